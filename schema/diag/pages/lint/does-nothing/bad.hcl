rule "Volley" {
  given = { soldier = soldier }
  after = leave(soldier, ford)
  repeat {
    set soldier { shots = soldier.shots + 1 }
    break {}
  }
}
