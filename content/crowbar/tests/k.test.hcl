# K: special actions.

test "X7: a grapple, the climb, and an exhausted activation" {
  ref   = "K-2b"
  rolls = [3, 4, 5]
  given {
    E4 = [dog_860]
    E0 = [rally_5]
  }
  set green { used = true }
  mark dog_860 { with = shaken }
  mark dog_860 { with = currently_active }
  run "Press On" { unit = dog_860 }
  take "Press Forward" { die = black } # 1 Hit, Advance 3
  take "Grappling Attempt" {}
  refuse "Grappling Attempt" { because = "the hold is not firm yet" }
  take "Advance" { to = E5 }
  expect {
    E5   = [rally_5, dog_860]
    that = dog_860.strength == 9 && dog_860.advances == 1
  }
}

test "Grapples" {
  ref   = "K-2b"
  rolls = [3, 1, 1, 1, 3, 1, 2]
  given { E4 = [dog_860, rally_5] }
  run "Activation" { unit = dog_860 }
  take "Press Forward" { die = black }
  take "Grappling Attempt" {}
  expect { that = E4.hold == no_hold }
  take "Grappling Attempt" {}
  expect { that = E4.hold == shaky }
  take "Grappling Attempt" {} # a worse throw changes nothing
  expect { that = E4.hold == shaky && dog_860.advances == 0 }
}

test "Regroup removes one of two markers" {
  ref   = "K-2c"
  rolls = [1]
  given {
    event_cup = [chit_23] # mines, and nobody is near any
    E6        = [dog_860, rally_5]
  }
  mark dog_860 { with = shaken }
  mark dog_860 { with = pinned }
  run "Activation" { unit = dog_860 }
  take "Press Forward" { die = red }
  take "Regroup" { which = from_shock }
  expect { that = dog_860.pinned && !dog_860.shaken && dog_860.advances == 1 }
  take "Regroup" {}
  expect { that = !dog_860.pinned && dog_860.advances == 0 }
}

test "Redeploy to a unit of the company in the next column" {
  ref   = "K-2e"
  rolls = [1]
  given {
    event_cup = [chit_23] # mines, and nobody is near any
    F6        = [dog_858, rally_6]
    G7        = [dog_support, rally_7]
    E9        = [dog_860, rally_5]
  }
  set dog_support { strength = 4 }
  run "Activation" { unit = dog_858 }
  take "Press Forward" { die = red }
  refuse "Redeploy" {
    to      = E6
    because = "the unit of that column is there, or lost"
  }
  refuse "Redeploy" {
    to = G7
    n  = 3
  }
  take "Redeploy" {
    to = G7
    n  = 2
  }
  expect {
    that = (
      dog_858.strength == 8 &&
      dog_support.strength == 6 &&
      dog_858.advances == 0 &&
      dog_858.worn
    )
  }
}

test "Redeploy makes a new unit where there is none any more" {
  ref   = "K-2e"
  rolls = [1]
  given {
    event_cup = [chit_23] # mines, and nobody is near any
    H6        = [dog_868, rally_8]
    G5        = [hka_3]
    out       = [dog_support]
  }
  set dog_868 { strength = 4 }
  run "Activation" { unit = dog_868 }
  take "Press Forward" { die = red }
  refuse "Redeploy" {
    to      = G5
    because = "no German is there"
  }
  refuse "Redeploy" {
    to      = I6
    because = "the columns may mix"
  }
  refuse "Redeploy" {
    to = G7
    n  = 4
  }
  take "Redeploy" {
    to = G7
    n  = 3
  }
  expect {
    G7 = [rally_7, dog_support]
    that = (
      dog_868.strength == 1 &&
      dog_support.strength == 3 &&
      rally_7.ready &&
      waiting(dog) == [dog_868, dog_support]
    )
  }
}

