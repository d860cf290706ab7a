strategy "Stand Fast" {
  player = red
  rows   = [[any, morale < 3, { pass = 1 }]]
}
