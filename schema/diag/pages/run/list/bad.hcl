value "All Triples" { base = [for a in posts : [for b in posts : [for c in posts : a]]] }
