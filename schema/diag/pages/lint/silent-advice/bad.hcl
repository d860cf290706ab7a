policy "Stand Fast" {
  first "at once" { action = march }
  first "and pray" {
    action = march
    when   = any(soldiers)
  }
}
