value "All" { base = [3, 4] }
