# The example of play at the end of the rulebook: the bombing, the approach, and two activations of
# Dog company. Where the example differs from the rules, the rules are followed: the German chit for
# the third die of 868 is drawn (G-5), which the example omits.

test "The example of play" {
  ref = "G-5"
  rolls = [
    4, 5, 4, 3,             # the approach: 1 Hit + Advance 1, Advance 1, Shaken, 1 Hit + Advance 3
    1, 3, 5, 5,             # 868: green a card, yellow 1 Hit and Advance 1, its J-Projector 10
    5, 4, 2, 2, 4, 5, 6,    # red Advance 1, black Advance 2, Hasty Fire
    4, 1, 2, 5, 5, 6,       # 858: green 1 Hit + Advance 1, J-Projector 3, yellow Advance 1, grapple 11
    1, 5, 6, 1, 2, 2, 3, 4, # red Advance 2, the Grenadier's dice, the Rangers'
    2, 2, 4, 4, 3,          # black Variable Hits and Advance 2, Hasty Fire
  ]
  given {
    E0          = [rally_5, LCA_860, slater, dog_860]
    F0          = [rally_6, LCA_858, dog_858]
    G0          = [rally_7, LCA_dog, dog_supplies, dog_support]
    H0          = [rally_8, LCA_868, dog_868]
    E5          = [mg_5, miss]
    G5          = [mg_5, critical_pin]
    G6          = [hka_3]
    event_deck  = [two_time_increments]
    german_pool = [grenadier_4]
  }
  let {
    left_gun  = only(E5.germans)
    right_gun = only(G5.germans)
  }

  # the bombing: a Miss on the left gun, Pin* on the right one; a hidden marker stays on each
  run "Bomb Damage Assessment" {}
  expect { that = G4.hold == firm && right_gun.pinned && !left_gun.pinned && E4.hold == no_hold }
  given {
    E5        = [mg_5, miss]
    G5        = [mg_5, one_hit]
    fire_pool = [pin, miss]
    # the others, out of the way
    L0 = [miss, miss, miss, miss, miss, miss, pin, pin, pin, pin, pin, critical_pin, critical_pin, one_hit, one_hit, one_hit, one_hit, critical_hit, hit_and_pin, two_critical_hits]
  }
  mark right_gun { with = pinned }

  # the approach
  run "Company's Approach" { company = dog }
  take "Assign a Die" { die = green }
  take "Assign a Die" { die = red }
  take "Assign a Die" { die = black }
  take "Assign a Die" { die = yellow }
  expect {
    that = (
      dog_860.at == E3 &&
      dog_860.strength == 9 &&
      dog_858.at == F1 &&
      dog_858.strength == 10 &&
      dog_858.shaken
    )
  }
  expect {
    that = (
      dog_support.at == G4 &&
      dog_support.strength == 5 &&
      LCA_dog.at == out &&
      dog_868.at == H3 &&
      dog_868.strength == 10
    )
  }
  flip rally_points { to = ready }

  # 868
  run "Company's Turn" { company = dog }
  take "Activate a Unit" { unit = dog_868 }
  take "Press Forward" { die = green }
  expect { that = time == 2 }
  given { event_cup = [chit_1] } # Rangers Forward! Dog, and Assault! Dog
  take "Press Forward" { die = yellow }
  take "Advance" { to = H4 }
  expect { that = dog_868.strength == 9 && H4.hold == shaky && LCA_868.at == out }
  take "Press Forward" { die = red }
  pass "Spend Advances" {}
  answer { unit = dog_858 }
  take "Advance" { to = F2 }
  take "Advance" { to = F3 }
  # The chit that the example omits: mines, with no unit near any.
  given { event_cup = [chit_23] }
  # The black die is rolled: it is the only one left.
  expect { that = dog_858.at == F3 && dog_868.active && dog_868.advances == 3 }
  take "Advance" { to = H5 }
  expect {
    that = dog_868.at == H5 && rally_8.at == H5 && H4.hold == no_hold && dog_868.advances == 1
  }
  take "Hasty Fire" { target = right_gun }
  expect { that = count(G5.incoming_fires) == 3 && rally_8.activated && !dog_868.active }

  # 858
  take "Activate a Unit" { unit = dog_858 }
  take "Press Forward" { die = green }
  take "Advance" { to = F4 }
  expect { that = dog_858.strength == 9 && F4.hold == no_hold && LCA_858.at == out }
  given { event_cup = [chit_4] } # German Patrols Dog
  take "Press Forward" { die = yellow }
  take "Grappling Attempt" {}
  expect { that = F4.hold == firm && H6.germans.grenadier == H6.germans && count(H6.germans) == 1 }
  given { event_cup = [chit_1] }
  take "Press Forward" { die = red }
  take "Advance" { to = F5 }
  take "Advance" { to = F6 }
  expect {
    that = (
      rally_6.at == F5 &&
      dog_868.strength == 8 &&
      dog_868.at == H5 &&
      count(H6.germans) == 1 &&
      only(H6.germans).full
    )
  }
  take "Press Forward" { die = black }
  expect { that = dog_858.strength == 8 && dog_858.advances == 2 }
  take "Hasty Fire" { target = only(G6.germans) }
  expect { that = none(G6.incoming_fires) && dog_858.shaken }
  take "Recon-in-Force" { where = G5 }
  expect {
    that = (
      right_gun.reduced &&
      right_gun.pinned &&
      right_gun.fire_SP == 2 &&
      right_gun.SP == 1 &&
      none(G5.incoming_fires)
    )
  }
  expect {
    that = (
      !dog_858.shaken &&
      rally_6.activated &&
      dog_858.at == F6 &&
      waiting(dog) == [dog_860, dog_support]
    )
  }
}
