rule "Rain" {
  after = set_up()
  let { wet = soldiers }
  let { most = count(wet) }
  advance morale { by = -most }
}
