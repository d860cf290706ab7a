# Chapter 6: ferries.

test "An engineer beside the river becomes a ferry with a check; it does not count for stacking" {
  ref   = "6.1"
  rolls = [3]
  given { hex_91_20 = [unit_1_pi_26] }
  run "Activate" {
    unit  = unit_1_pi_26
    quiet = true
  }
  refuse "Build a Ferry" { bank = hex_91_19 }
  take "Build a Ferry" { bank = hex_90_19 }
  expect {
    that = (
      unit_1_pi_26.ferrying &&
      unit_1_pi_26.far_bank == hex_90_19 &&
      unit_1_pi_26.stacked == 0 &&
      unit_1_pi_26.steps == 2
    )
  }
}
test "An engineer that fails to become a ferry has done for this activation, and needs no second check in the next" {
  ref   = "6.1"
  rolls = [9]
  given { hex_91_20 = [unit_1_pi_26, leader_of_gren_77] }
  set leader_of_gren_77 { with = unit_1_pi_26 }
  set division_26_vg { points = 3 }
  run "Activate" { unit = unit_1_pi_26 }
  take "Build a Ferry" { bank = hex_90_19 }
  expect {
    that = (
      !unit_1_pi_26.ferrying &&
      unit_1_pi_26.working &&
      in_command(unit_1_pi_26) &&
      !may_act_again(unit_1_pi_26)
    )
  }
  set unit_1_pi_26 { acting = false }
  run "Activate" { unit = unit_1_pi_26 }
  take "Build a Ferry" { bank = hex_90_19 }
  expect { that = unit_1_pi_26.ferrying }
}
test "Who is on foot, in Column and without transport crosses either way for half its movement" {
  ref = "6.2"
  given { hex_91_20 = [unit_1_pi_26, unit_1_gren_78, unit_2_gren_78, unit_5_pzgr_304] }
  run "A Ferry Is Ready" {
    unit = unit_1_pi_26
    far  = hex_90_19
  }
  mark unit_1_gren_78 { with = column }
  run "Activate" { unit = unit_2_gren_78 }
  refuse "Take the Ferry" { to = hex_90_19 }
  pass {}
  run "Activate" { unit = unit_1_gren_78 }
  take "Take the Ferry" { to = hex_90_19 }
  expect {
    that = unit_1_gren_78.at == hex_90_19 && unit_1_gren_78.points == 3 && !unit_1_gren_78.afloat
  }
  run "Activate" { unit = unit_1_gren_78 }
  take "Take the Ferry" { to = hex_91_20 }
  expect { that = unit_1_gren_78.at == hex_91_20 }
}
test "A suppressed ferry does not work; no second action by ferry" {
  ref = "6.2"
  given { hex_91_20 = [unit_1_pi_26, unit_1_gren_78] }
  run "A Ferry Is Ready" {
    unit = unit_1_pi_26
    far  = hex_90_19
  }
  expect { that = landings(unit_1_gren_78) == [hex_90_19] }
  mark unit_1_pi_26 { with = suppression }
  expect { that = none(landings(unit_1_gren_78)) }
}
test "The ferry ends when its engineer moves or loses a step, and with the units that have no steps in an assault" {
  ref = "6.3"
  given { hex_91_20 = [unit_1_pi_26] }
  run "A Ferry Is Ready" {
    unit = unit_1_pi_26
    far  = hex_90_19
  }
  expect { that = contains(left_in_an_assault(hex_91_20), unit_1_pi_26) }
  run "Lose a Step" { unit = unit_1_pi_26 }
  expect { that = !unit_1_pi_26.ferrying && unit_1_pi_26.far_bank == none }
  run "A Ferry Is Ready" {
    unit = unit_1_pi_26
    far  = hex_90_19
  }
  move unit_1_pi_26 { to = hex_91_19 }
  expect { that = !unit_1_pi_26.ferrying }
}
test "Who is ferried is shot at two better" {
  ref = "6.4"
  move turn { to = hour_1100_19_dec }
  given {
    hex_90_19 = [k_3_110]
    hex_91_20 = [unit_1_gren_78]
  }
  expect { that = rating(k_3_110, unit_1_gren_78, watching, 0, false) == 4 }
  mark unit_1_gren_78 { with = afloat }
  expect { that = rating(k_3_110, unit_1_gren_78, watching, 0, false) == 6 }
}
test "A ferry is built by who began beside the river, and takes black dots, but nobody into a Fire Zone who must be quiet" {
  ref = "6.1"
  set east_map { laid = true }
  given {
    hex_91_20 = [unit_1_pi_26, unit_1_gren_78, unit_5_pzgr_304, unit_2_pi_26]
    hex_89_19 = [b_1_110]
  }
  set unit_2_pi_26 {
    free = true
    came = true
  }
  run "Act" { unit = unit_2_pi_26 }
  refuse "Build a Ferry" {
    bank    = hex_90_19
    because = "has not come here just now"
  }
  pass {}
  run "A Ferry Is Ready" {
    unit = unit_1_pi_26
    far  = hex_90_19
  }
  mark unit_5_pzgr_304 { with = [column, black_dot] }
  expect { that = in_danger(german, hex_90_19) }
  run "Activate" {
    unit  = unit_5_pzgr_304
    quiet = true
  }
  refuse "Take the Ferry" {
    to      = hex_90_19
    because = "not into a Fire Zone in a quiet activation"
  }
  pass {}
  run "Activate" { unit = unit_5_pzgr_304 }
  take "Take the Ferry" { to = hex_90_19 }
  answer { watcher = none }
  expect { that = unit_5_pzgr_304.at == hex_90_19 }
}
test "The half of an odd movement is rounded up, and must be there" {
  ref = "6.2"
  given { hex_91_20 = [a_326_eng, a_1_506] }
  run "A Ferry Is Ready" {
    unit = a_326_eng
    far  = hex_90_19
  }
  mark a_1_506 { with = column }
  set a_1_506 {
    last   = moving
    points = 3.5
  }
  run "Act" { unit = a_1_506 }
  refuse "Take the Ferry" {
    to      = hex_90_19
    because = "has half its points, rounded up"
  }
  pass {}
  set a_1_506 {
    last   = moving
    points = 4
  }
  run "Act" { unit = a_1_506 }
  take "Take the Ferry" { to = hex_90_19 }
  expect { that = a_1_506.points == 0 }
}
test "No ferry lands a Column on a raised road, or past a roadblock of the enemy" {
  ref = "2.3.3"
  set east_map { laid = true }
  given {
    hex_93_21 = [unit_1_pi_26, unit_1_gren_78]
    hex_91_20 = [unit_2_pi_26, unit_2_gren_78]
  }
  run "A Ferry Is Ready" {
    unit = unit_1_pi_26
    far  = hex_93_22
  }
  run "A Ferry Is Ready" {
    unit = unit_2_pi_26
    far  = hex_91_21
  }
  mark {
    the  = [unit_1_gren_78, unit_2_gren_78]
    with = column
  }
  run "Activate" { unit = unit_1_gren_78 }
  refuse "Take the Ferry" {
    to      = hex_93_22
    because = "no roadblock, and no raised or sunken road, keeps a Column out"
  }
  pass {}
  set hex_91_21 { barred_by = viii_corps }
  mark hex_91_21 { with = roadblock }
  run "Activate" { unit = unit_2_gren_78 }
  refuse "Take the Ferry" {
    to      = hex_91_21
    because = "no roadblock, and no raised or sunken road, keeps a Column out"
  }
  set hex_91_21 { barred_by = division_26_vg }
  take "Take the Ferry" { to = hex_91_21 }
  expect { that = unit_2_gren_78.at == hex_91_21 }
}
test "An engineer in Column does not fill the road to its own ferry" {
  ref = "6.1"
  set east_map { laid = true }
  given { hex_91_20 = [unit_1_pi_26, unit_1_gren_78] }
  mark unit_1_pi_26 { with = column }
  expect { that = !fits_in_column(unit_1_gren_78, hex_91_20) }
  run "A Ferry Is Ready" {
    unit = unit_1_pi_26
    far  = hex_90_19
  }
  expect {
    that = fits_in_column(unit_1_gren_78, hex_91_20) && none(columns_beside(unit_1_gren_78))
  }
  run "Activate" { unit = unit_1_gren_78 }
  take "Form Column" {}
  expect {
    that = (
      unit_1_gren_78.in_column &&
      room(unit_1_gren_78, hex_91_20) &&
      step_cost(unit_1_gren_78, hex_91_19, hex_91_20) != none
    )
  }
}
