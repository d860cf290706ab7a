# Scenario 7: schedule, victory.

test "CCR arrives under No Activation, and is released in the night of the 17th" {
  ref      = "12.7"
  scenario = campaign
  set both_maps { laid = true }
  move turn { to = hour_0900_17_dec }
  run "Reinforcements Are Ready" {}
  expect { that = count(ccr_s_camps.units) == 13 && none(houffalize_road.units) }
  move a_2_ccr { to = hex_49_10 }
  move hhc_2_ccr { to = hex_49_10 }
  move b_2_ccr { to = hex_49_10 }
  expect { that = a_2_ccr.held_back && b_2_ccr.formation == none }
  move turn { to = hour_1100_17_dec }
  run "Reinforcements Are Ready" {}
  run "Releases" { division = viii_corps }
  expect {
    that = (
      !b_2_ccr.held_back &&
      a_2_ccr.held_back &&
      b_2_ccr.formation == none &&
      none(from_feitsch.units)
    )
  }
  move turn { to = night_17_dec }
  run "Reinforcements Are Ready" {}
  run "Releases" { division = viii_corps }
  expect { that = !a_2_ccr.held_back && b_2_ccr.formation == ccr_9_ad && ccr_chit.at == mug }
}
test "With Germans near its camps CCR comes by the Houffalize road, free" {
  ref      = "12.7"
  scenario = campaign
  set both_maps { laid = true }
  given { hex_52_08 = [unit_4_pz_3] }
  move turn { to = hour_0900_17_dec }
  run "Reinforcements Are Ready" {}
  expect { that = count(houffalize_road.units) == 13 && ccr_chit.at == mug }
}
test "The schedule of the 18th and 19th" {
  ref      = "12.7"
  scenario = campaign
  move turn { to = hour_0700_18_dec }
  run "Reinforcements Are Ready" {}
  expect { that = count(dasburg_road.units) == 13 }
  move turn { to = night_18_dec }
  run "Reinforcements Are Ready" {}
  expect {
    that = (
      count(arlon_road.units) == 14 &&
      count(camp_of_the_501st.units) == 15 &&
      count(camp_of_the_506th.units) == 18 &&
      division_101st_airborne.rating == 5 &&
      division_101st_airborne.points == 7 &&
      activation_chit_101st_chit.at == played
    )
  }
  move turn { to = hour_0900_19_dec }
  run "Reinforcements Are Ready" {}
  expect {
    that = (
      count(camp_of_the_502nd.units) == 14 &&
      count(camp_of_the_327th.units) == 15 &&
      division_101st_airborne.rating == 6
    )
  }
  move turn { to = hour_1500_24_dec }
  run "Reinforcements Are Ready" {}
  expect { that = count(bertogne_road.units) == 13 && division_26_vg.rating == 1 }
}
test "The matrix of victory" {
  ref = "12.7"
  expect {
    that = (
      campaign_victory(true, true, true, false) == german_decisive_victory &&
      campaign_victory(true, true, false, true) == german_victory &&
      campaign_victory(false, true, true, true) == draw &&
      campaign_victory(true, false, true, false) == draw &&
      campaign_victory(false, false, true, true) == american_victory &&
      campaign_victory(false, false, false, false) == american_decisive_victory
    )
  }
}
test "A primary road from Dasburg to the west edge" {
  ref      = "12.7"
  scenario = campaign
  set both_maps { laid = true }
  let { free = danger(german) }
  expect { that = road_to_the_meuse(free) }
}
test "The end of the race" {
  ref      = "12.7"
  scenario = campaign
  set both_maps { laid = true }
  set {
    the       = [division_2_panzer, panzer_lehr]
    withdrawn = true
  }
  set {
    the  = hexes("21.17 21.18")
    held = german
  }
  move turn { to = night_25_dec }
  run "The Turn Ends" {}
  expect { that = game.result == german_decisive_victory }
}
test "Germans who come near its camps before it is placed send CCR by the Houffalize road too" {
  ref      = "12.7"
  scenario = campaign
  set both_maps { laid = true }
  move turn { to = hour_0900_17_dec }
  run "Reinforcements Are Ready" {}
  given { hex_52_08 = [unit_5_pzgr_304] }
  expect { that = count(ccr_s_camps.units) == 13 && ccr_chit.at == supply }
  run "Reinforcements" {
    division = viii_corps
    player   = american
  }
  expect { that = count(houffalize_road.units) == 13 && ccr_chit.at == mug }
}
test "What is still to come of CCR does not wait when the Germans have woken the rest" {
  ref      = "S8.0"
  scenario = campaign
  set both_maps { laid = true }
  move turn { to = hour_0900_17_dec }
  run "Reinforcements Are Ready" {}
  move a_2_ccr { to = hex_49_10 }
  given { hex_52_10 = [unit_5_pzgr_304] }
  expect { that = a_2_ccr.held_back && ccr_chit.at == supply }
  move unit_5_pzgr_304 { to = hex_51_10 }
  expect { that = !a_2_ccr.held_back && ccr_chit.at == mug }
  move hhc_2_ccr { to = hex_46_05 }
  expect { that = !hhc_2_ccr.held_back }
}
