value "Men" { base = count(soldiers) }
