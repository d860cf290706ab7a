rule "Unless Medic" {
  given      = { soldier = soldier }
  instead_of = tire(soldier)
  if "he is no medic" {
    when = !soldier.medic
    proceed {}
  }
}
