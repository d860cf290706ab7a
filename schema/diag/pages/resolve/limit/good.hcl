marker "Dust" {
  on    = post
  count = 6
  limit = false
}
