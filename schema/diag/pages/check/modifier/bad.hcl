modify "Courage" "at night" { also = [ann] }
