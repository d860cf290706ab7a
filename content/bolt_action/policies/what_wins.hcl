# What wins a battle: what it is decided by, how it stands, and how soon it may end.

policy "What Wins" {
  text = "Who would win if the battle ended now, what a place scores, and when to dare."

  # -------------------------------------------------------------------------------------- the end
  value "Later" { # in a hundred, that there is another turn
    base = turn < last_sure_turn ? 100 : turn < last_sure_turn + further_turns ? 50 : 0
  }
  value "One Blow Decides" { # a base falls, the hunted officer, or the papers are brought home
    base = any(base_camps) || any(hunted) || documents.in_play || documents.carrier != none
  }
  value "Points Decide" {
    base = none(objectives) && !strategic_objective.in_play && !one_blow_decides
  }
  value "Outcome" { # of a battle that ends with so many points more: 1 won, -1 lost
    given = { points = number }
    base  = points >= clear_lead ? 1 : points <= -clear_lead ? -1 : 0
  }
  value "Would Win" { # if it ended now
    given = { commander = commander }
    base  = outcome(lead(commander)) > 0
    modifier "positions" {
      when = any(objectives)
      to   = held(commander) > held(other(commander))
    }
    modifier "positions that change hands" {
      when = any([for o in objectives : o if o.holder != none])
      to   = objectives_to_take == (commander.attacks ? 0 : 2)
    }
    modifier "the objective" {
      when = strategic_objective.in_play
      to   = controls(commander)
    }
  }
  value "Care" { # in a hundred, what our own losses count
    given = { commander = commander }
    base  = 100
    modifier "the stronger has yet to win, or we lose as it stands: who dares wins" {
      when = (
        turn >= last_sure_turn - 2 &&
        !one_blow_decides &&
        !would_win(commander) &&
        (would_win(other(commander)) || strength(commander) >= strength(other(commander)))
      )
      to = 30
    }
  }

  # ---------------------------------------------------------------------------- places that score
  value "Places Count" { # it may end this turn, and where one stands decides, or scores
    base = later < 100 && (
      any(objectives) ||
      any([for u in units : u if may_leave(u)]) ||
      any([for c in commanders : c if c.in_the_east])
    )
  }
  value "Points at" { # that a unit scores if the battle ends while it is there
    given = { unit = unit, spot = point }
    base  = 0
    modifier "in the enemy's zone" {
      when = may_leave(unit) && to_their_edge(unit, spot) - unit.base < depth_of_the_zone
      to   = 2 * worth(unit)
    }
    modifier "off the table" {
      when = may_get_off(unit) && off_there(unit, spot)
      to   = 3 * worth(unit)
    }
    modifier "in a neutral quarter, or in the enemy's" {
      when = any([for c in commanders : c if c.in_the_east])
      to   = worth(unit) * (quarters_off(unit, spot) == 2 ? 3 : quarters_off(unit, spot))
    }
  }
  value "May Get Off" {
    given = { unit = unit }
    base  = may_leave(unit) && unit.in_play && unit.arrived < turn
  }
  value "Off There" {
    given = { unit = unit, spot = point }
    base  = to_their_edge(unit, spot) <= unit.base + half_line(unit)
  }
  value "Quarters Off" { # 0 at home, 2 in the enemy's quarter
    given = { unit = unit, spot = point }
    base = (
      ((spot.x > 36) == unit.commander.in_the_east ? 0 : 1) +
      (to_their_edge(unit, spot) < 24 ? 1 : 0)
    )
  }
  value "Means" { # what so many points more are worth at the end
    given = { commander = commander, points = number }
    base = (
      floor(100 * points, clear_lead) +
      100 * (outcome(lead(commander) + points) - outcome(lead(commander)))
    )
  }
}
