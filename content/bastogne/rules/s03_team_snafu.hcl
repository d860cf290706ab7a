# Special rule S3.0: stragglers.

section "S3.0" "Team Snafu" {
  text = "Of the 110th and CCR each infantry or mortar unit lost leaves a straggler point, until the rally point stands in Bastogne. From then on dice in the activation of VIII Corps turn the points into steps of Team Snafu, beside the rally point."

  marker "Team Snafu Rally Point" {
    on        = hex
    adjective = "rallying_point"
  }
  while "Team Snafu" {
    when = s3_team_snafu.in_effect
    rule "Stragglers Drift Back" {
      ruling = "of the 110th all but the cannon company count, of CCR the armored infantry and both headquarters"
      given  = { unit = unit }
      after  = remove(unit)
      when = (
        !s3_team_snafu.spent &&
        unit.pattern.full > 0 &&
        !unit.engineer &&
        (unit.troop == formation_110th_inf_rgt || unit.troop == ccr_9_ad) &&
        (unit.pattern.color == pink || unit.pattern.color == green)
      )
      each formation {
        from = [for f in formations : f if f == unit.troop]
        set formation { stragglers = formation.stragglers + 1 }
      }
    }
    rule "Stragglers Are Rallied" {
      given = { division = division }
      after = stragglers(division)
      when  = division == viii_corps && any(hexes.rallying_point)
      each formation {
        from = [formation_110th_inf_rgt, ccr_9_ad]
        run "Roll for Stragglers" {}
      }
      repeat { # when all have been rolled for
        times = formation_110th_inf_rgt.rallied + ccr_9_ad.rallied
        run "A Step of Team Snafu" {}
      }
      set {
        the     = [formation_110th_inf_rgt, ccr_9_ad]
        rallied = 0
      }
    }
    modify "Step by Step" "the rally point" {
      when = hex.rallying_point && unit.army == german
      to   = true
    }
    rule "The Rally Point Is Lost" {
      given = { unit = unit, here = hex }
      after = enter(unit, here)
      when  = unit.army == german && here.rallying_point
      unmark here { with = team_snafu_rally_point }
    }
  }
  rule "Roll for Stragglers" {
    ruling = "a nine is a nine, however many stragglers there are"
    given  = { formation = formation }
    repeat {
      while    = formation.stragglers > 0
      may_pass = true
      player   = american
      roll throw "stragglers" { dice = d10 }
      if "nine" {
        when = digit(throw) == 9
        set formation { stragglers = formation.stragglers - 1 }
        break {}
      }
      if "more than there are" {
        when = digit(throw) > formation.stragglers
        break {}
      }
      if "but a zero costs nothing" {
        when = digit(throw) > 0
        set formation { stragglers = formation.stragglers - 1 }
      }
      set formation { rallied = formation.rallied + 1 }
    }
  }
  rule "A Step of Team Snafu" {
    choose unit {
      from = [
        for u in all(units) : u
        if (
          u.pattern == stragglers &&
          (
            u.in_play ? u.reduced && room_for_a_step(u) && !in_danger(american, spot(u)) :
            any(camps)
          )
        )
      ]
      player    = american
      or_return = true
    }
    if "it is there" {
      when = unit.in_play
      unmark unit { with = step_loss }
      return {}
    }
    choose place {
      from      = camps
      player    = american
      or_return = true
    }
    run "Raise Again" {}
  }
  value "Camps" { # within a hex of the rally point
    base = [
      for r in hexes.rallying_point : r
      if none([for u in r.units : u if u.army == german]) && steps_stacked(r) < 8
    ]
    modifier "beside it" {
      also = [
        for h in hexes : h
        if any([for n in neighbors(h) : n if n.rallying_point]) && none([
          for u in h.units : u
          if u.army == german
        ]) && steps_stacked(h) < 8
      ]
    }
  }
}
