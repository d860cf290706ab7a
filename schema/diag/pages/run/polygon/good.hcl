count(men) >= 3 ? polygon([for m in men : m.point]) : circle(camp, 1)
