value "Clouds" { base = smoke.supply + 1 }