test "A new unit may be activated, whatever the lost one had done" {
  ref   = "K-2e"
  rolls = [1] # red: Advance 2
  given {
    event_cup = [chit_23]
    H6        = [dog_868, rally_8]
    supply    = [rally_7.activated]
  }
  run "Activation" { unit = dog_868 }
  take "Press Forward" { die = red }
  take "Redeploy" {
    to = G7
    n  = 3
  }
  expect { that = rally_7.ready && waiting(dog) == [dog_868, dog_support] }
}

test "Prices" {
  ref = "G-7d"
  expect {
    that = (
      action_cost(dog_860, redeploy) == 2 &&
      action_cost(dog_860, regroup) == 1 &&
      action_cost(dog_860, grappling_attempt) == 1
    )
  }
}

test "X7: Recon-in-Force with the last advance, and the unit is no longer shaken" {
  ref   = "K-2a"
  rolls = [3, 4, 5]
  given {
    event_cup = [chit_23]
    F4        = [dog_858]
    F0        = [rally_6]
    G5        = [mg_5, pin]
  }
  mark dog_858 { with = shaken }
  run "Activation" { unit = dog_858 }
  set {
    the  = [green, yellow, red]
    used = true
  }
  take "Press Forward" { die = black } # 1 Hit, Advance 3
  take "Grappling Attempt" {}
  take "Advance" { to = F5 }
  take "Recon-in-Force" { where = G5 }
  expect {
    that = (
      only(G5.germans).pinned &&
      none(G5.incoming_fires) &&
      dog_858.strength == 9 &&
      !dog_858.shaken &&
      rally_6.activated
    )
  }
}

test "Recon-in-Force reaches adjacent spaces alone" {
  ref   = "K-2a"
  rolls = [1]
  given {
    event_cup = [chit_23]
    F5        = [dog_858, rally_6]
    H5        = [mg_5, pin]
    F6        = [miss]
  }
  run "Activation" { unit = dog_858 }
  take "Press Forward" { die = red }
  refuse "Recon-in-Force" { where = H5 }
  take "Recon-in-Force" { where = F6 }
  expect { F6 = [] }
}

test "Hasty Fire: half the SP in dice, and 5 and 6 lay hidden markers" {
  ref   = "K-2d"
  rolls = [4, 2, 2, 4, 5, 6] # black: Advance 2; then five dice
  given {
    event_cup = [chit_23]
    H5        = [dog_868, rally_8]
    G5        = [mg_5]
    F6        = [hka_3]
    H7        = [hka_2]
  }
  set dog_868 { strength = 9 }
  run "Activation" { unit = dog_868 }
  take "Press Forward" { die = black }
  refuse "Hasty Fire" { target = only(F6.germans) }
  refuse "Hasty Fire" { target = only(H7.germans) }
  take "Hasty Fire" { target = only(G5.germans) }
  expect {
    that = (
      count(G5.incoming_fires) == 2 &&
      only(G5.germans).SP == 0 &&
      only(G5.germans).fire_SP == 3 &&
      G5.incoming_fires.face_down == G5.incoming_fires
    )
  }
}

test "From the beach Hasty Fire goes up in any direction" {
  ref   = "K-2d"
  rolls = [1, 6, 6, 1, 1, 1]
  given {
    event_cup = [chit_23] # mines, and nobody is near any
    F4        = [dog_858]
    F0        = [rally_6]
    E5        = [MG_5]
    G5        = [MG_5]
    G6        = [HKA_3]
  }
  run "Activation" { unit = dog_858 }
  take "Press Forward" { die = red } # Advance 2
  refuse "Hasty Fire" { target = only(G6.germans) }
  take "Hasty Fire" { target = only(G5.germans) }
  expect { that = count(G5.incoming_fires) == 2 && none(E5.incoming_fires) }
}

test "Ruling 14: a company keeps to its columns when it redeploys" {
  ref = "K-2e"
  given {
    H6 = [dog_868, rally_8]
    I6 = [fox_887, rally_9]
  }
  expect { that = !may_redeploy(dog_868, I6) && may_redeploy(dog_868, G7) && room_for(I6) == 0 }
}
