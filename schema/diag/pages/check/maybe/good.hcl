value "Height of Home" {
  given = { soldier = soldier }
  base  = soldier.home != none ? soldier.home.height : 0
}
