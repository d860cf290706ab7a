# Guns, mortars, snipers, flamethrowers and medics; armour and its damage table.

test "A medium gun at a medium tank, from the front" { # five and a die against nine
  ref = "4.7"
  run "Pierce" {
    target = panzer_iv
    pen    = 5
    side   = front
    far    = false
  }
  expect {
    chance = (
      panzer_iv.at == supply &&
      panzer_iv.order == waiting &&
      !panzer_iv.immobile &&
      panzer_iv.pins == 0
    )
    is = 3 / 6 # nothing on 1, 2 and 3
  }
}
test "One hit of a medium gun knocks out a medium tank in 29 of 144" {
  ref = "4.7"
  given {
    us_57mm_m1 = point(10, 2)
    panzer_iv  = point(10, 20)
  }
  set panzer_iv { facing = south }
  run "Strike" {
    shooter = us_57mm_m1
    target  = panzer_iv
    weapon  = medium_at_gun
    hits    = 1
  }
  expect {
    chance = panzer_iv.at == destroyed
    is     = 29 / 144
  }
}
test "A heavy gun beyond half its range never does massive damage to the front of a medium tank" {
  ref = "4.7"
  run "Pierce" {
    target = sherman
    pen    = 6
    side   = front
    far    = true
  }
  expect {
    chance = sherman.at == supply && sherman.pins == 0
    is     = 3 / 6
  }
}
test "A heavy machine gun scratches a half-track on a six" {
  ref = "4.7"
  run "Pierce" {
    target = m3_half_track
    pen    = 1
    side   = front
    far    = false
  }
  expect {
    chance = m3_half_track.pins == 0
    is     = 5 / 6
  }
}
test "Thick fronts and weak sides" {
  ref = "4.7"
  expect {
    that = (
      weakness(panther, front) == -1 &&
      weakness(panther, flank) == 1 &&
      weakness(m24_chaffee, flank) == 2 &&
      weakness(m24_chaffee, rear) == 3 &&
      weakness(m24_chaffee, front) == 0 &&
      weakness(sherman, rear) == 2
    )
  }
}
test "A Sherman burns with up to three pins" {
  ref = "4.7"
  run "Catch Fire" { target = sherman }
  expect {
    mean = sherman.pins
    is   = 2
  }
}
test "A Panzer IV burns with one" {
  ref = "4.7"
  run "Catch Fire" { target = panzer_iv }
  expect { that = panzer_iv.pins == 1 }
}
test "Each weapon of a tank bears where it is mounted" {
  ref = "4.2"
  given {
    m4_sherman        = point(10, 5)
    first_grenadiers  = point(10, 20)
    second_grenadiers = point(25, 5)
    stug_iii          = point(60, 40)
    us_first_squad    = point(45, 40)
    us_second_squad   = point(60, 30)
  }
  set m4_sherman { facing = north }
  expect {
    that = (
      guns_for(m4_sherman, first_grenadiers) == [medium_tank_gun, vehicle_mg, hull_mg] &&
      guns_for(m4_sherman, second_grenadiers) == [medium_tank_gun, vehicle_mg]
    )
  }
  expect {
    that = (
      in_its_sights(m4_sherman, bow) == [first_grenadiers] &&
      in_its_sights(m4_sherman, turret) == [first_grenadiers, second_grenadiers]
    )
  }
  set stug_iii { facing = south }
  expect {
    that = (
      guns_for(stug_iii, us_second_squad) == [heavy_at_gun, pintle_mg] &&
      guns_for(stug_iii, us_first_squad) == [pintle_mg] &&
      shots(stug_iii, pintle_mg) == 6 &&
      shots(m4_sherman, hull_mg) == 5
    )
  }
}
test "A tank fires its turret and its bow at targets of their own" {
  ref   = "4.5"
  rolls = [1, 1, 1, 1, 1, 1] # a shell, and five bullets
  given {
    m4_sherman        = point(10, 5)
    first_grenadiers  = point(10, 20)
    second_grenadiers = point(14, 20)
  }
  set {
    the   = [first_grenadiers, second_grenadiers]
    order = advance # they have acted
  }
  set m4_sherman {
    facing = north
    order  = fire
  }
  run "Shoot" { shooter = m4_sherman }
  answer { target = first_grenadiers }
  answer { target = second_grenadiers }
  answer { weapon = medium_tank_gun }
  expect { that = m4_sherman.aims_at == second_grenadiers }
}
test "A gun faces its target" {
  ref = "4.1"
  given {
    us_57mm_m1       = point(10, 2)
    first_grenadiers = point(10, 20)
    sdkfz_222        = point(30, 2)
  }
  set us_57mm_m1 { facing = north }
  expect {
    that = (
      targets(us_57mm_m1) == [first_grenadiers] &&
      gear(us_57mm_m1.gear).run == 6 &&
      gear(pak_40.gear).run == 0
    )
  }
  set us_57mm_m1 { facing = east }
  expect { that = targets(us_57mm_m1) == [sdkfz_222] }
}
test "Behind a shield a regular man falls on a five" {
  ref = "4.6"
  run "Wound" {
    target    = us_57mm_m1
    pen       = 0
    count     = 1
    sheltered = true
  }
  expect {
    chance = us_57mm_m1.fallen == 1
    is     = 1 / 3
  }
}
test "Small arms kill the crew, a shell smashes the gun" {
  ref   = "4.6"
  rolls = [6, 6]
  run "Wound" {
    target = us_57mm_m1
    pen    = 0
    count  = 1
  }
  expect { that = us_57mm_m1.deadly == 1 && !us_57mm_m1.smashed }
}
test "A shell smashes the gun" {
  ref   = "4.6"
  rolls = [6, 6]
  given { us_57mm_m1 = point(10, 2) }
  run "Wound" {
    target = us_57mm_m1
    pen    = 2
    count  = 1
  }
  run "Pick Victims" {
    shooter = pak_40
    target  = us_57mm_m1
  }
  expect { that = us_57mm_m1.at == destroyed }
}
test "A mortar finds its range: six, five, four, three, two" {
  ref   = "4.9"
  rolls = [5, 4]
  given {
    us_81mm_mortar   = point(10, 2)
    first_grenadiers = point(10, 20)
  }
  set us_81mm_mortar {
    facing = north
    order  = fire
  }
  expect { that = to_hit(us_81mm_mortar, first_grenadiers, medium_mortar) == 6 }
  run "Salvo" {
    shooter = us_81mm_mortar
    target  = first_grenadiers
  }
  expect { that = to_hit(us_81mm_mortar, first_grenadiers, medium_mortar) == 5 }
  run "Salvo" {
    shooter = us_81mm_mortar
    target  = first_grenadiers
  }
  expect { that = to_hit(us_81mm_mortar, first_grenadiers, medium_mortar) == 4 }
  set us_81mm_mortar { zeroed = 4 }
  expect { that = to_hit(us_81mm_mortar, first_grenadiers, medium_mortar) == 2 }
  mark first_grenadiers { with = hidden }
  expect { that = to_hit(us_81mm_mortar, first_grenadiers, medium_mortar) == 6 }
  unmark first_grenadiers { with = hidden }
  move first_grenadiers { to = point(10, 21.9) }
  expect { that = to_hit(us_81mm_mortar, first_grenadiers, medium_mortar) == 2 }
  move first_grenadiers { to = point(10, 22) }
  expect { that = to_hit(us_81mm_mortar, first_grenadiers, medium_mortar) == 6 } # two inches are a move
}
test "A mortar does not fire on the move, from ambush, or at what is near" {
  ref = "4.1"
  given {
    us_81mm_mortar    = point(10, 2)
    first_grenadiers  = point(10, 20)
    second_grenadiers = point(13, 12)
  }
  set us_81mm_mortar { facing = north }
  expect { that = targets(us_81mm_mortar) == [first_grenadiers] }
  set us_81mm_mortar { order = advance }
  expect { that = none(targets(us_81mm_mortar)) }
  set us_81mm_mortar { order = ambush }
  expect { that = none(targets(us_81mm_mortar)) }
}
test "A hit keeps the range" {
  ref = "4.9"
  given {
    us_81mm_mortar = point(10, 2)
    sdkfz_222      = point(10, 20)
  }
  set us_81mm_mortar { facing = north }
  run "Correct the Fire" {
    shooter = us_81mm_mortar
    target  = sdkfz_222
    hits    = 1
  }
  expect { that = to_hit(us_81mm_mortar, sdkfz_222, medium_mortar) == 2 }
}
test "A sniper minds only his pins and his comrade" {
  ref = "4.9"
  given {
    us_sniper     = point(64, 11)
    at_rifle_team = point(63, 40)
  }
  set at_rifle_team { order = down }
  expect { that = to_hit(us_sniper, at_rifle_team, sniper_rifle) == 3 }
  set us_sniper {
    pins = 1
    men  = 1
  }
  expect { that = to_hit(us_sniper, at_rifle_team, sniper_rifle) == 5 }
  move at_rifle_team { to = point(64, 20) }
  expect { that = none(guns_for(us_sniper, at_rifle_team)) } # too near
}
test "A sniper picks his man" {
  ref   = "4.5"
  rolls = [4]
  given {
    us_sniper        = point(10, 2)
    first_grenadiers = point(10, 20)
  }
  set first_grenadiers { pins = 0 }
  run "Strike" {
    shooter = us_sniper
    target  = first_grenadiers
    weapon  = sniper_rifle
    hits    = 1
  }
  expect { that = first_grenadiers.deadly == 1 && first_grenadiers.fallen == 1 }
}
test "Fire: a regular man falls on a two, and two to four pins" {
  ref = "4.9"
  given {
    flamethrower_team = point(10, 2)
    first_grenadiers  = point(10, 8)
  }
  run "Strike" {
    shooter = flamethrower_team
    target  = first_grenadiers
    weapon  = flamethrower
    hits    = 1
  }
  expect {
    mean = first_grenadiers.shock
    is   = 3
  }
  expect {
    chance = first_grenadiers.fallen == 1
    is     = 5 / 6
  }
}
test "Fire knows no cover" {
  ref = "4.3"
  given {
    flamethrower_team = point(64, 4)
    first_grenadiers  = point(64, 11)
  }
  set first_grenadiers { order = down }
  expect {
    that = (
      to_hit(flamethrower_team, first_grenadiers, flamethrower) == 3 &&
      to_hit(flamethrower_team, first_grenadiers, pistol) == 5 + 1
    )
  }
}
test "The fuel is spent in one of six" {
  ref = "4.9"
  given { flamethrower_team = point(10, 2) }
  run "Spend Fuel" { unit = flamethrower_team }
  expect {
    chance = flamethrower_team.at == destroyed
    is     = 1 / 6
  }
}
test "A flamethrower throws up to six dice" {
  ref = "4.5"
  run "Throws" throws {
    shooter = flamethrower_team
    weapon  = flamethrower
  }
  expect {
    mean = throws
    is   = 3.5
  }
}
test "A medic saves one of six" {
  ref = "4.9"
  given {
    corpsman       = point(10, 10)
    us_first_squad = point(10, 15)
  }
  expect { that = tended(us_first_squad) && !tended(first_grenadiers) }
  set us_first_squad { fallen = 1 }
  run "Tend" {
    target = us_first_squad
    number = 1
  }
  expect {
    chance = us_first_squad.fallen == 0
    is     = 1 / 6
  }
}
test "A medic saves nobody from a deadly hit" {
  ref   = "4.9"
  rolls = [5, 6, 6, 6]
  given {
    corpsman         = point(10, 10)
    us_first_squad   = point(10, 15)
    first_grenadiers = point(10, 30)
  }
  run "Strike" {
    shooter = first_grenadiers
    target  = us_first_squad
    weapon  = rifle
    hits    = 2
  }
  expect { that = us_first_squad.fallen == 1 && us_first_squad.deadly == 1 }
}
test "Bodies in the way: armour hides what is behind it" {
  ref = "5.5"
  given {
    us_bazooka    = point(36, 20)
    panzer_iv     = point(36, 25)
    at_rifle_team = point(36, 30)
  }
  expect {
    that = (
      !clear(us_bazooka.point, at_rifle_team.point) &&
      clear(us_bazooka.point, panzer_iv.point) &&
      !sees(us_bazooka, at_rifle_team)
    )
  }
  move panzer_iv { to = point(38.1, 25) }
  expect { that = sees(us_bazooka, at_rifle_team) && cover(us_bazooka, at_rifle_team) == open }
  move panzer_iv { to = supply }
  given { kuebelwagen = point(36, 25) }
  expect { that = sees(us_bazooka, at_rifle_team) } # one looks over a car
}
test "Bodies in the way: a car and a gun are soft cover to who is near them" {
  ref = "5.5"
  given {
    us_bazooka    = point(36, 20)
    kuebelwagen   = point(36, 27)
    at_rifle_team = point(36, 29)
  }
  set kuebelwagen { facing = east }
  expect {
    that = (
      cover(us_bazooka, at_rifle_team) == soft &&
      cover(at_rifle_team, us_bazooka) == open &&
      cover(us_bazooka, kuebelwagen) == open
    )
  }
  move kuebelwagen { to = supply }
  expect { that = cover(us_bazooka, at_rifle_team) == open }
  given { pak_40 = point(36, 27) }
  expect { that = cover(us_bazooka, at_rifle_team) == soft && cover(us_bazooka, pak_40) == open }
}
test "From a hill one looks over a tank at what is not close behind it" {
  ref = "5.5"
  given {
    us_bazooka    = point(19, 41.5)
    panzer_iv     = point(26.2, 32)
    at_rifle_team = point(28, 29.7)
  }
  expect { that = !clear(us_bazooka.point, at_rifle_team.point) }
  move at_rifle_team { to = point(33.4, 22.6) }
  expect {
    that = (
      clear(us_bazooka.point, at_rifle_team.point) &&
      clear(at_rifle_team.point, us_bazooka.point)
    )
  }
}
test "A medic neither fires nor assaults, but fights back" {
  ref = "5"
  given {
    corpsman          = point(36, 10)
    german_lieutenant = point(36, 15)
  }
  expect {
    that = (
      none(targets(corpsman)) &&
      !assaults(corpsman) &&
      none(guns_for(corpsman, german_lieutenant)) &&
      !can_hold(corpsman) &&
      !contests(corpsman)
    )
  }
  offer "Orders" {
    commander = allies
    ready     = [corpsman]
  }
  refuse "Fire" {
    actor   = corpsman
    because = "an enemy is in sight and in reach"
  }
  refuse "Assault" {
    actor   = corpsman
    because = "is infantry"
  }
  run "Blows" {
    from = corpsman
    to   = german_lieutenant
  }
  expect {
    chance = german_lieutenant.fallen == 1
    is     = 1 / 2
  }
}
test "On the move a sniper has a pistol, and so has his assistant" {
  ref = "4.1"
  given {
    us_sniper        = point(10, 2)
    first_grenadiers = point(10, 20)
  }
  set us_sniper { order = fire }
  expect { that = guns_for(us_sniper, first_grenadiers) == [sniper_rifle] }
  set us_sniper { order = advance }
  expect { that = none(guns_for(us_sniper, first_grenadiers)) }
  move first_grenadiers { to = point(10, 10) }
  expect {
    that = (
      guns_for(us_sniper, first_grenadiers) == [pistol] &&
      carried(us_sniper, pistol) == 2 &&
      to_hit(us_sniper, first_grenadiers, pistol) == 4
    )
  } # near, far for a pistol, and in an orchard
}
test "A howitzer fires straight, or over what is in the way at what is far" {
  ref   = "4.1"
  rolls = [1]
  given {
    pack_howitzer    = point(10, 2)
    first_grenadiers = point(10, 28)
  }
  set pack_howitzer {
    facing = north
    order  = fire
  }
  expect { that = guns_for(pack_howitzer, first_grenadiers) == [light_howitzer] } # 23 inches
  move first_grenadiers { to = point(10, 29) }
  expect {
    that = (
      guns_for(pack_howitzer, first_grenadiers) == [light_howitzer, lobbed_shell] &&
      to_hit(pack_howitzer, first_grenadiers, lobbed_shell) == 6
    )
  }
  run "Salvo" {
    shooter = pack_howitzer
    target  = first_grenadiers
  }
  answer { weapon = lobbed_shell }
  expect { that = to_hit(pack_howitzer, first_grenadiers, lobbed_shell) == 5 }
  set pack_howitzer { order = advance }
  expect { that = guns_for(pack_howitzer, first_grenadiers) == [light_howitzer] }
}
test "A howitzer that springs from ambush does not fire over what is in the way" {
  rolls = [1]
  given {
    pack_howitzer    = point(10, 2)
    first_grenadiers = point(10, 29)
  }
  set pack_howitzer {
    facing = north
    order  = ambush
  }
  set first_grenadiers { order = advance }
  run "Fire from Ambush at the End" {}
  answer { fire_before_the_turn_ends = true }
  expect { # nobody asks which way
    that = pack_howitzer.order == fire && !pack_howitzer.springs
  }
  set pack_howitzer { springs = true }
  expect { that = !contains(guns_for(pack_howitzer, first_grenadiers), lobbed_shell) }
  set pack_howitzer { springs = false }
  expect { that = contains(guns_for(pack_howitzer, first_grenadiers), lobbed_shell) }
}
