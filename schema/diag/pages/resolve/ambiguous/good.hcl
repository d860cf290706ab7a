option "Pace" {
  variant "Normal" {}
}
option "Fog" {
  variant "Normal" {}
  variant "Thick" { needs = [pace.normal] }
}
