value "Row" { base = count(line(camp, hill)) }
