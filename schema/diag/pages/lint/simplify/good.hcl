rule "Rain" {
  after = set_up()
  let {
    wet  = soldiers
    most = count(wet)
  }
  advance morale { by = -most }
}
