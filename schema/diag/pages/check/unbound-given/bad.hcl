rule "Dust" {
  given = { soldier = soldier, place = post }
  after = enter(soldier)
  mark place { with = smoke }
}
