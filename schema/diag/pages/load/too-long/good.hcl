base = sum([1, 1, 1, 1])
