# Scenario 6: Not So Merry Christmas.

section "12.6" "Not So Merry Christmas" {
  text = "26. VG with a kampfgruppe of Panzer Lehr and the 115th attacks the ring around Bastogne, 25 December, on the west map. Six turns; the last chit of the last is not played. A German in a city hex when a turn ends has won at once; else units within six hexes of the city score."

  value "Beside a Line" { # hexes of a line, and those within n of it on one side; side: 1 is to the right of one who looks from its first hex to its last
    given = { line = set(hex), from = hex, to = hex, side = number, n = number }
    base = union(line, [
      for h in hexes : h
      if right_of(from, to, h) * side > 0 && any([for l in line : l if distance(l, h) <= n])
    ])
  }
  value "Right Of" {
    given = { from = hex, to = hex, hex = hex }
    base = (
      (to.column - from.column) * (height_on_paper(hex) - height_on_paper(from)) -
      (height_on_paper(to) - height_on_paper(from)) * (hex.column - from.column)
    )
  }
  kind "christmas muster" { # near: a hex, or a line from one to another
    is     = muster
    fields = { from = hex, to = hex, side = number } # side: of the line; 0: all around
  }
  roster "christmas_muster" {
    ruling  = "420 AFA stands at 18.16 with B/796; A and C/81 are with the 501st, AT/327 with the 1st of the 327th, B/81 with the 2nd, D, E and F/81 with the parks"
    columns = [number, units, near, within, note, from, to, side]
    rows = {
      "O'Hara at Marvie"                 = [3, units("HHC/54/CCB, B/54/CCB, C/21/CCB"), hexes("25.21"), 1, as_liked, hex_25_21, hex_25_21, 0]
      "796 and 420"                      = [2, units("B/796 AA, 420 AFA"), hexes("18.16"), 0, as_liked, hex_18_16, hex_18_16, 0]
      "Snafu"                            = [3, units("A Snafu, B Snafu, C Snafu"), hexes("21.17"), 1, as_liked, hex_21_17, hex_21_17, 0]
      "A/35 at Christmas"                = [1, units("A/35 Eng"), hexes("21.21"), 0, may_dig_in, hex_21_21, hex_21_21, 0]
      "B/35 at Christmas"                = [1, units("B/35 Eng"), hexes("21.18"), 0, may_dig_in, hex_21_18, hex_21_18, 0]
      "C/35 at Christmas"                = [1, units("C/35 Eng"), hexes("23.20"), 0, may_dig_in, hex_23_20, hex_23_20, 0]
      "C/158 at Christmas"               = [1, units("C/158 Eng"), hexes("23.14"), 0, may_dig_in, hex_23_14, hex_23_14, 0]
      "2 and 3/501"                      = [10, units("D/2/501, E/2/501, F/2/501, HQ/2/501, G/3/501, H/3/501, I/3/501, HQ/3/501, A/81 AA/AT, C/81 AA/AT"), hexes("28.12 28.13 28.14 27.15 27.16 27.17 27.18 26.18 26.19"), 3, infantry_may_dig_in, hex_28_12, hex_26_19, 1]
      "1 and 2/506"                      = [8, units("A/1/506, B/1/506, C/1/506, HQ/1/506, D/2/506, E/2/506, F/2/506, HQ/2/506"), hexes("24.08 25.09 25.10 26.10 26.11 27.12"), 2, infantry_may_dig_in, hex_24_08, hex_27_12, 1]
      "2 and 3/502"                      = [8, units("D/2/502, E/2/502, F/2/502, HQ/2/502, G/3/502, H/3/502, I/3/502, HQ/3/502"), hexes("16.07 17.08 18.07 19.08 20.07 21.08 22.07 23.08"), 2, infantry_may_dig_in, hex_16_07, hex_23_08, 1]
      "A/1/502 at Champs"                = [1, units("A/1/502"), hexes("14.08"), 0, may_dig_in, hex_14_08, hex_14_08, 0]
      "B/1/502 behind it"                = [1, units("B/1/502"), hexes("16.10"), 0, may_dig_in, hex_16_10, hex_16_10, 0]
      "C/1/502 behind it"                = [1, units("C/1/502"), hexes("16.12"), 0, may_dig_in, hex_16_12, hex_16_12, 0]
      "HQ/1/502 behind it"               = [1, units("HQ/1/502"), hexes("14.08"), 1, as_liked, hex_14_08, hex_14_08, 0]
      "A/1/401 in the west"              = [1, units("A/1/401"), hexes("11.14"), 0, may_dig_in, hex_11_14, hex_11_14, 0]
      "B/1/401 in the west"              = [1, units("B/1/401"), hexes("12.10"), 0, may_dig_in, hex_12_10, hex_12_10, 0]
      "C/1/401 in the west"              = [1, units("C/1/401"), hexes("14.12"), 0, may_dig_in, hex_14_12, hex_14_12, 0]
      "HQ/1/401 in the west"             = [1, units("HQ/1/401"), hexes("14.12"), 1, as_liked, hex_14_12, hex_14_12, 0]
      "1/327"                            = [5, units("A/1/327, B/1/327, C/1/327, HQ/1/327, AT/327"), hexes("14.17 14.18 15.19 15.20"), 2, as_liked, hex_14_17, hex_15_20, -1]
      "2/327"                            = [5, units("E/2/327, F/2/327, G/2/327, HQ/2/327, B/81 AA/AT"), hexes("19.22 20.21 21.22 22.21 23.22"), 2, as_liked, hex_19_22, hex_23_22, -1]
      "326 Eng"                          = [3, units("A/326 Eng, B/326 Eng, C/326 Eng"), hexes("15.21 16.21 17.21 18.21"), 2, as_liked, hex_15_21, hex_18_21, -1]
      "Park A of the 101st, 907 and 377" = [2, units("907 Glider FA, 377 Para FA"), hexes("21.15"), 0, in_a_park, hex_21_15, hex_21_15, 0]
      "E/81 with them"                   = [1, units("E/81 AA/AT"), hexes("21.15"), 0, as_liked, hex_21_15, hex_21_15, 0]
      "Park B, 321 and 463"              = [2, units("321 Glider FA, 463 Para FA"), hexes("20.18"), 0, in_a_park, hex_20_18, hex_20_18, 0]
      "D/81 with them"                   = [1, units("D/81 AA/AT"), hexes("20.18"), 0, as_liked, hex_20_18, hex_20_18, 0]
      "Park C, 333 and 969"              = [2, units("333 FA, 969 FA"), hexes("17.15"), 0, in_a_park, hex_17_15, hex_17_15, 0]
      "F/81 with them"                   = [1, units("F/81 AA/AT"), hexes("17.15"), 0, as_liked, hex_17_15, hex_17_15, 0]
      "A/705"                            = [1, units("A/705 TD"), hexes("12.12"), 0, as_liked, hex_12_12, hex_12_12, 0]
      "B/705"                            = [1, units("B/705 TD"), hexes("13.09"), 0, as_liked, hex_13_09, hex_13_09, 0]
      "C/705"                            = [1, units("C/705 TD"), hexes("13.15"), 0, as_liked, hex_13_15, hex_13_15, 0]
      "Kunkel in the west"               = [6, units("1. Fus 26, 2. Fus 26, 3. Fus 26, GrW Fus 26, 2. PzJg 26, 1. PzJg 26"), hexes("08.13 09.14 09.15 10.15 10.16 11.17 11.18 12.18"), 2, as_liked, hex_08_13, hex_12_18, 1]
      "Fus 39 in the south"              = [10, units("1. Fus 39, 2. Fus 39, 3. Fus 39, 4. Fus 39, 5. Fus 39, 6. Fus 39, 7. Fus 39, 8. Fus 39, GrW 13. Fus 39, IeIG 13. Fus 39"), hexes("13.22 14.22 15.23 16.23 17.23 18.23 19.24 20.24"), 2, as_liked, hex_13_22, hex_20_24, 1]
      "KG 901 in the southeast"          = [14, units("1. PzGr 901, 2. PzGr 901, 5. PzGr 901, 7. PzGr 901, GrW 4. PzGr 901, GrW 8. PzGr 901, Flak 4. PzGr 901, Flak 8. PzGr 901, IeIG 8. PzGr 901, 9. PzGr 901, 10. PzGr 901, 1. PzJg 130, 6. Pz 130, 2. Flak 311"), hexes("22.23 23.23 24.22 24.21 25.21 26.20 27.20"), 2, as_liked, hex_22_23, hex_27_20, 1]
      "Gren 78 in the east"              = [10, units("1. Gren 78, 2. Gren 78, 3. Gren 78, 4. Gren 78, 5. Gren 78, 6. Gren 78, 7. Gren 78, 8. Gren 78, GrW 13. Gren 78, IeIG 13. Gren 78"), hexes("26.08 26.09 26.10 27.11 27.12 27.13 27.14 28.14 28.15 28.16 28.17 29.18 29.19"), 2, as_liked, hex_26_08, hex_29_19, -1]
      "II./Gren 77 in the north"         = [4, units("5. Gren 77, 6. Gren 77, 7. Gren 77, 8. Gren 77"), hexes("15.05 16.05 17.05 18.05 19.05 20.05 21.06 22.05 23.06 24.05 25.06"), 2, as_liked, hex_15_05, hex_25_06, -1]
      "I./Gren 77 in the northwest"      = [6, units("1. Gren 77, 2. Gren 77, 3. Gren 77, 4. Gren 77, GrW 13. Gren 77, IeIG 13. Gren 77"), hexes("12.06"), 1, as_liked, hex_12_06, hex_12_06, 0]
      "Pi and Ersatz 26"                 = [6, units("1. Pi 26, 2. Pi 26, 3. Pi 26, 1. Ersatz 26, 2. Ersatz 26, 3. Ersatz 26"), hexes("09.06"), 1, as_liked, hex_09_06, hex_09_06, 0]
      "Park A, I. Art"                   = [1, units("I. Art 26"), hexes("29.04"), 0, in_a_park, hex_29_04, hex_29_04, 0]
      "Park B, III. Art"                 = [1, units("III. Art 26"), hexes("32.13"), 0, in_a_park, hex_32_13, hex_32_13, 0]
      "Park C, IV. Art"                  = [1, units("IV. Art 26"), hexes("12.24"), 0, in_a_park, hex_12_24, hex_12_24, 0]
      "I./PzGr 115"                      = [5, units("1. PzGr 115, 2. PzGr 115, 4. PzGr 115, 13. PzGr 115, 3. Pz 115"), hexes("07.11"), 1, as_liked, hex_07_11, hex_07_11, 0]
      "III./PzGr 115"                    = [3, units("9. PzGr 115, 10. PzGr 115, 2. Pz 115"), hexes("07.08"), 1, as_liked, hex_07_08, hex_07_08, 0]
      "II./PzGr 115"                     = [3, units("5. PzGr 115, 6. PzGr 115, 8. PzGr 115"), hexes("05.06"), 1, as_liked, hex_05_06, hex_05_06, 0]
      "Park D"                           = [3, units("II. Art 26, I. Art 33, II. Art 33"), hexes("02.06"), 0, in_a_park, hex_02_06, hex_02_06, 0]
    }
    totals = { number = 144 }
  }
  value "Zone" { # a hex in zones of both sides is the American's
    ruling  = "a hex beyond the straight line through the ends of the area, within the distance from one of its hexes"
    given   = { row = muster }
    returns = set(hex)
    base = (
      row.christmas_muster ? beside_a_line(row.near, row.from, row.to, row.side, row.within) :
      []
    )
    modifier "German" {
      when    = any([for u in row.units : u if u.army == german])
      but_not = american_zones
    }
  }
  value "American Zones" {
    base = [
      for r in christmas_musters : beside_a_line(r.near, r.from, r.to, r.side, r.within)
      if r.side != 0 && any([for u in r.units : u if u.army == american])
    ]
  }
  modify "Muster Places" "on one side of a line" {
    when = row.christmas_muster ? row.side != 0 : false
    to   = zone(row)
  }
  table "Worth of a Unit" { # within six hexes of the city, in the end
    given   = { troop = maybe(formation) }
    returns = { points = number }
    rows = [
      [[pzgr_rgt_115, gren_rgt_77], 3],
      [[kg_kunkel, gren_rgt_78], 2],
      [[kg_901, fus_rgt_39], 1],
      [else, 0],
    ]
  }
  value "Christmas Points" {
    ruling = "tanks and guns that the table of the rulebook does not name score nothing"
    base = sum([
      for u in units : christmas_worth(u)
      if (
        u.army == german &&
        (distance(spot(u), hex_21_17) <= 6 || distance(spot(u), hex_21_18) <= 6)
      )
    ])
  }
  value "Points to a Draw" { base = max(0, 15 - christmas_points) }
  value "Points to a German Victory" { base = max(0, 31 - christmas_points) }
  value "Christmas Worth" {
    given = { unit = unit }
    base = (
      unit.pattern == panzer_iv || unit.pattern == panzer_iv_lehr || unit.pattern.full == 0 ? 0 :
      worth_of_a_unit(unit.troop)
    )
    modifier "pioneers and replacements" {
      when = contains(
        units("1. Pi 26, 2. Pi 26, 3. Pi 26, 1. Ersatz 26, 2. Ersatz 26, 3. Ersatz 26"),
        unit
      )
      to = 3
    }
    modifier "1. PzJg 26" {
      when = unit == unit_1_pzjg_26
      to   = 2
    }
  }
  table "Christmas" {
    source  = "inferred: exactly 30 points, of which the rulebook says nothing, are a draw"
    given   = { points = number }
    returns = { result = result }
    rows    = [["31..", german_victory], ["15-30", draw], ["..14", american_victory]]
  }

  scenario "Not So Merry Christmas" {
    look { ends = [points_to_a_draw, points_to_a_german_victory] }
    minutes = 300
    text    = "25 December 1944; the west map."
    goal = {
      american = "Keep every German out of Bastogne, and their units within six hexes of it below 15 points at the end; up to 30 is a draw."
      german   = "End any turn with a unit in a hex of Bastogne, or have units worth more than 30 points within six hexes of it at the end."
    }
    modify "First Turn" "as printed" { to = hour_0700_25_dec }
    deploy {
      rows = [
        [available_rearguards, units("Rearguard 1/101, Rearguard 2/101, Rearguard 3/101, Nachhut 1/26, Nachhut 2/26, Nachhut 3/26, Nachhut 4/26, Nachhut 5/26, Nachhut 6/26")],
        [played, activation_chits("Event Chit, American Direct Command, German Direct Command, 26. VG Chit, 101st Chit")],
        [formation_chits, activation_chits("CCB Chit, 501st Chit, 502nd Chit, 506th Chit, 327th Chit, Fus Rgt 39 Chit, Gren Rgt 77 Chit, Gren Rgt 78 Chit, KG Kunkel Chit, KG 901 Chit, PzGr Rgt 115 Chit")],
        [motor_pools, trucks("26. VG Truck 1, 26. VG Truck 2, 26. VG Truck 3, 26. VG Truck 4")],
      ]
    }
    rule "Christmas Morning" {
      ruling = "of what happened before only what is named holds: Bastogne is surrounded, which lowers no quality under the clear sky, and Nuts! is not in force"
      after  = set_up()
      move turn { to = first_turn }
      set west_map { laid = true }
      set {
        the       = [for r in special_rules : r if r != s15_task_force_commanders]
        in_effect = true
      }
      mark hex_21_17 { with = surrounded }
      set {
        the      = [ccb_10_ad, ccr_9_ad]
        attached = division_101st_airborne
      }
      set viii_corps { under = division_101st_airborne }
      set kg_901 { attached = division_26_vg }
      set panzer_lehr { under = division_26_vg }
      run "Trucks of the 101st" {}
      run "Bombs Fell on Bastogne" {}
      run "The Ring" {}
      run "The Siege" {}
      run "The First Attack" {}
    }
    rule "Bombs Fell on Bastogne" {
      choose place {
        from     = [hex_21_17, hex_21_18]
        player   = german
        may_pass = true
        passing  = "no bombs fall"
      }
      if "on one of the two hexes" {
        when = place != none
        run "Rubble Falls" { here = place }
      }
    }
    rule "The Ring" {
      source = "invented: how many roadblocks there are"
      set division_101st_airborne {
        dispatch_rating = 5
        rating          = 7
        dispatch        = 3
        points          = 7
        roadblocks      = 3
      }
      run "Muster" {
        rows   = christmas_musters
        player = american
      }
      each place {
        from = hexes("21.21 23.20 23.14")
        run "Two Minefields" { center = place }
      }
      each leader {
        from = [leader_of_ccb, leader_of_501st, leader_of_502nd, leader_of_506th, leader_of_327th]
        run "A Leader Is Placed" {}
      }
      run "Opening Postures" { player = american }
    }
    rule "The Siege" {
      source = "invented: how many roadblocks there are"
      set division_26_vg {
        dispatch_rating = 5
        rating          = 7
        dispatch        = 6
        points          = 12
        roadblocks      = 3
        mines           = 3
      }
      run "Muster" {
        rows   = christmas_musters
        player = german
      }
      run "Nachhuten Stand" { row = gren_78_in_the_east }
      run "Nachhuten Stand" { row = ii_gren_77_in_the_north }
      each leader {
        from = [kunkel, leader_of_fus_39, leader_of_kg_901, leader_of_gren_78, leader_of_gren_77, leader_of_pzgr_115]
        run "A Leader Is Placed" {}
      }
      set {
        the     = units("I. Art 26")
        contact = leader_of_gren_77
      }
      set {
        the     = units("III. Art 26")
        contact = leader_of_gren_78
      }
      set {
        the     = units("IV. Art 26")
        contact = leader_of_fus_39
      }
      set {
        the     = units("II. Art 26, I. Art 33, II. Art 33")
        contact = leader_of_pzgr_115
      }
      run "Opening Postures" { player = german }
    }
    rule "Nachhuten Stand" { # three at most
      ruling = "three with each of the two regiments, in their zones"
      given  = { row = muster }
      choose watch {
        from   = [for r in available_rearguards.units : r if r.home == division_26_vg]
        player = german
        up_to  = 3
        none {
          return {}
        }
      }
      run "Place Within" {
        group  = watch
        places = muster_places(row)
        player = german
      }
    }
    rule "The First Attack" {
      let { three = activation_chits("PzGr Rgt 115 Chit, KG Kunkel Chit, Gren Rgt 77 Chit") }
      choose chit {
        from        = three
        player      = german
        never_empty = true
      }
      move {
        the = three
        to  = mug
      }
      move chit { to = opener }
    }
    rule "Who Has Won at Christmas?" {
      ruling = "any German unit in the city ends it, a Nachhut too"
      after  = the_turn_ends()
      if "a German is in the city" {
        when = any([for u in union(hex_21_17.units, hex_21_18.units) : u if u.army == german])
        end game { result = german_victory }
      }
      if "it was the last turn" {
        when = turn.at == last_turn
        end game { result = christmas(christmas_points) }
      }
    }
    modify "Progress" "points" { by = christmas_points }
    modify "Prizes" "Bastogne" { to = hexes("21.17 21.18") }
  }
}
