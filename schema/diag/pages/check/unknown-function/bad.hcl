value "Men" { base = cuont(soldiers) }
