rule "Alarm" {
  set ann { shots = 3 }
}
