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
  expect { that = hex_86_09.terrain == woods && !unit_5_pzgr_304.without_transport && unit_6_pzgr_304.without_transport }
}
