# Chapter 2: the maps, what a step costs, and what can be seen.

test "The maps: as many hexes of each kind as were laid out" {
  ref = "2.1"
  expect { that = count(hexes) == 2676 }
  expect {
    that = count([for h in hexes : h if h.terrain == clear]) == 1380 && count([
      for h in hexes : h
      if h.terrain == woods
    ]) == 1187 && count([for h in hexes : h if h.terrain == village]) == 104
  }
  expect {
    that = [for h in hexes : h if h.terrain == town] == hexes("56.26 72.07 82.15") && [
      for h in hexes : h
      if h.terrain == city
    ] == hexes("21.17 21.18")
  }
}
test "Odd columns sit half a hex farther north, and the sheets hang together" {
  ref = "2.1"
  expect {
    that = (
      neighbors(hex_33_18) == hexes("33.17 33.19 32.17 32.18 34.17 34.18") &&
      adjacent(hex_90_19, hex_91_20)
    )
  }
  expect {
    that = (
      adjacent(hex_47_12, hex_48_11) &&
      adjacent(hex_47_27, hex_47_28) &&
      adjacent(hex_48_26, hex_48_27) &&
      distance(hex_29_04, hex_26_08) == 6
    )
  }
}
test "On foot" {
  ref = "G.TEC"
  move turn { to = hour_1100_19_dec }
  given { hex_30_05 = [a_1_506] }
  expect {
    that = (
      ground_cost(a_1_506, hex_29_05, hex_28_05) == 1 &&
      ground_cost(a_1_506, hex_28_04, hex_29_04) == 1 &&
      ground_cost(a_1_506, hex_56_25, hex_56_26) == 4
    )
  }
  expect {
    that = (
      ground_cost(a_1_506, hex_28_09, hex_28_10) == 2 &&
      ground_cost(a_1_506, hex_26_08, hex_26_09) == 2 &&
      ground_cost(a_1_506, hex_22_17, hex_21_17) == 2
    )
  }
}
test "Along roads and railroads in Column" {
  ref = "2.3.1"
  move turn { to = hour_1100_19_dec }
  given { hex_28_05 = [a_1_506, stab_pz_auf_2, unit_4_pz_3] }
  mark {
    the  = hex_28_05.units
    with = column
  }
  expect {
    that = (
      ground_cost(a_1_506, hex_28_05, hex_27_06) == 0.5 &&
      ground_cost(stab_pz_auf_2, hex_28_05, hex_27_06) == 0.5 &&
      ground_cost(unit_4_pz_3, hex_28_05, hex_27_06) == 0.5
    )
  }
  expect {
    that = (
      ground_cost(a_1_506, hex_30_04, hex_31_04) == 0.5 &&
      ground_cost(stab_pz_auf_2, hex_30_04, hex_31_04) == 1 &&
      ground_cost(unit_4_pz_3, hex_30_04, hex_31_04) == 1
    )
  }
  expect {
    that = (
      ground_cost(a_1_506, hex_29_05, hex_29_06) == 1 &&
      ground_cost(stab_pz_auf_2, hex_29_05, hex_29_06) == 3 &&
      ground_cost(unit_4_pz_3, hex_29_05, hex_29_06) == 2
    )
  }
}
test "Railroads: half a point on foot, two on wheels, one on tracks" {
  ref = "2.3.2"
  move turn { to = hour_1100_19_dec }
  given { hex_24_14 = [a_1_506, stab_pz_auf_2, unit_4_pz_3] }
  mark {
    the  = hex_24_14.units
    with = column
  }
  expect {
    that = (
      ground_cost(a_1_506, hex_23_15, hex_24_14) == 0.5 &&
      ground_cost(stab_pz_auf_2, hex_23_15, hex_24_14) == 2 &&
      ground_cost(unit_4_pz_3, hex_23_15, hex_24_14) == 1
    )
  }
}
test "Vehicles: no woods but by road, no town or city but in Column" {
  ref = "2.3.1"
  move turn { to = hour_1100_19_dec }
  given { hex_28_05 = [stab_pz_auf_2] }
  expect {
    that = (
      ground_cost(stab_pz_auf_2, hex_28_09, hex_28_10) == none &&
      ground_cost(stab_pz_auf_2, hex_56_25, hex_56_26) == none &&
      ground_cost(stab_pz_auf_2, hex_22_17, hex_21_17) == none
    )
  }
  mark stab_pz_auf_2 { with = column }
  expect {
    that = (
      ground_cost(stab_pz_auf_2, hex_28_09, hex_28_10) == none &&
      ground_cost(stab_pz_auf_2, hex_28_12, hex_28_11) == 1 &&
      ground_cost(stab_pz_auf_2, hex_22_17, hex_21_17) == 0.5
    )
  }
}
test "Slopes cost a point, and vehicles cross them by road" {
  ref = "2.2.1"
  move turn { to = hour_1100_19_dec }
  given { hex_25_08 = [stab_pz_auf_2, a_1_506] }
  expect {
    that = (
      ground_cost(a_1_506, hex_25_09, hex_25_10) == 2 &&
      ground_cost(stab_pz_auf_2, hex_25_10, hex_25_09) == none
    )
  }
  mark stab_pz_auf_2 { with = column }
  expect { that = ground_cost(stab_pz_auf_2, hex_26_08, hex_26_09) == 1.5 }
}
test "Streams: two points on foot, one in Column, none by road; vehicles by road" {
  ref = "2.2.2"
  move turn { to = hour_1100_19_dec }
  given { hex_25_08 = [stab_pz_auf_2, a_1_506] }
  expect {
    that = (
      ground_cost(a_1_506, hex_71_05, hex_72_05) == 4 &&
      ground_cost(stab_pz_auf_2, hex_71_05, hex_72_05) == none
    )
  }
  mark {
    the  = [a_1_506, stab_pz_auf_2]
    with = column
  }
  expect {
    that = (
      ground_cost(a_1_506, hex_71_05, hex_72_05) == 3 &&
      ground_cost(stab_pz_auf_2, hex_71_07, hex_72_07) == 0.5
    )
  }
}
test "The Our is crossed by road only" {
  ref = "2.2.3"
  move turn { to = hour_1100_19_dec }
  given { hex_25_08 = [a_1_506] }
  expect { that = ground_cost(a_1_506, hex_88_08, hex_89_08) == none }
  mark a_1_506 { with = column }
  expect {
    that = (
      ground_cost(a_1_506, hex_88_08, hex_89_08) == 0.5 &&
      ground_cost(a_1_506, hex_88_07, hex_89_07) == none
    )
  }
}
test "Raised roads: along them in Column, over them on foot for twice the ground" {
  ref = "2.3.3"
  move turn { to = hour_1100_19_dec }
  given { hex_25_08 = [a_1_506, stab_pz_auf_2] }
  expect {
    that = (
      ground_cost(a_1_506, hex_26_13, hex_25_13) == 4 &&
      ground_cost(stab_pz_auf_2, hex_26_13, hex_25_13) == none
    )
  }
  mark a_1_506 { with = column }
  expect {
    that = (
      ground_cost(a_1_506, hex_26_13, hex_25_13) == none &&
      ground_cost(a_1_506, hex_26_12, hex_25_13) == 0.5
    )
  }
}
test "Sunken roads are entered in Column along the road" {
  ref = "2.3.4"
  move turn { to = hour_1100_19_dec }
  given { hex_25_08 = [a_1_506] }
  mark a_1_506 { with = column }
  expect {
    that = (
      ground_cost(a_1_506, hex_26_19, hex_25_20) == 0.5 &&
      ground_cost(a_1_506, hex_25_21, hex_25_20) == none
    )
  }
}
test "Sight: woods hide what is behind them, open ground does not, and neighbors always see each other" {
  ref = "G.los"
  move turn { to = hour_1100_19_dec }
  expect {
    that = (
      sees(hex_29_04, hex_29_06) &&
      sees(hex_29_04, hex_31_04) &&
      !sees(hex_28_09, hex_28_12) &&
      sees(hex_28_09, hex_28_10)
    )
  }
}
test "Sight along hexsides is blocked if both hexes hide" {
  ref = "G.los"
  move turn { to = hour_1100_19_dec }
  expect {
    that = (
      along_hexsides(hex_28_05, hex_30_05) &&
      !along_hexsides(hex_28_05, hex_29_05) &&
      along_hexsides(hex_28_05, hex_29_04)
    )
  }
  expect {
    that = !sees(hex_02_03, hex_04_03) && line(hex_02_03, hex_04_03) == hexes("03.03 03.04")
  }
  expect { that = sees(hex_02_00, hex_04_00) == (
    hex_03_00.terrain != woods ||
    hex_03_01.terrain != woods
  ) }
}
test "Slopes: one at an end does not block, one between does; one at each end does if both ends lie below" {
  ref = "2.2.1"
  move turn { to = hour_1100_16_dec }
  expect {
    that = (
      hex_64_19.crest &&
      hex_67_20.crest &&
      !slope_between(hex_64_19, hex_67_20) &&
      !hides(hex_65_19) == !hides(hex_65_20)
    )
  }
  expect {
    that = hidden(hex_64_19, hex_67_20) == any([for h in line(hex_64_19, hex_67_20) : h if hides(h)])
  }
  move turn { to = hour_1100_19_dec }
  expect {
    that = (
      sees(hex_25_09, hex_25_10) &&
      !slope_between(hex_25_08, hex_25_10) &&
      sees(hex_25_08, hex_25_10) == !hides(hex_25_09)
    )
  }
  expect {
    that = (
      slope_between(hex_25_07, hex_25_12) &&
      hidden(hex_25_07, hex_25_12)
    )
  }
}
test "A line along a hexside meets a slope at one end once, from either end" {
  ref = "2.2.1"
  move turn { to = hour_1100_19_dec }
  expect {
    that = (
      along_hexsides(hex_26_10, hex_25_09) &&
      line(hex_26_10, hex_25_09) == hexes("25.10 26.09") &&
      !below_a_slope(hex_26_10, hex_25_09) != !below_a_slope(hex_25_09, hex_26_10)
    )
  }
  expect { that = sees(hex_26_10, hex_25_09) && sees(hex_25_09, hex_26_10) }
}
test "A barrage hides what is behind it" {
  ref = "2.1.2"
  move turn { to = hour_1100_19_dec }
  expect { that = sees(hex_29_04, hex_29_07) }
  mark hex_29_05 { with = light_barrage }
  expect { that = !sees(hex_29_04, hex_29_07) && sees(hex_29_04, hex_29_05) }
}
test "Cover by terrain, target and weapon" {
  ref = "G.TEC"
  expect {
    that = (
      cover(woods, false, pink) == -2 &&
      cover(woods, true, white) == -2 &&
      cover(woods, false, green) == 0 &&
      cover(village, false, white) == -1 &&
      cover(village, true, blue) == 0 &&
      cover(town, false, pink) == -2 &&
      cover(town, true, pink) == -1 &&
      cover(city, false, brown) == -3 &&
      cover(clear, true, yellow) == 0
    )
  }
}
test "Who leaves Column on a raised road may take a Cohesion Hit and keep his points" {
  ref = "2.3.3"
  move turn { to = hour_1100_19_dec }
  given { hex_25_13 = [a_1_506] }
  mark a_1_506 { with = column }
  set a_1_506 {
    last   = moving
    points = 6
  }
  offer "Orders" {
    unit   = a_1_506
    quiet  = false
    direct = false
  }
  take "Deploy in Haste" {}
  expect { that = !a_1_506.in_column && a_1_506.points == 6 && a_1_506.cohesion_hits == 1 }
}
test "Who leaves Column on a raised road may pay a point" {
  ref = "2.3.3"
  move turn { to = hour_1100_19_dec }
  given { hex_25_13 = [a_1_506] }
  mark a_1_506 { with = column }
  set a_1_506 {
    last   = moving
    points = 6
  }
  offer "Orders" {
    unit   = a_1_506
    quiet  = false
    direct = false
  }
  take "Deploy" {}
  expect { that = !a_1_506.in_column && a_1_506.points == 5 && a_1_506.cohesion_hits == 0 }
}
test "A railroad is no road: vehicles do not take it through woods, transport does not come back along it" {
  ref = "2.3.2"
  move turn { to = hour_1100_19_dec }
  given { hex_38_07 = [a_1_506, unit_4_pz_3, stab_pz_auf_2] }
  mark {
    the  = hex_38_07.units
    with = column
  }
  expect {
    that = (
      border(hex_38_07, hex_38_06).railroad &&
      hex_38_06.terrain == woods &&
      !road(hex_38_07, hex_38_06) &&
      road_or_railroad(hex_38_07, hex_38_06)
    )
  }
  expect {
    that = (
      ground_cost(a_1_506, hex_38_07, hex_38_06) == 0.5 &&
      ground_cost(unit_4_pz_3, hex_38_07, hex_38_06) == none
    )
  }
  expect {
    that = (
      ground_cost(unit_4_pz_3, hex_74_02, hex_74_03) == 1 &&
      ground_cost(stab_pz_auf_2, hex_74_02, hex_74_03) == 2 &&
      !on_a_road(hex_74_02)
    )
  }
}
test "A railroad goes on through rubble, a road does not" {
  ref = "2.5"
  move turn { to = hour_1100_19_dec }
  given { hex_22_16 = [a_1_506] }
  mark a_1_506 { with = column }
  mark hex_21_17 { with = rubble }
  expect {
    that = (
      border(hex_22_16, hex_21_17).railroad &&
      ground_cost(a_1_506, hex_22_16, hex_21_17) == 1.5 &&
      ground_cost(a_1_506, hex_20_17, hex_21_17) == 2
    )
  }
}
test "Shot at on a raised road: two better, but a Column on foot suffers for being a Column alone" {
  ref = "2.3.3"
  move turn { to = hour_1100_19_dec }
  given {
    hex_25_14 = [a_1_506, b_3_ccb]
    hex_25_15 = [unit_4_pz_3]
  }
  expect {
    that = rating(unit_4_pz_3, a_1_506) == 7 + 2 + 1 - 1 && air_rating(a_1_506, 3) == 3 + 1 + 2
  }
  mark a_1_506 { with = column }
  expect { that = air_rating(a_1_506, 3) == 3 + 1 + 2 }
  mark b_3_ccb { with = column }
  expect { that = air_rating(b_3_ccb, 2) == 2 + 1 + 4 }
}
test "Vehicles enter and leave a town in Column, and may leave Column inside" {
  ref = "2.1.4"
  move turn { to = hour_1300_19_dec }
  given { hex_72_07 = [unit_4_pz_3, b_3_ccb] }
  move b_3_ccb { to = hex_71_07 }
  expect {
    that = (
      hex_72_07.terrain == town &&
      deploying_cost(unit_4_pz_3) != none &&
      ground_cost(unit_4_pz_3, hex_72_07, hex_71_07) == none &&
      ground_cost(b_3_ccb, hex_71_07, hex_72_07) == none
    )
  }
  mark unit_4_pz_3 { with = column }
  mark b_3_ccb { with = column }
  expect {
    that = (
      ground_cost(unit_4_pz_3, hex_72_07, hex_71_07) == 0.5 &&
      ground_cost(b_3_ccb, hex_71_07, hex_72_07) == 0.5
    )
  }
}
test "Vehicles begin in a town out of Column, more than one of them, and form Column to leave" {
  ref = "12.0"
  run "Place Within" {
    group  = units("A/3/CCB, B/3/CCB")
    places = [hex_72_07]
    player = american
  }
  expect {
    that = (
      hex_72_07.terrain == town &&
      hex_72_07.units == units("A/3/CCB, B/3/CCB") &&
      none(units.in_column) &&
      step_cost(a_3_ccb, hex_72_07, hex_71_07) == none
    )
  }
  mark a_3_ccb { with = column }
  expect {
    that = (
      step_cost(a_3_ccb, hex_72_07, hex_71_07) == 0.5 &&
      !can_stand(b_3_ccb, hex_21_17) &&
      !can_stand(b_3_ccb, hex_67_20)
    )
  }
}
