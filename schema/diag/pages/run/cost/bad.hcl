value "Toll" {
  given = { from = post, to = post }
  base  = to.height - from.height
}
value "Near" { base = reach(camp, 2, toll) }
