value "Nerve" {
  given = { soldier = soldier }
  base  = soldier.valor
}
