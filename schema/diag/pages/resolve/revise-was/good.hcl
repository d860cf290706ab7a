mod "Loud" { game = "outpost" }
revise marker "Smoke" { count = { was = 3, now = 4 } }
