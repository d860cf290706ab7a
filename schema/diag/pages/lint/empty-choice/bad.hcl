rule "Scouts Tire" {
  after = set_up()
  choose man { from = soldiers.scout.fresh }
  flip man { to = tired }
}
