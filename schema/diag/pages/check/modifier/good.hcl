modify "Courage" "at night" { by = -1 }
