mod "Foggy" { game = "outpost" }
add marker "Smoke" { count = 1 }
