mod "Loud" {
  game         = "outpost"
  game_version = ">= 2.0"
}
