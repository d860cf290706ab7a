value "Near" { base = distance(ann, bob) <= 3 }
