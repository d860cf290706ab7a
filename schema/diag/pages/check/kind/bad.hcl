value "Men" { base = count(soldier) }
