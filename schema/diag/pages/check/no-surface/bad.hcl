value "Near" { base = any(circle(camp, 3)) }
