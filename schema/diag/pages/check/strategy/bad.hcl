strategy "Stand Fast" {
  player = red
  rows   = [[morale < 3, { pass = 1 }]]
}
