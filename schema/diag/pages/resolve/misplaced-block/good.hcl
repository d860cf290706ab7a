modify "Courage" "night" { by = -1 }
