value "Homeless" {
  given = { soldier = soldier }
  base  = soldier.home == none
}
