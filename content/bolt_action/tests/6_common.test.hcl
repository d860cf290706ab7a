# Hidden set-up, deployment, bombardment, reserves, and the end.

test "Hidden where no enemy sees, until one comes near" {
  ref = "7.1"
  given { us_first_squad = point(36, 10) }
  expect { that = may_hide(us_first_squad) }
  given { first_grenadiers = point(36, 34) }
  expect { that = !may_hide(us_first_squad) }
  given { first_grenadiers = point(10, 24) }
  mark us_first_squad { with = hidden }
  move first_grenadiers { to = point(36, 26.1) }
  expect { that = us_first_squad.hidden }
  move first_grenadiers { to = point(36, 26) }
  expect { that = !us_first_squad.hidden }
}
test "Hidden in cover, though seen" {
  ref = "7.1"
  given {
    us_bazooka       = point(53, 17)
    first_grenadiers = point(60, 32)
  }
  expect { that = sees(first_grenadiers, us_bazooka) && may_hide(us_bazooka) }
}
test "Who fires is hidden no longer" {
  ref = "7.1"
  given {
    us_first_squad   = point(36, 10)
    first_grenadiers = point(36, 24)
  }
  mark us_first_squad { with = hidden }
  run "Shoot" { shooter = us_first_squad }
  answer { target = first_grenadiers }
  expect { that = !us_first_squad.hidden }
}
test "The roll for sides" {
  ref   = "7.2"
  rolls = [3, 3, 2, 5]
  run "Roll Off" winner {}
  expect { that = winner == axis }
}
test "A side is picked" {
  ref = "7.2"
  run "Pick a Side" { commander = axis }
  answer { side = south }
  expect {
    that = (
      axis.edge == south &&
      allies.edge == north &&
      us_first_squad.facing == south &&
      first_grenadiers.facing == north
    )
  }
}
test "Half of them may stay in reserve" {
  ref = "7.3"
  expect {
    that = most_reserves(allies) == 3 && most_reserves(axis) == 3 && fewest_reserves(axis) == 0
  }
}
test "A zone is a foot deep" {
  ref = "7.3"
  set allies { edge = south }
  set axis { edge = north }
  expect {
    that = (
      zone(allies) == rectangle(point(0, 0), point(72, 12)) &&
      zone(axis) == rectangle(point(0, 36), point(72, 48))
    )
  }
}
test "Bombardment by row" {
  ref = "7.4"
  expect {
    that = (
      bombardment(1).pins == 0 &&
      bombardment(2).pins == 1 &&
      bombardment(3).pins == 1 &&
      bombardment(4).pins == 2 &&
      bombardment(5).pins == 2 &&
      !bombardment(5).hit &&
      bombardment(6).pins == 3 &&
      bombardment(6).hit
    )
  }
}
test "One and a half pins" {
  ref = "7.4"
  run "Bombard a Unit" { unit = m8_greyhound }
  expect {
    chance = m8_greyhound.pins == 1
    is     = 2 / 6
  }
}
test "A shell on an armoured car" {
  ref   = "7.4"
  rolls = [6, 2] # three and two and one for the top: not enough
  given { m8_greyhound = point(36, 10) }
  run "Bombard a Unit" { unit = m8_greyhound }
  expect { that = m8_greyhound.pins == 3 && m8_greyhound.in_play }
}
test "From reserve, regular" {
  ref = "2.3"
  move german_machine_gun { to = reserves }
  run "Receive" {
    unit  = german_machine_gun
    order = run
  }
  expect {
    chance = german_machine_gun.order == run
    is     = 26 / 36
  }
}
test "From reserve, Americans have radios" {
  ref = "2.3"
  move us_machine_gun { to = reserves }
  run "Receive" {
    unit  = us_machine_gun
    order = run
  }
  expect {
    chance = us_machine_gun.order == run
    is     = 30 / 36
  }
}
test "Reserves wait in the first turn" {
  ref   = "7.5"
  rolls = [4, 4]
  move us_bazooka { to = reserves }
  set allies { edge = south }
  set axis { edge = north }
  move turn { to = 1 }
  offer "Orders" {
    commander = allies
    ready     = [us_bazooka]
  }
  refuse "Arrive" {
    actor   = us_bazooka
    because = "is off the table, and may come"
  }
  take "Wait" { actor = us_bazooka }
  expect { that = us_bazooka.order == down }
  move turn { to = 2 }
  set us_bazooka { order = waiting }
  offer "Orders" {
    commander = allies
    ready     = [us_bazooka]
  }
  take "Arrive" {
    actor  = us_bazooka
    manner = order.advance
  }
  refuse { gate = point(20, 1) }
  answer { gate = point(20, 0) }
  refuse { spot = point(20, 6.1) }
  answer { spot = point(20, 6) }
  expect { us_bazooka = point(20, 6) }
}
test "The last turn" {
  ref   = "7.7"
  rolls = [3]
  move turn { to = 5 }
  run "Does It End" {}
  expect { that = !game.over }
  move turn { to = 6 }
  run "Does It End" {}
  expect { that = game.result == draw }
}
test "A seventh turn, and no eighth" {
  ref   = "7.7"
  rolls = [4]
  move turn { to = 6 }
  run "Does It End" {}
  expect { that = !game.over }
  move turn { to = 7 }
  run "Does It End" {}
  expect { that = game.over }
}
test "The turns of a battle are those that are sure, and the one that a die may add" {
  ref = "7.7"
  expect { that = max([for b in turns_of_the_battle : b.number]) == 7 }
}
test "Half of the battles end after the sixth turn" {
  ref = "7.7"
  move turn { to = 6 }
  run "Does It End" {}
  expect {
    chance = game.over
    is     = 1 / 2
  }
}
test "Two points win, one does not" {
  ref = "7.8"
  move us_first_squad { to = destroyed }
  expect { that = lead(axis) == 1 && victory_points(allies) == 0 }
  move us_bazooka { to = destroyed }
  run "Judge" {}
  expect { that = game.result == axis_wins }
}
test "A draw" {
  ref = "7.8"
  move us_first_squad { to = destroyed }
  run "Judge" {}
  expect { that = game.result == draw }
}
test "Who never came counts as destroyed" {
  ref = "7.8"
  move us_first_squad { to = reserves }
  move us_bazooka { to = reserves }
  run "Reckoning" {}
  expect { that = game.result == axis_wins }
}
test "What a unit is worth in a fight: its men, less a tenth for each pin" {
  ref = "7.8"
  expect { that = fighting_value(us_first_squad) == 87 && fighting_value(sdkfz_222) == 100 } # ten of twelve men; a whole car
  set us_first_squad {
    men  = 6
    pins = 2
  }
  expect { that = fighting_value(us_first_squad) == 42 }
  set us_first_squad { pins = 10 }
  expect { that = fighting_value(us_first_squad) == 0 }
}
test "How far it has to go" {
  ref = "7.8"
  given {
    us_first_squad   = point(36, 10)
    first_grenadiers = point(36, 26)
  }
  expect { that = way_to_go(us_first_squad) == 6 } # twelve inches apart
  move first_grenadiers { to = point(36, 18) }
  expect { that = way_to_go(us_first_squad) == 0 && way_to_go(us_bazooka) == 48 } # not set up yet
  move us_bazooka { to = reserves }
  expect { that = way_to_go(us_bazooka) == 72 }
  set us_bazooka { outflanking = true }
  expect { that = way_to_go(us_bazooka) == 90 }
  move riflemen_1 { to = aboard }
  set riflemen_1 { rides = us_truck }
  given { us_truck = point(60, 18) }
  expect { that = way_to_go(riflemen_1) == way_to_go(us_truck) && way_to_go(us_truck) < 36 }
}
test "The game stands better for whoever is ahead, stronger, or nearer" {
  ref = "7.8"
  given {
    us_first_squad   = point(36, 10)
    first_grenadiers = point(36, 30)
  }
  set first_grenadiers { pins = 0 }
  expect {
    that = (
      standing(allies) == strength(allies) - strength(axis) - 10 - 5 * 48 &&
      strength(axis) == 100 + 40 + 250 + 50 + 30
    )
  }
  set first_grenadiers { pins = 1 }
  expect {
    that = standing(allies) == strength(allies) - strength(axis) - 250 && strength(axis) == 470 - 13
  }
  move us_first_squad { to = point(36, 15) }
  expect { that = standing(allies) == strength(allies) - strength(axis) - 245 }
  move first_grenadiers { to = destroyed }
  expect {
    that = lead(allies) == 1 && standing(allies) == 100 + strength(allies) - strength(axis) - 6 * 48
  } # nobody to go to
}
test "How far units come onto the table" {
  ref = "7.5"
  expect {
    that = (
      arrival_pace(us_bazooka, advance) == 6 &&
      arrival_pace(us_bazooka, order.run) == 12 &&
      arrival_pace(us_machine_gun, advance) == 12 &&
      arrival_pace(us_57mm_m1, advance) == 6 &&
      arrival_pace(pak_40, order.run) == 6 &&
      arrival_pace(m4_sherman, advance) == 9
    )
  }
}
test "An order to fire shows where a unit is, though it holds its fire" {
  ref = "7.1"
  given {
    us_first_squad   = point(36, 10)
    first_grenadiers = point(36, 24)
  }
  mark us_first_squad { with = hidden }
  offer "Orders" {
    commander = allies
    ready     = [us_first_squad]
  }
  take "Fire" { actor = us_first_squad }
  pass {}
  expect { that = us_first_squad.order == fire && !us_first_squad.hidden }
}
test "An order that is not obeyed shows nothing, nor do Ambush, Rally and Down" {
  ref   = "7.1"
  rolls = [5, 6, 1, 2, 1, 2, 1]
  given {
    us_first_squad   = point(36, 10)
    first_grenadiers = point(36, 24)
  }
  mark us_first_squad { with = hidden }
  set us_first_squad { pins = 4 }
  run "Receive" {
    unit  = us_first_squad
    order = fire
  }
  expect { that = us_first_squad.order == down && us_first_squad.hidden }
  set us_first_squad { order = waiting }
  offer "Orders" {
    commander = allies
    ready     = [us_first_squad]
  }
  take "Ambush" { actor = us_first_squad }
  expect { that = us_first_squad.order == ambush && us_first_squad.hidden }
  set us_first_squad { order = waiting }
  offer "Orders" {
    commander = allies
    ready     = [us_first_squad]
  }
  take "Rally" { actor = us_first_squad }
  expect { that = us_first_squad.order == rally && us_first_squad.hidden }
  set us_first_squad { order = waiting }
  offer "Orders" {
    commander = allies
    ready     = [us_first_squad]
  }
  take "Down" { actor = us_first_squad }
  expect { that = us_first_squad.hidden }
}
test "Whoever fires at his own by mistake is hidden no longer" {
  ref   = "7.1"
  rolls = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
  given {
    us_first_squad   = point(36, 10)
    us_second_squad  = point(42, 10)
    first_grenadiers = point(44, 20)
  }
  mark us_first_squad { with = hidden }
  run "Blunder" { unit = us_first_squad }
  answer { victim = us_second_squad }
  expect { that = us_first_squad.order == fire && !us_first_squad.hidden }
}
test "Fire at those who charge is seen, though none of them arrives" {
  ref   = "7.1"
  rolls = [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]
  given {
    bag              = [axis_die]
    us_lieutenant    = point(36, 10)
    first_grenadiers = point(36, 20)
  }
  mark first_grenadiers { with = hidden }
  run "Charge" {
    attacker = us_lieutenant
    defender = first_grenadiers
  }
  answer { fire_at_them_first = true }
  answer { number = 0 }
  expect { that = us_lieutenant.at == destroyed && !first_grenadiers.hidden }
}
test "Only whoever is in the zone is bombarded, even if partially" {
  ref      = "7.4"
  scenario = envelopment
  rolls    = [6, 1, 2, 2, 2]
  set axis { attacks = true }
  set allies { edge = south }
  set axis { edge = north }
  given {
    us_first_squad  = point(20, 13.9)
    us_second_squad = point(40, 14)
    us_bazooka      = point(60, 16)
    us_lieutenant   = point(10, 8)
  }
  expect { that = in_their_zone == [us_first_squad, us_lieutenant] }
  run "Bombard" {}
  expect {
    that = (
      us_first_squad.pins == 1 &&
      us_lieutenant.pins == 1 &&
      us_second_squad.pins == 0 &&
      us_bazooka.pins == 0
    )
  }
}
test "In a quarter, whoever stands at the centre is not in the zone" {
  ref      = "7.4"
  scenario = sectors
  set allies { edge = south }
  set axis {
    edge        = north
    in_the_east = true
  }
  given {
    us_bazooka    = point(20, 20)
    us_lieutenant = point(30, 20)
    sdkfz_222     = point(50, 30)
    at_rifle_team = point(50, 20)
  }
  expect { that = in_their_zone == [us_bazooka, sdkfz_222] }
}
test "A shell does not ask whether an earlier attack was one of fire" {
  ref   = "7.4"
  rolls = [1, 1, 1]
  given { us_first_squad = point(36, 10) }
  set us_first_squad { scorched = true }
  run "Heavy Shell" {
    target = us_first_squad
    blast  = 1
  }
  expect { that = us_first_squad.men == 10 && us_first_squad.in_play }
}
test "A bombardment kills three men of a squad at most" {
  ref   = "7.4"
  rolls = [6, 3, 2, 6, 6, 6, 1, 1, 1]
  given { us_first_squad = point(36, 10) }
  run "Bombard a Unit" { unit = us_first_squad }
  expect { that = us_first_squad.men == 7 && us_first_squad.pins == 3 && us_first_squad.in_play }
}
