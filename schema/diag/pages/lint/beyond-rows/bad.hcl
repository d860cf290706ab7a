table "Cheers" {
  given   = { die = number }
  returns = { cheers = number }
  rows    = [["1-2", 0], ["3-4", 1]]
}
rule "Cheers" {
  given = { soldier = soldier }
  after = leave(soldier, hill)
  roll die { dice = d6 }
  advance morale { by = cheers(die) }
}
