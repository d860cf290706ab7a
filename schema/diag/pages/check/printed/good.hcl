rule "Alarm" {
  set ann { shots = 4 }
}
