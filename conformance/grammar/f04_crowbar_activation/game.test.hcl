test "X4: advance, then bring up the rally point" {
  ref   = "G-5"
  rolls = [4] # green's fourth face: 1 hit, 1 advance
  given { E5 = [dog_1, dog_1_rally] }
  set dog_1 { strength = 7 }
  run "Activation" { unit = dog_1 }
  take "Press Forward" { die = green }
  take "Advance" { to = E6 }
  refuse "Advance" { because = "it has the advances for the ground" }
  take "Consolidate" {}
  take "Bring Up the Rally Point" {}
  expect {
    E6   = [dog_1, dog_1_rally]
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
