post "Red" { height = 2 }
value "Who" { base = red }
