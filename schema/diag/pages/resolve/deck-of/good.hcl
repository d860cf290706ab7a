kind "order" { is = card }
order "March" {}
deck "Orders" { of = order }
