# Scenarios 7 to 12: set-up, special rule, victory.

test "Roles: the winner of the roll picks his" {
  ref      = "7.3.1"
  scenario = envelopment
  rolls    = [6, 1]
  answer { attack = false }
  answer { side = north }
  expect {
    that = (
      attacker == axis &&
      defender == allies &&
      allies.edge == north &&
      bombards(axis) &&
      !bombards(allies) &&
      may_leave(sdkfz_222) &&
      !may_leave(us_bazooka)
    )
  }
}
test "Envelopment: what counts" {
  ref      = "8.7"
  scenario = envelopment
  set axis {
    edge    = north
    attacks = true
  }
  set allies {
    edge    = south
    attacks = false
  }
  given { at_rifle_team = point(36, 8) }
  move us_bazooka { to = destroyed }
  move german_machine_gun { to = beyond_the_table }
  move sdkfz_222 { to = destroyed }
  expect { that = victory_points(axis) == 1 + 2 + 3 && victory_points(allies) == 2 }
}
test "Manhunt: the officer stands, the car waits" {
  ref      = "8.8"
  scenario = manhunt
  rolls    = [6, 1]
  answer { attack = true }
  answer { side = north }
  refuse { reserve = [german_lieutenant] }
  answer { reserve = [first_grenadiers, second_grenadiers] }
  expect {
    that = (
      target == german_lieutenant &&
      count(reserves.units) == 3 &&
      sdkfz_222.at == reserves &&
      last_sure_turn == 7 &&
      falls_last(german_lieutenant)
    )
  }
}
test "Manhunt: a six is a five for the officer" {
  ref      = "8.8"
  scenario = manhunt
  set allies { attacks = true }
  set axis { attacks = false }
  given { german_lieutenant = point(36, 24) }
  run "Bombard a Unit" { unit = german_lieutenant }
  expect {
    mean = german_lieutenant.pins
    is   = 4 / 3
  }
}
test "Manhunt: captured" {
  ref      = "8.8"
  scenario = manhunt
  set allies { attacks = true }
  set axis { attacks = false }
  given {
    german_lieutenant = point(36, 24)
    us_bazooka        = point(36, 25)
  }
  run "Rout" {
    loser  = german_lieutenant
    winner = us_bazooka
  }
  expect { that = game.result == allies_wins }
}
test "Manhunt: captured, and nobody left" {
  ref      = "8.8"
  scenario = manhunt
  set allies { attacks = true }
  set axis { attacks = false }
  given {
    german_lieutenant = point(36, 24)
    us_bazooka        = point(36, 25)
  }
  run "Wiped Out" {
    attacker = us_bazooka
    defender = german_lieutenant
  }
  expect { that = game.result == allies_wins }
}
test "Manhunt: killed otherwise" {
  ref      = "8.8"
  scenario = manhunt
  set allies { attacks = true }
  set axis { attacks = false }
  run "Destroy" { unit = german_lieutenant }
  expect { that = game.result == draw }
}
test "Manhunt: alive" {
  ref      = "8.8"
  scenario = manhunt
  set allies { attacks = true }
  set axis { attacks = false }
  run "Judge" {}
  expect { that = game.result == axis_wins }
}
test "Point Defence: three points, six inches from the edge and two feet apart" {
  ref      = "8.9"
  scenario = point_defence
  rolls    = [6, 1]
  answer { attack = true }
  answer { side = south }
  refuse { spot = point(12, 5.9) }
  answer { spot = point(12, 12) }
  refuse { spot = point(35.9, 12) }
  answer { spot = point(36, 12) }
  answer { spot = point(60, 12) }
  expect {
    that = (
      count(objectives) == 3 &&
      none([for o in objectives : o if o.holder != axis]) &&
      zone(axis) == rectangle(point(0, 0), point(72, 18)) &&
      zone(allies) == rectangle(point(0, 36), point(72, 48))
    )
  }
}
test "Point Defence: they change hands, and stay so" {
  ref      = "8.9"
  scenario = point_defence
  set allies { attacks = true }
  set axis { attacks = false }
  given {
    first_position = point(36, 12)
    us_bazooka     = point(36, 14)
  }
  set objectives { holder = axis }
  run "Check the Scenario" {}
  move us_bazooka { to = point(36, 30) }
  run "Check the Scenario" {}
  expect { that = count([for o in objectives : o if o.holder == allies]) == 1 }
  run "Judge" {}
  expect { that = game.result == draw } # one of them
}
test "Point Defence: none" {
  ref      = "8.9"
  scenario = point_defence
  set allies { attacks = true }
  set axis { attacks = false }
  run "Judge" {}
  expect { that = game.result == axis_wins }
}
test "Hold Until Relieved: a squad and another unit at the objective" {
  ref      = "8.10"
  scenario = hold_until_relieved
  rolls    = [6, 1]
  answer { attack = true }
  answer { side = south }
  answer { guard = first_grenadiers }
  refuse { spot = point(36, 31.1) } # the whole footprint within six inches
  answer { spot = point(36, 30) }
  expect {
    that = (
      zone(allies) == but_not(inside(table), within(18, the_objective)) &&
      most_reserves(axis) == 2 &&
      !contains(room(us_bazooka), point(57, 30))
    )
  }
}
test "Hold Until Relieved: who controls it" {
  ref      = "8.10"
  scenario = hold_until_relieved
  given { us_bazooka = point(36, 30.5) }
  expect { that = controls(allies) && !controls(axis) }
  given { sdkfz_222 = point(30, 20) }
  expect { that = !controls(allies) && !controls(axis) }
  move sdkfz_222 { to = point(20, 24) }
  run "Judge" {}
  expect { that = game.result == allies_wins }
}
test "Surrounded: half within a foot of the centre, any edge but the last" {
  ref      = "8.11"
  scenario = surrounded
  set allies { attacks = true }
  set axis { attacks = false }
  expect {
    that = (
      half_kept(allies) == 3 &&
      half_kept(axis) == 3 &&
      zone(axis) == circle(point(36, 24), 12) &&
      contains(entry(us_bazooka), point(0, 20)) &&
      contains(entry(us_bazooka), point(36, 48))
    )
  }
  set axis { last_gate = west }
  expect {
    that = (
      !contains(entry(us_bazooka), point(0, 20)) &&
      contains(entry(sdkfz_222), point(0, 20)) &&
      bombards(allies) &&
      !bombards(axis)
    )
  }
}
test "Surrounded: odd armies" {
  ref      = "8.11"
  scenario = surrounded
  set allies { attacks = true }
  set axis { attacks = false }
  expect {
    that = floor(9, 2) == 4 && ceil(9, 2) == 5 && most_reserves(axis) == fewest_reserves(axis)
  }
}
test "Sectors: opposite quarters" {
  ref      = "8.12"
  scenario = sectors
  rolls    = [1, 6]
  answer { side = north }
  answer { take_the_east = true }
  expect {
    that = (
      axis.in_the_east &&
      !allies.in_the_east &&
      contains(zone(axis), point(60, 40)) &&
      !contains(zone(axis), point(40, 30)) &&
      contains(zone(allies), point(10, 10)) &&
      further_turns == 2
    )
  }
}
test "Sectors: what quarters count" {
  ref      = "8.12"
  scenario = sectors
  set axis {
    edge        = north
    in_the_east = true
  }
  set allies {
    edge        = south
    in_the_east = false
  }
  given {
    us_bazooka     = point(10, 10)
    us_lieutenant  = point(10, 40)
    us_machine_gun = point(60, 40)
    m8_greyhound   = point(36, 20)
  }
  expect { that = quarters_apart(us_bazooka, allies) == 0 && victory_points(allies) == 1 + 3 }
  set m8_greyhound { leans_east = true }
  expect { that = victory_points(allies) == 1 + 3 + 1 }
}
test "Sectors: men aboard count with their vehicle" {
  ref      = "8.12"
  scenario = sectors
  variants = [us_chosen]
  set axis {
    edge        = north
    in_the_east = true
  }
  set allies { edge = south }
  given {
    us_truck = point(60, 10)
  }
  move riflemen_1 { to = aboard }
  set riflemen_1 { rides = us_truck }
  expect { that = victory_points(allies) == 1 + 1 }
  move us_truck { to = point(36, 20) }
  set us_truck { leans_east = true }
  expect { that = quarters_apart(riflemen_1, allies) == 1 && victory_points(allies) == 1 + 1 }
}
test "Envelopment: men aboard count with their vehicle" {
  ref      = "8.7"
  scenario = envelopment
  variants = [us_chosen]
  set allies {
    edge    = south
    attacks = true
  }
  set axis { edge = north }
  given {
    us_truck = point(36, 40)
  }
  move riflemen_1 { to = aboard }
  set riflemen_1 { rides = us_truck }
  expect { that = victory_points(allies) == 2 + 2 }
}
test "Hold Until Relieved: the defender does not hide, the attacker may" {
  ref      = "8.10"
  scenario = hold_until_relieved
  rolls    = [6, 1]
  answer { attack = true }
  answer { side = south }
  expect {
    that = (
      strategic_objective.point == point(36, 24) &&
      the_objective == rectangle(point(33, 21), point(39, 27))
    )
  }
  answer { guard = first_grenadiers }
  answer { spot = point(36, 30) }
  answer { companion = at_rifle_team }
  answer { spot = point(33, 18) }
  expect { that = !first_grenadiers.hidden && !at_rifle_team.hidden }
  answer { reserve = [second_grenadiers, sdkfz_222] }
  pass {} # nobody goes around
  answer { unit = us_bazooka }
  answer {
    spot = point(60, 40)
    hide = true
  }
  expect { that = us_bazooka.hidden && !may_be_hidden(first_grenadiers) }
}
test "Hold Until Relieved: observers may stay in reserve" {
  ref      = "8.10"
  scenario = hold_until_relieved
  variants = [us_ready_1000, german_ready_1000]
  rolls    = [6, 1]
  answer { attack = true }
  answer { side = south }
  answer { guard = grenadier_squad_a }
  answer { spot = point(36, 30) }
  answer { companion = panzerschreck_team }
  answer { spot = point(33, 18) }
  answer { reserve = [german_observer, german_sniper, grenadier_squad_b, pak_40, sdkfz_251_1] }
  answer { unit = pak_40 }
  pass {}
  pass {}
  pass {} # no infantry is set up
  expect { that = may_be_kept(allies) == [us_observer, us_sniper] }
  answer { reserve = [us_observer] }
  expect {
    that = (
      german_observer.at == reserves &&
      us_observer.at == reserves &&
      lone_ones(allies) == [us_sniper] &&
      lone_ones(axis) == [german_mortar_spotter]
    )
  }
}
test "Hold Until Relieved: the objective beside the centre" {
  ref      = "8.10"
  scenario = hold_until_relieved
  variants = [beside_the_centre]
  rolls    = [6, 1, 6, 1]
  answer { spot = point(30, 24) }
  expect {
    that = the_objective == rectangle(point(27, 21), point(33, 27)) && strategic_objective.in_play
  }
}
