# Scenario 5: papers on the middle line.

section "8.5" "Top Secret" {
  text = "All units are in reserve, and may come from the first turn on. An infantry unit that ends its move on the documents carries them from the next turn, may hand them over once a turn, and wins by carrying them off its own edge."

  kind "papers" {
    is     = piece
    plural = "all_papers"
    state  = { carrier = maybe(unit), taken = number, handed = number } # since which turn, and when they last changed hands
  }
  papers "Documents" {}
  box "Satchel" { of = papers }

  scenario "Top Secret" {
    look { ends = [inches_to_the_goal] }
    text = "Both sides want papers."
    goal = "Take the documents in the centre with infantry, and carry them off your own edge."
    modify "First Turn of Reserves" "as if it were the second turn" {
      ruling = "who goes around a flank waits for the third turn all the same"
      to     = 1
    }
    rule "A Crash Site" {
      instead_of = deployment()
      run "Mark the Middle" middle {}
      move documents { to = middle }
      run "Roll Off" winner {}
      run "Pick a Side" { commander = winner }
      move {
        the = union(force(allies), force(axis))
        to  = reserves
      }
      run "Mount Up" {
        commander = allies
        place     = reserves
      }
      run "Mount Up" {
        commander = axis
        place     = reserves
      }
      run "Send Around" { commander = allies }
      run "Send Around" { commander = axis }
    }
    rule "Seize the Documents" {
      given = { unit = unit }
      after = a_move_has_ended(unit)
      when  = may_carry_them(unit) && touches_the_papers(unit)
      run "Take Them" {}
    }
    rule "Carry Them Home" {
      given = { unit = unit }
      after = a_move_has_ended(unit)
      when = (
        unit.in_play &&
        carries_them(unit) &&
        documents.taken < turn &&
        distance(unit, edge(table, unit.commander.edge)) == 0
      )
      may "carry the documents off" {
        player = unit.commander
        run "Settle" { winner = unit.commander }
      }
    }
    rule "Hand Them Over" {
      ruling = "whoever takes them up may hand them over at once; nobody leaves the table with them in that turn"
      given  = { unit = unit }
      after  = a_move_has_ended(unit)
      when   = unit.in_play && any(partners(unit)) && documents.handed < turn
      choose partner "unit to hand the documents to" {
        from     = partners(unit)
        player   = unit.commander
        may_pass = true
        passing  = "the documents are kept"
      }
      if "they change hands" {
        when = partner != none
        set documents {
          carrier = documents.carrier == unit ? partner : unit
          handed  = turn
        }
      }
    }
    rule "Spoils" { # whoever destroys the carrier in close quarters may take them
      given  = { loser = unit, winner = unit }
      before = rout(loser, winner)
      when   = documents.carrier == loser && winner.men > 0 && may_carry_them(winner)
      may "take the documents" {
        player = winner.commander
        run "Take Them" { unit = winner }
      }
    }
    rule "Left Behind" { # where he died, be it in his vehicle
      given  = { unit = unit }
      before = destroy(unit)
      when   = documents.carrier == unit && on_the_ground(unit).in_play
      move documents { to = on_the_ground(unit).point }
      set documents { carrier = none }
    }
    rule "Nobody Carries Them Off" {
      instead_of = judge()
      run "Settle" { winner = none }
    }
    modify "Standing" "the documents" { by = grip(commander) - grip(other(commander)) }
    modify "Inches to Go" "the documents" {
      when = documents.in_play
      base = distance(unit, documents)
    }
    modify "Inches to Go" "to whoever has them" {
      when = documents.carrier != none && documents.carrier.in_play
      base = distance(unit, documents.carrier) - 6
      over = ["the documents"]
    }
    modify "Inches to Go" "home with them" {
      when = carries_them(unit)
      base = 48 - to_the_far_edge(unit)
      over = ["the documents", "to whoever has them"]
    }
  }
  value "May Carry Them" { # infantry, be its weapon fixed or not
    given  = { unit = unit }
    ruling = "a gun's crew stays with its gun; medics, who hold no objectives, and spotters, who are no units, carry nothing"
    base   = unit.in_play && unit.slot <= team && !unit.medic && !unit.spotter
  }
  value "Carries Them" { # himself, or the vehicle that he rides in
    given = { unit = unit }
    base  = documents.carrier != none && on_the_ground(documents.carrier) == unit
  }
  value "Touches the Papers" {
    given  = { unit = unit }
    ruling = "papers that lie in a house or under a wreck are taken by whoever touches it, within a tenth of an inch"
    base = documents.in_play && (
      distance(unit, documents) == 0 ||
      any([for w in wrecks : w if distance(w, documents) == 0 && distance(w, unit) <= 0.1]) ||
      any([
        for g in grounds.building : g
        if contains(g.shape, documents) && distance(unit, g) <= 0.1
      ])
    )
  }
  rule "Take Them" {
    given = { unit = unit }
    move documents { to = satchel }
    set documents {
      carrier = unit
      taken   = turn
    }
  }
  value "Grip" { # how near a side is to carrying the documents home: nothing else wins
    given = { commander = commander }
    base = (
      documents.carrier == none ? -10 * min(48, runner(commander)) :
      documents.carrier.commander != commander ? -600 :
      600 - 10 * way_to_go(documents.carrier)
    )
  }
  value "Runner" { # inches from its nearest unit that could carry them
    given = { commander = commander }
    base = floor(distance(documents, [
      for u in units : u
      if u.commander == commander && may_carry_them(u)
    ]))
  }
  value "Partners" { # infantry within an inch, if one of the two has the documents
    given = { unit = unit }
    base = [
      for f in friends(unit) : f
      if (
        may_carry_them(f) &&
        may_carry_them(unit) &&
        apart(f, unit) <= 1 &&
        (documents.carrier == unit || documents.carrier == f)
      )
    ]
  }
}
