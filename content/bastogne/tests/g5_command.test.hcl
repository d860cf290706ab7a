# Leaders, command, activations.

test "In command: of one's own leader; independents of any of the division; some always" {
  ref = "G.command"
  given {
    hex_25_10 = [hq_1_506, a_1_506]
    hex_26_03 = [b_1_506, b_20_ccb, a_326_eng]
    hex_26_08 = [td_rearguard]
    hex_29_10 = [b_326_eng]
  }
  run "A Leader Joins" {
    leader = leader_of_506th
    host   = hq_1_506
  }
  expect {
    that = (
      in_command(a_1_506) &&
      !in_command(b_1_506) &&
      !in_command(b_20_ccb) &&
      !in_command(a_326_eng) &&
      in_command(td_rearguard) &&
      in_command(b_326_eng)
    )
  }
}
test "A leader goes with his unit, is replaced once, and then gone" {
  ref = "G.leader"
  given {
    hex_25_10 = [hq_1_506, a_1_506]
    hex_23_10 = [b_1_506]
  }
  run "A Leader Joins" {
    leader = leader_of_506th
    host   = hq_1_506
  }
  move hq_1_506 { to = hex_24_10 }
  expect { that = leader_of_506th.at == hex_24_10 && leader_of_506th.reach == 6 }
  run "Destroy" { unit = hq_1_506 }
  answer { heir = a_1_506 }
  expect {
    that = (
      leader_of_506th.with == a_1_506 &&
      leader_of_506th.at == hex_25_10 &&
      leader_of_506th.reach == 4 &&
      leader_of_506th.limit == 2
    )
  }
  run "Destroy" { unit = a_1_506 }
  expect { that = leader_of_506th.at == out }
}
test "The leader of a task force is not replaced" {
  ref = "G.leader"
  given {
    hex_25_10 = [b_20_ccb]
    hex_25_11 = [b_3_ccb]
  }
  run "A Leader Joins" {
    leader = maj_desobry
    host   = b_20_ccb
  }
  run "Destroy" { unit = b_20_ccb }
  expect { that = maj_desobry.at == out }
}
test "Command Points: the rating, and what the die reads if it is no more" {
  ref      = "G.activation"
  scenario = no_no_noville # Wiltz Waltz does without
  rolls    = [4, 5, 10]
  set division_2_panzer {
    rating = 4
    points = 0
  }
  run "Command Points" { division = division_2_panzer }
  expect { that = division_2_panzer.points == 8 }
  run "Command Points" { division = division_2_panzer }
  expect { that = division_2_panzer.points == 12 }
  run "Command Points" { division = division_2_panzer }
  expect { that = division_2_panzer.points == 16 }
}
test "In a Division Activation a formation does quiet things, independents anything" {
  ref      = "G.activation"
  scenario = no_no_noville # Wiltz Waltz does without
  rolls    = [9, 3]
  move turn { to = hour_1100_19_dec }
  given {
    hex_29_05      = [unit_5_pzgr_304, unit_1_flak_273]
    hex_29_07      = [a_1_506]
    hex_29_04      = []
    behind_noville = []
  }
  set division_2_panzer {
    rating = 0
    points = 0
  }
  run "Division Activation" { division = division_2_panzer }
  answer { unit = unit_5_pzgr_304 }
  refuse "Fire" { target = a_1_506 }
  take "Dig In" {}
  answer { unit = unit_1_flak_273 }
  refuse "Dig In" {}
  expect { that = contains(targets(unit_1_flak_273), a_1_506) }
  pass {}
  pass {}
}
test "A leader takes along as many white-striped units as his limit says, the others freely" {
  ref = "G.activation"
  given {
    hex_31_03 = [unit_1_pz_auf_2, unit_5_pz_3, unit_6_pz_3, unit_1_pz_pi_38]
    hex_22_10 = [unit_7_pz_3]
  }
  run "A Leader Joins" {
    leader = von_boehm
    host   = unit_1_pz_auf_2
  }
  expect {
    that = (
      attachment_limit(kg_von_boehm) == 4 &&
      attachment_limit(kg_cochen) == 0 &&
      goes_along(unit_5_pz_3, kg_von_boehm) &&
      goes_along(unit_1_pz_pi_38, kg_von_boehm) &&
      !goes_along(unit_7_pz_3, kg_von_boehm) &&
      !goes_along(unit_5_pz_3, kg_cochen)
    )
  }
}
test "Leaders of task forces take no white-striped units along, and their captain's limit is not for those near them" {
  ref      = "G.activation"
  scenario = to_bastogne
  given {
    hex_29_04 = [b_3_ccb, maj_desobry]
    hex_28_05 = [b_707_tk, a_158_eng]
    hex_39_13 = [a_3_ccb, leader_of_ccb]
  }
  set maj_desobry { with = b_3_ccb }
  set leader_of_ccb { with = a_3_ccb }
  expect {
    that = (
      commands(maj_desobry, b_707_tk) &&
      attachment_limit(ccb_10_ad) == 4 &&
      !goes_along(b_707_tk, ccb_10_ad) &&
      goes_along(a_158_eng, ccb_10_ad)
    )
  }
  given { hex_30_06 = [leader_of_ccb, a_3_ccb] }
  expect { that = goes_along(b_707_tk, ccb_10_ad) }
}
test "Direct Command: a point each, for those in command" {
  ref = "G.activation"
  move turn { to = hour_1100_19_dec }
  given {
    hex_25_10 = [hq_1_506, a_1_506]
    hex_26_03 = [b_1_506]
  }
  run "A Leader Joins" {
    leader = leader_of_506th
    host   = hq_1_506
  }
  set division_101st_airborne { points = 1 }
  run "Direct Command" { player = american }
  refuse { unit = b_1_506 }
  answer { unit = a_1_506 }
  pass {}
  expect { that = division_101st_airborne.points == 0 && !a_1_506.ready }
}
test "A second action costs a point; nobody shoots twice" {
  ref   = "G.orders"
  rolls = [9, 9]
  move turn { to = hour_1100_19_dec }
  given {
    hex_29_05 = [hq_1_506, a_1_506]
    hex_29_06 = [unit_5_pzgr_304]
  }
  run "A Leader Joins" {
    leader = leader_of_506th
    host   = hq_1_506
  }
  set division_101st_airborne { points = 1 }
  run "Formation Activation" { formation = formation_506th_pir }
  answer { unit = a_1_506 }
  take "Fire" {
    target                    = unit_5_pzgr_304
    try_for_the_company_bonus = false
  }
  answer { unit = a_1_506 }
  take "Second Action" {}
  refuse "Fire" {
    target  = unit_5_pzgr_304
    because = "has not shot yet"
  }
  take "Dig In" {}
  expect { that = division_101st_airborne.points == 0 && !a_1_506.dug_in }
  pass {}
}
test "A suppressed unit only rallies; a Cohesion Hit stays within a Fire Zone" {
  ref = "G.orders"
  move turn { to = hour_1100_19_dec }
  given {
    hex_29_05 = [a_1_506]
    hex_29_06 = [unit_5_pzgr_304]
  }
  mark a_1_506 { with = suppression }
  run "Activate" { unit = a_1_506 }
  refuse "Dig In" { because = "a suppressed unit only rallies" }
  pass {}
  unmark a_1_506 { with = suppression }
  mark a_1_506 { with = cohesion_hit }
  run "Activate" { unit = a_1_506 }
  refuse "Rallying" { because = "has something to rally from" }
  pass {}
}
test "A leader whose unit is lost stays with another of his formation in the hex, as he is" {
  ref = "G.leader"
  given { hex_25_10 = [b_20_ccb, b_3_ccb] }
  run "A Leader Joins" {
    leader = leader_of_ccb
    host   = b_20_ccb
  }
  set unit_420_afa { contact = leader_of_ccb }
  run "Destroy" { unit = b_20_ccb }
  expect {
    that = (
      leader_of_ccb.with == b_3_ccb &&
      leader_of_ccb.first_in_line &&
      unit_420_afa.contact == leader_of_ccb
    )
  }
}
test "A formation that is about to arrive may buy its chit" {
  ref      = "3.2"
  scenario = speed_bumps
  given {
    formation_chits = [kg_cochen_chit, kg_gutmann_chit]
    from_clervaux   = [unit_5_pzgr_304]
  }
  expect { that = wares(division_2_panzer) == [kg_cochen_chit] }
}
test "A division may buy Dispatch Points though it has no chit to buy; one that is not there buys nothing" {
  ref      = "3.2"
  scenario = speed_bumps
  given {
    formation_chits = []
    from_clervaux   = [unit_5_pzgr_304]
  }
  set {
    the      = [division_2_panzer, panzer_lehr]
    points   = 3
    dispatch = 0
  }
  run "Buy Chits" {}
  take "Two Command Points for a Dispatch Point" {}
  expect {
    that = (
      division_2_panzer.points == 1 &&
      division_2_panzer.dispatch == 1 &&
      panzer_lehr.points == 3
    )
  }
}
test "Who has acted goes on until another is called" {
  ref = "G.orders"

  move turn { to = hour_1100_19_dec }
  given { hex_26_03 = [a_1_506, b_1_506, c_1_506] }
  run "Formation Activation" { formation = formation_506th_pir }
  answer { unit = a_1_506 }
  take "Form Column" {}
  answer { unit = a_1_506 }
  take "March" { to = hex_26_05 }
  expect { that = goes_on(a_1_506, false) && a_1_506.points == 4 }
  answer { unit = b_1_506 }
  refuse "Second Action" { because = "may act again" }
  pass {}
  refuse { unit = a_1_506 }
}
test "After a march others of the formation come after, each on its own points and as near as it may" {
  ref = "G.move"
  set both_maps { laid = true }
  move turn { to = hour_1100_19_dec }
  given { hex_26_03 = [a_1_506, b_1_506, c_1_506] }
  run "Formation Activation" { formation = formation_506th_pir }
  answer { unit = a_1_506 }
  refuse "Bring the Others Up" { because = "has marched, and others of its formation may come after" }
  take "March" { to = hex_26_07 }
  answer { unit = a_1_506 }
  take "Bring the Others Up" { following = [b_1_506] }
  expect {
    that = (
      b_1_506.at == hex_26_07 &&
      b_1_506.last == moving &&
      !b_1_506.ready &&
      c_1_506.at == hex_26_03 &&
      !goes_on(a_1_506, false)
    )
  }
}
