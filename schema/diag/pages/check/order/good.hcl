rule "Alarm" {
  each man {
    from          = soldiers
    highest_first = [man.valor, -courage(man)]
    flip man { to = tired }
  }
}
