# Chapter 11: the optional rules.

test "O1: guns of two steps hit the easiest target; guns of one step leave the others alone" {
  ref      = "O1.0"
  variants = [alternate_artillery]
  move turn { to = hour_1100_19_dec }
  given {
    hex_26_08 = [a_158_eng, b_3_ccb]
    hex_31_08 = [ii_pzart_74]
    hex_26_07 = [unit_5_pzgr_304, cochen]
  }
  set cochen { with = unit_5_pzgr_304 }
  set ii_pzart_74 { contact = cochen }
  expect {
    that = (
      indirect_targets(ii_pzart_74) == [a_158_eng] &&
      shakes_others(ii_pzart_74) &&
      !shakes_others(unit_9_pzgr_304)
    )
  }
}
test "O2: fog in the morning, a die for the clouds, and the weather of the turn before" {
  ref      = "O2.0"
  variants = [dice_for_the_weather]
  rolls    = [4, 4, 3, 7]
  move turn { to = hour_0700_23_dec }
  run "Weather" {}
  expect { that = weather_now == fog && clear_sky }
  move turn { to = hour_0900_23_dec }
  run "Weather" {}
  expect { that = weather_now == fog }
  move turn { to = hour_1500_23_dec }
  run "Weather" {}
  expect { that = weather_now == fair && flying_weather }
  move turn { to = night_23_dec }
  run "Weather" {}
  expect { that = weather_now == fair }
  move turn { to = hour_0700_16_dec }
  run "Weather" {}
  expect { that = weather_now == fog && !clear_sky }
}
test "O2: every case of the weather table" {
  ref = "O2.0"
  expect {
    that = (
      weather_table(false, fog, 3) == fog &&
      weather_table(false, fog, 4) == rain &&
      weather_table(false, fog, 5) == snow &&
      weather_table(false, fog, 6) == fair &&
      weather_table(false, rain, 6) == rain &&
      weather_table(false, snow, 7) == fair &&
      weather_table(true, fog, 4) == fog &&
      weather_table(true, fog, 5) == fair &&
      clouds(16) == -3 &&
      clouds(25) == 7
    )
  }
}
test "O3: the garrison of Wiltz, and the paratroopers who come for it" {
  ref      = "O3.0"
  scenario = campaign
  variants = [battle_of_wiltz]
  set wiltz_map { laid = true }
  set s10_corps_boundaries { in_effect = false }
  move turn { to = night_17_dec }
  run "Reinforcements Are Ready" {}
  expect {
    that = (
      niederwiltz.units == units("A/44 Eng, B/44 Eng, C/44 Eng") &&
      niederwiltz.hexes == reach(hex_58_24, 1, hexes)
    )
  }
  move a_44_eng { to = hex_58_24 }
  expect { that = a_44_eng.held_back }
  move turn { to = hour_1300_19_dec }
  run "Reinforcements Are Ready" {}
  expect {
    that = (
      count(nocher_road.units) == 12 &&
      division_5_fj.points == 3 &&
      fj_rgt_15_chit.at == played &&
      in_play(hex_56_29)
    )
  }
  given {
    hex_55_28 = [unit_1_fj_rgt_15]
    hex_56_24 = [unit_5_pzgr_304]
    hex_56_26 = [g_2_110]
  }
  expect {
    that = (
      step_cost(unit_5_pzgr_304, hex_56_24, hex_56_25) != none &&
      step_cost(unit_1_fj_rgt_15, hex_55_28, hex_54_28) != none &&
      step_cost(unit_1_fj_rgt_15, hex_55_26, hex_55_25) == none
    )
  }
  run "Command Points" { division = division_5_fj }
  expect { that = division_5_fj.points == 6 }
  remove g_2_110 {}
  remove a_44_eng {}
  run "The Turn Ends" {}
  expect { that = unit_1_fj_rgt_15.at == out }
}
test "O4: Panthers are one worse at night, others two" {
  ref      = "O4.0"
  variants = [night_sights]
  move turn { to = night_19_dec }
  given {
    hex_26_08 = [a_158_eng]
    hex_26_07 = [unit_4_pz_3, unit_5_pz_3]
  }
  expect {
    that = (
      rating(unit_4_pz_3, a_158_eng, aimed, 0, false) == 5 &&
      rating(unit_5_pz_3, a_158_eng, aimed, 0, false) == 3
    )
  }
}
test "O5: three battalions are one better from the 19th, unless low on ammunition" {
  ref      = "O5.0"
  variants = [pozit]
  move turn { to = hour_1100_19_dec }
  given {
    hex_26_08 = [unit_5_pzgr_304]
    hex_20_08 = [unit_755_fa, unit_687_fa]
  }
  expect {
    that = (
      rating(unit_755_fa, unit_5_pzgr_304, indirect, 0, false) == 6 &&
      rating(unit_687_fa, unit_5_pzgr_304, indirect, 0, false) == 5
    )
  }
  mark unit_755_fa { with = low_ammo }
  expect { that = rating(unit_755_fa, unit_5_pzgr_304, indirect, 0, false) == 4 }
}
test "O6: a formation is on its way, does nothing, and arrives on a four" {
  ref      = "O6.0"
  variants = [attachments_by_choice]
  rolls    = [5, 4]
  given { hex_26_08 = [unit_1_fus_26, unit_4_pz_3] }
  run "Attachments" {}
  answer { formation = kg_kunkel }
  answer { division = division_2_panzer }
  expect { that = kg_kunkel.pending == division_2_panzer && !present(unit_1_fus_26) }
  run "Releases" { division = division_2_panzer }
  expect { that = !present(unit_1_fus_26) }
  run "Releases" { division = division_2_panzer }
  expect { that = present(unit_1_fus_26) && unit_1_fus_26.division == division_2_panzer }
}
test "O6: the consolidation takes back what was given, or promised, to VIII Corps" {
  ref      = "O6.0"
  scenario = to_bastogne
  variants = [attachments_by_choice]
  set formation_506th_pir { attached = viii_corps }
  set formation_502nd_pir { pending = viii_corps }
  set ccb_10_ad { pending = division_101st_airborne }
  run "American C2 Consolidation" {}
  expect {
    that = (
      a_1_506.division == division_101st_airborne &&
      formation_502nd_pir.pending == none &&
      ccb_10_ad.pending == none &&
      ccb_10_ad.attached == division_101st_airborne
    )
  }
}
test "O6: nobody waits for a division that has gone west" {
  ref      = "O6.0"
  scenario = to_bastogne
  variants = [attachments_by_choice]
  given { hex_26_08 = [unit_4_pz_3] }
  set kg_kunkel { pending = division_2_panzer }
  run "Out of the Cup" { division = division_2_panzer }
  expect { that = kg_kunkel.pending == division_2_panzer }
  move {
    the = [for u in all(units) : u if u.home == division_2_panzer]
    to  = out
  }
  run "Out of the Cup" { division = division_2_panzer }
  expect { that = kg_kunkel.pending == none }
}
test "O7: the artillery of the corps belongs to two divisions, out of contact; the German may send it away" {
  ref      = "O7.0"
  variants = [corps_artillery]
  set corps_artillery_south { under = division_26_vg }
  given {
    hex_91_12  = [i_werfer_55]
    ind_park_b = [iv_vak_766]
  }
  expect {
    that = (
      i_werfer_55.division == division_26_vg &&
      iv_vak_766.contact == none &&
      !can_mount(i_werfer_55) &&
      can_mount(iii_vak_766) &&
      shot_length(iv_vak_766, hex_94_17) == 10
    )
  }
  run "Attachments" {}
  answer { sent = [iv_vak_766] }
  expect { that = iv_vak_766.at == out && i_werfer_55.at == hex_91_12 }
}
test "O7: guns of the corps that may not move do not change hexes to park either" {
  ref      = "O7.0"
  scenario = campaign
  variants = [corps_artillery]
  given {
    hex_79_06 = [i_werfer_55, iii_vak_766]
    hex_79_07 = [ii_werfer_55]
  }
  expect { that = site(i_werfer_55) == [hex_79_06] && site(iii_vak_766) == [hex_79_06, hex_79_07] }
}
test "O8: far from every leader a unit that fails its check turns back" {
  ref      = "O8.0"
  scenario = campaign
  variants = [kept_in_hand]
  rolls    = [9]
  set both_maps { laid = true }
  given {
    hex_46_06 = [unit_4_pz_3]
    hex_64_03 = [stab_pz_auf_2, von_boehm]
  }
  set von_boehm { with = stab_pz_auf_2 }
  expect { that = roaming(unit_4_pz_3) && !roaming(stab_pz_auf_2) }
  run "Activate" { unit = unit_4_pz_3 }
  take "Form Column" {}
  answer { back = hex_52_04 }
  expect { that = unit_4_pz_3.points == 0 && distance(spot(unit_4_pz_3), hex_64_03) < 18 }
}
test "O8: a unit that is always in command roams too" {
  ref      = "O8.0"
  scenario = campaign
  variants = [kept_in_hand]
  set both_maps { laid = true }
  given {
    hex_46_06 = [stab_pz_auf_2]
    hex_64_03 = [unit_4_pz_3, von_boehm]
  }
  expect { that = in_command(stab_pz_auf_2) && roaming(stab_pz_auf_2) && !roaming(unit_4_pz_3) }
  set division_2_panzer { points = 1 } # being in command it may pass the check for a point
  run "Activate" { unit = stab_pz_auf_2 }
  take "Form Column" {}
  answer { spend_a_command_point = true }
  expect { that = stab_pz_auf_2.in_column && division_2_panzer.points == 0 }
}
test "O3: the engineers wait though the garrison of Wiltz has been woken" {
  ref      = "O3.0"
  scenario = campaign
  variants = [battle_of_wiltz]
  set wiltz_map { laid = true }
  given {
    hex_55_27   = [g_2_110]
    niederwiltz = [a_44_eng]
  }
  mark g_2_110 { with = no_activation }
  move unit_5_fus_39 { to = hex_55_25 }
  expect { that = !g_2_110.held_back }
  remove unit_5_fus_39 {}
  move a_44_eng { to = hex_58_24 }
  expect { that = a_44_eng.held_back }
  move unit_5_fus_39 { to = hex_58_22 }
  expect { that = !a_44_eng.held_back }
}
test "O9: a German west of a column releases the group" {
  ref      = "O9.0"
  variants = [released_by_columns]
  given {
    hex_68_15 = [a_707_tk]
    hex_80_01 = [unit_4_pz_3]
  }
  mark a_707_tk { with = no_activation }
  move unit_4_pz_3 { to = hex_72_01 }
  expect { that = a_707_tk.held_back }
  move unit_4_pz_3 { to = hex_71_01 }
  expect { that = !a_707_tk.held_back }
}
test "O8: who fails in a Fire Zone is shot at as it goes, and gets out" {
  ref      = "O8.0"
  scenario = campaign
  variants = [kept_in_hand]
  rolls    = [9, 3, 7]
  set both_maps { laid = true }
  move turn { to = hour_1100_19_dec }
  given {
    hex_46_06 = [unit_4_pz_3]
    hex_46_07 = [b_20_ccb]
    hex_64_03 = [stab_pz_auf_2, von_boehm]
  }
  set von_boehm { with = stab_pz_auf_2 }
  expect { that = in_danger(german, hex_46_06) }
  run "Activate" { unit = unit_4_pz_3 }
  take "Form Column" {}
  answer { back = hex_52_04 }
  answer { watcher = b_20_ccb }
  expect { that = unit_4_pz_3.at == hex_52_04 && unit_4_pz_3.points == 0 && b_20_ccb.shot }
}
test "O3: 5. FJ stays off the west map, which others may stand on south of the Wiltz" {
  ref      = "O3.0"
  scenario = campaign
  variants = [battle_of_wiltz]
  set {
    the  = [both_maps, wiltz_map]
    laid = true
  }
  set s10_corps_boundaries { in_effect = false }
  given {
    hex_47_27 = [unit_1_fj_rgt_15]
    hex_45_25 = [unit_5_pzgr_304]
  }
  expect {
    that = step_cost(unit_1_fj_rgt_15, hex_47_27, hex_46_26) == none && step_cost(unit_1_fj_rgt_15, hex_47_27, hex_47_26) != none && step_cost(unit_5_pzgr_304, hex_45_25, hex_46_25) != none && none([
      for h in hexes("44.26 45.26 45.27 46.26") : h
      if h.south_of_wiltz
    ])
  }
}
test "Strickler does not go over to units beyond Wiltz" {
  ref      = "O3.0"
  scenario = campaign
  variants = [battle_of_wiltz]
  given {
    hex_56_26 = [hq_def_28_id, g_2_110, col_strickler]
    hex_46_10 = [b_1_110]
  }
  set col_strickler { with = g_2_110 }
  run "Transfer" { division = viii_corps }
  answer { movers = [col_strickler] }
  answer { host = b_1_110 }
  expect { that = col_strickler.at == out && col_strickler.with == none }
}
test "O3: Fuller and Strickler share the limit of the 110th, the higher of theirs" {
  ref      = "O3.0"
  scenario = campaign
  variants = [battle_of_wiltz]
  given {
    hex_56_26 = [g_2_110, c_630_at, col_strickler]
    hex_46_10 = [b_1_110, b_630_at, col_fuller]
  }
  set col_strickler { with = g_2_110 }
  set col_fuller { with = b_1_110 }
  expect {
    that = (
      attachment_limit(formation_110th_inf_rgt) == 4 &&
      goes_along(c_630_at, formation_110th_inf_rgt) &&
      goes_along(b_630_at, formation_110th_inf_rgt)
    )
  }
  set {
    the   = [c_630_at, b_630_at]
    ready = true
  }
  set formation_110th_inf_rgt { taken = 3 }
  run "Call Up" {
    unit      = c_630_at
    formation = formation_110th_inf_rgt
    direct    = false
  }
  expect { that = !may_be_called(b_630_at, formation_110th_inf_rgt, false) }
  set formation_110th_inf_rgt { taken = 1 }
  expect { that = may_be_called(b_630_at, formation_110th_inf_rgt, false) }
  remove col_fuller {}
  expect {
    that = (
      attachment_limit(formation_110th_inf_rgt) == 2 &&
      goes_along(c_630_at, formation_110th_inf_rgt) &&
      !goes_along(b_630_at, formation_110th_inf_rgt)
    )
  }
}
test "O1: at a park that nobody sees, units that cannot be shot at do not draw the fire" {
  ref      = "O1.0"
  variants = [alternate_artillery]
  move turn { to = hour_1100_19_dec }
  given {
    hex_10_08 = [unit_907_glider_fa, a_158_eng, b_3_ccb]
    hex_19_08 = [ii_pzart_74]
    hex_30_07 = [unit_5_pzgr_304, cochen]
  }
  set cochen { with = unit_5_pzgr_304 }
  set ii_pzart_74 { contact = cochen }
  mark unit_907_glider_fa {
    with = [artillery_park, entrenchment]
  }
  set unit_907_glider_fa { fired = true }
  expect {
    that = (
      rating(ii_pzart_74, a_158_eng, indirect, 0, false) > rating(ii_pzart_74, unit_907_glider_fa, indirect, 0, false) &&
      indirect_targets(ii_pzart_74) == [unit_907_glider_fa]
    )
  }
}
test "O1: among the easiest the owner chooses" {
  ref      = "O1.0"
  variants = [alternate_artillery]
  move turn { to = hour_1100_19_dec }
  given {
    hex_26_08 = [a_158_eng, b_158_eng]
    hex_31_08 = [ii_pzart_74]
    hex_26_07 = [unit_5_pzgr_304, cochen]
  }
  set cochen { with = unit_5_pzgr_304 }
  set ii_pzart_74 { contact = cochen }
  expect { that = indirect_targets(ii_pzart_74) == units("A/158 Eng, B/158 Eng") }
  mark b_158_eng { with = entrenchment }
  expect { that = indirect_targets(ii_pzart_74) == [a_158_eng] }
}
test "O3: 5. FJ has no Dispatch Rating and buys nothing; its chit stays free" {
  ref      = "O3.0"
  scenario = campaign
  variants = [battle_of_wiltz]
  set both_maps { laid = true }
  given {
    hex_61_31       = [unit_1_fj_rgt_15]
    formation_chits = [fj_rgt_15_chit]
    mug             = []
  }
  set division_5_fj {
    points   = 3
    dispatch = 1
  }
  run "Buy Chits" {}
  expect { that = !buys(division_5_fj) && any(wares(division_5_fj)) }
  run "Fill the Cup" {}
  expect { that = division_5_fj.points == 3 && contains(mug.activation_chits, fj_rgt_15_chit) }
}
test "O3: Strickler does not leave the Wiltz map, south of the stream either" {
  ref      = "O3.0"
  scenario = campaign
  variants = [battle_of_wiltz]
  given { hex_62_27 = [g_2_110, col_strickler] }
  set col_strickler { with = g_2_110 }
  move g_2_110 { to = hex_63_27 }
  expect { that = hex_63_27.south_of_wiltz && col_strickler.at == out }
}
test "O6: a formation that is still to come may be attached, and comes with its new division" {
  ref      = "O6.0"
  variants = [attachments_by_choice]
  rolls    = [4]
  given {
    hex_26_08    = [unit_1_gren_77]
    dasburg_road = [unit_5_pzgr_304]
  }
  run "Attachments" {}
  answer { formation = kg_cochen }
  answer { division = division_26_vg }
  run "Releases" { division = division_26_vg }
  expect {
    that = kg_cochen.attached == division_26_vg && unit_5_pzgr_304.division == division_26_vg
  }
}
test "O3: when Wiltz has fallen 5. FJ leaves, and its chits with it" {
  ref      = "O3.0"
  scenario = campaign
  variants = [battle_of_wiltz]
  set both_maps { laid = true }
  given {
    hex_58_29 = [unit_1_fj_rgt_15]
    played    = [activation_chit_5_fj_chit]
    opener    = [fj_rgt_15_chit]
  }
  move turn { to = hour_0700_20_dec }
  run "The Turn Ends" {}
  expect {
    played = []
    opener = []
    that   = unit_1_fj_rgt_15.at == out
  }
}
test "O3: the battle of Wiltz is of the campaign; Wiltz Waltz has its own points and chits" {
  ref      = "O3.0"
  scenario = wiltz_waltz
  variants = [battle_of_wiltz]
  set division_5_fj { points = 0 }
  run "Command Points" { division = division_5_fj }
  expect { that = division_5_fj.points == 5 }
  move fj_rgt_15_chit { to = formation_chits }
  run "Fill the Cup" {}
  answer { chit = none }
  expect { that = fj_rgt_15_chit.at == formation_chits }
}
