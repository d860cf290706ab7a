rule "Alarm" {
  run "Tire" result { soldier = ann }
}
