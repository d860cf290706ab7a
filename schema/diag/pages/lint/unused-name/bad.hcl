rule "Rain" {
  after = set_up()
  let { n = 3 }
  advance morale { by = -1 }
}
