rule "Alarm" {
  when = morale > 0
  flip ann { to = tired }
}
