# Checks, and what results do to a unit.

test "Troop Quality: hits, losses, suppression, positions, barrages" {
  ref = "G.check"
  move turn { to = hour_1100_19_dec }
  given {
    hex_29_05 = [a_1_506]
    hex_28_05 = [hq_1_506]
  }
  run "A Leader Joins" {
    leader = leader_of_506th
    host   = hq_1_506
  }
  expect { that = troop_quality(a_1_506) == 7 && in_command(a_1_506) }
  mark a_1_506 { with = cohesion_hit }
  expect { that = troop_quality(a_1_506) == 7 }
  mark a_1_506 { with = cohesion_hit }
  expect { that = troop_quality(a_1_506) == 6 }
  mark a_1_506 { with = suppression }
  expect { that = troop_quality(a_1_506) == 5 }
  mark a_1_506 { with = step_loss }
  expect { that = troop_quality(a_1_506) == 4 }
  mark a_1_506 { with = improved_position }
  expect { that = troop_quality(a_1_506) == 5 }
  unmark a_1_506 { with = improved_position }
  mark a_1_506 { with = entrenchment }
  expect { that = troop_quality(a_1_506) == 6 }
  mark hex_29_05 { with = light_barrage }
  expect { that = troop_quality(a_1_506) == 5 }
  unmark hex_29_05 { with = light_barrage }
  mark hex_29_05 { with = heavy_barrage }
  expect { that = troop_quality(a_1_506) == 4 }
}
test "A check of the 506th in command passes eight times in ten" {
  ref = "G.check"
  move turn { to = hour_1100_19_dec }
  given { hex_29_05 = [hq_1_506] }
  run "A Leader Joins" {
    leader = leader_of_506th
    host   = hq_1_506
  }
  mark hq_1_506 { with = suppression }
  run "Rally" { unit = hq_1_506 } # 7, one less for the suppression
  expect {
    chance = hq_1_506.suppressed
    is     = 3 / 10
  }
}
test "A third Cohesion Hit is a step; the last step is the unit" {
  ref = "G.result"
  given { hex_29_05 = [a_1_506] }
  run "Take a Cohesion Hit" { unit = a_1_506 }
  run "Take a Cohesion Hit" { unit = a_1_506 }
  expect { that = a_1_506.cohesion_hits == 2 && a_1_506.steps == 2 }
  run "Take a Cohesion Hit" { unit = a_1_506 }
  expect { that = a_1_506.cohesion_hits == 2 && a_1_506.steps == 1 }
  run "Take a Cohesion Hit" { unit = a_1_506 }
  expect { that = a_1_506.at == out && losses(american) == 2 }
}
test "S and S?, passed and failed, and suppressed already" {
  ref   = "G.result"
  rolls = [5, 6, 5, 6]
  given { hex_29_05 = [unit_5_pzgr_304] } # quality 6, out of command 5
  run "Suffer" {
    unit   = unit_5_pzgr_304
    effect = s_or_nothing
  }
  expect { that = unit_5_pzgr_304.cohesion_hits == 0 && !unit_5_pzgr_304.suppressed }
  run "Suffer" {
    unit   = unit_5_pzgr_304
    effect = s_or_nothing
  }
  expect { that = unit_5_pzgr_304.cohesion_hits == 0 && unit_5_pzgr_304.suppressed }
  run "Suffer" {
    unit   = unit_5_pzgr_304
    effect = s_or_nothing
  }
  expect { that = unit_5_pzgr_304.cohesion_hits == 0 }
  run "Suffer" {
    unit   = unit_5_pzgr_304
    effect = S
  }
  expect { that = unit_5_pzgr_304.cohesion_hits == 1 }
  unmark unit_5_pzgr_304 { with = [suppression, cohesion_hit] }
  run "Suffer" {
    unit   = unit_5_pzgr_304
    effect = S
  }
  expect { that = unit_5_pzgr_304.cohesion_hits == 1 && !unit_5_pzgr_304.suppressed }
  run "Suffer" {
    unit   = unit_5_pzgr_304
    effect = S
  }
  expect { that = unit_5_pzgr_304.suppressed }
  run "Suffer" {
    unit   = unit_5_pzgr_304
    effect = E
  }
  expect { that = unit_5_pzgr_304.at == out }
}
test "Rallying and digging in" {
  ref   = "G.rally"
  rolls = [3, 3, 3, 3]
  given { hex_29_05 = [unit_5_pzgr_304] }
  mark unit_5_pzgr_304 { with = suppression }
  mark unit_5_pzgr_304 { with = cohesion_hit }
  mark unit_5_pzgr_304 { with = cohesion_hit }
  run "Rally" { unit = unit_5_pzgr_304 }
  expect { that = !unit_5_pzgr_304.suppressed && unit_5_pzgr_304.cohesion_hits == 2 }
  run "Rally" { unit = unit_5_pzgr_304 }
  expect { that = unit_5_pzgr_304.cohesion_hits == 1 }
  run "Dig" { unit = unit_5_pzgr_304 }
  expect { that = unit_5_pzgr_304.dug_in }
  run "Dig" { unit = unit_5_pzgr_304 }
  expect { that = unit_5_pzgr_304.entrenched && !unit_5_pzgr_304.dug_in }
  move unit_5_pzgr_304 { to = hex_29_06 }
  expect { that = !unit_5_pzgr_304.entrenched }
}
test "A Command Point passes a check" {
  ref = "G.check"
  given { hex_29_05 = [hq_1_506] }
  run "A Leader Joins" {
    leader = leader_of_506th
    host   = hq_1_506
  }
  set division_101st_airborne { points = 1 }
  mark hq_1_506 { with = suppression }
  run "Rally" { unit = hq_1_506 }
  answer { spend_a_command_point = true }
  expect { that = !hq_1_506.suppressed && division_101st_airborne.points == 0 }
}
