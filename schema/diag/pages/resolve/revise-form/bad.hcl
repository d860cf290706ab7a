mod "Loud" { game = "outpost" }
revise marker "Smoke" { count = 4 }
