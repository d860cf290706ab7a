# The series: the three kinds of activation.

section "G.activation" "Activations" {
  text = "A Division Activation brings points and reinforcements; its formations may do quiet things, its independent units anything. A Formation Activation is for the units of the formation, and for independents near its leader up to his limit. Direct Command is for any unit in command, a point each."

  value "Present" {
    given = { unit = unit }
    base  = unit.in_play || unit.at.park
  }

  phase "Division Activation" {
    given = { division = division }
    let { player = division.player }
    run "Command Points" {}
    run "Reinforcements" {}
    set {
      the   = [for u in all(units) : u if u.division == division && present(u)]
      ready = true
    }
    repeat {
      choose unit {
        from     = [for u in all(units) : u if u.ready && present(u)]
        player   = player
        may_pass = true
      }
      if "all have acted" {
        when = unit == none
        break {}
      }
      run "Activate" {
        quiet  = unit.formation != none
        direct = false
      }
    }
    run "Transfer" {}
    run "At Ease" {}
  }
  rule "Command Points" { # the rating, and a die that may add what it reads
    given  = { division = division }
    source = "invented: how the points are rolled for is not in the sources"
    roll throw { dice = d10 }
    set division { points = division.points + division.rating + (digit(throw) <= division.rating ? digit(throw) : 0) }
  }
  rule "At Ease" {
    set {
      the   = [for u in all(units) : u if u.ready]
      ready = false
    }
  }

  phase "Formation Activation" {
    given = { formation = formation }
    let { player = formation.division.player }
    set formation { taken = 0 }
    set {
      the = [
        for u in all(units) : u
        if present(u) && (u.formation == formation || goes_along(u, formation))
      ]
      ready = true
    }
    repeat {
      choose unit {
        from = [
          for u in all(units) : u
          if u.ready && present(u) && (!u.white_striped || formation.taken < attachment_limit(formation))
        ]
        player   = player
        may_pass = true
      }
      if "all have acted" {
        when = unit == none
        break {}
      }
      if "one more of the limit" {
        when = unit.white_striped
        set formation { taken = formation.taken + 1 }
      }
      run "Activate" {
        quiet  = false
        direct = false
      }
    }
    run "At Ease" {}
  }
  value "Goes Along" { # an independent unit, or artillery in contact; no rearguard
    given = { unit = unit, formation = formation }
    base = unit.formation == none && unit.division == formation.division && unit.pattern.full > 0 && any([
      for l in leaders : l
      if l.formation == formation && (unit.contact == l || (unit.in_play && commands(l, unit)))
    ])
  }
  value "Attachment Limit" {
    given = { formation = formation }
    base  = max(0, [for l in leaders : l.limit if l.formation == formation])
  }

  phase "Direct Command" {
    given = { player = player }
    set {
      the   = [for u in all(units) : u if u.army == player && present(u)]
      ready = true
    }
    repeat {
      choose unit {
        from = [
          for u in all(units) : u
          if u.ready && present(u) && u.division.points >= 1 && in_command(u)
        ]
        player   = player
        may_pass = true
      }
      if "enough" {
        when = unit == none
        break {}
      }
      let { division = unit.division }
      set division { points = division.points - 1 }
      run "Activate" {
        quiet  = false
        direct = true
      }
    }
    run "At Ease" {}
  }
}
