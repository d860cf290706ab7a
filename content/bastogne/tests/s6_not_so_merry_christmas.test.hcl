# Scenario 6: zones, set-up, victory.

test "The zones beside the lines, in hexes" {
  ref      = "12.6"
  scenario = not_so_merry_christmas
  let { west = muster_places(christmas_muster["2 and 3/501"]) }
  expect { that = count(west) == 51 && contains(west, hex_25_15) && !contains(west, hex_29_15) }
  expect {
    that = (
      count(muster_places(christmas_muster["1 and 2/506"])) == 25 &&
      count(muster_places(christmas_muster["2 and 3/502"])) == 31 &&
      count(muster_places(christmas_muster["1/327"])) == 19 &&
      count(muster_places(christmas_muster["2/327"])) == 21 &&
      count(muster_places(christmas_muster["326 Eng"])) == 19
    )
  }
  expect {
    that = (
      count(muster_places(kunkel_in_the_west)) == 30 &&
      count(muster_places(fus_39_in_the_south)) == 31 &&
      count(muster_places(kg_901_in_the_southeast)) == 25 &&
      count(muster_places(gren_78_in_the_east)) == 34 &&
      count(muster_places(ii_gren_77_in_the_north)) == 40
    )
  }
}
test "Three Nachhuten at most stand with a regiment" {
  ref      = "12.6"
  scenario = not_so_merry_christmas
  set west_map { laid = true }
  run "Nachhuten Stand" { row = gren_78_in_the_east }
  answer { watch = units("Nachhut 1/26, Nachhut 2/26") }
  answer { place = hex_27_07 }
  answer { place = hex_28_16 }
  expect {
    that = (
      nachhut_1_26.at == hex_27_07 &&
      nachhut_2_26.at == hex_28_16 &&
      count(available_rearguards.units) == 7
    )
  }
}
test "A German in the city when a turn ends has won; a Nachhut is one" {
  ref      = "12.6"
  scenario = not_so_merry_christmas
  set west_map { laid = true }
  given { hex_21_18 = [nachhut_1_26] }
  move turn { to = hour_0900_25_dec }
  run "The Turn Ends" {}
  expect { that = game.result == german_victory }
}
test "Points of units within six hexes of the city" {
  ref      = "12.6"
  scenario = not_so_merry_christmas
  set west_map { laid = true }
  given {
    hex_15_17 = [unit_1_pzgr_115, unit_1_fus_26, unit_1_pzgr_901]
    hex_15_16 = [unit_2_pz_115, unit_1_pi_26, unit_1_pzjg_26]
    hex_14_14 = [unit_1_gren_77]
  }
  expect { that = christmas_points == 11 }
}
test "More than thirty win, fifteen are a draw; exactly thirty too" {
  ref = "12.6"
  expect {
    that = (
      christmas(31) == german_victory &&
      christmas(30) == draw &&
      christmas(15) == draw &&
      christmas(14) == american_victory
    )
  }
}
test "The end by points" {
  ref      = "12.6"
  scenario = not_so_merry_christmas
  set west_map { laid = true }
  move turn { to = night_25_dec }
  run "The Turn Ends" {}
  expect { that = game.result == american_victory }
}
test "The German may leave Bastogne whole, and the American his mines to the engineers" {
  ref      = "12.6"
  scenario = not_so_merry_christmas
  set west_map { laid = true }
  run "Bombs Fell on Bastogne" {}
  pass "place" {}
  run "Two Minefields" { center = hex_21_21 }
  answer { mined = [hex_21_22] }
  run "Two Minefields" { center = hex_23_20 }
  pass "mined" {}
  expect {
    that = (
      !hex_21_17.rubbled &&
      !hex_21_18.rubbled &&
      hex_21_22.mined &&
      count(hexes.mined) == 1 &&
      viii_corps.mines == 3
    )
  }
}
test "In the lines of the regiments infantry may begin dug in, mortars and guns may not" {
  ref      = "12.6"
  scenario = not_so_merry_christmas
  set west_map { laid = true }
  run "Muster" {
    rows   = [christmas_muster["1 and 2/506"]]
    player = american
  }
  answer { place = hex_25_10 }
  answer { place = hex_25_10 }
  answer { place = hex_25_10 }
  answer { place = hex_25_11 }
  answer { place = hex_25_11 }
  answer { place = hex_25_11 }
  answer { place = hex_26_11 }
  answer { place = hex_26_11 }
  refuse { diggers = hq_1_506 }
  answer { diggers = [a_1_506, f_2_506] }
  expect { that = a_1_506.dug_in && f_2_506.dug_in && !hq_1_506.dug_in }
}
test "Bastogne starts Christmas surrounded, and a road opens in a later turn; the clear sky keeps quality up" {
  ref      = "12.6"
  scenario = not_so_merry_christmas
  set west_map { laid = true }
  mark hex_21_17 { with = surrounded }
  move turn { to = hour_0700_25_dec }
  given { hex_15_15 = [a_1_506] }
  expect { that = clear_sky && division_shift(a_1_506) == 0 && !short_of_supply(a_1_506) }
  set s4_supply_shortages { in_effect = true }
  expect { that = way_to_bastogne(danger(american)) }
  run "Reinforcements Are Ready" {}
  expect { that = bastogne_surrounded }
  move turn { to = hour_0900_25_dec }
  run "Reinforcements Are Ready" {}
  expect { that = !bastogne_surrounded }
}
