rule "No Tiring" {
  given      = { soldier = soldier }
  instead_of = tire(soldier)
  advance morale { by = -1 }
}
