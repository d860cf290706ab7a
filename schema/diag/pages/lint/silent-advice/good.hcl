policy "Stand Fast" {
  first "pray" {
    action = march
    when   = any(soldiers)
  }
  first "or at once" { action = march }
}
