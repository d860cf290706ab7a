mod "Loud" { game = "outpost" }
