option "Weather" {
  variant "Fair" {}
  variant "Foul" {
    modify "Courage" { by = -1 }
  }
}
