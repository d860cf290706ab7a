kind "order" { is = card }
deck "Order Deck" { of = order }
box "Orders Given" { of = order }
order "Dig In" {
  modify "Courage" { by = 1 }
}
rule "Give an Order" {
  after = set_up()
  draw order {
    from        = order_deck
    to          = orders_given
    never_empty = true
  }
}
