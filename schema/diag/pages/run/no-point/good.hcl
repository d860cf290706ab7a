move ann { to = point(3, 3) }
