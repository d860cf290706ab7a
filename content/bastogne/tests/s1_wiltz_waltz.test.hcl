# Scenario 1: set-up, arrivals, the cup, the border on the Wiltz, the end.

test "The set-up: ten American units, Strickler, five of Fus 39 on fifty-one hexes; three points each" {
  ref      = "12.1"
  scenario = wiltz_waltz
  answer { place = hex_56_26 }
  answer { place = hex_56_26 }
  answer { place = hex_55_26 }
  answer { place = hex_54_26 }
  answer { place = hex_55_27 }
  answer { place = hex_55_28 }
  answer { place = hex_55_27 }
  answer { place = hex_57_25 }
  answer { place = hex_58_25 }
  answer { place = hex_56_25 }
  expect {
    that = (
      turn.at == hour_1300_19_dec &&
      g_2_110.at == hex_56_26 &&
      i_3_110.at == hex_56_26 &&
      hq_def_28_id.at == hex_55_27 &&
      c_44_eng.at == hex_56_25 &&
      count(units) == 10
    )
  }
  expect {
    that = (
      count([for h in hexes : h if in_play(h)]) == 152 &&
      count(north_bank) == 51 &&
      prizes == [hex_56_26]
    )
  }
  answer { host = i_3_110 }
  expect {
    that = (
      col_strickler.at == hex_56_26 &&
      in_command(g_2_110) &&
      in_command(hq_def_28_id) &&
      attachment_limit(formation_110th_inf_rgt) == 2
    )
  }
  pass "riders" {}
  pass "marching" {}
  answer { place = hex_57_23 }
  answer { place = hex_57_23 }
  answer { place = hex_58_22 }
  answer { place = hex_58_22 }
  refuse { place = hex_54_25 }
  answer { place = hex_58_22 }
  answer { host = unit_1_fus_39 }
  pass "riders" {}
  pass "marching" {}
  expect {
    that = (
      count(units) == 15 &&
      viii_corps.points == 3 &&
      division_26_vg.points == 3 &&
      division_5_fj.points == 3 &&
      leader_of_fus_39.at == hex_57_23
    )
  }
  expect {
    that = (
      count(nocher_road.units) == 12 &&
      none(nothum_road.units) &&
      opener.activation_chits == activation_chits("5. FJ Chit")
    )
  }
}
test "The night: six units of 5. FJ on the Nothum road" {
  ref      = "12.1"
  scenario = wiltz_waltz
  move turn { to = hour_1500_19_dec }
  advance turn {}
  run "Reinforcements Are Ready" {}
  expect { that = nothum_road.units == units("5. FJ Rgt 14, 6. FJ Rgt 14, 7. FJ Rgt 14, 8. FJ Rgt 14, 1. FJ Pi 5, 2. FJ Pi 5") }
}
test "Three points for two divisions, five for the paratroopers, and no roll" {
  ref      = "12.1"
  scenario = wiltz_waltz
  run "Command Points" { division = viii_corps }
  run "Command Points" { division = division_26_vg }
  run "Command Points" { division = division_5_fj }
  expect {
    that = viii_corps.points == 6 && division_26_vg.points == 6 && division_5_fj.points == 8
  }
}
test "Steps D and E are skipped: no chits are bought, no park is formed, no leader called" {
  ref      = "12.1"
  scenario = wiltz_waltz
  given {
    hex_57_22       = [ieig_13_fus_39, leader_of_fus_39]
    formation_chits = [fj_rgt_15_chit, fus_rgt_39_chit]
  }
  set division_26_vg { points = 9 }
  run "Buy Chits" {}
  run "Parks" {}
  run "Contact" {}
  expect {
    that = division_26_vg.points == 9 && !ieig_13_fus_39.parked && ieig_13_fus_39.contact == none
  }
}
test "The cup: seven chits with the 110th's, and one of the German formations" {
  ref      = "12.1"
  scenario = wiltz_waltz
  given {
    opener          = []
    mug             = []
    formation_chits = [fj_rgt_15_chit, fus_rgt_39_chit]
    played          = [american_direct_command, german_direct_command, viii_corps_chit, activation_chit_26_vg_chit, activation_chit_5_fj_chit, activation_chit_110th_chit]
  }
  run "Fill the Cup" {}
  answer { chit = fus_rgt_39_chit }
  expect {
    that = count(mug.activation_chits) == 7 && !contains(mug.activation_chits, fj_rgt_15_chit)
  }
}
test "A German formation chit that opens the turn is the choice" {
  ref      = "12.1"
  scenario = wiltz_waltz
  given {
    opener          = [fj_rgt_15_chit]
    mug             = []
    formation_chits = [fus_rgt_39_chit]
    played          = [american_direct_command, german_direct_command, viii_corps_chit, activation_chit_26_vg_chit, activation_chit_5_fj_chit, activation_chit_110th_chit]
  }
  run "Fill the Cup" {}
  expect { that = count(mug.activation_chits) == 6 }
}
test "26. VG comes to the Wiltz and not over it; 5. FJ does" {
  ref      = "12.1"
  scenario = wiltz_waltz
  given {
    hex_56_25 = [unit_1_fus_39]
    hex_57_25 = [unit_1_fj_rgt_15]
    hex_56_26 = []
  }
  expect {
    that = (
      step_cost(unit_1_fus_39, hex_56_24, hex_56_25) != none &&
      step_cost(unit_1_fus_39, hex_56_25, hex_56_26) == none &&
      step_cost(unit_1_fj_rgt_15, hex_56_25, hex_56_26) != none
    )
  }
}
test "Wiltz held: an American victory; lost: a German one" {
  ref      = "12.1"
  scenario = wiltz_waltz
  move turn { to = hour_0700_20_dec }
  set hex_56_26 { held = german }
  run "The Turn Ends" {}
  expect { that = game.result == german_victory }
}
test "A whole game of Wiltz" {
  ref      = "12.1"
  scenario = wiltz_waltz
  play { seed = 1 }
  expect { that = game.over && turn.at == hour_0700_20_dec }
}
test "The counter mix of Wiltz: the 110th 13, Fus 39 10, FJ Rgt 15 12, the independents of 5. FJ 6" {
  ref = "G.unit"
  expect {
    that = count([for u in all(units) : u if u.formation == formation_110th_inf_rgt]) == 13 && count([
      for u in all(units) : u
      if u.formation == fus_rgt_39
    ]) == 10 && count([for u in all(units) : u if u.formation == fj_rgt_15]) == 12 && count([
      for u in all(units) : u
      if u.formation == none && u.division == division_5_fj
    ]) == 6
  }
}
test "Wiltz held to the end: an American victory, and no end before" {
  ref      = "12.1"
  scenario = wiltz_waltz
  set hex_56_26 { held = german }
  move turn { to = night_19_dec }
  run "The Turn Ends" {}
  expect { that = !game.over }
  set hex_56_26 { held = american }
  move turn { to = hour_0700_20_dec }
  run "The Turn Ends" {}
  expect { that = game.result == american_victory }
}
test "Strickler may stay away" {
  ref      = "12.1"
  scenario = wiltz_waltz
  given { hex_56_26 = [g_2_110] }
  run "Strickler Comes" {}
  pass "host" {}
  expect { that = col_strickler.at == supply }
}
test "The German may add no formation chit" {
  ref      = "12.1"
  scenario = wiltz_waltz
  given {
    formation_chits = [fj_rgt_15_chit, fus_rgt_39_chit]
    played          = [american_direct_command, german_direct_command, viii_corps_chit, activation_chit_26_vg_chit, activation_chit_5_fj_chit, activation_chit_110th_chit]
  }
  run "Fill the Cup" {}
  pass "chit" {}
  expect { that = count(mug.activation_chits) == 6 && count(formation_chits.activation_chits) == 2 }
}
test "Colonel Fuller is not used" {
  ref      = "12.1"
  scenario = wiltz_waltz
  expect { that = col_fuller.at == out }
  given { hex_56_26 = [g_2_110] }
  run "Reinforcements" {
    division = viii_corps
    player   = american
  }
  expect { that = none(leaders) }
}
