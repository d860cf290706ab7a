test "X4: advance, then bring up the rally point" {
  ref   = "G-5"
  rolls = [4] # green's fourth face: 1 hit, 1 advance
  given { D5 = [dog_1, dog_1_rally] }
  set dog_1 { strength = 7 }
  run "Activation" { unit = dog_1 }
  take "Press Forward" { die = green }
  refuse "Advance" {
    to      = D4
    because = "never back to the beach"
  }
  take "Advance" { to = D6 }
  take "Consolidate" {}
  take "Bring Up the Rally Point" {}
  expect {
    D6   = [dog_1, dog_1_rally]
    that = dog_1.strength == 6 && dog_1_rally.activated
  }
}

test "X9: Slater makes them roll again" {
  ref   = "G-8"
  rolls = [4, 1] # red: Shaken; then 2 advances and a German chit
  given {
    F6 = [dog_1, dog_1_rally]
    G6 = [slater]
  }
  run "Activation" { unit = dog_1 }
  take "Press Forward" { die = red }
  take "Re-roll by a Commander" { officer = slater }
  take "Advance" { to = F5 }
  pass "Spend Advances" {}
  expect {
    F5   = [dog_1]
    that = !dog_1.shaken && slater.used && dog_1.advances == 1
  }
}

test "woods cost two advances, and no action costs more than there are" {
  ref   = "G-7d"
  rolls = [4] # yellow: a variable hit, 2 advances
  given { E5 = [dog_1, dog_1_rally] }
  set dog_1 { advances = 1 }
  mark dog_1 { with = pinned }
  offer "Spend Advances" {
    unit  = dog_1
    up_to = any
  }
  refuse "Advance" { because = "a pinned unit may only regroup" }
  take "Regroup" {}
  expect { that = dog_1.advances == 0 && !dog_1.pinned }
  run "Activation" { unit = dog_1 }
  take "Press Forward" { die = yellow }
  take "Advance" { to = E6 }
  expect {
    E6   = [dog_1]
    that = dog_1.advances == 0 && dog_1.strength == 9
  }
}

test "Slater rallies a unit in the middle of another one's activation" {
  ref   = "M-1e"
  rolls = [4] # green: 1 hit, 1 advance
  given {
    D5 = [dog_1, dog_1_rally]
    F6 = [dog_2, dog_2_rally]
    G6 = [slater]
  }
  mark dog_2 { with = [shaken, pinned] }
  run "Activation" { unit = dog_1 }
  take "Press Forward" { die = green }
  take "Commander's Rally" { # beside the advances that dog_1 may spend
    officer = slater
    who     = dog_2
  }
  expect { that = !dog_2.shaken && !dog_2.pinned && slater.used && dog_1.advances == 1 }
  take "Advance" { to = D6 } # which is asked again
  refuse "Commander's Rally" {}
  expect {
    D6   = [dog_1]
    that = dog_1.advances == 0
  }
}

test "a commander and then a hero make them roll again" {
  ref   = "G-8"
  rolls = [4, 5, 2] # red: Shaken; Advance and a Ranger chit; Stop and draw
  given {
    F6 = [dog_1, dog_1_rally]
    G6 = [slater]
  }
  mark dog_1 { with = heroic_action }
  run "Activation" { unit = dog_1 }
  take "Press Forward" { die = red }
  take "Re-roll by a Commander" { officer = slater }
  take "Re-roll by a Hero" {}
  expect { that = !dog_1.heroic && slater.used && !dog_1.shaken && dog_1.advances == 0 && dog_1_rally.activated }
}
