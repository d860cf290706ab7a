value "Nerve" {
  given = { soldier = soldier }
  base  = soldier.valour
}
