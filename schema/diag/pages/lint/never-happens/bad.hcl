rule "The Camp Is Lost" {
  given = { soldier = soldier }
  after = remove(soldier)
  advance morale { by = -1 }
}
