# Scenario 3: Hold Your Position at All Costs.

section "12.3" "Hold Your Position at All Costs" {
  text = "The 110th holds the villages between the Our and the Clerf, 15 to 17 December, against three divisions. Thirteen turns on the east map; the last chit of the last is not played. When both bridges are joined by road to the far bank of the Clerf, past no American and no American Fire Zone, the turn tells the result."

  park "Park C of 26. VG" {
    origin  = hex_94_20
    beyond  = 5
    entries = hexes("94.19")
  }
  park "Park A of 2. Panzer, Daleiden" {
    origin  = hex_94_05
    beyond  = 5
    entries = hexes("94.03")
  }
  reinforcement_box "Eisenbach Ferry" { hexes = hexes("91.20") }
  reinforcement_box "Gemünd Road" { hexes = hexes("94.19") }
  reinforcement_box "Dasburg Road" { hexes = hexes("94.03") }
  reinforcement_box "Preischeid Road" { hexes = hexes("94.08") }
  reinforcement_box "Skyline Drive" { hexes = hexes("80.01") }
  reinforcement_box "From Feitsch" { hexes = hexes("47.11") }

  kind "all costs muster" { is = muster }
  roster "all_costs_muster" {
    columns = [number, units, near, within, note]
    rows = {
      "B/1 at Marnach"          = [1, units("B/1/110"), hexes("77.08"), 1, in_entrenchment]
      "AT Rearguard of Marnach" = [1, units("AT Rearguard"), hexes("77.08"), 1, in_position]
      "C/1 at Munshausen"       = [1, units("C/1/110"), hexes("73.12"), 1, in_position]
      "D/1 in the north"        = [1, units("D/1/110"), hexes("76.01"), 1, as_liked]
      "Cannon"                  = [1, units("Cannon 110th"), hexes("73.12"), 1, as_liked]
      "E and H/2/110"           = [2, units("E/2/110, H/2/110"), hexes("60.05"), 2, no_activation_yet]
      "F/2 at Eselborn"         = [1, units("F/2/110"), hexes("68.05"), 1, no_activation_yet]
      "R&R Co"                  = [1, units("R&R Co 110th"), hexes("72.07"), 1, in_position]
      "K/3/110 and B/103"       = [2, units("K/3/110, B/103 Eng"), hexes("82.15"), 1, in_entrenchment]
      "L/3 at Holzthum"         = [1, units("L/3/110"), hexes("79.23"), 1, in_position]
      "M/3 at Bockholz"         = [1, units("M/3/110"), hexes("76.16"), 2, in_position]
      "A/447"                   = [1, units("A/447 AA"), hexes("76.16"), 2, as_liked]
      "Rearguard of Wahlhausen" = [1, units("Inf Rearguard 1"), hexes("87.23"), 0, in_position]
      "A/707"                   = [1, units("A/707 Tk"), hexes("68.15"), 1, no_activation_yet]
      "B/707"                   = [1, units("B/707 Tk"), hexes("68.20"), 1, no_activation_yet]
      "B/630"                   = [1, units("B/630 AT"), hexes("65.19"), 1, no_activation_yet]
      "Park B, 687 FA"          = [1, units("687 FA"), hexes("54.25"), 0, in_a_park]
      "Park A, 109 FA"          = [1, units("109 FA"), hexes("75.17"), 0, in_a_park]
      "1. Pi 26 with its ferry" = [1, units("1. Pi 26"), hexes("91.20"), 0, as_liked]
      "Fus 39"                  = [10, units("1. Fus 39, 2. Fus 39, 3. Fus 39, 4. Fus 39, 5. Fus 39, 6. Fus 39, 7. Fus 39, 8. Fus 39, GrW 13. Fus 39, 2. Pi 26"), hexes("85.20"), 2, as_liked]
      "Gren 77"                 = [10, units("1. Gren 77, 2. Gren 77, 3. Gren 77, 4. Gren 77, 5. Gren 77, 6. Gren 77, 7. Gren 77, 8. Gren 77, GrW 13. Gren 77, 3. Pi 26"), hexes("86.15"), 2, as_liked]
      "Infantry guns"           = [3, units("IeIG 13. Gren 77, IeIG 13. Fus 39, IeIG 13. Gren 78"), hexes("92.16"), 0, as_liked]
      "PzGr 304 and Pi 38"      = [5, units("5. PzGr 304, 6. PzGr 304, 7. PzGr 304, 1. Pz Pi 38, 2. Pz Pi 38"), hexes("85.09"), 2, as_liked]
    }
    totals = { number = 49 }
  }
  kind "all costs arrival" { is = arrival }
  roster "all_costs_arrival" {
    ruling  = "91.20, where the ferry starts, and 80.01 are ordinary hexes: stacking and opportunity fire hold there, and who finds no room waits"
    columns = [turn, gate, number, units, lifted]
    rows = {
      "Ersatz 26"              = [hour_1100_16_dec, eisenbach_ferry, 3, units("1. Ersatz 26, 2. Ersatz 26, 3. Ersatz 26"), false]
      "I./Gren 78"             = [hour_1300_16_dec, eisenbach_ferry, 4, units("1. Gren 78, 2. Gren 78, 3. Gren 78, 4. Gren 78"), false]
      "KG Kunkel and PzJg 26"  = [hour_1500_16_dec, gemünd_road, 6, units("1. Fus 26, 2. Fus 26, 3. Fus 26, GrW Fus 26, 2. PzJg 26, 3. PzJg 26"), true]
      "Pz Auf 2"               = [hour_1500_16_dec, dasburg_road, 4, units("4. Pz 3, Stab Pz Auf 2, 1. Pz Auf 2, 3. Pz Auf 2"), false]
      "KG von Fallois, 26. VG" = [hour_1500_16_dec, gemünd_road, 8, units("Stab Pz Auf 130, 1. Pz Auf 130, 2. Pz Auf 130, 3. Pz Auf 130, 4. Pz Auf 130, 8. Pz 130, 3. PzJg 130, 1. Pz Pi 130"), false]
      "II./Gren 78"            = [night_16_dec, eisenbach_ferry, 5, units("5. Gren 78, 6. Gren 78, 7. Gren 78, 8. Gren 78, GrW 13. Gren 78"), false]
      "PzGr 901"               = [night_16_dec, gemünd_road, 15, units("1. PzGr 901, 2. PzGr 901, 3. PzGr 901, 5. PzGr 901, 6. PzGr 901, 7. PzGr 901, GrW 4. PzGr 901, GrW 8. PzGr 901, Flak 4. PzGr 901, Flak 8. PzGr 901, IeIG 8. PzGr 901, 9. PzGr 901, 10. PzGr 901, 6. Pz 130, II. PzArt 130"), false]
      "D/707"                  = [hour_0700_17_dec, skyline_drive, 1, [d_707_tk], false]
      "1. PzJg 26"             = [hour_0700_17_dec, gemünd_road, 1, [unit_1_pzjg_26], false]
      "PzGr 304, Pz 3, PzArt"  = [hour_0700_17_dec, dasburg_road, 7, units("IeIG 8. PzGr 304, Flak 8. PzGr 304, 9. PzGr 304, 2. Pz 3, 3. Pz 3, I. PzArt 74, 4./III. PzArt 74"), false]
      "PzGr 902"               = [hour_0700_17_dec, preischeid_road, 13, units("1. PzGr 902, 2. PzGr 902, 3. PzGr 902, 5. PzGr 902, 6. PzGr 902, 7. PzGr 902, GrW 4. PzGr 902, GrW 8. PzGr 902, 9. PzGr 902, 10. PzGr 902, 5. Pz 130, 7. Pz 130, I. PzArt 130"), false]
      "B/2/CCR comes"          = [hour_1100_17_dec, from_feitsch, 1, [b_2_ccr], false]
      "Lehr's rear"            = [hour_1100_17_dec, gemünd_road, 8, units("III. PzArt 130, 2. Pz Pi 130, 3. Pz Pi 130, 1. Flak 311, 2. Flak 311, 3. Flak 311, 1. PzJg 130, 2. PzJg 130"), false]
      "PzGr 2"                 = [hour_1100_17_dec, dasburg_road, 16, units("1. Pz 3, 1. PzJg 38, 1. PzGr 2, 2. PzGr 2, 3. PzGr 2, 5. PzGr 2, 6. PzGr 2, 7. PzGr 2, GrW 4. PzGr 2, GrW 8. PzGr 2, Flak 8. PzGr 2, IeIG 4. PzGr 2, 9. PzGr 2, 10. PzGr 2, 3. Pz Pi 38, 2. Flak 273"), false]
    }
    totals = { number = 92 }
  }
  all_costs_arrival "2. Pz Auf 2, riding" {
    turn   = hour_1500_16_dec
    gate   = dasburg_road
    number = 1
    units  = [unit_2_pz_auf_2]
    lifted = true
    means  = riding
  }
  kind "all costs release" { is = release }
  roster "all_costs_release" {
    columns = [turn, units]
    rows = {
      "A and B/707"      = [hour_1100_16_dec, units("A/707 Tk, B/707 Tk")]
      "E, F and H/2/110" = [night_16_dec, units("E/2/110, F/2/110, H/2/110")]
      "B/630"            = [hour_1300_17_dec, [b_630_at]]
    }
  }
  kind "all costs staff" { is = staff_change }
  roster "all_costs_staff" {
    columns = [turn, division, dispatch, command]
    rows = {
      "26. VG, 1300 16 Dec"    = [hour_1300_16_dec, division_26_vg, 1, 1]
      "Lehr, Night 16 Dec"     = [night_16_dec, panzer_lehr, 3, 5]
      "Lehr, 0700 17 Dec"      = [hour_0700_17_dec, panzer_lehr, 1, 1]
      "2. Panzer, 1100 17 Dec" = [hour_1100_17_dec, division_2_panzer, 1, 1]
    }
  }

  result "German Decisive Victory" { worth = -3 }
  result "German Substantial Victory" { worth = -2 }
  result "German Marginal Victory" { worth = -1 }
  result "American Marginal Victory" { worth = 1 }
  result "American Substantial Victory" { worth = 2 }
  result "American Decisive Victory" { worth = 3 }

  table "When the Road Opens" {
    given   = { hour = hour, date = number }
    returns = { result = result }
    rows = [
      [any, "..16", german_decisive_victory],
      [hour_0700, 17, german_substantial_victory],
      [hour_0900, 17, german_marginal_victory],
      [hour_1100, 17, draw],
      [hour_1300, 17, american_marginal_victory],
      [hour_1500, 17, american_substantial_victory],
      [night, 17, american_decisive_victory],
      [any, "18..", american_decisive_victory],
    ]
  }
  value "Beyond the Clerf" { # road hexes of the west bank, beside the stream
    base = hexes("71.07 67.16 65.19")
  }
  value "Road Open" { # from a bridge
    ruling = "a road of any class to the west bank of the Clerf, and from both bridges"
    given  = { bridge = bridge, danger = set(hex) }
    base = !bridge.closed && any([
      for e in bridge.ends : e
      if overlap(road_net(e, german, danger, false), beyond_the_clerf)
    ])
  }
  value "Bridges Shut" { # from which the road is not open yet
    base = count([for b in bridges : b if !road_open(b, danger(german))])
  }
  value "Still to Go" { # hexes from where the road from a bridge is open to the far bank of the Clerf
    given = { bridge = bridge, danger = set(hex) }
    base = min(40, [
      for h in [for e in bridge.ends : road_net(e, german, danger, false)] : min(40, [
        for g in beyond_the_clerf : distance(h, g)
      ])
    ])
  }
  rule "The 110th Takes Post" { # as in the campaign
    set viii_corps {
      dispatch_rating = 2
      rating          = 5
      dispatch        = 1
      points          = 5
    }
    choose mined {
      from        = reach(hex_81_08, 1, hexes)
      player      = american
      never_empty = true
    }
    run "Mines Are Laid" {
      unit = b_1_110
      here = mined
    }
    run "Muster" {
      rows   = all_costs_musters
      player = american
    }
    set hex_91_21 { barred_by = viii_corps }
    mark hex_91_21 { with = roadblock }
    run "A Leader Is Placed" { leader = col_fuller }
    set {
      the     = [unit_687_fa, unit_109_fa]
      contact = col_fuller
    }
    mark hex_56_25 { with = command_post_of_the_28th }
    run "Opening Postures" { player = american }
  }
  rule "The Germans Are over the Our" { # as in the campaign
    ruling = "the ferry at Dasburg is on the west bank here and on the east bank in the campaign, as printed"
    given  = { ferry_site = hex, ferry_end = hex }
    set {
      the    = bridges
      closed = true
    }
    set division_26_vg {
      dispatch_rating = 2
      rating          = 4
      dispatch        = 4
      points          = 7
    }
    set division_2_panzer {
      dispatch_rating = 3
      rating          = 5
      dispatch        = 2
      points          = 5
    }
    run "Attach" {
      formation = kg_von_fallois
      division  = division_26_vg
    }
    run "Muster" {
      rows   = all_costs_musters
      player = german
    }
    run "A Ferry Is Ready" {
      unit = unit_1_pi_26
      far  = hex_90_19
    }
    move unit_10_pzgr_304 { to = ferry_site }
    run "A Ferry Is Ready" {
      unit = unit_10_pzgr_304
      far  = ferry_end
    }
    mark {
      the  = units("10. PzGr 304, 5. PzGr 304, 6. PzGr 304, 7. PzGr 304, 1. Pz Pi 38, 2. Pz Pi 38")
      with = black_dot
    }
    each leader {
      from = [leader_of_fus_39, leader_of_gren_77, leader_of_gren_78, cochen]
      run "A Leader Is Placed" {}
    }
    each gun {
      from = union(park_c_of_26_vg.units, park_a_of_2_panzer_daleiden.units)
      run "Contact Is Made" { player = german }
    }
    run "Opening Postures" { player = german }
    choose chit {
      from        = activation_chits("26. VG Chit, 2. Panzer Chit")
      player      = german
      never_empty = true
    }
    move chit { to = opener }
    move {
      the = [for c in activation_chits("26. VG Chit, 2. Panzer Chit") : c if c != chit]
      to  = played
    }
  }

  scenario "Hold at All Costs" {
    look { ends = [bridges_shut] }
    minutes = 480
    goal = {
      american = "Keep the roads from both bridges to the far bank of the Clerf shut. Until 1100 on the 17th it is a draw; each turn longer is more of a victory."
      german   = "Open a road from both bridges to the far bank of the Clerf, past every American and his Fire Zones: by 0900 on the 17th you have won, on the 16th decisively."
    }
    ruling = "special rules that it does not name are off, so the post of the 28th does nothing"
    text   = "The night of 15 December to that of 17 December 1944; the east map."
    modify "Last Turn" "as printed" { to = night_17_dec }
    deploy {
      rows = [
        [available_rearguards, units("Inf Rearguard 2, Inf Rearguard 3, Tank Rearguard")],
        [park_c_of_26_vg, units("I. Art 26, II. Art 26, III. Art 26, IV. Art 26")],
        [park_a_of_2_panzer_daleiden, units("II. PzArt 74, III. PzArt 74")],
        [played, activation_chits("Event Chit, American Direct Command, German Direct Command, VIII Corps Chit")],
        [formation_chits, activation_chits("110th Chit, Fus Rgt 39 Chit, Gren Rgt 77 Chit, Gren Rgt 78 Chit, KG Kunkel Chit, KG von Boehm Chit, KG Cochen Chit, KG Gutmann Chit, KG von Fallois Chit, KG 901 Chit, KG 902 Chit")],
        [motor_pools, trucks("28th Division Truck, 26. VG Truck 1, 26. VG Truck 2, 26. VG Truck 3, 26. VG Truck 4, 2. Panzer Truck 1, 2. Panzer Truck 2, 2. Panzer Truck 3, Lehr Truck 1, Lehr Truck 2")],
      ]
    }
    rule "The Night of the 15th" {
      source = "invented: how many roadblocks there are"
      after  = set_up()
      move turn { to = first_turn }
      set east_map { laid = true }
      set viii_corps {
        mines      = 1
        roadblocks = 3
      }
      run "The 110th Takes Post" {}
      run "The Germans Are over the Our" {
        ferry_site = hex_88_09
        ferry_end  = hex_89_09
      }
    }
    rule "The Schedule at All Costs" {
      after = reinforcements_are_ready()
      run "Arrivals" { rows = all_costs_arrivals }
      run "Releases Are Due" { rows = all_costs_releases }
      run "Staff Changes" { rows = all_costs_staffs }
      if "Panzer Lehr takes part" {
        when = turn.at == night_16_dec
        set panzer_lehr { points = 4 }
        move lehr_chit { to = played }
      }
    }
    rule "Is the Road Open?" {
      after = the_turn_ends()
      let { danger = danger(german) }
      if "from both bridges" {
        when = none([for b in bridges : b if !road_open(b, danger)])
        end game { result = when_the_road_opens(turn.at.hour, turn.at.date) }
      }
      if "it was the last turn" {
        when = turn.at == last_turn
        end game { result = american_decisive_victory }
      }
    }
    modify "Progress" "along both roads" {
      by = -sum([for b in bridges : still_to_go(b, danger(german))])
    }
    modify "Formation" "B/2/CCR fights on its own" {
      when = self == b_2_ccr
      to   = none
    }
    modify "Entry Hex" "the edges of the map" {
      when = hex == hex_94_19 || hex == hex_94_03 || hex == hex_94_08 || hex == hex_47_11
      to   = true
    }
  }
}
