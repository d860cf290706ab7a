rule "Alarm" {
  each soldier {
    of = soldiers
    move soldier { to = ford }
  }
}
