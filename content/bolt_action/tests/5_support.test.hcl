# Overruns, transports and tows, observers, barrages and smoke.

test "A tank drives over men who lose their nerve" {
  ref   = "5.1"
  rolls = [6, 5]
  given {
    m4_sherman        = point(36, 10)
    first_grenadiers  = point(36, 18)
    second_grenadiers = point(46, 18)
  }
  set m4_sherman { facing = north }
  expect { that = overrun_by(m4_sherman) == [first_grenadiers] }
  set first_grenadiers { pins = 1 }
  run "Drive Over" {
    tank   = m4_sherman
    target = first_grenadiers
  }
  answer { inches = 18 }
  expect {
    m4_sherman = point(36, 28)
    that       = first_grenadiers.at == destroyed
  }
}
test "Men with nerve get out of its way" {
  ref   = "5.1"
  rolls = [2, 3]
  given {
    m4_sherman       = point(36, 10)
    first_grenadiers = point(36, 18)
  }
  set m4_sherman { facing = north }
  run "Drive Over" {
    tank   = m4_sherman
    target = first_grenadiers
  }
  refuse { spot = none }
  refuse { spot = point(40, 18) }
  refuse { spot = point(40.4, 18) } # no farther than need be
  answer { spot = point(40.1, 18) }
  answer { inches = 18 }
  expect {
    first_grenadiers = point(40.1, 18)
    m4_sherman       = point(36, 28)
  }
}
test "Over whom a tank drives" {
  ref = "5.1"
  given {
    m4_sherman       = point(36, 10)
    first_grenadiers = point(36, 18)
    panzer_iv        = point(36, 24)
    at_rifle_team    = point(36, 28)
  }
  set m4_sherman { facing = north }
  expect {
    that = overrun_by(m4_sherman) == [first_grenadiers] && !lane_free(m4_sherman, at_rifle_team)
  }
  given { m8_greyhound = point(50, 10) }
  offer "Orders" {
    commander = allies
    ready     = [m4_sherman, m8_greyhound]
  }
  refuse "Overrun" {
    actor   = m8_greyhound
    because = "is a tank that can run"
  }
}
test "Twelve seats, and one gun" {
  ref = "5.2"
  given {
    sdkfz_251_1       = point(10, 10)
    grenadier_squad_a = point(10, 14.5)
    grenadier_squad_b = point(13.5, 10)
    pak_40            = point(10, 6)
  }
  expect {
    that = (
      seats(sdkfz_251_1) == 12 &&
      empty_transport(sdkfz_251_1) &&
      lifts(grenadier_squad_a) == [sdkfz_251_1] &&
      lifts(grenadier_squad_b) == [sdkfz_251_1] &&
      lifts(pak_40) == [sdkfz_251_1] &&
      none(lifts(sdkfz_251_1))
    )
  }
  run "Board" {
    unit    = grenadier_squad_a
    carrier = sdkfz_251_1
  }
  expect {
    that = (
      grenadier_squad_a.at == aboard &&
      riders(sdkfz_251_1) == [grenadier_squad_a] &&
      seats_left(sdkfz_251_1) == 2 &&
      none(lifts(grenadier_squad_b)) &&
      sdkfz_251_1.loading &&
      !empty_transport(sdkfz_251_1)
    )
  }
  run "Board" {
    unit    = pak_40
    carrier = sdkfz_251_1
  }
  expect {
    that = (
      seats_left(sdkfz_251_1) == 2 &&
      !can_tow(sdkfz_251_1, us_57mm_m1) &&
      can_hold(sdkfz_251_1)
    )
  }
}
test "A car tows what is light" {
  ref = "5.2"
  expect {
    that = (
      can_tow(jeep, m3_light_gun) &&
      !can_tow(jeep, us_57mm_m1) &&
      can_tow(us_truck, us_57mm_m1) &&
      !can_tow(german_truck, pak_43) &&
      !can_tow(german_truck, pak_40) &&
      !can_tow(german_truck, lefh_18) &&
      can_tow(german_truck, pak_38) &&
      can_tow(german_truck, leig_18) &&
      can_tow(hanomag, lefh_18) &&
      !can_tow(kuebelwagen, pak_36) &&
      !fits_in(sherman, us_truck)
    )
  }
}
test "In, and out again in the next turn" {
  ref = "5.2"
  given {
    m3_half_track  = point(36, 10)
    us_first_squad = point(36, 18)
  }
  set us_first_squad { order = advance }
  run "Move" {
    unit   = us_first_squad
    inches = 6
    turns  = 0
  }
  answer { spot = point(36, 14.5) }
  answer { carrier = m3_half_track }
  expect { that = us_first_squad.at == aboard }
  set us_first_squad { order = order.run }
  run "Climb Down" {
    unit   = us_first_squad
    inches = 6
  }
  refuse { spot = point(36, 18.1) } # six inches from the bow
  refuse { spot = point(43.1, 10) } # and from the flank
  answer { spot = point(36, 18) }
  expect {
    us_first_squad = point(36, 18)
    that           = us_first_squad.rides == none
  }
}
test "Whose vehicle has run stays aboard" {
  ref = "5.2"
  given { m3_half_track = point(10, 10) }
  run "Board" {
    unit    = us_first_squad
    carrier = m3_half_track
  }
  set m3_half_track { order = order.run }
  offer "Orders" {
    commander = allies
    ready     = [us_first_squad]
  }
  refuse "Get Out" {
    actor   = us_first_squad
    because = "the vehicle is on the table, and has not run"
  }
}
test "Pins are shared" {
  ref = "5.2"
  given {
    m3_half_track = point(10, 10)
    at_rifle_team = point(10, 30)
  }
  run "Board" {
    unit    = us_first_squad
    carrier = m3_half_track
  }
  run "Pin" {
    unit   = m3_half_track
    number = 2
  }
  expect { that = us_first_squad.pins == 2 }
}
test "Out of a wreck: a die of hits, and down" {
  ref   = "5.2"
  rolls = [3, 1, 1, 4]
  given { m3_half_track = point(10, 10) }
  run "Board" {
    unit    = us_first_squad
    carrier = m3_half_track
  }
  run "Destroy" { unit = m3_half_track }
  refuse { spot = point(10, 13.9) }
  answer { spot = point(10, 14.1) }
  expect {
    that = (
      us_first_squad.in_play &&
      us_first_squad.order == down &&
      us_first_squad.pins == 1 &&
      us_first_squad.men == 9 &&
      m3_half_track.at == destroyed &&
      us_first_squad.rides == none
    )
  }
}
test "An empty transport near the enemy is lost" {
  ref = "5.2"
  given {
    us_truck         = point(10, 10)
    us_first_squad   = point(10, 20)
    first_grenadiers = point(24, 10)
  }
  run "Empty Transports" {}
  expect { that = us_truck.in_play }
  move first_grenadiers { to = point(18, 10) }
  run "Empty Transports" {}
  expect { that = us_truck.at == destroyed }
}
test "Armour that is destroyed is in the way as a wreck" {
  ref = "1.3.1"
  given {
    m4_sherman       = point(36, 8)
    us_bazooka       = point(36, 4.5)
    first_grenadiers = point(36, 14)
  }
  set m4_sherman { facing = east }
  run "Destroy" { unit = m4_sherman }
  expect {
    that = (
      m4_sherman.at == destroyed &&
      count(wrecks) == 1 &&
      only(wrecks).point == point(36, 8) &&
      only(wrecks).facing == east
    )
  }
  expect { that = !clear(us_bazooka.point, point(36, 12)) && !sees(us_bazooka, first_grenadiers) } # as long as it was
  expect {
    that = !contains(room(us_bazooka), point(36, 9.4)) && contains(room(us_bazooka), point(36, 9.6))
  }
  expect { that = !contains(destinations(us_bazooka, us_bazooka.point, 6), point(36, 10.3)) } # not through it
  expect { that = contains(destinations(us_bazooka, us_bazooka.point, 12), point(36, 10.3)) }
  move first_grenadiers { to = point(42.6, 14) }
  expect {
    that = sees(us_bazooka, first_grenadiers) && cover(us_bazooka, first_grenadiers) == hard
  }
}
test "A wreck is as big as its tank" {
  ref = "1.3.1"
  given {
    tiger_i   = point(10, 10)
    m5_stuart = point(20, 10)
  }
  run "Destroy" { unit = tiger_i }
  run "Destroy" { unit = m5_stuart }
  expect {
    that = count([for w in wrecks : w if w.base == 1.3 && w.length == 5]) == 1 && count([
      for w in wrecks : w
      if w.base == 0.9 && w.length == 3.4
    ]) == 1
  }
}
test "What has no armour, what is given up, and what never came leaves no wreck" {
  ref = "1.3.1"
  given {
    us_truck         = point(10, 10)
    m3_half_track    = point(30, 10)
    us_first_squad   = point(44, 10)
    first_grenadiers = point(36, 10)
  }
  move m8_greyhound { to = reserves }
  run "Destroy" { unit = us_truck }
  run "Destroy" { unit = m8_greyhound }
  run "Empty Transports" {}
  expect {
    that = (
      m3_half_track.at == destroyed &&
      us_truck.at == destroyed &&
      m8_greyhound.at == destroyed &&
      none(wrecks)
    )
  }
}
test "Riders come on with their vehicle" {
  ref      = "7.5.1"
  scenario = no_man_s_land
  variants = [us_ready_1000, german_ready_1000]
  move sdkfz_251_1 { to = reserves }
  move grenadier_squad_a { to = reserves }
  run "Mount Up" {
    commander = axis
    place     = reserves
  }
  answer { unit = grenadier_squad_a }
  expect {
    that = (
      grenadier_squad_a.at == aboard &&
      none(boarders(sdkfz_251_1)) &&
      !may_arrive(grenadier_squad_a)
    )
  }
  run "Missing in Action" {}
  expect { that = grenadier_squad_a.at == destroyed && sdkfz_251_1.at == destroyed }
}
test "Off the table together" {
  ref = "5.2"
  run "Board" {
    unit    = grenadier_squad_a
    carrier = sdkfz_251_1
  }
  given { sdkfz_251_1 = point(10, 10) }
  move sdkfz_251_1 { to = beyond_the_table }
  expect { that = grenadier_squad_a.at == beyond_the_table }
}
test "A call for fire" {
  ref  = "5.3"
  seed = 1
  given {
    us_observer      = point(25, 10)
    first_grenadiers = point(25, 30)
  }
  offer "Orders" {
    commander = allies
    ready     = [us_observer]
  }
  take "Call for Fire" {
    actor   = us_observer
    mission = barrage
    about   = first_grenadiers
  }
  refuse { spot = point(25, 36.1) }
  refuse { spot = point(28, 30) } # a house is in the way
  answer { spot = point(25, 30) }
  expect {
    that = (
      us_observer.called &&
      us_observer.order == fire &&
      count(fire_missions) == 1 &&
      only(fire_missions).point == point(25, 30)
    )
  }
  set us_observer { order = waiting }
  offer "Orders" {
    commander = allies
    ready     = [us_observer]
  }
  refuse "Call for Fire" {
    actor   = us_observer
    because = "has not called yet"
  }
}
test "Shells stray, wait or land" {
  ref = "5.3"
  expect {
    that = (
      shells(1) == stray &&
      shells(2) == wait &&
      shells(3) == wait &&
      shells(4) == land &&
      shells(6) == land
    )
  }
}
test "A barrage pins whoever is near" {
  ref   = "5.3"
  rolls = [4, 5, 2]
  given {
    first_grenadiers = point(25, 30)
    at_rifle_team    = point(25, 40)
  }
  move turn { to = 2 }
  put marker {
    from = [for f in all(fire_missions) : f if f.at == supply]
    to   = point(25, 28)
  }
  set marker {
    caller = allies
    since  = 1
  }
  run "Preliminary Fire" {}
  expect { that = first_grenadiers.pins == 2 && at_rifle_team.pins == 0 && none(fire_missions) }
}
test "One unit in six is hit by a barrage" {
  ref = "5.3"
  given { sdkfz_222 = point(25, 30) }
  run "Shelled" { unit = sdkfz_222 }
  expect {
    chance = (
      sdkfz_222.pins <= 3 &&
      sdkfz_222.in_play &&
      sdkfz_222.order == waiting &&
      !sdkfz_222.immobile
    )
    is = 5 / 6 + 1 / 6 * 1 / 6 * 3 / 6 # the shell of four inches fails on a one
  }
}
test "Smoke hides, and drifts off in one turn of two" {
  ref   = "5.3"
  rolls = [4, 3, 4]
  given {
    us_bazooka    = point(10, 12)
    at_rifle_team = point(10, 28)
  }
  expect { that = sees(us_bazooka, at_rifle_team) }
  move turn { to = 2 }
  put marker {
    from = [for f in all(fire_missions) : f if f.at == supply]
    to   = point(10, 20)
  }
  set marker {
    caller  = allies
    mission = smoke
    since   = 1
  }
  run "Preliminary Fire" {}
  expect {
    that = count(smoke_screens) == 1 && !sees(us_bazooka, at_rifle_team) && none(fire_missions)
  }
  move at_rifle_team { to = point(10, 25) } # an inch in
  expect { that = wholly_covered(us_bazooka, at_rifle_team) }
  expect {
    that = sees(us_bazooka, at_rifle_team) && !in_smoke(us_bazooka.point, at_rifle_team.point)
  }
  move turn { to = 3 }
  run "Preliminary Fire" {}
  expect { that = count(smoke_screens) == 1 }
  move turn { to = 4 }
  run "Preliminary Fire" {}
  expect { that = none(smoke_screens) && cover(us_bazooka, at_rifle_team) == open }
}
test "The enemy moves what falls short" {
  ref = "5.3"
  put marker {
    from = [for f in all(fire_missions) : f if f.at == supply]
    to   = point(25, 28)
  }
  set marker { caller = allies }
  run "Stray" { marker = marker }
  refuse { spot = point(25, 15.9) }
  answer { spot = point(25, 40) }
  expect { that = only(fire_missions).point == point(25, 40) }
}
test "Whoever rides is pinned by all that pins his vehicle: damage, bombs, and bombs nearby" {
  ref   = "5.2"
  rolls = [1, 2, 1, 2] # stunned; a fighter, that does nothing but pin it twice
  given {
    m3_half_track = point(10, 10)
    us_truck      = point(13, 14)
  }
  run "Board" {
    unit    = us_first_squad
    carrier = m3_half_track
  }
  run "Damaged" {
    target = m3_half_track
    less   = 3
  }
  expect { that = m3_half_track.pins == 1 && us_first_squad.pins == 1 }
  run "Dive" {
    victims = [m3_half_track]
    pilot   = axis
  }
  expect { that = m3_half_track.pins == 3 && us_first_squad.pins == 3 && us_truck.pins == 1 }
}
test "As many pins as courage break whoever rides, too" {
  ref   = "5.2"
  rolls = [1]
  given {
    m3_half_track = point(10, 10)
    at_rifle_team = point(10, 30)
  }
  run "Board" {
    unit    = us_first_squad
    carrier = m3_half_track
  }
  set us_first_squad { pins = 8 }
  run "Strike" {
    shooter = at_rifle_team
    target  = m3_half_track
    weapon  = at_rifle
    hits    = 1
  }
  expect { that = m3_half_track.pins == 1 && us_first_squad.at == destroyed }
}
test "Who comes onto the table beside a truck may get in at once" {
  ref = "5.2"
  given {
    us_truck = point(53, 6)
  }
  move riflemen_1 { to = reserves }
  set riflemen_1 { order = advance }
  run "Come On" {
    unit   = riflemen_1
    inches = 6
  }
  answer {
    gate    = point(50, 0)
    spot    = point(50, 4)
    carrier = us_truck
  }
  expect { that = riflemen_1.at == aboard && riflemen_1.rides == us_truck }
}
test "A mortar that gets in as it comes on takes its spotter along" {
  ref = "5.2"
  given {
    us_truck = point(53, 6)
  }
  move {
    the = [m1_mortar, m1_mortar_spotter]
    to  = reserves
  }
  set m1_mortar { order = run }
  run "Come On" {
    unit   = m1_mortar
    inches = 12
  }
  answer {
    gate    = point(50, 0)
    spot    = point(51, 5)
    carrier = us_truck
  }
  expect { that = m1_mortar.at == aboard && m1_mortar_spotter.rides == us_truck }
}
test "An empty truck is lost to who is in a house nearby" {
  ref = "5.2"
  given {
    us_truck   = point(36, 17)
    us_bazooka = point(41.5, 17)
  }
  set us_truck { facing = north }
  run "Enter the House" {
    unit  = panzerbuechse
    house = south_house
  }
  run "Empty Transports" {}
  expect { that = us_truck.at == destroyed }
}
test "Whoever is in a house comes out before he gets in" {
  ref = "5.2"
  given {
    us_truck   = point(44, 10.1)
    riflemen_1 = point(43, 6.5)
  }
  expect { that = lifts(riflemen_1) == [us_truck] }
  set riflemen_1 { inside = south_cottage }
  expect { that = none(lifts(riflemen_1)) }
}
test "Who rides is heartened by an officer, and may keep down" {
  ref = "5.2"
  given {
    m3_half_track    = point(36, 10)
    lieutenant_adams = point(36, 14)
  }
  set riflemen_1 {
    rides = m3_half_track
    pins  = 3
    order = down
  }
  move riflemen_1 { to = aboard }
  expect { that = encouragement(riflemen_1) == 1 }
  run "End of the Turn" {}
  answer { keep_the_order = true }
  expect { that = riflemen_1.order == down && riflemen_1.pins < 3 }
}
test "An officer who rides heartens himself, and who is near" {
  ref = "2.5"
  given {
    m3_half_track = point(36, 10)
    riflemen_2    = point(36, 14)
    riflemen_3    = point(36, 24)
  }
  set {
    the   = [riflemen_1, lieutenant_adams]
    rides = m3_half_track
  }
  move {
    the = [riflemen_1, lieutenant_adams]
    to  = aboard
  }
  expect {
    that = (
      encouragement(lieutenant_adams) == 1 &&
      encouragement(riflemen_1) == 1 &&
      encouragement(riflemen_2) == 1 &&
      encouragement(riflemen_3) == 0
    )
  }
}
