rule "Dust" {
  given = { soldier = soldier, place = post }
  after = enter(soldier, place)
  mark place { with = smoke }
}
