# Chapter 8: transport that is left behind.

test "A unit that goes where its transport cannot leaves it behind, and does not mount then" {
  ref = "8.0"
  given {
    hex_26_06 = [b_20_ccb, a_1_506]
    hex_35_15 = [unit_5_pzgr_304]
  }
  expect { that = can_mount(b_20_ccb) && !can_mount(a_1_506) }
  move b_20_ccb { to = hex_25_06 }
  expect { that = !b_20_ccb.without_transport }
  move b_20_ccb { to = hex_25_05 }
  expect { that = b_20_ccb.without_transport && !a_1_506.without_transport }
}
test "It comes up again along roads from the own side of the map, past no Fire Zone" {
  ref      = "8.0"
  scenario = to_bastogne
  set west_map { laid = true }
  given { hex_28_05 = [b_20_ccb] }
  mark b_20_ccb { with = abandoned_transport }
  expect { that = can_mount(b_20_ccb) }
  expect { that = !way_back(b_20_ccb, hexes) }
  flip b_20_ccb {}
  expect { that = b_20_ccb.mounted && !b_20_ccb.without_transport }
}
test "Whose transport is still beyond the Our leaves none behind" {
  ref = "8.0"
  given { hex_85_09 = [unit_5_pzgr_304, unit_6_pzgr_304] }
  mark unit_5_pzgr_304 { with = black_dot }
  move unit_5_pzgr_304 { to = hex_86_09 }
  move unit_6_pzgr_304 { to = hex_86_09 }
  expect {
    that = (
      hex_86_09.terrain == woods &&
      !unit_5_pzgr_304.without_transport &&
      unit_6_pzgr_304.without_transport
    )
  }
}
test "Transport follows neither into rubble nor past a roadblock of the enemy" {
  ref = "8.0"
  given { hex_20_17 = [b_20_ccb, c_20_ccb] }
  set hex_19_17 { barred_by = viii_corps }
  mark hex_19_17 { with = roadblock }
  move b_20_ccb { to = hex_19_17 }
  expect { that = !b_20_ccb.without_transport }
  move b_20_ccb { to = hex_20_17 }
  move b_20_ccb { to = hex_21_17 }
  expect { that = !b_20_ccb.without_transport }
  move b_20_ccb { to = hex_20_17 }
  run "Rubble Falls" { here = hex_21_17 }
  move b_20_ccb { to = hex_21_17 }
  expect { that = b_20_ccb.without_transport }
  set hex_19_17 { barred_by = division_2_panzer }
  move c_20_ccb { to = hex_19_17 }
  expect { that = c_20_ccb.without_transport }
}
test "One mounts where vehicles may stand: in a town out of Column, in woods on a road alone, never in rubble" {
  ref = "8.0"
  given {
    hex_72_07 = [unit_5_pzgr_304]
    hex_73_07 = [unit_6_pzgr_304]
    hex_72_05 = [unit_7_pzgr_304]
    hex_21_17 = [b_20_ccb]
  }
  mark b_20_ccb { with = column }
  expect {
    that = (
      open_to_transport(unit_5_pzgr_304) &&
      !open_to_transport(unit_6_pzgr_304) &&
      open_to_transport(b_20_ccb)
    )
  }
  mark unit_6_pzgr_304 { with = column }
  mark unit_7_pzgr_304 { with = column }
  expect {
    that = (
      open_to_transport(unit_6_pzgr_304) &&
      hex_72_05.terrain == woods &&
      !open_to_transport(unit_7_pzgr_304)
    )
  }
  run "Rubble Falls" { here = hex_21_17 }
  expect { that = !open_to_transport(b_20_ccb) }
}
test "The way back begins where the unit stands, and leads along roads" {
  ref      = "8.0"
  scenario = to_bastogne
  set west_map { laid = true }
  given { hex_28_05 = [b_20_ccb] }
  mark b_20_ccb { with = abandoned_transport }
  expect { that = way_back(b_20_ccb, []) && !way_back(b_20_ccb, [hex_28_05]) }
  given { hex_46_12 = [unit_5_pzgr_304] }
  mark unit_5_pzgr_304 { with = abandoned_transport }
  let { roads = [for h in hexes : h if on_a_road(h) && h != hex_46_12] }
  expect {
    that = !on_a_road(hex_46_12) && way_back(unit_5_pzgr_304, []) && any([
      for h in way_of_transport(unit_5_pzgr_304, roads) : h
      if h.column == 47
    ]) && !way_back(unit_5_pzgr_304, roads)
  }
}
test "Transport comes over no closed bridge" {
  ref      = "8.0"
  scenario = hold_at_all_costs
  set east_map { laid = true }
  given { hex_88_08 = [unit_6_pzgr_304] }
  mark unit_6_pzgr_304 { with = abandoned_transport }
  set {
    the    = bridges
    closed = true
  }
  expect {
    that = (
      !contains(way_of_transport(unit_6_pzgr_304, []), hex_89_08) &&
      column_cost(unit_6_pzgr_304, [], hex_88_08, hex_89_08) == none
    )
  }
  set {
    the    = bridges
    closed = false
  }
  expect {
    that = (
      contains(way_of_transport(unit_6_pzgr_304, []), hex_89_08) &&
      column_cost(unit_6_pzgr_304, [], hex_88_08, hex_89_08) == 1
    )
  }
}
