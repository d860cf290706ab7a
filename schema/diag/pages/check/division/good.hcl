value "Half Morale" { base = floor(morale, 2) }
