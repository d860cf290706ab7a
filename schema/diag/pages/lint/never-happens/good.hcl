rule "The Camp Is Lost" {
  given = { soldier = soldier }
  after = remove(soldier)
  advance morale { by = -1 }
}
rule "They Desert" {
  given = { soldier = soldier }
  after = leave(soldier, camp)
  remove soldier {}
}
