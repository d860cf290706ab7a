marker "Dust" {
  on   = post
  cont = 3
}
