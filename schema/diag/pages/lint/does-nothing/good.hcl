rule "Volley" {
  given = { soldier = soldier }
  after = leave(soldier, ford)
  set soldier { shots = soldier.shots + 1 }
}
