marker "Dust" {
  on    = post
  start = [ford]
}
