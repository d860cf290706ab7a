# Fire: each modifier alone and some together, exact odds, and what the results do. A die that shows
# 10 reads 0.

test "A company beside a company in the open: rating 4" {
  ref = "G.fire"
  move turn { to = hour_1100_19_dec }
  given {
    hex_29_05 = [a_1_506]
    hex_29_06 = [unit_5_pzgr_304]
  }
  run "Shot" {
    firer    = a_1_506
    target   = unit_5_pzgr_304
    way      = aimed
    shift    = 0
    attacked = false
  }
  expect { # 0 and 4 are a C; 3 is an S, and out of command the grenadiers pass six times in ten
    chance = unit_5_pzgr_304.cohesion_hits == 1
    is     = 13 / 50
  }
  expect { # 1 and 2 are an S?, 3 an S
    chance = unit_5_pzgr_304.suppressed
    is     = 3 / 25
  }
}
test "With the Company Bonus, from an entrenchment: rating 7" {
  ref = "G.fire"
  move turn { to = hour_1100_19_dec }
  given {
    hex_29_05 = [a_1_506]
    hex_29_06 = [unit_5_pzgr_304]
  }
  mark a_1_506 { with = entrenchment }
  run "Shot" {
    firer    = a_1_506
    target   = unit_5_pzgr_304
    way      = aimed
    shift    = 2
    attacked = false
  }
  expect { # 0, 4 and 5 are a C, 3 an S; 6 and 7 cost a step
    chance = unit_5_pzgr_304.cohesion_hits == 1
    is     = 9 / 25
  }
  expect {
    chance = unit_5_pzgr_304.reduced
    is     = 1 / 5
  }
}
test "At rating 0 only a 0 hits; a 9 never does" {
  ref = "G.fire"
  move turn { to = night_19_dec }
  given {
    hex_29_05 = [a_1_506]
    hex_29_06 = [unit_5_pzgr_304]
  }
  mark unit_5_pzgr_304 { with = entrenchment }
  run "Shot" {
    firer    = a_1_506
    target   = unit_5_pzgr_304
    way      = aimed
    shift    = 0
    attacked = false
  }
  expect {
    chance = unit_5_pzgr_304.cohesion_hits == 1
    is     = 1 / 10
  }
}
test "What weakens and strengthens who shoots" {
  ref = "G.fire"
  move turn { to = hour_1100_19_dec }
  given {
    hex_29_05 = [a_1_506]
    hex_29_06 = [unit_5_pzgr_304]
  }
  expect {
    that = (
      rating(a_1_506, unit_5_pzgr_304, aimed, 0, false) == 4 &&
      rating(a_1_506, unit_5_pzgr_304, aimed, 2, false) == 6
    )
  }
  mark a_1_506 { with = cohesion_hit }
  expect { that = rating(a_1_506, unit_5_pzgr_304, aimed, 0, false) == 3 }
  mark a_1_506 { with = cohesion_hit }
  expect { that = rating(a_1_506, unit_5_pzgr_304, aimed, 0, false) == 2 }
  mark a_1_506 { with = step_loss }
  expect { that = rating(a_1_506, unit_5_pzgr_304, aimed, 0, false) == 1 }
  unmark a_1_506 { with = [cohesion_hit, step_loss] }
  mark a_1_506 { with = column }
  expect { that = rating(a_1_506, unit_5_pzgr_304, aimed, 0, false) == 3 }
  unmark a_1_506 { with = column }
  mark a_1_506 { with = entrenchment }
  expect { that = rating(a_1_506, unit_5_pzgr_304, aimed, 0, false) == 5 }
  unmark a_1_506 { with = entrenchment }
  mark hex_29_05 { with = light_barrage }
  expect { that = rating(a_1_506, unit_5_pzgr_304, aimed, 0, false) == 3 }
  unmark hex_29_05 { with = light_barrage }
  mark hex_29_05 { with = heavy_barrage }
  expect { that = rating(a_1_506, unit_5_pzgr_304, aimed, 0, false) == 2 }
}
test "What helps and harms the target" {
  ref = "G.fire"
  move turn { to = hour_1100_19_dec }
  given {
    hex_29_05 = [a_1_506]
    hex_29_06 = [unit_5_pzgr_304]
  }
  mark unit_5_pzgr_304 { with = improved_position }
  expect { that = rating(a_1_506, unit_5_pzgr_304, aimed, 0, false) == 3 }
  unmark unit_5_pzgr_304 { with = improved_position }
  mark unit_5_pzgr_304 { with = entrenchment }
  expect { that = rating(a_1_506, unit_5_pzgr_304, aimed, 0, false) == 2 }
  unmark unit_5_pzgr_304 { with = entrenchment }
  mark unit_5_pzgr_304 { with = column }
  expect { that = rating(a_1_506, unit_5_pzgr_304, aimed, 0, false) == 6 }
}
test "Mass: none, a few, many" {
  ref = "G.fire"
  expect {
    that = (
      mass(0) == -1 &&
      mass(1) == 0 &&
      mass(3) == 0 &&
      mass(4) == 1 &&
      mass(5) == 1 &&
      mass(6) == 2 &&
      mass(7) == 2 &&
      mass(8) == 3 &&
      mass(10) == 3
    )
  }
  move turn { to = hour_1100_19_dec }
  given {
    hex_29_05 = [a_1_506]
    hex_29_06 = [unit_5_pzgr_304, unit_6_pzgr_304, unit_7_pzgr_304, unit_10_pzgr_304]
  }
  expect { that = rating(a_1_506, unit_5_pzgr_304, aimed, 0, false) == 7 }
}
test "Range: a point a hex against the unarmored; against armor one, and two at the limit" {
  ref = "G.fire"
  move turn { to = hour_1100_19_dec }
  given {
    hex_29_07 = [unit_4_pz_3]
    hex_29_06 = [b_3_ccb]
    hex_29_04 = [d_90_cav]
    hex_29_05 = [a_1_506]
  }
  expect {
    that = (
      rating(unit_4_pz_3, b_3_ccb, aimed, 0, false) == 5 &&
      rating(unit_4_pz_3, d_90_cav, aimed, 0, false) == 6 &&
      rating(unit_4_pz_3, a_1_506, aimed, 0, false) == 6
    )
  }
}
test "Cover counts unless the target is in Column; mortars and guns pay woods no heed" {
  ref = "G.TEC"
  move turn { to = hour_1100_19_dec }
  given {
    hex_31_05 = [unit_5_pzgr_304, flak_8_pzgr_304]
    hex_31_06 = [a_1_506]
  }
  expect {
    that = (
      rating(unit_5_pzgr_304, a_1_506, aimed, 0, false) == 2 &&
      rating(flak_8_pzgr_304, a_1_506, aimed, 0, false) == 4
    )
  }
  mark a_1_506 { with = column }
  expect { that = rating(unit_5_pzgr_304, a_1_506, aimed, 0, false) == 6 }
}
test "Villages shelter the unarmored" {
  ref = "2.1.3"
  move turn { to = hour_1100_19_dec }
  given {
    hex_29_05 = [unit_5_pzgr_304]
    hex_29_04 = [a_1_506, b_3_ccb]
  }
  expect {
    that = (
      rating(unit_5_pzgr_304, a_1_506, aimed, 0, false) == 4 &&
      rating(unit_5_pzgr_304, b_3_ccb, aimed, 0, false) == 3
    )
  }
}
test "On a raised road one is shot at two better, on a sunken one two worse" {
  ref = "2.3.4"
  move turn { to = hour_1100_19_dec }
  given {
    hex_26_13 = [unit_5_pzgr_304]
    hex_25_13 = [flak_8_pzgr_304, a_1_506]
    hex_25_20 = [b_1_506]
    hex_25_21 = [unit_6_pzgr_304]
  }
  expect {
    that = (
      rating(unit_5_pzgr_304, a_1_506, aimed, 0, false) == 4 &&
      rating(unit_6_pzgr_304, b_1_506, aimed, 0, false) == 2
    )
  }
}
test "Beside the enemy, and under a barrage, one shoots at the next hex only; guns are yellow" {
  ref = "G.fire"
  move turn { to = hour_1100_19_dec }
  given {
    hex_29_07 = [unit_4_pz_3]
    hex_29_05 = [a_1_506]
    hex_29_04 = [b_3_ccb]
  }
  expect { that = fire_range(unit_4_pz_3) == 5 && targets(unit_4_pz_3) == [a_1_506, b_3_ccb] }
  given {
    hex_29_06 = [b_1_506]
    hex_34_02 = [unit_9_pzgr_304]
  }
  expect { that = fire_range(unit_4_pz_3) == 1 && targets(unit_4_pz_3) == [b_1_506] }
  expect {
    that = (
      fire_range(unit_9_pzgr_304) == 3 &&
      shot_color(unit_9_pzgr_304, aimed) == yellow &&
      shot_color(unit_9_pzgr_304, indirect) == orange &&
      shot_color(unit_4_pz_3, hand_to_hand) == white
    )
  }
}
test "Everything that helps at once: no more than nine, and a 9 misses" {
  ref = "G.fire"
  move turn { to = hour_1100_19_dec }
  given {
    hex_25_12 = [unit_4_pz_3]
    hex_25_13 = [b_630_at, a_158_eng, b_158_eng, c_158_eng]
  }
  mark unit_4_pz_3 { with = entrenchment }
  mark b_630_at { with = column }
  expect { that = rating(unit_4_pz_3, b_630_at, aimed, 2, false) == 9 }
  run "Shot" {
    firer    = unit_4_pz_3
    target   = b_630_at
    way      = aimed
    shift    = 2
    attacked = false
  }
  expect { # 6, 7 and 8 are an E
    chance = b_630_at.at == out
    is     = 3 / 10
  }
  expect { # 0 and 5 cost a step
    chance = b_630_at.reduced
    is     = 1 / 5
  }
}
test "Everything that harms at once: night, hits, a step, a barrage, woods, an entrenchment" {
  ref = "G.fire"
  move turn { to = night_19_dec }
  given {
    hex_31_05 = [unit_4_pz_3]
    hex_31_06 = [a_1_506]
  }
  expect { that = rating(unit_4_pz_3, a_1_506, aimed, 0, false) == 7 - 2 - 2 }
  mark unit_4_pz_3 { with = cohesion_hit }
  expect { that = rating(unit_4_pz_3, a_1_506, aimed, 0, false) == 7 - 2 - 2 - 1 }
  mark unit_4_pz_3 { with = step_loss }
  mark hex_31_05 { with = light_barrage }
  expect {
    that = (
      rating(unit_4_pz_3, a_1_506, aimed, 0, false) == 0 &&
      rating(unit_4_pz_3, a_1_506, aimed, 2, false) == 7 - 2 - 2 - 1 - 1 - 1 + 2
    )
  }
  mark a_1_506 { with = entrenchment }
  expect { that = rating(unit_4_pz_3, a_1_506, aimed, 2, false) == 0 }
}
test "A charge against guns from the valley: assault, slope, position and fog" {
  ref = "G.assault"
  move turn { to = hour_0700_19_dec }
  given {
    hex_25_09 = [a_1_506]
    hex_25_10 = [unit_5_pzgr_304]
  }
  expect { that = rating(a_1_506, unit_5_pzgr_304, hand_to_hand, 0, true) == 5 - 1 - 1 }
  mark unit_5_pzgr_304 { with = improved_position }
  expect { that = rating(a_1_506, unit_5_pzgr_304, hand_to_hand, 2, true) == 5 - 1 - 1 - 1 + 2 }
  mark a_1_506 { with = suppression }
  expect { that = rating(a_1_506, unit_5_pzgr_304, hand_to_hand, 0, true) == 0 }
}
