# Chapter 1: the calendar, and what the weather and the night take away.

test "The calendar: sixty-one turns from the night of the 15th to the night of the 25th" {
  ref = "1.1"
  expect { that = turn.at == night_15_dec && turn.at.weather == fair }
  move turn { to = night_25_dec }
  expect { that = turn == 60 && turn.at.weather == fair }
}
test "Historical weather" {
  ref = "1.1"
  expect {
    that = (
      hour_0700_16_dec.weather == fog &&
      hour_1100_17_dec.weather == rain &&
      hour_1300_18_dec.weather == rain &&
      night_21_dec.weather == snow &&
      hour_0900_22_dec.weather == snow &&
      hour_0900_25_dec.weather == fog &&
      hour_0900_23_dec.weather == fair
    )
  }
}
test "Sight: eight by day, thirteen from a post, two in fog, three in rain and at night" {
  ref = "1.2"
  move turn { to = hour_1100_19_dec }
  expect { that = sight(hex_26_08) == 8 && sight(hex_29_04) == 13 }
  move turn { to = hour_0700_20_dec }
  expect { that = sight(hex_29_04) == 2 }
  move turn { to = hour_1100_17_dec }
  expect { that = sight(hex_29_04) == 3 }
  move turn { to = night_19_dec }
  expect { that = sight(hex_29_04) == 3 && sight(hex_26_08) == 3 }
}
test "Fire in fog, in rain and at night: one, one and two off" {
  ref = "1.1"
  given {
    hex_28_06 = [unit_5_pzgr_304]
    hex_28_05 = [a_1_506]
  }
  move turn { to = hour_1100_19_dec }
  expect { that = rating(unit_5_pzgr_304, a_1_506, aimed, 0, false) == 4 }
  move turn { to = hour_0700_19_dec }
  expect { that = rating(unit_5_pzgr_304, a_1_506, aimed, 0, false) == 3 }
  move turn { to = hour_1100_17_dec }
  expect { that = rating(unit_5_pzgr_304, a_1_506, aimed, 0, false) == 3 }
  move turn { to = night_19_dec }
  expect {
    that = (
      rating(unit_5_pzgr_304, a_1_506, aimed, 0, false) == 2 &&
      rating(unit_5_pzgr_304, a_1_506, hand_to_hand, 0, true) == 2
    )
  }
}
test "In fog the same shot hits less often" { # 13 in 50 by day: see the first test of fire
  ref = "1.1"
  move turn { to = hour_0700_19_dec }
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
  expect { # 0 is a C; 3 an S, and a 4 is too high now
    chance = unit_5_pzgr_304.cohesion_hits == 1
    is     = 4 / 25
  }
}
test "Snow takes one off Troop Quality and adds half a point; not in Column on a primary road" {
  ref = "1.1"
  given { hex_28_05 = [stab_pz_auf_2] }
  move turn { to = hour_0900_22_dec }
  expect {
    that = (
      troop_quality(stab_pz_auf_2) == 5 &&
      ground_cost(stab_pz_auf_2, hex_28_05, hex_27_06) == 4.5
    )
  }
  mark stab_pz_auf_2 { with = column }
  expect { that = ground_cost(stab_pz_auf_2, hex_28_05, hex_27_06) == 0.5 }
}
test "Rain and fog add a point; fog slows a Column on a primary road, rain does not" {
  ref = "1.1"
  given { hex_28_05 = [stab_pz_auf_2] }
  mark stab_pz_auf_2 { with = column }
  move turn { to = hour_1100_17_dec }
  expect { that = ground_cost(stab_pz_auf_2, hex_28_05, hex_27_06) == 0.5 }
  move turn { to = hour_0700_17_dec }
  expect { that = ground_cost(stab_pz_auf_2, hex_28_05, hex_27_06) == 1.5 }
  unmark stab_pz_auf_2 { with = column }
  move turn { to = hour_1100_17_dec }
  expect { that = ground_cost(stab_pz_auf_2, hex_28_05, hex_27_06) == 5 }
}
