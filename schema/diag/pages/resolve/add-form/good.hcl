mod "Foggy" { game = "outpost" }
add enum "weather" { names = [fog] }
revise marker "Smoke" { count = { add = 1 } }
