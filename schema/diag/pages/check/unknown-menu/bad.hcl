rule "Alarm" {
  offer "Trun" { mover = red }
}
