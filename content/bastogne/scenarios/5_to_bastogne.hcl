# Scenario 5: To Bastogne and Beyond.

section "12.5" "To Bastogne and Beyond" {
  text = "CCB and the 101st against the whole corps, 19 to 22 December, on the west map. Twenty-four turns; the last chit of the last is not played. Bastogne is worth one point to the German, the two panzer divisions gone west are worth two: with three he has won, two are a draw."

  reinforcement_box "Troine Road" { hexes = hexes("47.05") }
  reinforcement_box "Longvilly Road" { hexes = hexes("47.11") }
  reinforcement_box "Schimpach Road" { hexes = hexes("47.16") }
  reinforcement_box "Benonchamps Road" { hexes = hexes("47.21") }
  reinforcement_box "Doncols Road" { hexes = hexes("47.22") }
  reinforcement_box "Camp of the 502nd" { hexes = hexes("09.11 09.12 10.10 10.11 10.12 11.11 11.12") }
  reinforcement_box "Camp of the 327th" { hexes = hexes("07.11 07.12 08.10 08.11 08.12 09.11 09.12") }
  reinforcement_box "Behind Mande" { hexes = hexes("09.12 09.13 09.14 10.11 10.12 10.13 10.14 11.11 11.12 11.13 11.14 11.15 12.11 12.12 12.13 12.14 13.12 13.13 13.14") }
  reinforcement_box "Northern Roads" { hexes = hexes("03.00 13.00 19.00") }
  reinforcement_box "Western Roads" { hexes = hexes("00.05 00.09 00.14") }

  kind "bastogne muster" { is = muster }
  roster "bastogne_muster" {
    ruling  = "00.27 and 10.27 are 00.26 and 10.26; both battalions of park A stand at 47.16 with 3. PzJg 26, those of Lehr at 39.18 with 3. Flak 311, I./PzArt 74 by 40.02; of Gren 77 and of Gren 78 a battalion with the mortars begins here, and the other with the infantry guns comes at 1100: ten each"
    columns = [number, units, near, within, note]
    rows = {
      "Team Cherry"                   = [4, units("HHC/3/CCB, A/3/CCB, D/3/CCB, C/20/CCB"), hexes("39.13"), 1, as_liked]
      "Team O'Hara"                   = [3, units("HHC/54/CCB, B/54/CCB, C/21/CCB"), hexes("30.21"), 1, as_liked]
      "Team Desobry"                  = [3, units("HHC/20/CCB, B/20/CCB, B/3/CCB"), hexes("29.04"), 1, as_liked]
      "With one of the teams"         = [3, units("C/55/CCB, C/811 TD, D/90 Cav"), hexes("29.04 30.21 39.13"), 1, as_liked]
      "B/796"                         = [1, units("B/796 AA"), hexes("28.17"), 0, as_liked]
      "Park A, 58 Arm FA"             = [1, units("58 AFA"), hexes("37.12"), 0, in_a_park]
      "420 Arm FA"                    = [1, units("420 AFA"), hexes("23.18"), 0, as_liked]
      "A/35"                          = [1, units("A/35 Eng"), hexes("21.21"), 0, may_dig_in]
      "B/35"                          = [1, units("B/35 Eng"), hexes("21.18"), 0, may_dig_in]
      "C/35"                          = [1, units("C/35 Eng"), hexes("23.20"), 0, may_dig_in]
      "A/158"                         = [1, units("A/158 Eng"), hexes("26.08"), 0, as_liked]
      "B/158"                         = [1, units("B/158 Eng"), hexes("29.13"), 0, may_dig_in]
      "C/158"                         = [1, units("C/158 Eng"), hexes("23.14"), 0, may_dig_in]
      "1/501 and Recon 101"           = [5, units("A/1/501, B/1/501, C/1/501, HQ/1/501, Recon 101"), hexes("24.16"), 1, as_liked]
      "2/501"                         = [4, units("D/2/501, E/2/501, F/2/501, HQ/2/501"), hexes("26.13"), 1, as_liked]
      "3/501"                         = [4, units("G/3/501, H/3/501, I/3/501, HQ/3/501"), hexes("19.18"), 1, as_liked]
      "B/81"                          = [1, units("B/81 AA/AT"), hexes("19.18 24.16 26.13"), 1, as_liked]
      "506th PIR and what is with it" = [18, units("A/1/506, B/1/506, C/1/506, D/2/506, E/2/506, F/2/506, G/3/506, H/3/506, I/3/506, HQ/1/506, HQ/2/506, HQ/3/506, A/81 AA/AT, C/81 AA/AT, D/81 AA/AT, 321 Glider FA, A/326 Eng, C/326 Eng"), hexes("13.12"), 2, as_liked]
      "Park A, 907 Glider FA"         = [1, units("907 Glider FA"), hexes("19.15"), 1, in_a_park]
      "755 FA, on its way"            = [1, units("755 FA"), hexes("00.26 05.27 10.26"), 0, as_liked]
      "I./Gren 78"                    = [5, units("1. Gren 78, 2. Gren 78, 3. Gren 78, 4. Gren 78, GrW 13. Gren 78"), hexes("42.16"), 1, as_liked]
      "II./Gren 77"                   = [5, units("5. Gren 77, 6. Gren 77, 7. Gren 77, 8. Gren 77, GrW 13. Gren 77"), hexes("45.15"), 1, as_liked]
      "1. PzJg 26 beside them"        = [1, units("1. PzJg 26"), hexes("42.16 45.15"), 1, as_liked]
      "3. PzJg 26 behind them"        = [1, units("3. PzJg 26"), hexes("47.16"), 0, as_liked]
      "Park A of 26. VG"              = [2, units("I. Art 26, IV. Art 26"), hexes("47.16"), 0, in_a_park]
      "KG Kunkel, begun"              = [5, units("1. Fus 26, 2. Fus 26, 3. Fus 26, GrW Fus 26, 2. PzJg 26"), hexes("33.18 33.19 32.18"), 0, as_liked]
      "Pz Auf 2 and Pz 3"             = [6, units("Stab Pz Auf 2, 1. Pz Auf 2, 2. Pz Auf 2, 3. Pz Auf 2, 4. Pz 3, I. PzArt 74"), hexes("40.02"), 1, as_liked]
      "PzGr 304"                      = [12, units("5. PzGr 304, 6. PzGr 304, 7. PzGr 304, IeIG 8. PzGr 304, Flak 8. PzGr 304, 9. PzGr 304, 10. PzGr 304, 2. Pz 3, 3. Pz 3, 1. Pz Pi 38, 3. Pz Pi 38, 1. Flak 273"), hexes("46.06"), 1, as_liked]
      "KG von Fallois, begun"         = [8, units("Stab Pz Auf 130, 1. Pz Auf 130, 2. Pz Auf 130, 3. Pz Auf 130, 4. Pz Auf 130, 8. Pz 130, 3. PzJg 130, 1. Pz Pi 130"), hexes("37.21"), 1, as_liked]
      "I./PzGr 902"                   = [6, units("1. PzGr 902, 2. PzGr 902, 3. PzGr 902, GrW 4. PzGr 902, 9. PzGr 902, 7. Pz 130"), hexes("36.17"), 1, as_liked]
      "II./PzGr 902"                  = [7, units("5. PzGr 902, 6. PzGr 902, 7. PzGr 902, GrW 8. PzGr 902, 10. PzGr 902, 5. Pz 130, 1. Flak 311"), hexes("33.16"), 1, as_liked]
      "3. Flak 311 behind them"       = [1, units("3. Flak 311"), hexes("39.18"), 0, as_liked]
      "Park A of Lehr"                = [2, units("I. PzArt 130, II. PzArt 130"), hexes("39.18"), 0, in_a_park]
    }
    totals = { number = 117 }
  }
  kind "bastogne arrival" { is = arrival }
  roster "bastogne_arrival" {
    columns = [turn, gate, number, units, lifted]
    rows = {
      "502nd PIR"       = [hour_0900_19_dec, camp_of_the_502nd, 14, units("A/1/502, B/1/502, C/1/502, D/2/502, E/2/502, F/2/502, G/3/502, H/3/502, I/3/502, HQ/1/502, HQ/2/502, HQ/3/502, 377 Para FA, E/81 AA/AT"), false]
      "327th GIR"       = [hour_0900_19_dec, camp_of_the_327th, 15, units("A/1/327, B/1/327, C/1/327, HQ/1/327, E/2/327, F/2/327, G/2/327, HQ/2/327, A/1/401, B/1/401, C/1/401, HQ/1/401, AT/327, 463 Para FA, F/81 AA/AT"), false]
      "II./PzGr 901"    = [hour_0900_19_dec, benonchamps_road, 10, units("5. PzGr 901, 6. PzGr 901, 7. PzGr 901, IeIG 8. PzGr 901, GrW 8. PzGr 901, Flak 8. PzGr 901, 9. PzGr 901, 1. PzJg 130, 2. Flak 311, III. PzArt 130"), false]
      "B/326"           = [hour_1100_19_dec, behind_mande, 1, units("B/326 Eng"), false]
      "I./Gren 77"      = [hour_1100_19_dec, longvilly_road, 5, units("1. Gren 77, 2. Gren 77, 3. Gren 77, 4. Gren 77, IeIG 13. Gren 77"), false]
      "II./Gren 78"     = [hour_1100_19_dec, schimpach_road, 5, units("5. Gren 78, 6. Gren 78, 7. Gren 78, 8. Gren 78, IeIG 13. Gren 78"), false]
      "II./PzGr 2"      = [hour_1100_19_dec, troine_road, 6, units("5. PzGr 2, 6. PzGr 2, 7. PzGr 2, Flak 8. PzGr 2, 9. PzGr 2, 1. Pz 3"), false]
      "I./PzGr 901"     = [hour_1300_19_dec, benonchamps_road, 6, units("1. PzGr 901, 2. PzGr 901, 3. PzGr 901, GrW 4. PzGr 901, 10. PzGr 901, 6. Pz 130"), false]
      "I./PzGr 2"       = [hour_1500_19_dec, troine_road, 10, units("1. PzGr 2, 2. PzGr 2, 3. PzGr 2, GrW 4. PzGr 2, IeIG 4. PzGr 2, 10. PzGr 2, 1. PzJg 38, II. PzArt 74, 4./III. PzArt 74, 2. Flak 273"), false]
      "705th TD"        = [night_19_dec, northern_roads, 4, units("A/705 TD, B/705 TD, C/705 TD, D/705 TD"), false]
      "I./PzGr 304"     = [hour_0700_20_dec, troine_road, 10, units("GrW 4. PzGr 304, Flak 4. PzGr 304, 5. Pz 3, 6. Pz 3, 7. Pz 3, 8. Pz 3, 2. PzJg 38, 3. PzJg 38, III. PzArt 74, 3. Flak 273"), false]
      "Lehr's rear"     = [hour_0700_20_dec, schimpach_road, 5, units("2. Pz Pi 130, 3. Pz Pi 130, 1. StuG 243, 2. StuG 243, 2. PzJg 130"), false]
      "I./Fus 39"       = [hour_1100_20_dec, doncols_road, 10, units("1. Fus 39, 2. Fus 39, 3. Fus 39, 4. Fus 39, 1. Pi 26, 2. Pi 26, 1. Ersatz 26, 2. Ersatz 26, 3. Ersatz 26, II. Art 26"), false]
      "II./Fus 39"      = [hour_1300_20_dec, doncols_road, 7, units("5. Fus 39, 6. Fus 39, 7. Fus 39, 8. Fus 39, GrW 13. Fus 39, IeIG 13. Fus 39, III. Art 26"), false]
      "Corps artillery" = [hour_1500_20_dec, western_roads, 2, units("969 FA, 333 FA"), false]
    }
    totals = { number = 110 }
  }
  bastogne_arrival "1. to 3./PzGr 304, on trucks" {
    turn   = hour_0700_20_dec
    gate   = troine_road
    number = 3
    units  = units("1. PzGr 304, 2. PzGr 304, 3. PzGr 304")
    lifted = true
    means  = on_trucks
  }
  kind "bastogne staff" { is = staff_change }
  roster "bastogne_staff" {
    columns = [turn, division, dispatch, command]
    rows = {
      "101st, 0900 19 Dec"     = [hour_0900_19_dec, division_101st_airborne, 1, 1]
      "Lehr, 0900 19 Dec"      = [hour_0900_19_dec, panzer_lehr, 1, 1]
      "2. Panzer, 1100 19 Dec" = [hour_1100_19_dec, division_2_panzer, 1, 1]
    }
  }
  rule "Two Minefields" { # of the American, within a hex
    given  = { center = hex }
    ruling = "they may be placed: what is not is left to the engineers of VIII Corps"
    choose mined {
      from = [
        for h in reach(center, 1, hexes) : h
        if !h.mined && none([for u in h.units : u if u.army == german])
      ]
      player = american
      up_to  = 2
      none {}
    }
    set viii_corps { mines = viii_corps.mines + 2 - count(mined) }
    mark {
      the  = mined
      with = minefield
    }
    set {
      the      = mined
      mined_by = american
    }
  }
  value "Divisions to Send West" {
    base = count([for d in [division_2_panzer, panzer_lehr] : d if !d.withdrawn])
  }
  value "Holds Bastogne" {
    ruling = "captured is controlled, both hexes of the city, in the end"
    base   = taken(hex_21_17) && taken(hex_21_18)
  }
  table "Bastogne and the Meuse" {
    given   = { points = number }
    returns = { result = result }
    rows    = [["3..", german_victory], [2, draw], ["..1", american_victory]]
  }

  scenario "To Bastogne" {
    look { ends = [hexes_to_take, divisions_to_send_west] }
    minutes = 720
    text    = "0700 19 December to the night of 22 December 1944; the west map."
    goal = {
      american = "Keep Bastogne (21.17, 21.18), and stop the panzer divisions: if 2. Panzer and Lehr both go west it is a draw at best."
      german   = "Send 2. Panzer and Panzer Lehr off the west edge, two points, and take both hexes of Bastogne (21.17, 21.18), one. Three points win, two are a draw."
    }
    begin = the_battle_from_step_h
    modify "First Turn" "as printed" { to = hour_0700_19_dec }
    modify "Last Turn" "as printed" { to = night_22_dec }
    deploy {
      rows = [
        [available_rearguards, units("Inf Rearguard 1, Inf Rearguard 2, Inf Rearguard 3, AT Rearguard, TD Rearguard, Mech Rearguard, Tank Rearguard, Rearguard 1/101, Rearguard 2/101, Rearguard 3/101, Nachhut 1/26, Nachhut 2/26, Nachhut 3/26, Nachhut 4/26, Nachhut 5/26, Nachhut 6/26, Nachhut 1/2 Pz, Nachhut 2/2 Pz, Nachhut 1/Lehr, Nachhut 2/Lehr")],
        [opener, [activation_chit_101st_chit]],
        [mug, activation_chits("Event Chit, American Direct Command, German Direct Command, VIII Corps Chit, Lehr Chit, 2. Panzer Chit")],
        [formation_chits, activation_chits("CCB Chit, 501st Chit, 502nd Chit, 506th Chit, 327th Chit, KG Kunkel Chit, KG von Boehm Chit, KG Cochen Chit, KG Gutmann Chit, KG von Fallois Chit, KG 901 Chit, KG 902 Chit")],
        [motor_pools, trucks("28th Division Truck, 26. VG Truck 1, 26. VG Truck 2, 26. VG Truck 3, 26. VG Truck 4, 2. Panzer Truck 1, 2. Panzer Truck 2, 2. Panzer Truck 3, Lehr Truck 1, Lehr Truck 2")],
      ]
    }
    rule "The Morning of the 19th" {
      after = set_up()
      move turn { to = first_turn }
      set west_map { laid = true }
      set {
        the       = special_rules
        in_effect = true
      }
      set formation_110th_inf_rgt { stragglers = 8 }
      set ccr_9_ad { stragglers = 7 }
      set kg_kunkel { attached = panzer_lehr }
      run "Americans before Bastogne" {}
      run "Germans before Bastogne" {}
    }
    rule "Americans before Bastogne" {
      source = "inferred: how minefields and roadblocks are split; the totals of mines are the rulebook's"
      set viii_corps {
        dispatch_rating = 2
        rating          = 4
        dispatch        = 2
        points          = 3
        roadblocks      = 4
      }
      set division_101st_airborne {
        dispatch_rating = 3
        rating          = 5
        dispatch        = 3
        points          = 7
        roadblocks      = 3
        mines           = 4
      }
      mark hex_21_17 { with = command_post_of_viii_corps }
      run "Muster" {
        rows   = bastogne_musters
        player = american
      }
      set unit_755_fa { arriving = true } # it begins in a lettered hex
      each place {
        from = hexes("21.21 23.20 23.14")
        run "Two Minefields" { center = place }
      }
      each leader {
        from = [leader_of_ccb, leader_of_501st, leader_of_506th]
        run "A Leader Is Placed" {}
      }
      set unit_907_glider_fa { contact = leader_of_501st }
      run "Opening Postures" { player = american }
    }
    rule "Germans before Bastogne" {
      set division_26_vg {
        dispatch_rating = 3
        rating          = 5
        dispatch        = 4
        points          = 7
        roadblocks      = 3
        mines           = 3
      }
      set division_2_panzer {
        dispatch_rating = 3
        rating          = 5
        dispatch        = 1
        points          = 3
      }
      set panzer_lehr {
        dispatch_rating = 3
        rating          = 5
        dispatch        = 1
        points          = 3
      }
      run "Muster" {
        rows   = bastogne_musters
        player = german
      }
      each leader {
        from = [leader_of_gren_77, leader_of_gren_78, kunkel, von_boehm, cochen, von_fallois, leader_of_kg_902]
        run "A Leader Is Placed" {}
      }
      each gun {
        from = units("I. PzArt 130, II. PzArt 130")
        choose leader {
          from        = [leader_of_kg_902, von_fallois]
          player      = german
          never_empty = true
        }
        set gun { contact = leader }
      }
      run "Opening Postures" { player = german }
    }
    rule "No Points Yet for the 101st" {
      ruling     = "no points and no Dispatch Points at all: what it begins with is the yield of the turn"
      given      = { division = division }
      instead_of = command_points(division)
      when       = division == division_101st_airborne && turn.at == hour_0700_19_dec
    }
    rule "The Schedule before Bastogne" {
      ruling = "until 1100 what 26. VG has on the map acts by Direct Command alone, and KG Kunkel with Lehr"
      after  = reinforcements_are_ready()
      run "Arrivals" { rows = bastogne_arrivals }
      run "Staff Changes" { rows = bastogne_staffs }
      if "26. VG takes part, and the trucks of the 101st" {
        when = turn.at == hour_1100_19_dec
        move activation_chit_26_vg_chit { to = played }
        move {
          the = activation_chits("Gren Rgt 77 Chit, Gren Rgt 78 Chit, Fus Rgt 39 Chit")
          to  = formation_chits
        }
        run "Trucks of the 101st" {}
      }
      if "KG Kunkel goes back to 26. VG" {
        when = turn.at == hour_1300_19_dec
        run "Attach" {
          formation = kg_kunkel
          division  = division_26_vg
        }
      }
    }
    rule "Who Has Bastogne?" {
      after = the_turn_ends()
      when  = turn.at == last_turn
      end game { result = bastogne_and_the_meuse((holds_bastogne ? 1 : 0) + (
        division_2_panzer.withdrawn && panzer_lehr.withdrawn ? 2 :
        0
      )) }
    }
    modify "Wiltz Is Lost" "it is beyond the map" { to = true }
    modify "Formation" "C/811 fights with CCB" {
      when = self == c_811_td
      to   = ccb_10_ad
    }
    modify "Entry Hex" "the edges of the map" {
      when = contains(hexes("47.05 47.11 47.16 47.21 47.22 13.00 19.00"), hex)
      to   = true
    }
    modify "Progress" "to the Meuse" { by = on_the_way_west }
    modify "Prizes" "Bastogne" { to = hexes("21.17 21.18") }
  }
  rule "Trucks of the 101st" {
    move {
      the = trucks("101st Truck 1, 101st Truck 2, 101st Truck 3, 101st Truck 4, 101st Jeep 1, 101st Jeep 2, 101st Jeep 3, 101st Jeep 4")
      to  = motor_pools
    }
  }
}
