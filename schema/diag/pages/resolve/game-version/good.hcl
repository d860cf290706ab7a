mod "Loud" {
  game         = "outpost"
  game_version = ">= 1.0"
}
