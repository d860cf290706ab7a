# K: what else advances may be spent on.

section "K" "Special Actions" {
  text     = "What else advances may be spent on."
  no_rules = "a heading"
}

section "K-1" "What They Cost" {
  text     = "Any special action may be taken any number of times, mixed with moves, as long as its price is paid: one advance, or two to redeploy. A price may be saved up."
  no_rules = "the prices stand with the actions, and how they are paid in G-7d"
}

section "K-2" "The Special Actions" {
  text     = "There are five."
  no_rules = "a heading"
}

section "K-2a" "Recon-in-Force" {
  text = "All Incoming Fire markers of an adjacent space are revealed."

  action "Recon-in-Force" {
    menu = spend_advances
    cost = 1
    choose where { from = [for s in neighbors(unit.at) : s if any(s.incoming_fires)] }
    run "Reconnoitre" {}
  }
  rule "Reconnoitre" {
    given = { unit = ranger, where = square }
    run "Reveal Fire" { here = where }
  }
}

section "K-2b" "Grappling Attempt" {
  text = "On the beach two dice are rolled: 4 to 6 make a shaky hold, 7 or more a firm one. A better hold replaces a worse one."

  action "Grappling Attempt" {
    menu = spend_advances
    cost = 1
    require "it is on the beach" { that = unit.at.zone == beach }
    require "the hold is not firm yet" { that = unit.at.hold != firm }
    roll grip "grapnel" { on = grapple }
    let { here = unit.at }
    set here { hold = max(here.hold, grip) }
  }
  table "Grapple" {
    given   = { roll = pool(2, d6) }
    returns = { hold = hold }
    rows    = [["2-3", no_hold], ["4-6", shaky], ["7-12", firm]]
  }
}

section "K-2c" "Regroup" {
  text = "A Shaken or a Pinned marker is removed. It is all that a pinned unit can do."

  action "Regroup" {
    menu = spend_advances
    cost = 1
    choose which {
      from = [for c in [from_shock, from_fire] : c if c == from_shock ? unit.shaken : unit.pinned]
    }
    if "shaken" {
      when = which == from_shock
      unmark unit { with = shaken }
    }
    else "pinned" {
      unmark unit { with = pinned }
    }
  }
  enum "recovery" { names = [from_shock, from_fire] }
}

section "K-2d" "Hasty Fire" {
  text = "Half the unit's SP in dice against a German unit in an adjacent space: each 5 or 6 lays a hidden Incoming Fire marker on it."

  action "Hasty Fire" {
    ruling = "the cliff is in nobody's way: nothing is aimed, so L-2 says nothing of it"
    menu   = spend_advances
    cost   = 1
    choose target { from = [for g in germans : g if adjacent(g.at, unit.at)] }
    roll fire "hasty fire" { dice = pool(ceil(unit.SP, 2), d6) }
    run "Lay Fire" {
      german = target
      n      = count_at_least(fire, 5)
    }
  }
}

section "K-2e" "Redeploy" {
  text = "For two advances any number of SP go to an adjacent space of the next column, if no German is there: to the unit of that column, or as a new unit where there is none any more. At least 1 SP stays, and no limit is passed."

  action "Redeploy" {
    ruling = "within the company; not at sea, and not over the cliff. A new unit counts as one that has been at its strength, and its new rally point as ready, even if the one that was lost had been activated."
    menu   = spend_advances
    cost   = 2
    require "it is ashore" { that = unit.at.zone != sea }
    choose to {
      from = [
        for s in neighbors(unit.at) : s
        if s.column != unit.at.column && s.zone == unit.at.zone
      ]
    }
    require "no German is there" { that = none(to.germans) }
    require "the columns may mix" { that = may_redeploy(unit, to) }
    require "the unit of that column is there, or lost" {
      that = !unit_of(to).in_play || unit_of(to).at == to
    }
    choose n { from = numbers(1, min(unit.strength - 1, room_for(to))) }
    run "Send Strength" {}
  }
  rule "Send Strength" {
    given = { unit = ranger, to = square, n = number }
    set unit {
      strength = unit.strength - n
      worn     = unit.worn || unit.strength - n <= 8
    }
    let { other = unit_of(to) }
    if "it joins a unit" {
      when = other.in_play
      set other { strength = other.strength + n }
    }
    else "a new unit" {
      set other {
        strength = n
        advances = 0
        worn     = n <= 8
      }
      flip {
        the = other.rally
        to  = ready
      }
      move {
        the = other.rally
        to  = to
      }
      move other { to = to }
    }
  }

  value "Unit of" { # the unit of a space's column, wherever it is
    given = { square = square }
    base  = only([for r in all(rangers) : r if r.column == square.column])
  }
  value "Room for" {
    given = { square = square }
    base  = unit_of(square).limit - (unit_of(square).in_play ? unit_of(square).strength : 0)
  }
  value "May Redeploy" {
    given = { unit = ranger, to = square }
    base  = unit.company == to.company
  }
}
