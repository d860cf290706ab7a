rule "Cheers" {
  given = { soldier = soldier }
  after = leave(soldier, hill)
  roll die { dice = d6 }
  advance morale { by = floor(6, die - 1) }
}
