value "Half Morale" { base = morale / 2 }
