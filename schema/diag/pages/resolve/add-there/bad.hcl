mod "Foggy" { game = "outpost" }
add enum "weather" { names = [rain] }
