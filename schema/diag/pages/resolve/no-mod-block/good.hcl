mod "Brave" { game = "outpost" }
modify "Courage" { by = 1 }
