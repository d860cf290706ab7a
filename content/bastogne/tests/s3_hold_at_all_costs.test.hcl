# Scenario 3: set-up, schedule, victory.

test "The Americans take post: positions, entrenchments, those who wait, and the parks" {
  ref      = "12.3"
  scenario = hold_at_all_costs
  set east_map { laid = true }
  run "Muster" {
    rows = [
      for r in all_costs_musters : r
      if overlap(r.units, units("B/1/110, AT Rearguard, E/2/110, H/2/110, 687 FA"))
    ]
    player = american
  }
  answer { place = hex_77_08 }
  answer { place = hex_77_08 }
  answer { place = hex_60_05 }
  answer { place = hex_60_05 }
  expect {
    that = (
      b_1_110.entrenched &&
      at_rearguard.dug_in &&
      e_2_110.held_back &&
      h_2_110.at == hex_60_05 &&
      unit_687_fa.parked &&
      unit_687_fa.at == hex_54_25
    )
  }
}
test "The ferries, the closed bridges and the black dots" {
  ref      = "12.3"
  scenario = hold_at_all_costs
  set east_map { laid = true }
  given { park_c_of_26_vg = [] }
  run "A Ferry Is Ready" {
    unit = unit_10_pzgr_304
    far  = hex_89_09
  }
  move unit_10_pzgr_304 { to = hex_88_09 }
  expect {
    that = (
      !unit_10_pzgr_304.ferrying &&
      border(hex_88_09, hex_89_09).river &&
      border(hex_91_20, hex_90_19).river
    )
  }
}
test "The schedule: who comes when, and where" {
  ref      = "12.3"
  scenario = hold_at_all_costs
  move turn { to = hour_1100_16_dec }
  run "Reinforcements Are Ready" {}
  expect {
    that = (
      count(eisenbach_ferry.units) == 3 &&
      a_707_tk.called &&
      b_707_tk.called &&
      !e_2_110.called
    )
  }
  move turn { to = hour_1300_16_dec }
  run "Reinforcements Are Ready" {}
  expect {
    that = (
      count(eisenbach_ferry.units) == 7 &&
      division_26_vg.rating == 1 &&
      division_26_vg.dispatch_rating == 1
    )
  }
  move turn { to = hour_1500_16_dec }
  run "Reinforcements Are Ready" {}
  expect {
    that = count(gemünd_road.units) == 14 && count(dasburg_road.units) == 5 && unit_1_fus_26.lifted
  }
  move turn { to = night_16_dec }
  run "Reinforcements Are Ready" {}
  expect {
    that = (
      count(gemünd_road.units) == 29 &&
      panzer_lehr.rating == 5 &&
      panzer_lehr.points == 4 &&
      lehr_chit.at == played &&
      e_2_110.called
    )
  }
  move turn { to = hour_0700_17_dec }
  run "Reinforcements Are Ready" {}
  expect {
    that = (
      skyline_drive.units == [d_707_tk] &&
      count(preischeid_road.units) == 13 &&
      panzer_lehr.rating == 6 &&
      count(dasburg_road.units) == 12
    )
  }
  move turn { to = hour_1100_17_dec }
  run "Reinforcements Are Ready" {}
  expect {
    that = (
      from_feitsch.units == [b_2_ccr] &&
      b_2_ccr.formation == none &&
      count(dasburg_road.units) == 28 &&
      count(gemünd_road.units) == 38
    )
  }
}
test "The road is open when both bridges are joined to the far bank of the Clerf, past no American" {
  ref      = "12.3"
  scenario = hold_at_all_costs
  set east_map { laid = true }
  set {
    the    = bridges
    closed = false
  }
  let { free = danger(german) }
  expect { that = road_open(dasburg_bridge, free) && road_open(gemünd_bridge, free) }
  set dasburg_bridge { closed = true }
  expect { that = !road_open(dasburg_bridge, free) }
}
test "Americans on the roads close them" {
  ref      = "12.3"
  scenario = hold_at_all_costs
  set east_map { laid = true }
  given {
    hex_91_21 = [b_1_110]
    hex_87_09 = [c_1_110]
  }
  let { covered = danger(german) }
  expect { that = !road_open(dasburg_bridge, covered) && !road_open(gemünd_bridge, covered) }
}
test "The turn in which it opens tells the result" {
  ref = "12.3"
  expect {
    that = (
      when_the_road_opens(night, 16) == german_decisive_victory &&
      when_the_road_opens(hour_0700, 17) == german_substantial_victory &&
      when_the_road_opens(hour_0900, 17) == german_marginal_victory &&
      when_the_road_opens(hour_1100, 17) == draw &&
      when_the_road_opens(hour_1300, 17) == american_marginal_victory &&
      when_the_road_opens(hour_1500, 17) == american_substantial_victory &&
      when_the_road_opens(night, 17) == american_decisive_victory
    )
  }
}
test "An open road ends the game at the end of the turn" {
  ref      = "12.3"
  scenario = hold_at_all_costs
  set east_map { laid = true }
  move turn { to = hour_0900_17_dec }
  run "The Turn Ends" {}
  expect { that = game.result == german_marginal_victory }
}
test "No open road by the night of the 17th" {
  ref      = "12.3"
  scenario = hold_at_all_costs
  set east_map { laid = true }
  set dasburg_bridge { closed = true }
  move turn { to = night_17_dec }
  run "The Turn Ends" {}
  expect { that = game.result == american_decisive_victory }
}
