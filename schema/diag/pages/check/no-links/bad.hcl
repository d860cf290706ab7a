value "Way" { base = distance(camp, hill) }
