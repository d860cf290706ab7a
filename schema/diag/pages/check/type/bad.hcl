modify "Courage" "at night" { by = "one less" }
