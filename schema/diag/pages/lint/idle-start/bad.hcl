option "Weather" {
  variant "Fair" {}
  variant "Foul" {}
}
