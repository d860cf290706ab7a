rule "Scouts Rest" {
  choose man {
    from        = soldiers.scout.tired
    never_empty = true
  }
  flip man { to = fresh }
}
