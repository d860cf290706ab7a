# F: the beach.

test "X3: two advances saved, the third gets the unit up" {
  ref   = "F-4"
  rolls = [2, 3]
  given {
    E4 = [dog_860, slater]
    E0 = [rally_5]
  }
  set slater { with = dog_860 }
  run "Activation" { unit = dog_860 }
  refuse "Recover Strength" { because = "it is inland" }
  take "Press Forward" { die = black } # Variable Hits, Advance 2
  pass "Re-roll by an Officer" {}
  refuse "Advance" {
    to      = E5
    because = "it has the advances for the ground"
  }
  pass "Spend Advances" {}
  expect { that = dog_860.strength == 8 && dog_860.advances == 2 }
  take "Press Forward" { die = red } # 1 Hit, Advance 1
  pass "Re-roll by an Officer" {}
  take "Advance" { to = E5 }
  expect {
    E5   = [rally_5.ready, slater, dog_860]
    that = dog_860.strength == 7 && dog_860.advances == 0 && dog_860.worn
  }
}

test "What a climb costs" {
  ref = "F-4"
  given { E4 = [dog_860] }
  expect { that = advance_cost(dog_860, E5) == 3 }
  set E4 { hold = shaky }
  expect { that = advance_cost(dog_860, E5) == 2 }
  set E4 { hold = firm }
  expect { that = advance_cost(dog_860, E5) == 1 && climb(firm) == 1 }
}

test "G-7d: through a shaky hold into the manned Command Bunker, three advances" {
  ref = "F-4"
  given {
    D4 = [easy_support]
    D5 = [bunker_company]
  }
  set D4 { hold = shaky }
  expect {
    value = advance_cost(easy_support, D5)
    is    = 3
  }
}

test "Variable hits on the beach are two, whoever is near" {
  ref = "F-3a"
  given { E4 = [dog_860, rally_5] }
  expect {
    value = variable_hits_on(dog_860)
    is    = 2
  }
}

test "Rout on the beach: shaken, then a hit" {
  ref   = "F-3b"
  rolls = [5, 5]
  given { E4 = [dog_860, rally_5] }
  run "Activation" { unit = dog_860 }
  take "Press Forward" { die = black }
  expect {
    E4   = [dog_860, rally_5.activated]
    that = dog_860.shaken && dog_860.strength == 10
  }
  run "Activation" { unit = dog_860 }
  take "Press Forward" { die = black }
  expect {
    E4   = [dog_860, rally_5.activated]
    that = dog_860.shaken && dog_860.strength == 9
  }
}

test "On top the hold is removed and the rally point comes up" {
  ref = "F-6"
  given {
    E4 = [dog_860]
    E0 = [rally_5]
  }
  set E4 { hold = firm }
  move dog_860 { to = E5 }
  expect {
    E5   = [rally_5, dog_860]
    that = E4.hold == no_hold
  }
}
