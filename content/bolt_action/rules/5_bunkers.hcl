# Bunkers: a house with one open side that nothing brings down.

section "7.4.1" "Bunkers" {
  text = "A bunker sees and is seen through its open side only. It takes one off the die of a bombardment, protects from all but fire, halves the hits of shells, and neither falls nor burns."

  value "In a Bunker" {
    given = { unit = unit }
    base  = unit.inside != none && unit.inside.bunker
  }
  value "Shut Against" { # a wall of his own bunker is between them
    given  = { unit = unit, other = unit }
    source = "reconstructed: the open side sees a quarter, as a gun does"
    base = (
      unit.inside != none &&
      unit.inside.opens != none &&
      !in_front(unit.inside.opens, unit.point, other.point)
    )
  }
  modify "Sees" "walls without openings" {
    when = shut_against(shooter, target) || shut_against(target, shooter)
    to   = false
  }
  table "Bombardment of a Bunker" {
    given   = { die = d6 }
    returns = { pins = number }
    rows    = [["1-2", 0], ["3-4", 1], ["5-6", 2]]
  }
  rule "One Less in a Bunker" {
    given      = { unit = unit }
    instead_of = bombard_a_unit(unit)
    when       = in_a_bunker(unit)
    roll blow "bombardment" { on = bombardment_of_a_bunker }
    set unit { pins = unit.pins + blow }
    run "Break" {}
  }
}
