# Scenario 4: Speed Bumps.

section "12.4" "Speed Bumps" {
  text = "Task Forces Rose and Harper of CCR bar the road from the Clerf to Longvilly, 18 December, against 2. Panzer. Six turns; the last chit of the last is not played. The German wins with an open primary road from east to west, or with twelve units off the west edge."

  park "Park A of 2. Panzer, Eselborn" {
    origin  = hex_69_02
    beyond  = 5
    entries = hexes("69.03")
  }
  reinforcement_box "From Clervaux" { hexes = hexes("69.03") }
  box "Beyond the West Edge" { of = unit }

  kind "speed bump muster" { is = muster }
  roster "speed_bump_muster" {
    columns = [number, units, near, within, note]
    rows = {
      "A/2 and C/52"          = [2, units("A/2/CCR, C/52/CCR"), hexes("57.04"), 3, as_liked]
      "C/2, D/2 and B/52"     = [3, units("C/2/CCR, D/2/CCR, B/52/CCR"), hexes("49.10"), 3, as_liked]
      "C/811"                 = [1, units("C/811 TD"), hexes("49.10 57.04"), 3, as_liked]
      "C/9"                   = [1, units("C/9 Ar Eng"), hexes("57.04"), 3, as_liked]
      "C/482"                 = [1, units("C/482 AA"), hexes("43.05 46.06"), 3, as_liked]
      "HHC and A/52"          = [2, units("HHC/52/CCR, A/52/CCR"), hexes("46.06"), 1, as_liked]
      "73 Arm FA"             = [1, units("73 AFA"), hexes("43.05"), 1, as_liked]
      "What is left of 1/110" = [2, units("D/1/110, C/1/110"), hexes("46.10"), 0, as_liked]
    }
    totals = { number = 13 }
  }
  kind "speed bump arrival" { is = arrival }
  roster "speed_bump_arrival" {
    ruling  = "the note on No Activation in the row of 0900 is a slip"
    columns = [turn, gate, number, units, lifted]
    rows = {
      "KG von Boehm"   = [hour_0700_18_dec, from_clervaux, 5, units("Stab Pz Auf 2, 1. Pz Auf 2, 2. Pz Auf 2, 3. Pz Auf 2, 4. Pz 3"), false]
      "KG Cochen"      = [hour_0900_18_dec, from_clervaux, 11, units("5. PzGr 304, 6. PzGr 304, 7. PzGr 304, IeIG 8. PzGr 304, Flak 8. PzGr 304, 9. PzGr 304, 10. PzGr 304, 2. Pz 3, 3. Pz 3, 2. Pz Pi 38, 1. Flak 273"), false]
      "PzArt 74"       = [hour_0900_18_dec, park_a_of_2_panzer_eselborn, 3, units("I. PzArt 74, II. PzArt 74, III. PzArt 74"), false]
      "PzGr 2, first"  = [hour_1100_18_dec, from_clervaux, 8, units("5. PzGr 2, 6. PzGr 2, 7. PzGr 2, GrW 8. PzGr 2, Flak 8. PzGr 2, 9. PzGr 2, 1. Pz 3, 3. Pz Pi 38"), false]
      "PzGr 2, second" = [hour_1300_18_dec, from_clervaux, 8, units("1. PzJg 38, 1. PzGr 2, 2. PzGr 2, 3. PzGr 2, GrW 4. PzGr 2, IeIG 4. PzGr 2, 10. PzGr 2, 2. Flak 273"), true]
    }
    totals = { number = 35 }
  }
  kind "speed bump staff" { is = staff_change }
  roster "speed_bump_staff" {
    columns = [turn, division, dispatch, command]
    rows    = { "2. Panzer, 1100 18 Dec" = [hour_1100_18_dec, division_2_panzer, 1, 1] }
  }

  value "Road Through" { # primary, from the east edge of the area to the west edge
    ruling = "from the primary road in the easternmost column, when the last turn ends; no German need be there"
    given  = { danger = set(hex) }
    base = any([
      for h in hexes("69.03 69.04") : h
      if contains(road_net(h, german, danger, true), hex_35_15)
    ])
  }

  value "Road to Go" { # hexes from where it is open to the west edge
    given = { danger = set(hex) }
    base = min(40, [
      for h in [for e in hexes("69.03 69.04") : road_net(e, german, danger, true)] : distance(h, hex_35_15)
    ])
  }

  value "Units to Bring Off" { base = max(0, 12 - count(beyond_the_west_edge.units)) }

  scenario "Speed Bumps" {
    look { ends = [units_to_bring_off] }
    minutes = 240
    text    = "0700 to the night of 18 December 1944; columns 35 to 69, rows 00 to 15."
    goal = {
      american = "Bar the primary road from the east edge to the west edge for six turns, and let fewer than twelve units get off the west edge."
      german   = "Bring twelve units off the west edge, or have a primary road open from east to west when the sixth turn ends."
    }
    begin = the_battle_from_step_h
    modify "First Turn" "as printed" { to = hour_0700_18_dec }
    modify "Last Turn" "as printed" { to = night_18_dec }
    deploy {
      rows = [
        [available_rearguards, units("Tank Rearguard, TD Rearguard, Mech Rearguard, Inf Rearguard 1")],
        [opener, [activation_chit_2_panzer_chit]],
        [mug, activation_chits("Event Chit, American Direct Command, German Direct Command, KG von Boehm Chit, VIII Corps Chit")],
        [formation_chits, activation_chits("110th Chit, CCR Chit, KG Cochen Chit, KG Gutmann Chit")],
        [motor_pools, trucks("28th Division Truck, 2. Panzer Truck 1, 2. Panzer Truck 2, 2. Panzer Truck 3")],
      ]
    }
    rule "CCR Takes Post" {
      source = "invented: how many roadblocks there are"
      ruling = "C/1/110 alone begins with one step; task forces have no leaders here"
      after  = set_up()
      move turn { to = first_turn }
      set clerf_road { laid = true }
      set viii_corps {
        dispatch_rating = 2
        rating          = 4
        dispatch        = 2
        points          = 3
        roadblocks      = 4
      }
      set division_2_panzer {
        dispatch_rating = 2
        rating          = 4
        dispatch        = 4
        points          = 7
      }
      run "Muster" {
        rows   = speed_bump_musters
        player = american
      }
      mark c_1_110 { with = step_loss }
      run "A Leader Is Placed" { leader = leader_of_ccr }
      run "A Leader Is Placed" { leader = col_fuller }
      run "Opening Postures" { player = american }
      run "Arrivals" { rows = speed_bump_arrivals }
    }
    rule "The Schedule of 18 December" {
      after = reinforcements_are_ready()
      run "Arrivals" { rows = speed_bump_arrivals }
      run "Staff Changes" { rows = speed_bump_staffs }
    }
    rule "The Park Calls In" {
      given = { division = division }
      after = reinforcements(division)
      when  = division == division_2_panzer && any(leaders)
      each gun {
        from = [for u in park_a_of_2_panzer_eselborn.units : u if !u.called]
        set gun { called = true } # to its first leader
        run "Contact Is Made" { player = german }
      }
    }
    rule "Through to the West" {
      after = the_turn_ends()
      if "twelve units are off the map" {
        when = count(beyond_the_west_edge.units) >= 12
        end game { result = german_victory }
      }
      if "it was the last turn" {
        when = turn.at == last_turn
        let { danger = danger(german) }
        end game { result = road_through(danger) ? german_victory : american_victory }
      }
    }
    modify "Progress" "along the road, and off the map" {
      by = 15 * count(beyond_the_west_edge.units) + floor(sum([
        for u in units : u.steps * max(0, 40 - distance(spot(u), hex_35_15))
        if u.army == german
      ]), 8) - road_to_go(danger(german))
    }
    modify "Beyond" "off the west edge" {
      ruling = "anywhere in the westernmost column, for what a clear hex or the road costs, one by one over the turns"
      when   = hex.column == 35 && unit.army == german && unit.steps > 0
      to     = beyond_the_west_edge
    }
    modify "Entry Hex" "the road from Clervaux" {
      when = hex == hex_69_03
      to   = true
    }
  }
}
