marker "Dust" {
  on    = post
  count = 3
}
