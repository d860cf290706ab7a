rule "Tire All" {
  given = { piece = piece }
  after = enter(piece, hill)
  run "Tire" { soldier = piece }
}
