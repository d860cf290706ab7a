base = 1 + 1 + 1 + 1 # and so on, 4,000 times
