value "Men" { base = count(soldirs) }
