mod "Loud" { game = "inpost" }
