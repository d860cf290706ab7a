kind "field" { is = space }
deck "Orders" { of = field }
