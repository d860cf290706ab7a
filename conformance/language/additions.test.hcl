# Additions: modify, rule, forbid, except; and the extents in which they hold.

game "Additions" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}
kind "step" {
  is     = space
  traits = [holy]
}
step "A" {}
step "B" { traits = [holy] }
kind "man" {
  is     = piece
  plural = "men"
  sides  = [fresh, tired]
}
man "Ann" {}
man "Bob" {}
enum "weather" { names = [clear, fog] }
kind "sky" {
  is    = concept
  state = { now = weather }
}
sky "Sky Above" {}
track "Log" { boxes = numbers(0, 99) }

value "Sight" {
  base = 10
  modifier "it is late" {
    when = log >= 50
    by   = -5
  }
}
rule "Fire" {
  given = { man = man }
  advance log {}
}
rule "Load" {
  advance log { by = 2 }
}
menu "Orders" {
  player = anna
  actor  = men
  require "is fresh" { that = actor.fresh }
}
action "Aim" {
  menu = orders
  flip actor {}
}
action "Wait" {
  menu = orders
  flip actor {}
}

# ------------------------------------------------------------------------------------- while
while "Fog" {
  when = sky_above.now == fog
  modify "Sight" { to = 1 }
  forbid "Aim" { because = "nobody can see" }
  except "Load" {}
  rule "Hush" {
    given  = { man = man }
    before = fire(man)
    advance log { by = 20 }
  }
  while "Late Fog" { # an extent in an extent: both must hold
    when = log >= 50
    rule "Silence" {
      given      = { man = man }
      instead_of = fire(man)
      advance log { by = -1 }
    }
  }
}
test "While it does not hold, nothing of it counts" {
  given { A = [ann] }
  run "Fire" { man = ann }
  run "Load" {}
  expect { that = sight == 10 && log == 3 }
  take "Aim" { actor = ann }
}
test "While it holds, all of it counts" {
  given { A = [ann] }
  set sky_above { now = fog }
  run "Load" {}
  expect { that = sight == 1 && log == 0 }
  run "Fire" { man = ann }
  expect { that = log == 21 }
  refuse "Aim" {
    actor   = ann
    because = "nobody can see"
  }
  advance log { by = 30 }
  run "Fire" { man = ann }
  expect { that = log == 50 }
}

# ---------------------------------------------------------------------------------- a card in force
kind "omen" {
  is     = card
  fields = { worth = number }
}
box "Shown" { in_force = true }
box "Kept" {}
omen "Eclipse" {
  count = 2
  worth = 3
  modify "Sight" "eclipse" { by = -self.worth } # self is the card
  rule "Bad Luck" {
    given = { man = man }
    after = fire(man)
    advance log { by = 10 }
  }
  rule "It Shows" {
    after = reveal(self)
    advance log { by = 5 }
  }
}
omen "New Moon" {
  worth = 0
  except "Sight" "it is late" {}
  except "Bad Luck" {} # a rule of another card
}
test "A card says what it says while it lies in a box with in_force" {
  given { Kept = [eclipse] }
  expect { that = sight == 10 }
  move { # each copy speaks for itself
    the = kept.omens
    to  = shown
  }
  expect { that = sight == 7 }
  given { Shown = [eclipse, eclipse] }
  run "Fire" { man = ann }
  expect { that = sight == 4 && log == 21 }
}
test "except switches off one modifier of a value, and a rule of an extent" {
  advance log { by = 60 }
  expect { that = sight == 5 }
  given { Shown = [eclipse, new_moon] }
  run "Fire" { man = ann }
  expect { that = sight == 7 && log == 61 }
}
test "What is bound to the card itself" {
  given { Shown = [eclipse, new_moon] }
  reveal new_moon {}
  expect { that = log == 0 }
  reveal { the = shown.omens.eclipse }
  expect { that = log == 5 }
}

# --------------------------------------------------------------- a kind: each of its pieces in play
kind "priest" {
  is = man
  modify "Sight" "a priest" {
    when = self.at.holy
    by   = 100
  }
  rule "Blessing" {
    given = { man = man }
    after = fire(man)
    when  = man.at == self.at
    advance log { by = 3 }
  }
}
priest "Theo" {}
priest "Otto" {}
test "A kind's additions hold for each of its pieces in play" {
  given {
    A = [theo, ann]
    B = [otto]
  }
  expect { that = sight == 110 }
  run "Fire" { man = ann }
  expect { that = log == 4 }
  run "Fire" { man = bob }
  expect { that = log == 5 }
}
