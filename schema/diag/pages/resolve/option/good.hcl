option "Pace" {
  variant "Slow" {}
  variant "Fast" {}
}
