value "Way" { base = distance(town_1, town_900) } # 900 linked towns
