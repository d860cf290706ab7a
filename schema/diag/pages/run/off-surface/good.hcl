value "Near" { base = bob.in_play && distance(ann, bob) <= 3 }
