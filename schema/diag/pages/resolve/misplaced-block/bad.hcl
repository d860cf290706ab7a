modifier "night" { by = -1 }
