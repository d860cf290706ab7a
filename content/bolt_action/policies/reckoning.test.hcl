# What counts as the end draws near.

test "The point that wins is worth a charge" {
  given {
    bag               = [axis_die]
    us_first_squad    = point(36, 20)
    german_lieutenant = point(36, 30)
  }
  set us_first_squad { men = 7 }
  move turn { to = 7 }
  move second_grenadiers { to = destroyed }
  offer "Orders" {
    commander = allies
    ready     = [us_first_squad]
  }
  advise "Assault" {
    actor   = us_first_squad
    target  = german_lieutenant
    because = "we win hand to hand"
  }
}
test "Nobody rallies for a turn that will not come" {
  given {
    us_machine_gun   = point(36, 4)
    first_grenadiers = point(36, 30)
  }
  set us_machine_gun {
    pins   = 2
    facing = north
  }
  set first_grenadiers { order = fire }
  move turn { to = 7 }
  offer "Orders" {
    commander = allies
    ready     = [us_machine_gun]
  }
  advise "Fire" {
    actor   = us_machine_gun
    because = "fire where it hurts"
  }
}
test "A howitzer that fires in two ways is one gun" {
  given {
    leig_18       = point(36, 4)
    riflemen_1    = point(36, 30)
    pack_howitzer = point(36, 44)
  }
  expect { that = volume(leig_18, false) == 2000 }
  expect { that = volume(pack_howitzer, true) == 1000 }
}
test "Whoever may leave for three points does not run alone into fire" {
  scenario = "Double Envelopment"
  given {
    us_bazooka       = point(36, 8)
    first_grenadiers = point(36, 40)
  }
  set allies { edge = south }
  set axis { edge = north }
  move turn { to = 2 }
  expect { that = place(us_bazooka, point(32, 26)) < place(us_bazooka, point(32, 14)) }
}
test "Whoever stands at a house from which the objective is held goes in" {
  scenario = "Hold Until Relieved"
  given {
    strategic_objective = point(36, 24)
    us_first_squad      = point(34, 17)
    second_grenadiers   = point(66, 44)
  }
  move turn { to = 3 }
  set us_first_squad { order = run }
  run "Go In" { unit = us_first_squad }
  advise {
    house   = south_house
    because = "into a house that counts, or to shoot from"
  }
}
test "Whoever is in a house at the objective stands in the way of victory" {
  scenario = "Hold Until Relieved"
  given {
    strategic_objective = point(36, 24)
    us_first_squad      = point(29, 17)
    us_second_squad     = point(29, 12)
  }
  set us_first_squad { inside = south_house }
  move turn { to = 6 }
  expect { that = prize(us_first_squad) == 120 && booty(us_second_squad) == 0 }
  expect { that = goal(us_first_squad, us_first_squad.point) == 0 }
}
test "A pin troubles most whoever has yet to obey an order" {
  given {
    us_first_squad   = point(36, 10)
    first_grenadiers = point(36, 24)
  }
  expect { that = harm(us_first_squad, first_grenadiers, 0) > 80 }
  set first_grenadiers { order = fire }
  expect { that = harm(us_first_squad, first_grenadiers, 0) < 80 }
}
test "Who advances fires now: a place with a shot is worth more to him than to who waits" {
  given {
    us_first_squad   = point(36, 10)
    first_grenadiers = point(36, 24)
  }
  set first_grenadiers { order = fire }
  expect { that = place(us_first_squad, point(36, 12)) < 100 }
  set us_first_squad { order = advance }
  expect { that = place(us_first_squad, point(36, 12)) > 100 }
}
test "Whoever may yet touch our base this turn is wanted most" {
  scenario = "Demolition"
  given {
    allied_base      = point(36, 6)
    axis_base        = point(36, 42)
    first_grenadiers = point(36, 18)
  }
  expect { that = threatens_a_base(first_grenadiers) && prize(first_grenadiers) == 260 }
  set first_grenadiers { order = fire }
  expect { that = !threatens_a_base(first_grenadiers) && prize(first_grenadiers) == 60 }
  given { us_bazooka = point(36, 40.5) }
  expect { that = at_their_base(allies) && !at_their_base(axis) }
}
test "A hunted officer keeps away from hunters, and from edges by which more may come" {
  scenario = "Manhunt"
  given {
    us_lieutenant    = point(36, 24)
    first_grenadiers = point(36, 40)
  }
  set axis { attacks = true }
  expect { that = within_reach(us_lieutenant, point(36, 24)) == 18 }
  set first_grenadiers { order = fire }
  expect { that = within_reach(us_lieutenant, point(36, 24)) == 10 }
  expect { that = within_reach(us_lieutenant, point(36, 10)) == 2 }
  move second_grenadiers { to = reserves }
  expect { that = within_reach(us_lieutenant, point(36, 10)) == 20 }
  set second_grenadiers { order = down }
  expect { that = within_reach(us_lieutenant, point(36, 10)) == 8 }
}
test "Whoever charges a vehicle that lies in wait is shot at first" {
  given {
    us_bazooka = point(36, 10)
    sdkfz_222  = point(36, 21)
  }
  set sdkfz_222 {
    facing = south
    order  = fire
  }
  expect { that = shot_on_the_way(us_bazooka, sdkfz_222) == 0 && wins(us_bazooka, sdkfz_222) == 18 }
  set sdkfz_222 { order = ambush }
  expect { that = shot_on_the_way(us_bazooka, sdkfz_222) > 5 && wins(us_bazooka, sdkfz_222) < 15 }
}
test "Whoever has the papers is shot at first, the more so one run from home" {
  scenario = "Top Secret"
  given {
    bag              = [allied_die]
    first_grenadiers = point(36, 24)
    us_second_squad  = point(26, 30)
    us_lieutenant    = point(36, 37)
  }
  set allies { edge = north }
  set axis { edge = south }
  move turn { to = 5 }
  move documents { to = satchel }
  set documents {
    carrier = us_lieutenant
    taken   = 4
  }
  expect { that = booty(us_lieutenant) == 400 }
  expect { that = booty(us_second_squad) == 0 }
  expect { # to lie down costs him the way home
    that = likely_harm(first_grenadiers, us_lieutenant) == harm(first_grenadiers, us_lieutenant, 0)
  }
}
test "The papers lie a run away: nothing is nearer" {
  scenario = "Top Secret"
  given {
    us_first_squad    = point(34, 12.6)
    german_lieutenant = point(36, 46)
  }
  set allies { edge = south }
  set axis { edge = north }
  move turn { to = 4 }
  move documents { to = point(36, 24) }
  expect {
    that = gain(us_first_squad, run_pace(us_first_squad)) >= place(us_first_squad, point(36, 24)) - place(us_first_squad, us_first_squad.point)
  }
}
test "Nobody runs on to charge where three have yet to act" {
  given {
    us_first_squad     = point(36, 10)
    german_lieutenant  = point(36, 32)
    german_machine_gun = point(34, 33)
    second_grenadiers  = point(60, 44)
  }
  expect { that = charge_from(us_first_squad, point(36, 22)) > 0 }
  given { at_rifle_team = point(38, 33) }
  expect { that = charge_from(us_first_squad, point(36, 22)) == 0 }
  set at_rifle_team { order = fire }
  expect { that = charge_from(us_first_squad, point(36, 22)) > 0 }
  given { us_second_squad = point(36, 20) }
  set at_rifle_team { order = waiting }
  expect { that = charge_from(us_second_squad, point(36, 22)) > 0 }
}
test "In the last turn only whoever falls to the last man counts" {
  given {
    us_first_squad    = point(36, 10)
    first_grenadiers  = point(36, 20)
    german_lieutenant = point(30, 20)
  }
  set german_lieutenant { men = 1 }
  move turn { to = 3 }
  expect { that = weight(first_grenadiers, 2000) == 1000 && weight(german_lieutenant, 500) == 1000 }
  move turn { to = 6 }
  expect { that = weight(first_grenadiers, 2000) == 600 && weight(german_lieutenant, 500) == 1000 }
  move turn { to = 7 }
  expect { that = weight(first_grenadiers, 2000) == 200 && weight(german_lieutenant, 500) == 1000 }
  expect {
    that = harm(us_first_squad, first_grenadiers, 0) < harm(us_first_squad, german_lieutenant, 0)
  }
}
