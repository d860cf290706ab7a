value "Clouds" { base = smoke + 1 }
