value "Near" { base = any(camp.soldiers) }
