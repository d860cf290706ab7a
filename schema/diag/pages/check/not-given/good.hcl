rule "Alarm" {
  run "Tire" { soldier = ann }
}
