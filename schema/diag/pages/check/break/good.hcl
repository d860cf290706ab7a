rule "Alarm" {
  each soldier {
    from = soldiers
    move soldier { to = ford }
    break {}
  }
}
