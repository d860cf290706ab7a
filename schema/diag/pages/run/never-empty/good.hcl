rule "Scouts Rest" {
  choose man {
    from      = soldiers.scout.tired
    or_return = true
  }
  flip man { to = fresh }
}
