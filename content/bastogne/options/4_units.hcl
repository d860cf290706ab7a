# Optional rules on units and formations: O4.0, O6.0, O8.0, O9.0.

section "O4.0" "German Tank Night Fighting Capability" {
  text = "Panthers shoot and assault at one worse at night, not at two."

  option "O4" {
    variant "Blind at Night" { text = "All tanks are alike at night." }
    variant "Night Sights" {
      ruling = "Panthers are 1. to 4. of Pz 3, and 5. and 7. of Pz 130"
      text   = "Panthers see better."
      modify "Rating" "night sights" {
        when = turn.at.hour == night && (firer.pattern == panther || firer.pattern == panther_lehr)
        by   = 1
      }
    }
  }
}

section "O6.0" "Alternate Formation Attachment" {
  text = "Each turn each side may begin to move one formation to another of its divisions, which then has two such at most. A die of four or less in the activation of that division ends the move; until then the formation does nothing."

  option "O6" {
    variant "Attachments by History" { text = "History attaches formations." }
    variant "Attachments by Choice" {
      text = "The players attach formations."
      rule "A Formation Changes Divisions" {
        after  = attachments()
        source = "invented: how many formations a division may have attached is not in the sources"
        each player {
          from = players
          choose formation {
            from = [
              for f in formations : f
              if f.division.player == player && f.pending == none && any([
                for u in all(units) : u
                if u.troop == f && still_here(u)
              ])
            ]
            player   = player
            may_pass = true
            passing  = "none changes"
            none {}
          }
          if "one is chosen" {
            when = formation != none
            choose division {
              from = [
                for d in divisions : d
                if d.player == player && d != formation.division && takes_part(d) && count([
                  for f in formations : f
                  if f.home != d && (f.attached == d || f.pending == d)
                ]) < 2
              ]
              player   = player
              may_pass = true
              passing  = "it stays where it is"
              none {}
            }
            if "it goes there" {
              when = division != none
              set formation { pending = division }
            }
          }
        }
      }
      rule "It Arrives" {
        given  = { division = division }
        before = releases(division)
        each formation {
          from = [for f in formations : f if f.pending == division]
          roll throw "arrival" { dice = d10 }
          if "four or less" {
            when = digit(throw) <= 4
            set formation { pending = none }
            run "Attach" {}
          }
        }
      }
      rule "Back from VIII Corps" {
        ruling = "the consolidation takes back what was given, or promised, to VIII Corps; whoever was on the way to a division of which nothing is left stays where he is"
        before = american_c2_consolidation()
        set {
          the      = [for f in formations : f if f.attached == viii_corps]
          attached = none
        }
        set {
          the     = [for f in formations : f if f.home == viii_corps || f.pending == viii_corps]
          pending = none
        }
      }
      rule "The Division Has Gone" {
        given = { division = division }
        after = out_of_the_cup(division)
        when  = !takes_part(division)
        set {
          the     = [for f in formations : f if f.pending == division]
          pending = none
        }
      }
      modify "Present" "on the way to another division" {
        when = unit.troop == none ? false : unit.troop.pending != none
        to   = false
      }
      rule "History Attaches Nobody" {
        given      = { formation = formation, division = division }
        instead_of = attach(formation, division)
        when = (
          (formation == kg_von_fallois && division == panzer_lehr && turn.at == night_16_dec) ||
          (formation == kg_kunkel && division == division_26_vg && turn.at == hour_1300_19_dec)
        )
        ruling = "the consolidation of the Americans goes on as printed: it ends the division that its formations leave"
      }
    }
  }
}

section "O8.0" "Roaming Mobile Units" {
  text = "A unit more than twice the command range from every leader who can command it passes a check before it moves, or goes back toward one of them as far as it can outside Fire Zones."

  option "O8" {
    variant "Free to Roam" { text = "Units move where they like." }
    variant "Kept in Hand" {
      text = "Units far from their leaders may turn back."
      rule "Back to the Leaders" {
        given = { unit = unit, act = orders }
        after = an_action_begins(unit, act)
        when  = act.deed == moving && roaming(unit)
        run "Check" passed { paid = true }
        if "it goes on" {
          when = passed
          return {}
        }
        let { danger = danger_ahead(unit) }
        choose back {
          from = lowest({
            for h in reach(spot(unit), unit.points, homeward_cost(unit, danger)) : h => to_a_leader(unit, h)
            if room(unit, h)
          })
          player = unit.army
          none {}
        }
        set unit { points = 0 }
        if "not where it is" {
          when = back != none && back != unit.at
          run "Go Back" {}
        }
        stop "Act" {}
      }
      modify "Followers" "nobody who may turn back" {
        but_not = [for u in units : u if roaming(u)]
      }
      rule "Go Back" { # out of a Fire Zone, under fire
        given = { unit = unit, back = hex }
        run "Set Out" gone {}
        if "nothing holds it" {
          when = gone
          run "Opportunity Fire" {
            from    = spot(unit)
            to      = back
            leaving = true
          }
        }
        if "it gets away" {
          when = gone && unit.in_play && !unit.suppressed
          move unit { to = back }
        }
      }
    }
  }
  value "Homeward Cost" { # of a step that enters no Fire Zone; who stands in one may leave it
    given   = { unit = unit, danger = set(hex), from = hex, to = hex }
    returns = maybe(number)
    base    = step_cost(unit, from, to)
    modifier "into a Fire Zone, or by itself" {
      when = contains(danger, to) || step_by_step(unit, to)
      to   = none
    }
  }
  value "Commanders" { # leaders who can command a unit
    given = { unit = unit }
    base = [
      for l in leaders : l
      if l.division == unit.division && (unit.formation == none || unit.formation == l.formation)
    ]
  }
  value "Roaming" {
    given = { unit = unit }
    base = any(commanders(unit)) && none([
      for l in commanders(unit) : l
      if distance(stand(l), spot(unit)) <= 2 * l.reach
    ])
  }
  value "To a Leader" {
    given = { unit = unit, hex = hex }
    base  = min([for l in commanders(unit) : distance(stand(l), hex)])
  }
}

section "O9.0" "Additional No Activation Release Triggers" {
  text = "A group is also released when a German comes as far west as its column: 71 for the reserve of the 110th, 63 for CCR, 32 for the engineers."

  option "O9" {
    variant "Released by Contact" { text = "The enemy must be near." }
    variant "Released by Columns" {
      ruling = "in the column or west of it"
      text   = "It is enough that he is far to the west."
      modify "Alarmed" "he is past the column" {
        when = here.column <= group.column
        to   = true
      }
    }
  }
}
