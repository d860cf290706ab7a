# Scenario 2: No, No, Noville.

section "12.2" "No, No, Noville" {
  text = "Task Force Desobry and the 506th hold Noville and Foy, 19 and 20 December, against 2. Panzer coming from the northeast. Seven turns; the last chit of the last is not played. With Noville and Foy the German wins, with Noville alone it is a draw."

  park "Park A of the 101st" {
    origin  = hex_25_10
    beyond  = 5
    entries = []
  }
  park "Park A of 2. Panzer" {
    origin  = hex_35_04
    beyond  = 5
    entries = []
  }
  reinforcement_box "Behind Noville" {
    hexes = hexes("35.00 35.01 35.02")
  }
  reinforcement_box "Behind Foy" {
    hexes = hexes("25.10")
  }

  result "German Victory" { worth = -1 }
  result "Draw" { worth = 0 }
  result "American Victory" { worth = 1 }

  table "Noville and Foy" { # what the German holds in the end
    given   = { noville = bool, foy = bool }
    returns = { result = result }
    rows = [
      [true, true, german_victory],
      [true, false, draw],
      [false, any, american_victory],
    ]
  }

  scenario "No, No, Noville" {
    minutes = 180
    text    = "1100 19 December to 1100 20 December 1944; columns 22 to 35, rows 00 to 10."
    goal = {
      american = "Keep Noville (29.04): lost with Foy it is a defeat, lost alone a draw."
      german   = "Hold Noville (29.04) and Foy (26.08) when the seventh turn ends; Noville alone is a draw."
    }
    modify "First Turn" "as printed" { to = hour_1100_19_dec }
    modify "Last Turn" "as printed" { to = hour_1100_20_dec }
    deploy {
      rows = [
        [hex_29_04, [b_3_ccb]],
        [hex_31_03, [b_20_ccb]],
        [hex_28_03, [d_90_cav]],
        [hex_26_08, [a_158_eng]],
        [hex_26_07, [td_rearguard]],
        [park_a_of_the_101st, [unit_321_glider_fa]],
        [available_rearguards, units("Rearguard 1/101, Rearguard 2/101")],
        [behind_noville, units("Stab Pz Auf 2, 1. Pz Auf 2, 2. Pz Auf 2, 3. Pz Auf 2, 4. Pz 3")],
        [park_a_of_2_panzer, [i_pzart_74]],
        [opener, [activation_chit_2_panzer_chit]],
        [played, activation_chits("American Direct Command, German Direct Command, VIII Corps Chit, 101st Chit")],
        [formation_chits, activation_chits("CCB Chit, 506th Chit, KG von Boehm Chit, KG Cochen Chit")],
      ]
    }
    rule "Noville Begins" {
      ruling = "1. and 3. Pz Pi 38, Flak 273, the guns and A/158 are independent; CCB has its leader besides Desobry; I./PzArt 74 begins out of contact"
      after  = set_up()
      move turn { to = first_turn }
      set noville_area { laid = true }
      set {
        the    = [viii_corps, division_101st_airborne, division_2_panzer]
        points = 3
      }
      set viii_corps {
        rating     = 3
        roadblocks = 1
      }
      set division_101st_airborne { rating = 5 }
      set division_2_panzer { rating = 4 }
      run "Place Within" {
        group  = [hhc_20_ccb]
        places = reach(hex_29_04, 1, hexes)
        player = american
      }
      run "Place Within" {
        group  = units("HQ/1/506, A/1/506, B/1/506, C/1/506")
        places = reach(hex_25_10, 1, hexes)
        player = american
      }
      run "A Leader Is Placed" { leader = leader_of_ccb }
      run "A Leader Is Placed" { leader = leader_of_506th }
      set unit_321_glider_fa { contact = leader_of_506th }
      each unit {
        from = [b_20_ccb, a_158_eng]
        may "Begin in an Improved Position" {
          player = american
          mark unit { with = improved_position }
        }
      }
      run "Opening Postures" { player = american }
    }
    rule "The 506th and KG Cochen Come Up" {
      ruling = "D to F of the 506th are its second battalion, not the third that is printed"
      after  = reinforcements_are_ready()
      when   = turn.at == night_19_dec
      move {
        the = units("HQ/2/506, D/2/506, E/2/506, F/2/506")
        to  = behind_foy
      }
      move {
        the = units("5. PzGr 304, 6. PzGr 304, 7. PzGr 304, IeIG 8. PzGr 304, Flak 8. PzGr 304, 9. PzGr 304, 10. PzGr 304, 2. Pz 3, 3. Pz 3, 1. Pz Pi 38, 3. Pz Pi 38, 1. Flak 273")
        to  = behind_noville
      }
    }
    rule "Desobry Takes Command" {
      ref   = "S15.0"
      after = reinforcements(viii_corps)
      when  = maj_desobry.at == supply
      choose host "unit that MAJ Desobry joins" {
        from     = [for u in units : u if u.formation == ccb_10_ad]
        player   = american
        may_pass = true
        passing  = "he does not come"
      }
      if "he joins them" {
        when = host != none
        run "A Leader Joins" { leader = maj_desobry }
      }
    }
    rule "One Formation Each" {
      after = fill_the_cup()
      each player {
        from = players
        when = none([
          for c in opener.activation_chits : c
          if c.formation != none && c.player == player
        ])
        choose chit "formation chit for the cup" {
          from     = [for c in formation_chits.activation_chits : c if c.player == player]
          player   = player
          may_pass = true
          passing  = "none is added"
        }
        if "one is added" {
          when = chit != none
          move chit { to = mug }
        }
      }
    }
    rule "The Last Turn" {
      after = the_turn_ends()
      when  = turn.at == last_turn
      end game { result = noville_and_foy(taken(hex_29_04), taken(hex_26_08)) }
    }
    modify "Entry Hex" "the Houffalize side" {
      to = hex == hex_35_00 || hex == hex_35_01 || hex == hex_35_02
    }
    except "Buy Chits" {} # step D is skipped
    modify "Prizes" "Noville and Foy" { to = hexes("29.04 26.08") }
  }
}
