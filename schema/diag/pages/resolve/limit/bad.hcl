marker "Dust" {
  on    = post
  limit = false
}
