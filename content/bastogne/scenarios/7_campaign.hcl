# Scenario 7: Race for Bastogne, the campaign.

section "12.7" "Race for Bastogne" {
  text = "The whole battle, 15 to 25 December, on both maps. Sixty-one turns; the last chit of the last is not played. The panzer divisions must go west, and Bastogne is to be taken: both together win for the German, one of them is a draw."

  reinforcement_box "CCR's Camps" { hexes = hexes("41.13 41.14 41.15 41.16 42.12 42.13 42.14 42.15 42.16 43.04 43.05 43.06 43.07 43.12 43.13 43.14 43.15 43.16 43.17 44.03 44.04 44.05 44.06 44.07 44.11 44.12 44.13 44.14 44.15 44.16 44.17 45.03 45.04 45.05 45.06 45.07 45.08 45.12 45.13 45.14 45.15 45.16 45.17 46.02 46.03 46.04 46.05 46.06 46.07 46.08 46.09 46.10 46.11 46.12 46.13 46.14 46.15 46.16 47.03 47.04 47.05 47.06 47.07 47.08 47.09 47.10 47.11 47.12 47.13 47.14 47.15 47.16 48.03 48.04 48.05 48.06 48.07 48.08 48.09 48.10 48.11 48.12 49.04 49.05 49.06 49.07 49.08 49.09 49.10 49.11 49.12 49.13 50.07 50.08 50.09 50.10 50.11 50.12 51.08 51.09 51.10 51.11 51.12 52.08 52.09 52.10 52.11") }
  reinforcement_box "Houffalize Road" { hexes = hexes("31.00") }
  reinforcement_box "Arlon Road" { hexes = hexes("20.26") }
  reinforcement_box "Camp of the 501st" { hexes = hexes("12.13 12.14 13.13 13.14 13.15 14.13 14.14") }
  reinforcement_box "Camp of the 506th" { hexes = hexes("12.11 12.12 13.11 13.12 13.13 14.11 14.12") }
  reinforcement_box "Southern Roads" { hexes = hexes("00.26 05.27 10.26") }
  reinforcement_box "Bertogne Road" { hexes = hexes("13.00") }

  kind "campaign muster" { is = muster }
  roster "campaign_muster" {
    columns = [number, units, near, within, note]
    rows = {
      "158 Engineers" = [3, units("A/158 Eng, B/158 Eng, C/158 Eng"), hexes("21.15"), 1, no_activation_yet]
      "35 Engineers"  = [3, units("A/35 Eng, B/35 Eng, C/35 Eng"), hexes("19.17"), 1, no_activation_yet]
    }
    totals = { number = 6 }
  }
  kind "campaign arrival" { is = arrival }
  roster "campaign_arrival" { # after those of scenario 3, up to 1100 17 December
    ruling  = "CCR comes to 44.14, 46.05 and 49.10 here and stands by 43.05, 46.06, 49.10 and 57.04 in Speed Bumps, each as printed"
    columns = [turn, gate, number, units, lifted]
    rows = {
      "CCR"                   = [hour_0900_17_dec, ccr_s_camps, 13, units("A/2/CCR, B/2/CCR, C/2/CCR, D/2/CCR, HHC/2/CCR, A/52/CCR, B/52/CCR, C/52/CCR, HHC/52/CCR, 73 AFA, C/811 TD, C/9 Ar Eng, C/482 AA"), false]
      "PzGr 304 and Pz 3"     = [hour_0700_18_dec, dasburg_road, reconstructed(10), units("5. Pz 3, 6. Pz 3, 7. Pz 3, 8. Pz 3, GrW 4. PzGr 304, Flak 4. PzGr 304, 2. PzJg 38, 3. PzJg 38, 1. Flak 273, 3. Flak 273"), false]
      "58 AFA"                = [hour_1500_18_dec, houffalize_road, 1, units("58 AFA"), false]
      "CCB"                   = [night_18_dec, arlon_road, reconstructed(14), units("HHC/3/CCB, A/3/CCB, D/3/CCB, C/20/CCB, HHC/54/CCB, B/54/CCB, C/21/CCB, HHC/20/CCB, B/20/CCB, B/3/CCB, C/55/CCB, D/90 Cav, B/796 AA, 420 AFA"), false]
      "501st PIR"             = [night_18_dec, camp_of_the_501st, reconstructed(15), units("A/1/501, B/1/501, C/1/501, D/2/501, E/2/501, F/2/501, G/3/501, H/3/501, I/3/501, HQ/1/501, HQ/2/501, HQ/3/501, Recon 101, B/81 AA/AT, 907 Glider FA"), false]
      "506th PIR"             = [night_18_dec, camp_of_the_506th, reconstructed(18), units("A/1/506, B/1/506, C/1/506, D/2/506, E/2/506, F/2/506, G/3/506, H/3/506, I/3/506, HQ/1/506, HQ/2/506, HQ/3/506, A/81 AA/AT, C/81 AA/AT, D/81 AA/AT, 321 Glider FA, A/326 Eng, C/326 Eng"), false]
      "755 FA comes"          = [hour_0700_19_dec, southern_roads, 1, units("755 FA"), false]
      "StuG 243"              = [hour_0700_19_dec, gemünd_road, 2, units("1. StuG 243, 2. StuG 243"), false]
      "The 502nd"             = [hour_0900_19_dec, camp_of_the_502nd, reconstructed(14), units("A/1/502, B/1/502, C/1/502, D/2/502, E/2/502, F/2/502, G/3/502, H/3/502, I/3/502, HQ/1/502, HQ/2/502, HQ/3/502, 377 Para FA, E/81 AA/AT"), false]
      "The 327th"             = [hour_0900_19_dec, camp_of_the_327th, reconstructed(15), units("A/1/327, B/1/327, C/1/327, HQ/1/327, E/2/327, F/2/327, G/2/327, HQ/2/327, A/1/401, B/1/401, C/1/401, HQ/1/401, AT/327, 463 Para FA, F/81 AA/AT"), false]
      "B/326 Engineers"       = [hour_1100_19_dec, behind_mande, 1, units("B/326 Eng"), false]
      "705th Tank Destroyers" = [night_19_dec, northern_roads, 4, units("A/705 TD, B/705 TD, C/705 TD, D/705 TD"), false]
      "969 and 333 FA"        = [hour_1500_20_dec, western_roads, 2, units("969 FA, 333 FA"), false]
      "PzGr Rgt 115"          = [hour_1500_24_dec, bertogne_road, 13, units("1. PzGr 115, 2. PzGr 115, 4. PzGr 115, 5. PzGr 115, 6. PzGr 115, 8. PzGr 115, 9. PzGr 115, 10. PzGr 115, 13. PzGr 115, 2. Pz 115, 3. Pz 115, I. Art 33, II. Art 33"), false]
    }
    totals = { number = 123 }
  }
  campaign_arrival "1. to 3./PzGr 304" {
    turn   = hour_0700_18_dec
    gate   = dasburg_road
    number = 3
    units  = units("1. PzGr 304, 2. PzGr 304, 3. PzGr 304")
    lifted = true
    means  = on_trucks
  }
  kind "campaign release" { is = release }
  roster "campaign_release" {
    source  = "reconstructed: which units of CCR the night of the 17th releases, where the row shows pictures alone"
    columns = [turn, units]
    rows = {
      "B/2/CCR released" = [hour_1100_17_dec, [b_2_ccr]]
      "CCR released"     = [night_17_dec, units("A/2/CCR, C/2/CCR, D/2/CCR, HHC/2/CCR, A/52/CCR, B/52/CCR, C/52/CCR, HHC/52/CCR, 73 AFA, C/811 TD, C/9 Ar Eng, C/482 AA")]
      "158 Eng released" = [night_17_dec, units("A/158 Eng, B/158 Eng, C/158 Eng")]
      "35 Eng released"  = [night_18_dec, units("A/35 Eng, B/35 Eng, C/35 Eng")]
    }
  }
  kind "campaign staff" { is = staff_change }
  roster "campaign_staff" {
    columns = [turn, division, dispatch, command]
    rows = {
      "101st, Night 18 Dec"    = [night_18_dec, division_101st_airborne, 3, 5]
      "The 101st, 0900 19 Dec" = [hour_0900_19_dec, division_101st_airborne, 1, 1]
      "26. VG, 1500 24 Dec"    = [hour_1500_24_dec, division_26_vg, 1, 1]
    }
  }

  table "Campaign Victory" {
    ruling  = "surrounded in step C of any turn, however short"
    given   = { exits = bool, bastogne = bool, road = bool, ringed = bool }
    returns = { result = result }
    rows = [
      [true, true, true, any, german_decisive_victory],
      [true, true, false, any, german_victory],
      [false, true, any, any, draw],
      [true, false, any, any, draw],
      [false, false, any, true, american_victory],
      [false, false, any, false, american_decisive_victory],
    ]
  }
  value "Road to the Meuse" { # primary, from Dasburg to the west edge
    given = { danger = set(hex) }
    base  = contains(road_net(hex_88_08, german, danger, true), hex_00_09)
  }

  value "CCR in Danger" {
    ruling = "within four hexes of any of its three camps, or in columns 00 to 47, in step C of the turn or when it would be placed"
    base = any([
      for u in units : u
      if (
        u.army == german &&
        (
          spot(u).column <= 47 ||
          distance(spot(u), hex_49_10) <= 4 ||
          distance(spot(u), hex_44_14) <= 4 ||
          distance(spot(u), hex_46_05) <= 4
        )
      )
    ])
  }

  scenario "Campaign" {
    look { ends = [hexes_to_take, divisions_to_send_west] }
    minutes = 2400
    text    = "The night of 15 December to that of 25 December 1944; both maps."
    goal = {
      american = "Keep Bastogne (21.17, 21.18), and keep 2. Panzer and Lehr from the west: both win, decisively if you are never surrounded; one is a draw."
      german   = "Send 2. Panzer and Panzer Lehr off the west edge, and take Bastogne (21.17, 21.18): both win, decisively with an open road from Dasburg to the west; one is a draw."
    }
    deploy {
      rows = [
        [available_rearguards, units("Inf Rearguard 2, Inf Rearguard 3, TD Rearguard, Mech Rearguard, Tank Rearguard, Rearguard 1/101, Rearguard 2/101, Rearguard 3/101, Nachhut 1/26, Nachhut 2/26, Nachhut 3/26, Nachhut 4/26, Nachhut 5/26, Nachhut 6/26, Nachhut 1/2 Pz, Nachhut 2/2 Pz, Nachhut 1/Lehr, Nachhut 2/Lehr")],
        [park_c_of_26_vg, units("I. Art 26, II. Art 26, III. Art 26, IV. Art 26")],
        [park_a_of_2_panzer_daleiden, units("II. PzArt 74, III. PzArt 74")],
        [played, activation_chits("Event Chit, American Direct Command, German Direct Command, VIII Corps Chit")],
        [formation_chits, activation_chits("110th Chit, CCB Chit, 501st Chit, 502nd Chit, 506th Chit, 327th Chit, Fus Rgt 39 Chit, Gren Rgt 77 Chit, Gren Rgt 78 Chit, KG Kunkel Chit, KG von Boehm Chit, KG Cochen Chit, KG Gutmann Chit, KG von Fallois Chit, KG 901 Chit, KG 902 Chit, PzGr Rgt 115 Chit")],
        [motor_pools, trucks("28th Division Truck, 26. VG Truck 1, 26. VG Truck 2, 26. VG Truck 3, 26. VG Truck 4, 2. Panzer Truck 1, 2. Panzer Truck 2, 2. Panzer Truck 3, Lehr Truck 1, Lehr Truck 2")],
      ]
    }
    rule "The Race Begins" {
      source = "inferred: how minefields and roadblocks are split; the totals of mines are the rulebook's"
      after  = set_up()
      move turn { to = first_turn }
      set both_maps { laid = true }
      set {
        the       = special_rules
        in_effect = true
      }
      set viii_corps {
        mines      = 9
        roadblocks = 3
      }
      set division_101st_airborne {
        mines      = 4
        roadblocks = 3
      }
      set division_26_vg {
        mines      = 3
        roadblocks = 3
      }
      run "The 110th Takes Post" {}
      run "The Corps Engineers Wait" {}
      run "The Germans Are over the Our" {
        ferry_site = hex_89_09
        ferry_end  = hex_88_09
      }
    }
    rule "The Corps Engineers Wait" {
      mark hex_21_17 { with = command_post_of_viii_corps }
      run "Muster" {
        rows   = campaign_musters
        player = american
      }
    }
    rule "The Schedule of the Campaign" {
      after = reinforcements_are_ready()
      run "Arrivals" { rows = [for r in all_costs_arrivals : r if !overlap(r.units, [b_2_ccr])] }
      run "Arrivals" { rows = campaign_arrivals }
      run "Releases Are Due" { rows = union(all_costs_releases, campaign_releases) }
      run "Staff Changes" { rows = union(all_costs_staffs, campaign_staffs) }
      if "CCR finds the Germans near" {
        when = turn.at == hour_0900_17_dec && ccr_in_danger
        run "CCR Comes by Another Road" {}
      }
      if "Panzer Lehr takes part" {
        when = turn.at == night_16_dec
        set panzer_lehr { points = 4 }
        move lehr_chit { to = played }
      }
      if "the 101st takes part" {
        when = turn.at == night_18_dec
        set division_101st_airborne {
          dispatch = 3
          points   = 7
        }
        move activation_chit_101st_chit { to = played }
      }
      if "its trucks come" {
        when = turn.at == hour_1100_19_dec
        run "Trucks of the 101st" {}
      }
    }
    rule "CCR Looks Again" {
      before = reinforcements(viii_corps)
      when   = any(ccr_s_camps.units) && ccr_in_danger
      run "CCR Comes by Another Road" {}
    }
    rule "CCR Comes by Another Road" {
      move {
        the = ccr_s_camps.units
        to  = houffalize_road
      }
      move ccr_chit { to = mug }
    }
    rule "CCR Waits" { # where it arrives, unless the Germans are near, or have woken a part of it
      given = { unit = unit, gate = hex }
      after = enter(unit, gate, ccr_s_camps)
      when  = ccr_chit.at == supply
      mark unit { with = no_activation }
    }
    rule "The Race Is Over" {
      after = the_turn_ends()
      when  = turn.at == last_turn
      let { danger = danger(german) }
      end game {
        result = campaign_victory(
          division_2_panzer.withdrawn && panzer_lehr.withdrawn,
          holds_bastogne,
          road_to_the_meuse(danger),
          s4_supply_shortages.spent
        )
      }
    }
    modify "Formation" "B/2/CCR fights on its own until CCR is free" {
      when = self == b_2_ccr && hhc_2_ccr.held_back
      to   = none
    }
    modify "Entry Hex" "the edges of the map" {
      when = contains(hexes("94.19 94.03 94.08 31.00 13.00 19.00"), hex)
      to   = true
    }
    modify "Progress" "to the Meuse" { by = on_the_way_west }
    modify "Prizes" "Bastogne" { to = hexes("21.17 21.18") }
  }
}
