value "Toll" {
  given = { from = post, to = post }
  base  = abs(to.height - from.height)
}
