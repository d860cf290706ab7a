value "Rain" { base = 1 }
