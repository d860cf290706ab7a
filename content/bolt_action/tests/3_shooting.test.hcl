# Sight, cover, the roll to hit, and damage to men.

test "Sight past houses, into woods and over hills" {
  ref = "4.2"
  given {
    us_bazooka    = point(29, 12)
    at_rifle_team = point(29, 22)
  }
  expect { that = !sees(us_bazooka, at_rifle_team) && !sees(at_rifle_team, us_bazooka) }
  move us_bazooka { to = point(25.8, 12) }
  move at_rifle_team { to = point(25.8, 22) }
  expect { that = sees(us_bazooka, at_rifle_team) }
  move us_bazooka { to = point(64, 4) }
  move at_rifle_team { to = point(64, 10) }
  expect { that = sees(us_bazooka, at_rifle_team) } # into the wood
  move at_rifle_team { to = point(64, 20) }
  expect { that = !sees(us_bazooka, at_rifle_team) } # not through it
  move us_bazooka { to = point(48, 6.5) }
  move at_rifle_team { to = point(58, 6.5) }
  expect { that = !sees(us_bazooka, at_rifle_team) }
  move us_bazooka { to = point(53, 6.5) }
  expect { that = sees(us_bazooka, at_rifle_team) } # from the hill
}
test "From a hill one looks over what is low, if it is far enough from the other" {
  ref = "4.2"
  expect {
    that = !clear(point(49.6, 6.5), point(38, 6.5)) && clear(point(49.6, 6.5), point(33, 6.5))
  }
}
test "Cover behind a wall" {
  ref = "4.3"
  given {
    us_bazooka    = point(29, 10)
    at_rifle_team = point(29, 13)
  }
  expect {
    that = cover(at_rifle_team, us_bazooka) == hard && cover(us_bazooka, at_rifle_team) == open
  } # it is within an inch of the shooter's base
  move at_rifle_team { to = point(33, 5) }
  expect { that = cover(at_rifle_team, us_bazooka) == open }
}
test "Cover in a wood and in a ruin" {
  ref = "4.3"
  given {
    us_first_squad = point(64, 10)
    us_bazooka     = point(53, 17)
    at_rifle_team  = point(60, 24)
  }
  expect {
    that = (
      cover(at_rifle_team, us_first_squad) == soft &&
      cover(at_rifle_team, us_bazooka) == hard &&
      wholly_covered(at_rifle_team, us_bazooka)
    )
  }
  expect {
    that = (
      protection(2, 2) == open &&
      protection(3, 2) == soft &&
      protection(2, 3) == hard &&
      protection(0, 9) == hard
    )
  }
}
test "To hit with a rifle" {
  ref = "4.4"
  given {
    us_first_squad   = point(36, 10)
    first_grenadiers = point(36, 24) # ten inches between the bases
  }
  expect {
    that = (
      distance(us_first_squad, first_grenadiers) == 10 &&
      to_hit(us_first_squad, first_grenadiers, rifle) == 3
    )
  }
  set us_first_squad { pins = 1 }
  expect { that = to_hit(us_first_squad, first_grenadiers, rifle) == 4 }
  set us_first_squad { pins = 0 }
  set first_grenadiers { order = down }
  expect { that = to_hit(us_first_squad, first_grenadiers, rifle) == 5 }
  set first_grenadiers { order = waiting }
  move first_grenadiers { to = point(36, 34) }
  expect { that = to_hit(us_first_squad, first_grenadiers, rifle) == 4 }
  set us_first_squad { order = advance }
  set first_grenadiers { order = advance }
  expect {
    that = (
      to_hit(us_first_squad, first_grenadiers, rifle) == 4 &&
      to_hit(first_grenadiers, us_first_squad, rifle) == 5
    )
  } # Americans fire on the move
  move first_grenadiers { to = point(36, 19) }
  expect {
    that = (
      to_hit(us_first_squad, first_grenadiers, rifle) == 2 &&
      to_hit(first_grenadiers, us_first_squad, rifle) == 3 &&
      skill(inexperienced) == 1 &&
      skill(veteran) == 0
    )
  }
}
test "To hit few men, with few men" {
  ref = "4.4"
  given {
    us_machine_gun = point(36, 10)
    at_rifle_team  = point(36, 21)
  }
  expect {
    that = (
      to_hit(us_machine_gun, at_rifle_team, medium_mg) == 4 &&
      to_hit(at_rifle_team, us_machine_gun, at_rifle) == 3
    )
  }
  set us_machine_gun { men = 1 }
  expect { that = to_hit(us_machine_gun, at_rifle_team, medium_mg) == 5 }
}
test "Soft and hard cover, and hidden" {
  ref = "7.1"
  given {
    us_first_squad   = point(64, 10)
    us_machine_gun   = point(53, 17)
    first_grenadiers = point(60, 28)
  }
  expect {
    that = (
      to_hit(first_grenadiers, us_first_squad, light_mg) == 4 &&
      to_hit(first_grenadiers, us_machine_gun, light_mg) == 5
    )
  }
  mark {
    the  = [us_first_squad, us_machine_gun]
    with = hidden
  }
  expect {
    that = (
      to_hit(first_grenadiers, us_first_squad, light_mg) == 7 &&
      to_hit(first_grenadiers, us_machine_gun, light_mg) == 8
    )
  }
}
test "More than six: a six, and another six" {
  ref = "4.4"
  run "Roll to Hit" hits {
    needed = 7
    shots  = 1
  }
  expect {
    chance = hits == 1
    is     = 1 / 36
  }
}
test "Four or more" {
  ref = "4.4"
  run "Roll to Hit" hits {
    needed = 4
    shots  = 1
  }
  expect {
    chance = hits == 1
    is     = 1 / 2
  }
}
test "Who fires what" {
  ref = "4.1"
  given {
    first_grenadiers = point(36, 24)
    us_first_squad   = point(36, 10)
    m8_greyhound     = point(46, 24)
  }
  expect {
    that = (
      carried(first_grenadiers, rifle) == 8 &&
      carried(first_grenadiers, light_mg) == 1 &&
      shots(first_grenadiers, light_mg) == 5 &&
      carried(us_first_squad, rifle) == 9 &&
      carried(us_first_squad, automatic_rifle) == 1
    )
  }
  expect {
    that = (
      guns_for(first_grenadiers, us_first_squad) == [rifle, light_mg, panzerfaust] &&
      guns_for(first_grenadiers, m8_greyhound) == [rifle, light_mg, panzerfaust] &&
      shots(german_machine_gun, medium_mg) == 6 &&
      shots(us_machine_gun, medium_mg) == 5
    )
  }
  set first_grenadiers { men = 2 } # the other one loads
  expect {
    that = carried(first_grenadiers, light_mg) == 1 && carried(first_grenadiers, panzerfaust) == 0
  }
  set first_grenadiers { men = 1 }
  expect {
    that = carried(first_grenadiers, light_mg) == 1 && carried(first_grenadiers, rifle) == 0
  }
}
test "A machine gun fires to its front" {
  ref = "4.2"
  given {
    us_machine_gun   = point(36, 10)
    first_grenadiers = point(36, 24)
  }
  set us_machine_gun { facing = east }
  expect { that = none(targets(us_machine_gun)) }
  set us_machine_gun { facing = north }
  expect { that = targets(us_machine_gun) == [first_grenadiers] }
}
test "A volley: one pin, however many hits" {
  ref   = "4.5"
  rolls = [3, 3, 6, 2, 2, 2, 2, 2, 2, 1, 4, 5]
  given {
    us_first_squad   = point(36, 10)
    first_grenadiers = point(36, 24)
  }
  run "Volley" {
    shooter = us_first_squad
    target  = first_grenadiers
    guns    = [rifle]
  }
  expect { that = first_grenadiers.men == 8 && first_grenadiers.pins == 1 }
}
test "Six rifles hit four times" {
  ref = "4.4"
  run "Roll to Hit" hits {
    needed = 3
    shots  = 6
  }
  expect {
    mean = hits
    is   = 4
  }
}
test "What kills a man" {
  ref = "4.6"
  run "Wound" {
    target = first_grenadiers
    pen    = 0
    count  = 1
  }
  expect {
    chance = first_grenadiers.fallen == 1
    is     = 1 / 2
  }
  expect {
    chance = first_grenadiers.deadly == 1
    is     = 1 / 36
  }
}
test "By quality" {
  ref = "4.6"
  expect {
    that = (
      damage_to_a_man(inexperienced) == 3 &&
      damage_to_a_man(regular) == 4 &&
      damage_to_a_man(veteran) == 5
    )
  }
}
test "A shell among men who are down" {
  ref = "4.6"
  set us_first_squad { order = down }
  run "Burst" {
    target = us_first_squad
    blast  = 2
  }
  expect {
    mean = us_first_squad.fallen
    is   = 2 * 5 / 6 # half of a die, rounded up; four less two, but a 1 does nothing
  }
}
test "A small shell at two men" {
  ref = "4.6"
  run "Burst" {
    target = us_bazooka
    blast  = 1
  }
  expect {
    mean = us_bazooka.fallen
    is   = 10 / 9 # 5/3 hits, two of three kill
  }
}
test "Whom a deadly hit fells" {
  ref = "4.6"
  expect {
    that = (
      victims(first_grenadiers) == [sergeant, machine_gunner] &&
      victims(us_first_squad) == [sergeant, automatic_rifleman]
    )
  }
  given {
    us_first_squad   = point(36, 10)
    first_grenadiers = point(36, 24)
  }
  set first_grenadiers {
    fallen = 2
    deadly = 1
  }
  run "Pick Victims" {
    shooter = us_first_squad
    target  = first_grenadiers
  }
  answer { victim = machine_gunner }
  expect {
    that = first_grenadiers.light_machine_guns == 0 && carried(first_grenadiers, rifle) == 10
  }
}
test "A German takes over" {
  ref = "4.6"
  run "Sergeant Down" { unit = first_grenadiers }
  expect {
    chance = first_grenadiers.leaderless
    is     = 1 / 6
  }
}
test "A deadly hit on a team" {
  ref = "4.6"
  given {
    us_machine_gun   = point(36, 10)
    first_grenadiers = point(36, 24)
  }
  set us_machine_gun {
    fallen = 1
    deadly = 1
  }
  run "Pick Victims" {
    shooter = first_grenadiers
    target  = us_machine_gun
  }
  expect { that = us_machine_gun.at == destroyed }
}
test "As many pins as courage" {
  ref = "4.5"
  set us_first_squad { pins = 8 }
  run "Break" { unit = us_first_squad }
  expect { that = us_first_squad.at == supply }
  set us_first_squad { pins = 9 }
  run "Break" { unit = us_first_squad }
  expect { that = us_first_squad.at == destroyed }
}
test "Half of them in one attack" {
  ref = "4.5"
  given { us_first_squad = point(36, 10) }
  set us_first_squad {
    fallen = 5
    pins   = 1
  }
  run "Suffer" {
    target   = us_first_squad
    strength = 10
  }
  expect {
    chance = us_first_squad.at == destroyed
    is     = 10 / 36
  }
}
test "Men on their way along the edge of the table stay on it" {
  ref = "4.2"
  given {
    us_first_squad = point(10, 2)
    at_rifle_team  = point(20, 10)
  }
  move us_first_squad { to = point(10, 0.5) }
  expect {
    that = (
      man(us_first_squad, 5) == point(10, 0) &&
      man(us_first_squad, 4) == point(10, 2.5) &&
      sees(at_rifle_team, us_first_squad)
    )
  }
}
test "A one-shot weapon has a target of its own, and whoever fires it does not fire his rifle" {
  ref   = "4.5"
  rolls = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6, 6]
  given {
    first_grenadiers = point(36, 30)
    us_first_squad   = point(36, 18)
    m8_greyhound     = point(42, 22)
  }
  set first_grenadiers { order = fire }
  set {
    the   = [us_first_squad, m8_greyhound]
    order = down
  }
  run "Shoot" { shooter = first_grenadiers }
  answer { target = us_first_squad }
  answer { target = m8_greyhound }
  expect {
    that = (
      m8_greyhound.at == destroyed &&
      first_grenadiers.panzerfausts == 0 &&
      first_grenadiers.rocketeers == 0 &&
      carried(first_grenadiers, rifle) == 8
    )
  }
}
test "A one-shot weapon may be kept" {
  ref = "4.5"
  given {
    first_grenadiers = point(36, 30)
    m8_greyhound     = point(42, 22)
  }
  set m8_greyhound { order = down }
  run "Shoot" { shooter = first_grenadiers }
  pass {}
  pass {}
  expect { that = first_grenadiers.panzerfausts == 1 }
}
test "All weapons of a tank at one target are one attack, and one pin" {
  ref   = "4.5"
  rolls = [6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1]
  given {
    m4_sherman       = point(36, 10)
    first_grenadiers = point(36, 24)
  }
  set m4_sherman { facing = north }
  set first_grenadiers { order = fire }
  run "Shoot" { shooter = m4_sherman }
  answer { target = first_grenadiers }
  answer { target = first_grenadiers }
  answer { weapon = vehicle_mg }
  expect { that = first_grenadiers.pins == 1 }
}
test "Nobody fires past a friend who stands within an inch of the line" {
  ref = "4.2"
  given {
    us_machine_gun   = point(36, 4)
    us_lieutenant    = point(36, 12)
    first_grenadiers = point(36, 24)
  }
  set us_machine_gun { facing = north }
  expect {
    that = (
      sees(us_machine_gun, first_grenadiers) &&
      hinders(us_lieutenant, us_machine_gun.point, first_grenadiers.point) &&
      none(targets(us_machine_gun))
    )
  }
  move us_lieutenant { to = point(37.9, 12) } # past him the left of the squad is seen
  expect { that = targets(us_machine_gun) == [first_grenadiers] }
  move us_lieutenant { to = point(36, 3) } # behind the gun
  expect { that = targets(us_machine_gun) == [first_grenadiers] }
}
test "An inch beside the line" {
  ref = "4.2"
  given { us_lieutenant = point(37.5, 12) }
  expect { that = hinders(us_lieutenant, point(36, 4), point(36, 24)) }
  move us_lieutenant { to = point(37.6, 12) }
  expect {
    that = (
      !hinders(us_lieutenant, point(36, 4), point(36, 24)) &&
      !hinders(us_lieutenant, point(37.6, 14), point(37.6, 24))
    )
  }
}
test "Shells and shots from a hill go over friends" {
  ref      = "4.2"
  variants = [us_ready_1000]
  given {
    us_81mm_mortar   = point(60, 4)
    us_lieutenant    = point(60, 12)
    us_machine_gun   = point(53, 6)
    us_bazooka       = point(53, 13)
    first_grenadiers = point(53, 26)
    at_rifle_team    = point(60, 26)
  }
  set {
    the    = [us_81mm_mortar, us_machine_gun]
    facing = north
    order  = fire
  }
  expect {
    that = (
      contains(guns_for(us_81mm_mortar, at_rifle_team), medium_mortar) &&
      unhindered(us_machine_gun, first_grenadiers) &&
      !unhindered(us_81mm_mortar, at_rifle_team)
    )
  }
}
test "A man whom woods hide is in soft cover, and whom anything else hides in hard cover" {
  ref      = "4.3"
  scenario = no_man_s_land
  variants = [open_country]
  given { us_bazooka = point(5, 12) }
  expect {
    that = (
      !clear(us_bazooka.point, point(25, 12)) &&
      cover_of_a_man(us_bazooka, point(25, 12)) == soft
    )
  }
  move us_bazooka { to = point(27, 24) }
  expect {
    that = (
      !clear(us_bazooka.point, point(45, 24)) &&
      cover_of_a_man(us_bazooka, point(45, 24)) == hard
    )
  }
}
