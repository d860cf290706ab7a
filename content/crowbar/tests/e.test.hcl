# E: the sea.

test "A craft at sea moves with all that is aboard, and nobody consolidates" {
  ref   = "E-2"
  rolls = [3, 2]
  given { G1 = [LCA_dog, dog_support, rudder, dog_supplies] }
  set rudder { with = dog_support }
  set dog_supplies { with = dog_support }
  run "Activation" { unit = dog_support }
  refuse "Recover Strength" { because = "it is inland" }
  take "Press Forward" { die = yellow } # 1 Hit, Advance 1
  take "Advance" { to = G2 }
  expect {
    G2   = [LCA_dog, dog_supplies, rudder, dog_support]
    that = dog_support.strength == 5
  }
  refuse "Drop Supplies" {}
  take "Press Forward" { die = red } # Stop
}

test "A craft may turn back" {
  ref   = "G-7d"
  rolls = [4, 2]
  given { G2 = [LCA_dog, dog_support] }
  run "Activation" { unit = dog_support }
  take "Press Forward" { die = yellow } # Variable Hits: the craft is damaged; Advance 2
  take "Advance" { to = G1 }
  pass "Spend Advances" {}
  take "Press Forward" { die = red } # Stop
  expect { G1 = [LCA_dog, dog_support] }
}

test "X2: variable hits fall on the unit at Sea 1" {
  ref   = "E-3b"
  rolls = [4, 2]
  given { G1 = [LCA_dog, dog_support, rally_7] }
  mark dog_support { with = shaken }
  run "Activation" { unit = dog_support }
  take "Press Forward" { die = yellow } # Variable Hits, Advance 2
  take "Advance" { to = G2 }
  take "Advance" { to = G3 }
  take "Press Forward" { die = red } # Stop
  expect {
    G3   = [LCA_dog, dog_support]
    that = dog_support.strength == 5 && LCA_dog.sound && rally_7.activated && dog_support.shaken
  }
}

test "Variable hits damage the craft at Sea 2 and 3, then sink it with all aboard" {
  ref   = "E-3b"
  rolls = [4, 2]
  given { G2 = [LCA_dog, dog_support, rally_7, dog_supplies] }
  set dog_supplies { with = dog_support }
  run "Activation" { unit = dog_support }
  take "Press Forward" { die = yellow } # Variable Hits, Advance 2
  expect { that = dog_support.strength == 6 && LCA_dog.damaged }
  pass "Spend Advances" {}
  take "Press Forward" { die = black } # Variable Hits, Advance 2
  expect {
    G2   = []
    that = dog_support.at == out && LCA_dog.at == out && dog_supplies.at == out
  }
}

test "Rout at sea: shaken, then back to the start" {
  ref   = "E-3c"
  rolls = [5, 5]
  given { G2 = [LCA_dog, dog_support, rally_7] }
  run "Activation" { unit = dog_support }
  take "Press Forward" { die = black }
  expect {
    G2   = [LCA_dog, dog_support, rally_7.activated]
    that = dog_support.shaken && dog_support.strength == 6
  }
  flip rally_7 { to = ready }
  run "Activation" { unit = dog_support }
  take "Press Forward" { die = black }
  expect {
    G0   = [LCA_dog, dog_support]
    that = dog_support.shaken
  }
}

test "J-Projectors of a sound craft" {
  ref   = "E-4"
  rolls = [5, 5, 6, 6, 2, 3]
  given {
    E3 = [LCA_860, dog_860]
    F3 = [LCA_858, dog_858]
    G3 = [LCA_dog, dog_support]
    H3 = [LCA_868.damaged, dog_868]
  }
  move dog_860 { to = E4 }
  move dog_858 { to = F4 }
  move dog_support { to = G4 }
  move dog_868 { to = H4 } # damaged: no throw
  expect { that = E4.hold == shaky && F4.hold == firm && G4.hold == no_hold && H4.hold == no_hold }
  expect { that = none(boats) && count(out.boats) == 4 }
}

test "Nothing is fired where the cliff has fallen" {
  ref   = "E-4"
  rolls = []
  given { G3 = [LCA_dog, dog_support] }
  set G4 { hold = firm }
  move dog_support { to = G4 }
  expect {
    G4   = [dog_support]
    that = G4.hold == firm
  }
}
