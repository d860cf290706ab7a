value "Pace" { base = 1.5 }
