policy "Stand Fast" {
  first "wait" { pass = turn }
  first "and pray" {
    pass = turn
    when = any(soldiers)
  }
}
