# The assault, step by step.

test "Who may go, and who goes along" {
  ref = "G.assault"
  move turn { to = hour_1100_19_dec }
  given {
    hex_29_05 = [a_1_506, b_1_506, hq_1_506, b_3_ccb]
    hex_29_06 = [unit_5_pzgr_304]
  }
  set {
    the   = [a_1_506, b_1_506, hq_1_506, b_3_ccb]
    ready = true
  }
  expect {
    that = (
      can_storm(a_1_506) &&
      !can_storm(hq_1_506) &&
      company(a_1_506, hex_29_06, false) == [b_1_506] &&
      company(a_1_506, hex_29_06, true) == []
    )
  }
  mark b_1_506 { with = suppression }
  expect { that = !can_storm(b_1_506) }
  mark a_1_506 { with = improved_position }
  expect { that = !can_storm(a_1_506) }
  unmark a_1_506 { with = improved_position }
  mark hex_29_05 { with = heavy_barrage }
  expect { that = !can_storm(a_1_506) }
}
test "Infantry and the tank destroyers that its leader takes along go together, within his limit" {
  ref = "G.assault"
  move turn { to = hour_1100_19_dec }
  given {
    hex_29_05 = [a_1_506, a_705_td, b_705_td, c_705_td, leader_of_506th]
    hex_29_06 = [unit_5_pzgr_304]
  }
  set leader_of_506th { with = a_1_506 }
  flip leader_of_506th { to = second_in_line }
  run "Formation Activation" { formation = formation_506th_pir }
  answer { unit = a_1_506 }
  expect {
    that = (
      company(a_1_506, hex_29_06, false) == [a_705_td, b_705_td, c_705_td] &&
      still_to_take_along == 2
    )
  }
  take "Assault" { to = hex_29_06 }
  answer { company = [a_705_td, c_705_td] }
  expect { that = formation_506th_pir.taken == 2 && !a_705_td.ready && b_705_td.ready }
}
test "With their division formations keep quiet: independent units assault alone" {
  ref = "G.assault"
  move turn { to = hour_1100_19_dec }
  given {
    hex_29_05 = [a_1_506, a_705_td, b_705_td, leader_of_506th]
    hex_29_06 = [unit_5_pzgr_304]
  }
  set leader_of_506th { with = a_1_506 }
  set {
    the   = [a_1_506, a_705_td, b_705_td]
    ready = true
  }
  expect { that = company(a_705_td, hex_29_06, false) == [b_705_td] }
  expect { that = company(a_705_td, hex_29_06, true) == [a_1_506, b_705_td] } # by Direct Command
}
test "Bravery: armor, entrenchments and height against it, armor of one's own for it" {
  ref = "G.assault"
  given {
    hex_29_05 = [a_1_506]
    hex_29_06 = [unit_4_pz_3]
    hex_25_10 = [unit_5_pzgr_304]
    hex_25_09 = [c_1_506]
  }
  expect { that = dread(hex_29_05, hex_29_06) == -3 && dread(hex_25_09, hex_25_10) == -1 }
  set b_3_ccb { storming = true }
  given { hex_29_05 = [a_1_506, b_3_ccb] }
  expect { that = dread(hex_29_05, hex_29_06) == -1 }
  mark unit_5_pzgr_304 { with = entrenchment }
  set b_3_ccb { storming = false }
  expect { that = dread(hex_25_09, hex_25_10) == -3 }
}
test "An upslope defender is one better off" {
  ref = "2.2.1"
  move turn { to = hour_1100_19_dec }
  given {
    hex_25_10 = [unit_5_pzgr_304]
    hex_25_09 = [c_1_506]
  }
  expect {
    that = (
      rating(c_1_506, unit_5_pzgr_304, hand_to_hand, 0, true) == 4 &&
      rating(c_1_506, unit_5_pzgr_304, close_fire, 0, true) == 3 &&
      rating(unit_5_pzgr_304, c_1_506, hand_to_hand, 0, false) == 4
    )
  }
}
test "Defenders who run leave the hex to those who came" {
  ref   = "G.assault"
  rolls = [3]
  move turn { to = hour_1100_19_dec }
  given {
    hex_29_05 = [a_1_506]
    hex_29_06 = [unit_5_pzgr_304]
  }
  set a_1_506 { ready = true }
  run "Activate" { unit = a_1_506 }
  take "Assault" { to = hex_29_06 }
  pass "watcher" {}
  answer { run = true }
  pass "shooter" {}
  answer { back = hex_29_07 }
  answer { enter = true }
  expect {
    that = (
      unit_5_pzgr_304.at == hex_29_07 &&
      unit_5_pzgr_304.cohesion_hits == 1 &&
      a_1_506.at == hex_29_06 &&
      hex_29_06.held == american &&
      !a_1_506.storming
    )
  }
}
test "A round of fire: all shoot, then the results count; who stays outside has a hit" {
  ref   = "G.assault"
  rolls = [3, 10, 9, 6, 9]
  move turn { to = hour_1100_19_dec }
  given {
    hex_29_05 = [hq_2_506, a_1_506]
    hex_29_06 = [unit_5_pzgr_304]
  }
  mark unit_5_pzgr_304 { with = step_loss }
  mark a_1_506 { with = step_loss }
  set a_1_506 { ready = true }
  run "Activate" { unit = a_1_506 }
  take "Assault" { to = hex_29_06 }
  pass "watcher" {}
  answer { run = false }
  answer { blow = assault_fire }
  answer { go_on = false }
  expect {
    that = (
      a_1_506.cohesion_hits == 2 &&
      unit_5_pzgr_304.in_play &&
      a_1_506.at == hex_29_05 &&
      unit_5_pzgr_304.due_E == 0
    )
  }
}
test "A charge: the defenders shoot at two better, then stand or are gone" {
  ref   = "G.assault"
  rolls = [3, 9, 9, 8]
  move turn { to = hour_1100_19_dec }
  given {
    hex_29_05 = [a_1_506]
    hex_29_06 = [unit_5_pzgr_304]
  }
  mark unit_5_pzgr_304 { with = step_loss }
  set a_1_506 { ready = true }
  run "Activate" { unit = a_1_506 }
  take "Assault" { to = hex_29_06 }
  pass "watcher" {}
  answer { run = false }
  answer { blow = charge }
  answer { enter = false }
  expect {
    that = unit_5_pzgr_304.at == out && a_1_506.at == hex_29_05 && a_1_506.cohesion_hits == 0
  }
}
test "Rearguards do not outlive an assault, and come back to their box" {
  ref   = "7.0"
  rolls = [3]
  move turn { to = hour_1100_19_dec }
  given {
    hex_29_05 = [unit_5_pzgr_304]
    hex_29_06 = [rearguard_1_101]
  }
  set unit_5_pzgr_304 { ready = true }
  run "Activate" { unit = unit_5_pzgr_304 }
  take "Assault" { to = hex_29_06 }
  pass "watcher" {}
  answer { run = false }
  answer { enter = true }
  expect { that = rearguard_1_101.at == available_rearguards && unit_5_pzgr_304.at == hex_29_06 }
}
test "All who fought and did not win the hex have a hit, the suppressed too" {
  ref = "G.assault"
  move turn { to = hour_1100_19_dec }
  given {
    hex_29_05 = [a_1_506, b_1_506]
    hex_29_06 = [unit_5_pzgr_304]
  }
  set a_1_506 { storming = true }
  mark b_1_506 { with = suppression }
  run "After the Assault" {
    to       = hex_29_06
    attacker = american
    fighters = [a_1_506, b_1_506]
  }
  expect { that = a_1_506.cohesion_hits == 1 && b_1_506.cohesion_hits == 1 && !a_1_506.storming }
}
test "No bonus for gun crews; vehicles do not go for a hex behind an enemy roadblock" {
  ref = "G.assault"
  move turn { to = hour_1100_19_dec }
  given {
    hex_29_05 = [a_81_aa_at, a_1_506]
    hex_29_06 = [unit_5_pzgr_304]
    hex_29_07 = [unit_2_pz_3]
  }
  run "Bonus in an Assault" more { unit = a_81_aa_at }
  expect {
    that = more == 0 && could_go(unit_2_pz_3, hex_29_06) && could_go(unit_2_pz_3, hex_28_06)
  }
  set hex_28_06 { barred_by = viii_corps }
  mark hex_28_06 { with = roadblock }
  expect { that = !could_go(unit_2_pz_3, hex_28_06) }
}
test "The two blows of a unit may go at two enemies, or both at one" {
  ref   = "G.assault"
  rolls = [4, 4, 4, 4]
  move turn { to = hour_1100_19_dec }
  given {
    hex_29_05 = [a_1_506]
    hex_29_06 = [unit_5_pzgr_304, unit_6_pzgr_304]
  }
  mark a_1_506 { with = step_loss }
  run "Fight" {
    unit     = a_1_506
    foes     = [unit_5_pzgr_304, unit_6_pzgr_304]
    attacked = true
    shift    = 0
    at_once  = true
  }
  answer { foe = unit_5_pzgr_304 }
  answer { foe = unit_6_pzgr_304 }
  expect { that = unit_5_pzgr_304.cohesion_hits == 1 && unit_6_pzgr_304.cohesion_hits == 1 }
  run "Fight" {
    unit     = a_1_506
    foes     = [unit_5_pzgr_304, unit_6_pzgr_304]
    attacked = true
    shift    = 0
    at_once  = true
  }
  answer { foe = unit_5_pzgr_304 }
  answer { foe = unit_5_pzgr_304 }
  expect {
    that = (
      unit_5_pzgr_304.cohesion_hits == 2 &&
      unit_5_pzgr_304.reduced &&
      unit_6_pzgr_304.cohesion_hits == 1
    )
  }
}
test "A Column retreats off its road; only a raised or sunken one holds it" {
  ref = "G.assault"
  move turn { to = hour_1100_19_dec }
  given { hex_28_05 = [unit_5_pzgr_304] }
  mark unit_5_pzgr_304 { with = column }
  expect { that = !road(hex_28_05, hex_29_06) }
  run "Retreat" {
    unit = unit_5_pzgr_304
    from = hex_28_04
  }
  answer { back = hex_29_06 }
  expect { that = unit_5_pzgr_304.at == hex_29_06 && unit_5_pzgr_304.in_column }
  given { hex_25_14 = [unit_6_pzgr_304] }
  mark unit_6_pzgr_304 { with = column }
  run "Retreat" {
    unit = unit_6_pzgr_304
    from = hex_26_13
  }
  refuse { back = hex_25_15 }
}
test "A hero makes armor harder to go for" {
  ref = "S2.0"
  given {
    hex_29_06 = [b_3_ccb]
    hex_29_05 = [unit_5_pzgr_304, unit_2_pz_3]
  }
  expect { that = dread(hex_29_05, hex_29_06) == -2 }
  mark b_3_ccb { with = hero }
  expect { that = dread(hex_29_05, hex_29_06) == -3 }
  set unit_2_pz_3 { storming = true }
  mark unit_2_pz_3 { with = hero }
  expect { that = dread(hex_29_05, hex_29_06) == 1 }
}
test "Rubble and a road that runs high or low count for those who are assaulted, not for those who come" {
  ref = "2.5"
  move turn { to = hour_1100_19_dec }
  given {
    hex_21_17 = [a_1_506]
    hex_21_18 = [unit_5_pzgr_304]
  }
  let {
    at_the_attacker = rating(a_1_506, unit_5_pzgr_304, close_fire, 0, false)
    at_the_defender = rating(unit_5_pzgr_304, a_1_506, close_fire, 0, true)
  }
  mark hex_21_17 { with = rubble }
  mark hex_21_18 { with = rubble }
  expect {
    that = (
      rating(a_1_506, unit_5_pzgr_304, close_fire, 0, false) == at_the_attacker &&
      rating(unit_5_pzgr_304, a_1_506, close_fire, 0, true) == at_the_defender - 1
    )
  }
  given {
    hex_67_20 = [b_1_506]
    hex_67_21 = [unit_6_pzgr_304]
  }
  let { in_the_open = rating(unit_6_pzgr_304, b_1_506, close_fire, 0, false) }
  expect {
    that = (
      hex_67_20.raised &&
      rating(unit_6_pzgr_304, b_1_506, close_fire, 0, true) == in_the_open + 2 + cover(woods, false, pink)
    )
  }
}
test "Whom a shot suppresses as he would run does not get away" {
  ref   = "G.assault"
  rolls = [3, 3, 1, 9, 9, 9] # bravery; a steady hand, an S?, and it wavers; its blow in the charge, and it does not stand
  move turn { to = hour_1100_19_dec }
  given {
    hex_29_05 = [a_1_506]
    hex_29_06 = [unit_5_pzgr_304]
  }
  mark unit_5_pzgr_304 { with = step_loss }
  set a_1_506 { ready = true }
  run "Activate" { unit = a_1_506 }
  take "Assault" { to = hex_29_06 }
  pass "watcher" {}
  answer { run = true }
  answer { shooter = a_1_506 }
  expect {
    that = (
      unit_5_pzgr_304.at == hex_29_06 &&
      unit_5_pzgr_304.suppressed &&
      unit_5_pzgr_304.cohesion_hits == 1
    )
  }
  answer { blow = charge }
  answer { enter = true }
  expect { that = unit_5_pzgr_304.at == out && a_1_506.at == hex_29_06 }
}
test "Where nobody is brave enough there is no assault, and rearguards and ferries live" {
  ref   = "6.3"
  rolls = [9]
  move turn { to = hour_1100_19_dec }
  given {
    hex_29_05 = [unit_5_pzgr_304]
    hex_29_06 = [rearguard_1_101]
  }
  set unit_5_pzgr_304 { ready = true }
  run "Activate" { unit = unit_5_pzgr_304 }
  take "Assault" { to = hex_29_06 }
  expect {
    that = (
      rearguard_1_101.at == hex_29_06 &&
      unit_5_pzgr_304.cohesion_hits == 0 &&
      none(units.storming)
    )
  }
}
