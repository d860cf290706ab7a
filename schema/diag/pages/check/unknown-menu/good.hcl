rule "Alarm" {
  offer "Turn" { mover = red }
}
