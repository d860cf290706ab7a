rule "Tire All" {
  given = { soldier = soldier }
  after = enter(soldier, hill)
  run "Tire" {}
}
