# Defaults of a roster: what most rows share is said once. Two mods in kinds_defaults/ revise cells.

game "Defaults" {
  id       = "defaults"
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}

kind "field" { is = space }
field "F" {}
field "G" {}

kind "unit" {
  is     = piece
  sides  = [fresh, tired]
  traits = [mounted]
  fields = { fire = number, moves = number, leads = maybe(unit) }
  state  = { shots = number }
}
roster "unit" {
  columns  = [count, fire]
  defaults = { moves = 3, shots = 2, at = F }
  rows = {
    Rifles  = [3, 2]
    Lancers = [1, 4, { moves = 5, traits = [mounted] }]
    Staff   = [1, 0, { leads = lancers, at = G }] # a field that may be left out needs no default
    Guns    = [1, { fresh = 5, tired = 1 }, { moves = { fresh = 1, tired = 0 } }]
  }
  totals = { count = 6 }
}

test "A row has the defaults" {
  scenario = standard
  expect { that = count(F.units.rifles) == 3 && none([for u in F.units.rifles : u if u.moves != 3 || u.shots != 2 || u.mounted]) && guns.shots == 2 }
}

test "What a row states behind its cells goes before the defaults" {
  scenario = standard
  expect { that = lancers.moves == 5 && lancers.mounted && lancers.shots == 2 && staff.moves == 3 && staff.at == G && staff.leads == lancers && lancers.leads == none }
}

test "A figure behind the cells may differ by side" {
  scenario = standard
  expect { that = guns.fire == 5 && guns.moves == 1 }
  flip guns { to = tired }
  expect { that = guns.fire == 1 && guns.moves == 0 }
}
