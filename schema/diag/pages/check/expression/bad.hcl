value "All" { base = { valor = 3 } }
