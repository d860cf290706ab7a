# Kinds: a noun makes words. Things, designs, adjectives, sets, sub-kinds.

game "Kinds" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}

kind "field" { is = space }
field "F" {}
field "G" {}
box "Hand" {}

kind "unit" {
  is     = piece
  sides  = [fresh, tired] # the first is up at the start
  traits = [mounted]
  fields = { fire = number, leads = maybe(unit) }
  state  = { shots = number, hidden = bool }
  value "Strength" { base = self.tired ? floor(self.fire, 2) : self.fire }
  value "Strong" { base = self.strength > 2 }
}
kind "gun" {
  is     = unit
  fields = { range = number }
}
roster "unit" {
  columns = [count, fire, traits, at]
  rows = {
    Rifles  = [3, 2, [], F] # a count above 1 makes a design of so many like pieces
    Lancers = [1, 4, [mounted], F]
    Staff   = [1, 0, [mounted], hand]
  }
  totals = { count = 5, fire = 6 }
}
gun "Howitzer" {
  fire  = { fresh = 5, tired = 3 } # printed differently on the two sides
  range = 9
  shots = 4
  leads = lancers
  at    = G
}
gun "Mortar" {
  count = 2
  fire  = 3
  range = 2
}
kind "wind" { # a concept: a kind of nothing in the box
  is     = concept
  fields = { force = number }
}
wind "Breeze" { force = 1 }
wind "Storm" { force = 6 }

test "A plural means the pieces on the map; all(plural) all of them, wherever they lie" {
  scenario = standard
  expect { that = count(units) == 5 && count(all(units)) == 8 && !contains(units, staff) && contains(all(units), staff) }
}

test "A plural of what are no pieces means all of them" {
  expect { that = count(fields) == 2 && count(winds) == 2 && count(players) == 1 }
}

test "Sides, traits, sub-kinds, designs, bool fields and bool values are adjectives" {
  scenario = standard
  set lancers { hidden = true }
  flip lancers { to = tired }
  expect { that = lancers.tired && !lancers.fresh && lancers.mounted && !howitzer.mounted && howitzer.gun && !lancers.gun && lancers.hidden && howitzer.strong && first(F.units.rifles).rifles }
}

test "An adjective after a set keeps those for which it holds" {
  scenario = standard
  flip { the = F.units }
  expect { that = count(units.tired) == 4 && units.tired.mounted == [lancers] && units.gun == [howitzer] && units.strong == [howitzer] && count(units.rifles) == 3 && count(units.fresh) == 1 }
}

test "A figure may differ by side" {
  scenario = standard
  expect { that = howitzer.fire == 5 }
  flip howitzer {}
  expect { that = howitzer.fire == 3 && howitzer.strength == 1 }
}

test "What stands for a design: its copies in the supply" {
  expect { that = count(mortar.supply) == 2 && mortar.range == 2 && rifles.fire == 2 }
  put one {
    from = mortar.supply
    to   = F
  }
  expect { that = one.mortar && count(mortar.supply) == 1 && F.guns == [one] && F.units.mortar == [one] }
}

test "State starts as stated" {
  expect { that = howitzer.shots == 4 && lancers.shots == 0 && howitzer.leads == lancers && lancers.leads == none }
}

test "A word of a sub-kind is known on the kind" {
  scenario = standard
  expect { that = max([for u in units.gun : u.range]) == 9 && sum(F.units[*].fire) == 10 }
}

test "Sub-kinds and designs make sets of their own" {
  scenario = standard
  expect { that = guns == [howitzer] && count(all(guns)) == 3 }
}
