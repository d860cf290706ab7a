rule "Scouts Tire" {
  after = set_up()
  choose man {
    from = soldiers.scout.fresh
    none {}
  }
  if "there is one" {
    when = man != none
    flip man { to = tired }
  }
}
