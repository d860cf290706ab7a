value "Height of Home" {
  given = { soldier = soldier }
  base  = soldier.home.height
}
