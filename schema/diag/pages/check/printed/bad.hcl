rule "Alarm" {
  set ann { valor = 4 }
}
