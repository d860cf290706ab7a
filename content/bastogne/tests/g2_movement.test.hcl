# Stacking, Fire Zones, movement, opportunity fire.

test "Eight steps and one Column" {
  ref = "G.stack"
  given { hex_29_05 = [a_1_506, b_1_506, c_1_506, hq_1_506] }
  expect {
    that = room(td_rearguard, hex_29_05) && !room(d_2_506, hex_29_05) && room(hq_2_506, hex_29_05)
  }
  mark d_2_506 { with = column }
  expect { that = room(d_2_506, hex_29_05) }
  mark a_1_506 { with = column }
  expect { that = !room(d_2_506, hex_29_05) && room(e_2_506, hex_29_05) }
}
test "Fire Zones: range and sight; none of the suppressed and of trucks; mortars three hexes" {
  ref = "G.zone"
  move turn { to = hour_1100_19_dec }
  given {
    hex_29_05 = [hq_1_506]
    hex_26_05 = [b_20_ccb]
  }
  expect {
    that = (
      zone_range(hq_1_506) == 3 &&
      zone_range(b_20_ccb) == 1 &&
      covers(hq_1_506, hex_29_07) &&
      !covers(hq_1_506, hex_29_09) &&
      in_danger(german, hex_26_06) &&
      !in_danger(american, hex_26_06)
    )
  }
  mark hq_1_506 { with = suppression }
  expect { that = zone_range(hq_1_506) == 0 && !in_danger(german, hex_29_07) }
  given {
    hex_33_00 = [unit_5_pzgr_304.mounted]
  }
  expect { that = zone_range(unit_5_pzgr_304) == 0 && danger(american) == [hex_33_00] }
}
test "A march of riflemen: six points of open ground, woods for two" {
  ref = "G.move"
  move turn { to = hour_1100_19_dec }
  given { hex_26_03 = [a_1_506] }
  set a_1_506 {
    last   = moving
    points = 7
  }
  run "Act" { unit = a_1_506 }
  take "March" { to = hex_26_06 }
  expect {
    that = (
      a_1_506.at == hex_26_06 &&
      a_1_506.points == 7 - 3 &&
      hex_26_06.held == american &&
      hex_26_05.held == none
    )
  }
}
test "Under their guns one goes a hex at a time, and from zone to zone a shot is two better" {
  ref   = "G.watch"
  rolls = [5, 6] # the check of the watcher passes; then the shot: 4 - 0 + 2
  move turn { to = hour_1100_19_dec }
  given {
    hex_29_05 = [a_1_506]
    hex_29_07 = [unit_5_pzgr_304]
  }
  set a_1_506 {
    last   = moving
    points = 7
  }
  run "Act" { unit = a_1_506 }
  refuse "March" { to = hex_29_06 }
  take "Advance" { to = hex_29_06 }
  answer { watcher = unit_5_pzgr_304 }
  expect {
    that = (
      a_1_506.at == hex_29_06 &&
      a_1_506.cohesion_hits == 0 &&
      !a_1_506.reduced &&
      unit_5_pzgr_304.shot
    )
  }
}
test "From zone to zone: a 6 costs a step" {
  ref   = "G.watch"
  rolls = [5, 6]
  move turn { to = hour_1100_19_dec }
  given {
    hex_28_06 = [a_1_506]
    hex_29_07 = [unit_5_pzgr_304]
  }
  set a_1_506 {
    last   = moving
    points = 7
  }
  run "Act" { unit = a_1_506 }
  take "Advance" { to = hex_29_06 }
  answer { watcher = unit_5_pzgr_304 }
  expect { that = a_1_506.reduced }
}
test "Whoever leaves a zone is shot at first, one worse" {
  ref   = "G.watch"
  rolls = [5, 3, 7] # 4 - 1: a 3 is an S; at quality 6, out of command, a 7 fails
  move turn { to = hour_1100_19_dec }
  given {
    hex_29_06 = [hq_1_506]
    hex_29_07 = [unit_5_pzgr_304]
  }
  set hq_1_506 {
    last   = moving
    points = 7
  }
  run "Act" { unit = hq_1_506 }
  take "Advance" { to = hex_29_05 }
  answer { watcher = unit_5_pzgr_304 }
  expect { that = hq_1_506.suppressed && hq_1_506.at == hex_29_06 }
}
test "A quiet unit does not enter a Fire Zone" {
  ref = "G.orders"
  move turn { to = hour_1100_19_dec }
  given {
    hex_29_06 = [a_1_506]
    hex_29_07 = [unit_4_pz_3]
  }
  set a_1_506 {
    last   = moving
    points = 7
  }
  run "Act" {
    unit  = a_1_506
    quiet = true
  }
  refuse "Advance" {
    to      = hex_29_05
    because = "not into a Fire Zone in a quiet activation"
  }
  pass {}
}
test "Column: a point to form, the ground or a hit to leave" {
  ref = "G.move"
  move turn { to = hour_1100_19_dec }
  given { hex_26_03 = [a_1_506] }
  set a_1_506 {
    last   = moving
    points = 1.5
  }
  offer "Orders" {
    unit   = a_1_506
    quiet  = false
    direct = false
    up_to  = any
    none {}
  }
  take "Form Column" {}
  expect { that = a_1_506.in_column && a_1_506.points == 0.5 }
  refuse "Deploy" { because = "has the points" }
  take "Deploy in Haste" {}
  expect { that = !a_1_506.in_column && a_1_506.points == 0.5 && a_1_506.cohesion_hits == 1 }
}
test "Who could pay for leaving Column may take a Cohesion Hit instead, and go on" {
  ref = "G.move"
  move turn { to = hour_1100_19_dec }
  given { hex_26_03 = [a_1_506] }
  mark a_1_506 { with = column }
  set a_1_506 {
    last   = moving
    points = 1
  }
  run "Act" { unit = a_1_506 }
  take "Deploy in Haste" {}
  expect { that = a_1_506.cohesion_hits == 1 && a_1_506.points == 1 }
  run "Act" { unit = a_1_506 }
  take "March" { to = hex_26_04 }
  expect { that = a_1_506.at == hex_26_04 && a_1_506.points == 0 }
}
test "To mount takes half a movement, and so does to dismount" {
  ref = "G.move"
  move turn { to = hour_1100_19_dec }
  given { hex_29_05 = [b_20_ccb] }
  set b_20_ccb {
    last   = moving
    points = 6
  }
  offer "Orders" {
    unit   = b_20_ccb
    quiet  = false
    direct = false
    up_to  = any
    none {}
  }
  take "Mount" {}
  expect { that = b_20_ccb.mounted && b_20_ccb.points == 10 && b_20_ccb.now.armor }
  take "Dismount" {}
  expect { that = b_20_ccb.afoot && b_20_ccb.points == 0 }
}
