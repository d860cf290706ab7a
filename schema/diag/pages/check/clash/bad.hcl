rule "Dry Socks" {
  given      = { soldier = soldier }
  instead_of = tire(soldier)
  set soldier { shots = 1 }
}
rule "Warm Tea" {
  given      = { soldier = soldier }
  instead_of = tire(soldier)
  set soldier { shots = 2 }
}
