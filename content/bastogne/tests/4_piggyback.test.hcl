# Chapter 4: riding on vehicles.

test "Infantry without transport, of the same formation and with no more steps, climbs on a vehicle; then they move as one" {
  ref = "4.1"
  move turn { to = hour_1100_19_dec }
  given { hex_26_06 = [unit_1_pzgr_304, unit_5_pzgr_304, unit_2_pz_3, unit_2_pz_auf_2] }
  set {
    the   = [unit_1_pzgr_304, unit_5_pzgr_304, unit_2_pz_auf_2]
    ready = true
  }
  expect { that = mounts(unit_2_pz_3) == [unit_1_pzgr_304] }
  run "Activate" {
    unit  = unit_2_pz_3
    quiet = true
  }
  take "Take On Infantry" { rider = unit_1_pzgr_304 }
  expect {
    that = (
      unit_1_pzgr_304.rides == unit_2_pz_3 &&
      !unit_1_pzgr_304.ready &&
      unit_1_pzgr_304.stacked == 0 &&
      unit_1_pzgr_304.steps == 2 &&
      zone_range(unit_1_pzgr_304) == 0 &&
      !present(unit_1_pzgr_304)
    )
  }
  move unit_2_pz_3 { to = hex_26_05 }
  expect { that = unit_1_pzgr_304.at == hex_26_05 && unit_5_pzgr_304.at == hex_26_06 }
}
test "A vehicle with riders does not shoot or assault; it sets them down for half its movement, and has done" {
  ref = "4.2"
  move turn { to = hour_1100_19_dec }
  given {
    hex_26_06 = [unit_1_pzgr_304, unit_2_pz_3]
    hex_26_08 = [a_158_eng]
  }
  set unit_1_pzgr_304 { rides = unit_2_pz_3 }
  expect { that = !can_storm(unit_2_pz_3) && fire_range(unit_2_pz_3) == 0 }
  run "Activate" { unit = unit_2_pz_3 }
  refuse "Fire" { target = a_158_eng }
  take "Set Down" { rider = unit_1_pzgr_304 }
  expect {
    that = unit_1_pzgr_304.rides == none && unit_2_pz_3.points == 0 && !unit_1_pzgr_304.in_column
  }
}
test "Who rides does not count for stacking, but for mass" {
  ref = "4.3"
  given { hex_26_06 = [unit_1_pzgr_304, unit_2_pzgr_304, unit_2_pz_3, unit_3_pz_3] }
  set unit_1_pzgr_304 { rides = unit_2_pz_3 }
  expect { that = !can_storm(unit_2_pz_3) && can_storm(unit_3_pz_3) }
  expect {
    that = room(unit_5_pzgr_304, hex_26_06) && mass(sum([
      for u in hex_26_06.units : u.steps
    ])) == 3
  }
}
test "One shot hits both; a result throws the infantry off and ends the movement" {
  ref   = "4.4"
  rolls = [4]
  move turn { to = hour_1100_19_dec }
  given {
    hex_26_06 = [unit_1_pzgr_304, unit_2_pz_3]
    hex_26_08 = [b_3_ccb]
  }
  set unit_1_pzgr_304 { rides = unit_2_pz_3 }
  set unit_2_pz_3 { points = 9 }
  expect { that = targets(b_3_ccb) == [unit_2_pz_3] }
  run "Shot" {
    firer    = b_3_ccb
    target   = unit_2_pz_3
    way      = aimed
    shift    = 0
    attacked = false
  }
  expect {
    that = (
      unit_1_pzgr_304.rides == none &&
      unit_1_pzgr_304.cohesion_hits == 1 &&
      unit_2_pz_3.points == 0
    )
  }
}
test "Riders who pass an S? stay mounted; who fail it are thrown off, and the vehicle has done" {
  ref   = "4.4"
  rolls = [2, 9]
  move turn { to = hour_1100_19_dec }
  given { hex_26_06 = [unit_1_pzgr_304, unit_2_pz_3] }
  set unit_1_pzgr_304 { rides = unit_2_pz_3 }
  set unit_2_pz_3 { points = 9 }
  run "Suffer" {
    unit   = unit_2_pz_3
    effect = s_or_nothing
  }
  expect { that = unit_1_pzgr_304.rides == unit_2_pz_3 && unit_2_pz_3.points == 9 }
  run "Suffer" {
    unit   = unit_1_pzgr_304
    effect = s_or_nothing
  }
  expect {
    that = (
      unit_1_pzgr_304.rides == none &&
      unit_1_pzgr_304.suppressed &&
      !unit_2_pz_3.suppressed &&
      unit_2_pz_3.points == 0 &&
      unit_2_pz_3.again
    )
  }
}
test "By Direct Command the infantry that climbs on costs a point too" {
  ref = "4.1"
  move turn { to = hour_1100_19_dec }
  given { hex_26_06 = [unit_1_pzgr_304, unit_2_pz_3, cochen] }
  set cochen { with = unit_2_pz_3 }
  set unit_1_pzgr_304 { ready = true }
  set division_2_panzer { points = 2 }
  run "Activate" {
    unit   = unit_2_pz_3
    direct = true
  }
  take "Take On Infantry" { rider = unit_1_pzgr_304 }
  expect { that = unit_1_pzgr_304.rides == unit_2_pz_3 && division_2_panzer.points == 0 }
}
test "An air strike hits both with one roll, and strikes at no rider alone" {
  ref   = "4.4"
  rolls = [5]
  move turn { to = hour_1100_23_dec }
  given { hex_26_06 = [unit_1_pzgr_304, unit_2_pz_3] }
  set unit_1_pzgr_304 { rides = unit_2_pz_3 }
  expect {
    that = (
      air_targets(american) == [unit_2_pz_3] &&
      air_rating(unit_1_pzgr_304, 5) == 6 &&
      air_rating(unit_2_pz_3, 5) == 6
    )
  }
  mark hex_26_06 { with = air_strike }
  run "One Strike" {
    player   = american
    strength = 5
    place    = hex_26_06
  }
  expect { that = unit_1_pzgr_304.reduced && unit_1_pzgr_304.rides == none && unit_2_pz_3.reduced }
}
test "Falling stones hit a vehicle and who rides on it alike" {
  ref   = "4.4"
  rolls = [3, 2]
  given { hex_21_17 = [unit_1_pzgr_304, unit_2_pz_3] }
  set unit_1_pzgr_304 { rides = unit_2_pz_3 }
  mark unit_2_pz_3 { with = column }
  run "Bombs on Bastogne" {}
  answer { place = hex_21_17 }
  expect {
    that = (
      unit_1_pzgr_304.rides == none &&
      unit_1_pzgr_304.cohesion_hits == 1 &&
      !unit_2_pz_3.reduced
    )
  }
}
test "A vehicle whose riders were thrown off, or got down, does nothing more" {
  ref = "4.2"
  move turn { to = hour_1100_19_dec }
  given { hex_26_06 = [unit_1_pzgr_304, unit_2_pz_3] }
  mark unit_2_pz_3 { with = column }
  set unit_1_pzgr_304 { rides = unit_2_pz_3 }
  run "Activate" { unit = unit_2_pz_3 }
  take "Set Down" { rider = unit_1_pzgr_304 }
  expect { that = unit_2_pz_3.halted && unit_2_pz_3.in_column }
}
test "Riders have the cover of their vehicle, and its hero" {
  ref = "4.4"
  move turn { to = hour_1100_19_dec }
  given {
    hex_48_04 = [unit_1_pzgr_304, unit_2_pz_3]
    hex_48_05 = [b_3_ccb]
  }
  let { on_foot = rating(b_3_ccb, unit_1_pzgr_304, aimed, 0, false) }
  set unit_1_pzgr_304 { rides = unit_2_pz_3 }
  expect {
    that = (
      hex_48_04.terrain == village &&
      rating(b_3_ccb, unit_1_pzgr_304, aimed, 0, false) == on_foot + 1
    )
  }
  mark unit_2_pz_3 { with = hero }
  expect { that = rating(b_3_ccb, unit_1_pzgr_304, aimed, 0, false) == on_foot }
}
test "A rider that is lost rides no more when it comes back" {
  ref = "4.0"
  given { hex_26_06 = [unit_1_pzgr_304, unit_2_pz_3] }
  set unit_1_pzgr_304 { rides = unit_2_pz_3 }
  run "Destroy" { unit = unit_1_pzgr_304 }
  run "Raise Again" {
    unit  = unit_1_pzgr_304
    place = hex_26_05
  }
  expect { that = unit_1_pzgr_304.rides == none && present(unit_1_pzgr_304) }
}
test "Infantry that is set down does not act, in Direct Command either" {
  ref = "4.2"
  move turn { to = hour_1100_19_dec }
  given { hex_26_06 = [unit_1_pzgr_304, unit_2_pz_3, cochen] }
  set cochen { with = unit_2_pz_3 }
  set division_2_panzer { points = 5 }
  set unit_1_pzgr_304 { rides = unit_2_pz_3 }
  run "Direct Command" { player = german }
  answer { unit = unit_2_pz_3 }
  take "Set Down" { rider = unit_1_pzgr_304 }
  expect { that = unit_1_pzgr_304.rides == none && !unit_1_pzgr_304.ready }
}
test "A half-track under infantry does not let its own crew down, on the map or from beyond it" {
  ref      = "4.3"
  scenario = to_bastogne
  set west_map { laid = true }
  move turn { to = hour_1100_19_dec }
  given { hex_26_06 = [unit_2_pz_auf_2, unit_3_pz_auf_2] }
  flip unit_3_pz_auf_2 { to = mounted }
  set unit_2_pz_auf_2 { rides = unit_3_pz_auf_2 }
  run "Activate" { unit = unit_3_pz_auf_2 }
  refuse "Dismount" { because = "it carries infantry" }
  take "Set Down" { rider = unit_2_pz_auf_2 }
  set unit_2_pz_auf_2 { rides = unit_3_pz_auf_2 }
  move unit_3_pz_auf_2 { to = holding_box_i }
  run "On the Off-Map Display" {
    unit   = unit_3_pz_auf_2
    player = german
  }
  answer { gate = hex_00_05 }
  answer { marching = [unit_3_pz_auf_2] }
  expect {
    that = (
      unit_3_pz_auf_2.mounted &&
      unit_2_pz_auf_2.rides == unit_3_pz_auf_2 &&
      unit_2_pz_auf_2.at == hex_00_05
    )
  }
}
