base = a
