mod "Loud" { game = "outpost" }
revise marker "Smoke" { count = { was = 3, now = 4 } }
# and in another mod:
# revise marker "Smoke" { count = { was = 3, now = 5 } }
