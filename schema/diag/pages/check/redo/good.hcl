rule "Once More" {
  given = { soldier = soldier }
  after = tire(soldier)
  when  = soldier.medic
  redo {}
}
