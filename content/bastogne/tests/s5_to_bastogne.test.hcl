# Scenario 5: set-up, schedule, victory.

test "The Germans set up: parks, and Kunkel with Lehr" {
  ref      = "12.5"
  scenario = to_bastogne
  set west_map { laid = true }
  set kg_kunkel { attached = panzer_lehr }
  run "Muster" {
    rows = [
      for r in bastogne_musters : r
      if overlap(r.units, units("I. Art 26, 1. PzJg 26, 3. PzJg 26, I. PzArt 130"))
    ]
    player = german
  }
  answer { place = hex_42_16 }
  expect {
    that = (
      unit_1_pzjg_26.at == hex_42_16 &&
      unit_3_pzjg_26.at == hex_47_16 &&
      i_art_26.parked &&
      iv_art_26.at == hex_47_16 &&
      ii_pzart_130.at == hex_39_18 &&
      unit_1_fus_26.division == panzer_lehr
    )
  }
}
test "The schedule before Bastogne" {
  ref      = "12.5"
  scenario = to_bastogne
  move turn { to = hour_0900_19_dec }
  run "Reinforcements Are Ready" {}
  expect {
    that = (
      count(camp_of_the_502nd.units) == 14 &&
      count(camp_of_the_327th.units) == 15 &&
      count(benonchamps_road.units) == 10
    )
  }
  move turn { to = hour_1100_19_dec }
  run "Reinforcements Are Ready" {}
  expect {
    that = behind_mande.units == [b_326_eng] && count(longvilly_road.units) == 5 && count(schimpach_road.units) == 5 && count(troine_road.units) == 6 && activation_chit_26_vg_chit.at == played && gren_rgt_78_chit.at == formation_chits && count([
      for t in motor_pools.trucks : t
      if t.home == division_101st_airborne
    ]) == 8
  }
  set kg_kunkel { attached = panzer_lehr }
  move turn { to = hour_1300_19_dec }
  run "Reinforcements Are Ready" {}
  expect { that = count(benonchamps_road.units) == 16 && kg_kunkel.attached == none }
  move turn { to = hour_0700_20_dec }
  run "Reinforcements Are Ready" {}
  expect { that = count(troine_road.units) == 19 && count(schimpach_road.units) == 10 }
  move turn { to = hour_1500_20_dec }
  run "Reinforcements Are Ready" {}
  expect { that = western_roads.units == units("969 FA, 333 FA") }
}
test "The first activation brings the 101st no points; C/811 fights with CCB" {
  ref      = "12.5"
  scenario = to_bastogne
  move turn { to = hour_0700_19_dec }
  set division_101st_airborne {
    rating          = 5
    dispatch_rating = 3
    points          = 7
  }
  run "Command Points" { division = division_101st_airborne }
  expect { that = division_101st_airborne.points == 7 && c_811_td.formation == ccb_10_ad }
}
test "One point for Bastogne, two for the panzers gone west" {
  ref = "12.5"
  expect {
    that = (
      bastogne_and_the_meuse(3) == german_victory &&
      bastogne_and_the_meuse(2) == draw &&
      bastogne_and_the_meuse(1) == american_victory &&
      bastogne_and_the_meuse(0) == american_victory
    )
  }
}
test "The end: Lehr's withdrawal counts in the last turn" {
  ref      = "12.5"
  scenario = to_bastogne
  set west_map { laid = true }
  set s5_mandatory_withdrawal { in_effect = true }
  set division_2_panzer { withdrawn = true }
  move {
    the = [for u in all(units) : u if u.troop == kg_901 || u.troop == kg_von_fallois]
    to  = gone_west
  }
  move turn { to = night_22_dec }
  run "The Turn Ends" {}
  expect { that = game.result == draw }
}
test "Both, and the city: a German victory" {
  ref      = "12.5"
  scenario = to_bastogne
  set west_map { laid = true }
  set division_2_panzer { withdrawn = true }
  move {
    the = [for u in all(units) : u if u.troop == kg_901 || u.troop == kg_902]
    to  = gone_west
  }
  set {
    the  = hexes("21.17 21.18")
    held = german
  }
  move turn { to = night_22_dec }
  run "The Turn Ends" {}
  expect { that = game.result == german_victory }
}
