mod "Loud" { game = "outpost" }
revise marker "Smoke" { count = { was = 2, now = 4 } }
