rule "No Rest" {
  instead_of = rest()
  advance morale { by = -1 }
}
