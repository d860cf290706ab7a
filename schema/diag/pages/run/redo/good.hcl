rule "Once More" {
  given = { soldier = soldier }
  after = tire(soldier)
  when  = soldier.medic && morale > 4
  redo {}
}
