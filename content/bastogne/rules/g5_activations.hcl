# The series: the three kinds of activation.

section "G.activation" "Activations" {
  source = "reconstructed from summaries of the series: the three activations; invented: what is left open there, such as the order inside a Division Activation"
  text   = "A Division Activation brings points and reinforcements; its formations may do quiet things, its independent units anything. A Formation Activation is for the units of the formation, and for independents near its leader up to his limit. Direct Command is for any unit in command, a point each."

  value "Takes Part" { # a division of which any unit is on the map, beside it, or about to come
    given = { division = division }
    base = any([
      for u in all(units) : u
      if u.division == division && still_here(u)
    ])
  }
  value "Present" {
    given = { unit = unit }
    base  = (unit.in_play || unit.at.park) && !unit.held_back && unit.rides == none
  }

  phase "Division Activation" {
    given = { division = division }
    let { player = division.player }
    run "Releases" {}
    run "Ammunition" {}
    run "Command Points" {}
    run "Stragglers" {}
    run "Reinforcements" {}
    run "Air Support" {}
    set {
      the   = [for u in all(units) : u if u.division == division && present(u) && !acted(u)]
      ready = true
    }
    set {
      the   = [for f in formations : f if f.division == division && f.attached != none]
      acted = true
    }
    run "They Act" {
      formation   = none
      direct      = false
      by_division = true
    }
    run "Transfer" {}
  }
  value "Acted" { # its formation was active with another division in this turn
    given = { unit = unit }
    base  = unit.troop == none ? false : unit.troop.acted
  }
  rule "The Staff Takes Stock" {
    after = the_smoke_clears()
    set {
      the   = formations
      acted = false
    }
    set {
      the          = divisions
      silent       = false
      out_of_touch = false
    }
  }
  rule "Command Points" { # the rating, and a die that may add what it reads
    given  = { division = division }
    source = "invented: how the points are rolled for is not in the sources"
    set division { points = division.points + division.rating }
    if "two for the night" {
      when = division.dispatch_rating > 0 && turn.at.hour == hour_1500
      set division { dispatch = division.dispatch + 2 }
    }
    if "nothing hinders its staff" {
      when = !division.silent
      roll throw "Command Points" { dice = d10 }
      set division {
        points = division.points + (digit(throw) <= division.rating ? digit(throw) : 0)
      }
      run "Dispatch Points" {}
    }
  }
  rule "Dispatch Points" {
    given  = { division = division }
    source = "invented: how the points are rolled for is not in the sources"
    if "it has a staff" {
      when = division.dispatch_rating > 0
      roll throw "Dispatch Points" { dice = d10 }
      set division {
        dispatch = (
          division.dispatch +
          (digit(throw) == 0 ? 2 : digit(throw) <= division.dispatch_rating ? 1 : 0)
        )
      }
    }
  }
  rule "Releases" { # by scenario
    given = { division = division }
  }
  rule "Ammunition" { # by special rule S4.0
    given = { division = division }
  }
  rule "Stragglers" { # by special rule S3.0
    given = { division = division }
  }
  rule "Air Support" { # by special rule S7.0
    given = { division = division }
  }

  phase "Formation Activation" {
    given = { formation = formation }
    let { player = formation.division.player }
    set formation {
      active = true
      taken  = 0
    }
    set {
      the = [
        for u in all(units) : u
        if present(u) && (u.formation == formation || goes_along(u, formation))
      ]
      ready = true
    }
    run "They Act" {
      direct      = false
      by_division = false
    }
    set formation { active = false }
  }
  value "Goes Along" { # an independent unit, or artillery in contact; no rearguard
    given  = { unit = unit, formation = formation }
    ruling = "a leader whose own limit is nothing, as those of task forces, takes no white-striped unit along, and no such guns in contact with him: these act by Division Activation and Direct Command"
    base = unit.formation == none && unit.division == formation.division && unit.pattern.full > 0 && any([
      for l in leaders : l
      if (
        l.formation == formation &&
        (l.limit > 0 || !limited(unit)) &&
        (unit.contact == l || (unit.in_play && commands(l, unit)))
      )
    ])
  }
  value "Limited" { # white-striped, as trucks of the division are
    given = { unit = unit }
    base  = unit.formation == none && (unit.white_striped || unit.lift != none)
  }
  value "Attachment Limit" {
    ruling = "a formation has one limit, the highest of its leaders: in the battle of Wiltz Strickler takes units along within Fuller's four, and within his own two when Fuller is gone"
    given  = { formation = formation }
    base   = max(0, [for l in leaders : l.limit if l.formation == formation])
  }

  phase "Direct Command" {
    ruling = "each unit acts once for a chit; those who assault together pay a point each"
    given  = { player = player }
    set {
      the   = [for u in all(units) : u if u.army == player && present(u)]
      ready = true
    }
    run "They Act" {
      formation   = none
      direct      = true
      by_division = false
    }
  }
}
