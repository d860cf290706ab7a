rule "Alarm" {
  if "morale is low" {
    when = morale < 2
    flip ann { to = tired }
  }
  else "all is quiet" {
    flip ann { to = fresh }
  }
}
