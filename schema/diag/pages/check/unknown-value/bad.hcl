modify "Curage" "at night" { by = -1 }
