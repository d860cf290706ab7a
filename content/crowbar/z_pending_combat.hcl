# What events call of the letters J to N, until these are there.

section "0" "Introduction" {
  value "Blocks" {
    given = { square = square }
    base  = square.woods || square.building || square.bunker || square.command_bunker || square.barracks || any(square.units)
  }
  rule "Support Fire" { given = { target = unit, dice = number } }
  rule "Machine Guns Sweep" { given = { company = company } }
  rule "Germans Open Fire" { given = { company = company } }
  rule "Rangers Open Fire" { given = { company = company, low_ammo = bool } }
  rule "Open Fire" { given = { firer = unit, target = unit } }
  rule "Commander Casualty" { given = { officer = commander } }
}
