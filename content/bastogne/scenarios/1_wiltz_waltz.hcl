# Scenario 1: Wiltz Waltz.

section "12.1" "Wiltz Waltz" {
  text = "What is left of the 110th holds Wiltz, 19 and 20 December, against Fusiliers on the north bank and paratroopers from the south. Four turns; the last chit of the last is not played. Whoever holds Wiltz then has won."

  reinforcement_box "Nocher Road" {
    hexes = hexes("61.31")
  }
  reinforcement_box "Nothum Road" {
    hexes = hexes("47.31")
  }
  value "North Bank" { # of the Wiltz, not beside it
    ruling = "every hex north of the stream that is not beside it, after the Americans"
    base = [
      for h in hexes : h
      if in_play(h) && !h.south_of_wiltz && none([for n in neighbors(h) : n if border(h, n).stream])
    ]
  }

  scenario "Wiltz Waltz" {
    minutes = 120
    text    = "1300 19 December to 0700 20 December 1944; the Wiltz map."
    goal = {
      american = "Hold Wiltz (56.26) to the end of the fourth turn."
      german   = "Take Wiltz (56.26), and hold it when the fourth turn ends."
    }
    modify "First Turn" "as printed" { to = hour_1300_19_dec }
    modify "Last Turn" "as printed" { to = hour_0700_20_dec }
    deploy {
      rows = [
        [nocher_road, units("1. FJ Rgt 15, 2. FJ Rgt 15, 3. FJ Rgt 15, 4. FJ Rgt 15, 5. FJ Rgt 15, 6. FJ Rgt 15, 7. FJ Rgt 15, 8. FJ Rgt 15, 9. FJ Rgt 15, 10. FJ Rgt 15, 11. FJ Rgt 15, 12. FJ Rgt 15")],
        [opener, [activation_chit_5_fj_chit]],
        [out, [col_fuller]],
        [played, activation_chits("American Direct Command, German Direct Command, VIII Corps Chit, 26. VG Chit, 110th Chit")],
        [formation_chits, activation_chits("FJ Rgt 15 Chit, Fus Rgt 39 Chit")],
      ]
    }
    rule "Wiltz Begins" {
      after = set_up()
      move turn { to = first_turn }
      set wiltz_map { laid = true }
      set {
        the    = [viii_corps, division_26_vg, division_5_fj]
        points = 3
      }
      run "Place Within" {
        group  = units("G/2/110, I/3/110, M/3/110, C/630 AT, AC/28 Recon, Sct/28 Recon, HQ Def 28 ID")
        places = reach(hex_55_27, 1, hexes)
        player = american
      }
      run "Place Within" {
        group  = units("A/44 Eng, B/44 Eng, C/44 Eng")
        places = reach(hex_57_25, 1, hexes)
        player = american
      }
      run "Strickler Comes" {}
      run "Opening Postures" { player = american }
      run "Place Within" {
        group  = units("1. Fus 39, 2. Fus 39, 3. Fus 39, 4. Fus 39, IeIG 13. Fus 39")
        places = north_bank
        player = german
      }
      run "A Leader Is Placed" { leader = leader_of_fus_39 }
      run "Opening Postures" { player = german }
    }
    rule "The Night's Paratroopers" {
      after = reinforcements_are_ready()
      when  = turn.at == night_19_dec
      move {
        the = units("5. FJ Rgt 14, 6. FJ Rgt 14, 7. FJ Rgt 14, 8. FJ Rgt 14, 1. FJ Pi 5, 2. FJ Pi 5")
        to  = nothum_road
      }
    }
    except "Parks" {} # step E is skipped
    except "Contact" {}
    rule "Points Without a Roll" {
      ruling     = "the points of the set-up are there before the first chit adds to them; each division has its own, whatever cards are shared"
      given      = { division = division }
      instead_of = command_points(division)
      set division { points = division.points + (division == division_5_fj ? 5 : 3) }
    }
    rule "Fusiliers or Paratroopers" {
      after = fill_the_cup()
      move {
        the = [for c in formation_chits.activation_chits : c if c.player == american]
        to  = mug
      }
      if "none of the two opens the turn" {
        when = none([
          for c in opener.activation_chits : c
          if c.player == german && c.formation != none
        ])
        choose chit {
          from     = [for c in formation_chits.activation_chits : c if c.player == german]
          player   = german
          may_pass = true
          passing  = "none is added"
        }
        if "one is added" {
          when = chit != none
          move chit { to = mug }
        }
      }
    }
    rule "The Last Turn at Wiltz" {
      after = the_turn_ends()
      when  = turn.at == last_turn
      end game { result = taken(hex_56_26) ? german_victory : american_victory }
    }
    modify "Off Limits" "26. VG stays north of the Wiltz" {
      ruling = "5. FJ crosses as it likes, for S10.0 is not in effect"
      when   = unit.division == division_26_vg && to.south_of_wiltz
      to     = true
    }
    forbid "Assault" {
      when    = unit.division == division_26_vg && to.south_of_wiltz
      because = "26. VG stays north of the Wiltz"
    }
    modify "Entry Hex" "the southern roads" { to = hex == hex_61_31 || hex == hex_47_31 }
    except "Buy Chits" {} # step D is skipped
    modify "Prizes" "Wiltz" { to = hexes("56.26") }
  }
}
