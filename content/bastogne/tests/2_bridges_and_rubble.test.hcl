# Bridges over the Our, and rubble in Bastogne.

test "A closed bridge is not crossed; an open one is, in Column by the road" {
  ref = "2.4"
  given { hex_88_08 = [unit_5_pzgr_304] }
  mark unit_5_pzgr_304 { with = column }
  expect {
    that = (
      ground_cost(unit_5_pzgr_304, hex_88_08, hex_89_08) == 0.5 &&
      ground_cost(unit_5_pzgr_304, hex_88_08, hex_89_09) == none
    )
  }
  set dasburg_bridge { closed = true }
  expect { that = ground_cost(unit_5_pzgr_304, hex_88_08, hex_89_08) == none }
  set dasburg_bridge { closed = false }
  unmark unit_5_pzgr_304 { with = column }
  expect { that = ground_cost(unit_5_pzgr_304, hex_88_08, hex_89_08) == none }
}
test "No roadblock at a bridge" {
  ref = "2.4.2"
  given { hex_94_22 = [unit_1_pi_26] }
  set division_26_vg { roadblocks = 1 }
  run "Activate" {
    unit  = unit_1_pi_26
    quiet = true
  }
  refuse "Raise a Roadblock" { because = "a bridge is here" }
}
test "A bridge blocks sight, but not from one of its ends or to it" {
  ref = "2.4.3"
  move turn { to = hour_1100_19_dec }
  expect {
    that = (
      line(hex_87_09, hex_90_07) == [hex_88_08, hex_89_08] &&
      !hides(hex_88_08) &&
      !hides(hex_89_08) &&
      !sees(hex_87_09, hex_90_07) &&
      !sees(hex_94_23, hex_94_20)
    )
  }
  expect {
    that = (
      line(hex_88_08, hex_90_07) == [hex_89_08] &&
      sees(hex_88_08, hex_90_07) &&
      sees(hex_90_07, hex_88_08) &&
      sees(hex_94_22, hex_94_20)
    )
  }
}
test "Rubble: no road, a point more, one more cover, no observation post; cleared the post stays lost" {
  ref   = "2.5"
  rolls = [3]
  move turn { to = hour_1100_19_dec }
  given {
    hex_21_17 = [b_35_eng]
    hex_20_17 = [a_1_506, b_3_ccb]
    hex_22_16 = [unit_5_pzgr_304]
  }
  expect {
    that = (
      step_cost(a_1_506, hex_20_17, hex_21_17) == 2 &&
      sight(hex_21_17) == 13 &&
      rating(unit_5_pzgr_304, b_35_eng, aimed, 0, false) == 1
    )
  }
  run "Rubble Falls" { here = hex_21_17 }
  expect {
    that = (
      step_cost(a_1_506, hex_20_17, hex_21_17) == 3 &&
      sight(hex_21_17) == 8 &&
      rating(unit_5_pzgr_304, b_35_eng, aimed, 0, false) == 0
    )
  }
  mark b_3_ccb { with = column }
  expect { that = step_cost(b_3_ccb, hex_20_17, hex_21_17) == none && !road(hex_21_17, hex_21_18) }
  run "Activate" {
    unit  = b_35_eng
    quiet = true
  }
  take "Clear Rubble" {}
  expect {
    that = (
      !hex_21_17.rubbled &&
      road(hex_21_17, hex_21_18) &&
      sight(hex_21_17) == 8 &&
      step_cost(b_3_ccb, hex_20_17, hex_21_17) == 0.5
    )
  }
}
test "Artillery that rolls a 0 against a city leaves rubble" {
  ref   = "2.5"
  rolls = [10]
  move turn { to = hour_1100_19_dec }
  given {
    hex_21_17 = [b_35_eng]
    hex_28_17 = [i_pzart_74]
    hex_25_17 = [unit_4_pz_3]
  }
  run "Bombardment" {
    unit   = i_pzart_74
    target = b_35_eng
  }
  answer { try_for_the_company_bonus = false }
  expect { that = hex_21_17.rubbled && !hex_21_18.rubbled && b_35_eng.reduced }
}
test "Guns that shoot at what they see leave rubble too, other weapons do not" {
  ref   = "2.5"
  rolls = [10, 10]
  move turn { to = hour_1100_19_dec }
  given {
    hex_21_17 = [b_35_eng]
    hex_21_18 = [a_158_eng]
    hex_22_19 = [i_pzart_74, unit_5_pzgr_304]
  }
  run "Shot" {
    firer    = unit_5_pzgr_304
    target   = a_158_eng
    way      = aimed
    shift    = 0
    attacked = false
  }
  expect { that = !hex_21_18.rubbled }
  run "Shot" {
    firer    = i_pzart_74
    target   = b_35_eng
    way      = aimed
    shift    = 0
    attacked = false
  }
  expect { that = hex_21_17.rubbled && !hex_21_18.rubbled }
}
test "Mortars leave no rubble" {
  ref   = "2.5"
  rolls = [10]
  move turn { to = hour_1100_19_dec }
  given {
    hex_21_18 = [a_158_eng]
    hex_21_19 = [unit_5_pzgr_304, cochen]
    hex_22_19 = [grw_4_pzgr_304]
  }
  set cochen { with = unit_5_pzgr_304 }
  expect { that = indirect_targets(grw_4_pzgr_304) == [a_158_eng] }
  run "Bombardment" {
    unit   = grw_4_pzgr_304
    target = a_158_eng
  }
  expect { that = !hex_21_18.rubbled && hex_21_18.shelled }
}
test "Who gets down on a raised road loses his transport, and no Column passes a roadblock there" {
  ref = "2.3.3"
  move turn { to = hour_1100_19_dec }
  set west_map { laid = true }
  given { hex_25_14 = [b_20_ccb.mounted] }
  mark b_20_ccb { with = column }
  run "Activate" { unit = b_20_ccb }
  take "Dismount" {}
  expect {
    that = (
      b_20_ccb.afoot &&
      b_20_ccb.without_transport &&
      ground_cost(b_20_ccb, hex_25_14, hex_25_13) != none
    )
  }
  set hex_25_13 { barred_by = viii_corps }
  mark hex_25_13 { with = roadblock }
  expect { that = ground_cost(b_20_ccb, hex_25_14, hex_25_13) == none }
}
test "On foot in Column one has nothing from a sunken road; vehicles have" {
  ref = "2.3.4"
  move turn { to = hour_1100_19_dec }
  given {
    hex_25_20 = [b_1_506]
    hex_25_21 = [unit_6_pzgr_304]
  }
  expect { that = rating(unit_6_pzgr_304, b_1_506, aimed, 0, false) == 2 }
  mark b_1_506 { with = column }
  expect { that = rating(unit_6_pzgr_304, b_1_506, aimed, 0, false) == 6 }
}
test "In rubble there is no primary road that snow or rain would spare" {
  ref = "2.3.1"
  move turn { to = hour_0900_22_dec } # snow
  given { hex_21_18 = [a_1_506] }
  mark a_1_506 { with = column }
  expect { that = ground_cost(a_1_506, hex_21_18, hex_21_17) == 0.5 }
  run "Rubble Falls" { here = hex_21_17 }
  expect { that = ground_cost(a_1_506, hex_21_18, hex_21_17) == 1 + 1 + 0.5 }
  move turn { to = hour_1100_17_dec } # rain
  expect { that = ground_cost(a_1_506, hex_21_18, hex_21_17) == 1 + 1 + 1 }
  run "Rubble Falls" { here = hex_21_18 }
  unmark hex_21_17 { with = rubble }
  expect { that = ground_cost(a_1_506, hex_21_18, hex_21_17) == 1 + 1 }
}
test "A raised road at either end of a line does not block it, one between does" {
  ref = "2.3.3"
  expect {
    that = (
      hex_25_13.raised &&
      sees(hex_25_13, hex_23_14) &&
      sees(hex_23_14, hex_25_13) &&
      line(hex_24_13, hex_26_12) == [hex_25_13] &&
      !sees(hex_24_13, hex_26_12)
    )
  }
}
test "A 0 leaves rubble though nobody lives to see it" {
  ref   = "2.5"
  rolls = [10]
  move turn { to = hour_1100_19_dec }
  given {
    hex_21_17 = [b_35_eng]
    hex_22_19 = [i_pzart_74]
  }
  mark b_35_eng { with = step_loss }
  run "Shot" {
    firer    = i_pzart_74
    target   = b_35_eng
    way      = aimed
    shift    = 0
    attacked = false
  }
  expect { that = b_35_eng.at == out && hex_21_17.rubbled }
}
test "Vehicles in a sunken hex retreat along the road, or are gone" {
  ref = "2.3.4"
  move turn { to = hour_1100_19_dec }
  given {
    hex_25_20 = [b_3_ccb]
    hex_26_20 = [unit_5_pzgr_304]
  }
  mark b_3_ccb { with = column }
  run "Retreat" {
    unit = b_3_ccb
    from = hex_26_20
  }
  expect { that = b_3_ccb.in_play && road_or_railroad(hex_25_20, spot(b_3_ccb)) }
  move b_3_ccb { to = hex_25_20 }
  given {
    hex_26_19 = [unit_6_pzgr_304]
    hex_24_19 = [unit_7_pzgr_304]
  }
  run "Retreat" {
    unit = b_3_ccb
    from = hex_26_20
  }
  expect { that = b_3_ccb.at == out }
}
