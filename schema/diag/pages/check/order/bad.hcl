rule "Alarm" {
  each man {
    from          = soldiers
    highest_first = man.valor
    lowest_first  = courage(man)
    flip man { to = tired }
  }
}
