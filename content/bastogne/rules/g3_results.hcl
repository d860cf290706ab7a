# The series: what hits do to a unit, and how it recovers and digs in.

section "G.result" "Results" {
  source = "reconstructed from the play aid: the letters; invented: a third Cohesion Hit, and an S for who is suppressed"
  text   = "C: a Cohesion Hit. S: a check; passed it is a Cohesion Hit, failed the unit is suppressed. S?: the same, but passed it is nothing. 1: a step. E: gone. A third Cohesion Hit is a step; a suppressed unit that meets an S takes a Cohesion Hit, and nothing from an S?."

  rule "Suffer" {
    given = { unit = unit, effect = effect }
    match effect {
      case miss {}
      case C {
        run "Take a Cohesion Hit" {}
      }
      case S {
        run "Waver" { else_hit = true }
      }
      case s_or_nothing {
        run "Waver" { else_hit = false }
      }
      case step {
        run "Lose a Step" {}
      }
      case E {
        run "Destroy" {}
      }
    }
  }
  rule "Waver" {
    given = { unit = unit, else_hit = bool }
    if "suppressed already" {
      when = unit.suppressed
      if "it was an S" {
        when = else_hit
        run "Take a Cohesion Hit" {}
      }
      return {}
    }
    run "Check" passed { paid = true }
    if "it wavers" {
      when = !passed
      mark unit { with = suppression }
    }
    else "it holds, at a price" {
      when = else_hit
      run "Take a Cohesion Hit" {}
    }
  }
  rule "Take a Cohesion Hit" {
    given = { unit = unit }
    if "too many" {
      when = unit.cohesion_hits >= 2 || (unit.steps == 0 && unit.cohesion_hits == 1)
      run "Lose a Step" {}
    }
    else {
      mark unit { with = cohesion_hit }
    }
  }
  rule "Lose a Step" {
    given = { unit = unit }
    if "it has another" {
      when = unit.steps >= 2
      mark unit { with = step_loss }
    }
    else {
      run "Destroy" {}
    }
  }
  rule "Destroy" {
    given = { unit = unit }
    if "it was there" {
      when = unit.in_play
      remove unit {}
    }
  }
}

section "G.rally" "Rally" {
  source = "invented, but for Cohesion Hits in a Fire Zone, which follow from the Hero"
  text   = "A check lifts a suppression, else a Cohesion Hit; but no Cohesion Hit is lifted within a Fire Zone of the enemy."

  rule "Rally" {
    given = { unit = unit }
    run "Check" passed { paid = true }
    if "passed" {
      when = passed
      if "suppressed" {
        when = unit.suppressed
        unmark unit { with = suppression }
      }
      else {
        unmark unit {
          with  = cohesion_hit
          count = 1
        }
      }
    }
  }
}

section "G.dig" "Digging In" {
  source = "invented: who digs, and how"
  text   = "A unit on foot and out of Column that passes a check is in an improved position; the same again, and it is entrenched. Whoever moves leaves it behind."

  rule "Dig" {
    given = { unit = unit }
    run "Check" passed { paid = true }
    if "passed, from a position" {
      when = passed && unit.dug_in
      unmark unit { with = improved_position }
      mark unit { with = entrenchment }
    }
    else "passed" {
      when = passed
      mark unit { with = improved_position }
    }
  }
}
