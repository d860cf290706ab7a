rule "Alarm" {
  run "Tire" {
    soldier = ann
    place   = camp
  }
}
