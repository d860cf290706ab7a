mod "Loud" {
  game = "outpost"
  over = [quiet]
}
revise marker "Smoke" { count = { was = 3, now = 4 } }
