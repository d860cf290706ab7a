rule "Alarm" {
  else "all is quiet" {
    flip ann { to = fresh }
  }
}
