value "Way" { base = distance(town_1, town_9000) } # 9,000 linked towns
