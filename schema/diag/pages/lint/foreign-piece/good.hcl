kind "order" { is = card }
order "Dig In" {}
box "Orders in Hand" { of = order }
rule "Deal" {
  after = set_up()
  move {
    the = orders
    to  = orders_in_hand
  }
}
