polygon([for m in men : m.point])
