value "Pace" { base = 2 }
