marker "Dust" {
  on    = post
  count = 6
}
value "Left" { base = dust.supply }
