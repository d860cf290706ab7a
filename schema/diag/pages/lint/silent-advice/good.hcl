policy "Stand Fast" {
  first "pray" {
    pass = turn
    when = any(soldiers)
  }
  first "or wait" { pass = turn }
}
