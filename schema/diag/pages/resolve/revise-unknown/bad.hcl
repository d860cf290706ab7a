mod "Loud" { game = "outpost" }
revise marker "Smok" { count = { was = 3, now = 4 } }
