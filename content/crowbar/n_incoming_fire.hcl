# N: Incoming Fire markers, whose effect nobody knows until they are turned over.

section "N" "Incoming Fire! Markers" {
  text     = "Fire that was not aimed keeps heads down. What it has really done is found out later, from close by."
  no_rules = "a heading"
}

section "N-1" "Deployment" {
  text = "Markers lie face down on a German unit and go where it goes; each takes one SP from it while it is hidden. In an empty space they wait for whoever comes."

  invariant "no Incoming Fire marker leaves the game" {
    that = none([for f in all(incoming_fires) : f if f.at == out])
  }

  rule "Lay Fire" {
    given = { german = german, n = number }
    run "Drop Fire" { here = german.at }
  }

  rule "Drop Fire" { # fewer, if fewer are left
    given = { here = square, n = number }
    draw fires {
      from  = fire_pool
      to    = here
      count = n
      face  = down
    }
  }

  value "Fire On" { # what lies in his space: he has it to himself, and passes others by without stopping
    given = { german = german }
    base  = [for f in incoming_fires : f if f.at == german.at]
  }
  rule "Fire Goes Along" { # ahead of him, so that it is there when he has to fight
    given  = { german = german, here = square }
    before = enter(german, here)
    move {
      the  = fire_on(german)
      to   = here
      face = down
    }
  }

  rule "Fire Is Over" {
    given  = { german = german }
    before = remove(german)
    run "Back to the Pool" { fires = fire_on(german) }
  }

  rule "Back to the Pool" {
    given = { fires = set(incoming_fire) }
    move fires { to = fire_pool }
  }
}

section "N-2" "Revealing Markers" {
  text = "Recon-in-Force, and a Ranger unit that enters the space, turn all markers of a space over. Hits and pins count at once; hits beyond what the unit can take are lost. Then the markers go back to the pool."

  rule "Reveal Fire" { # all that lies in a space, by a unit
    given = { here = square, unit = ranger }
    let {
      fires    = here.incoming_fires
      critical = count(fires.critical)
    }
    each fire {
      from = fires
      run "Turn Over" {}
    }
    repeat {
      times = critical
      run "Destroy a Location" {}
    }
  }

  rule "Turn Over" { # one marker; what a critical hit does is for the caller
    given = { fire = incoming_fire }
    let { target = first([for g in germans : g if g.at == fire.at]) }
    reveal fire {}
    run "Back to the Pool" { fires = [fire] }
    if "a German is under it" {
      when = target != none && target.in_play
      if "pinned" {
        when = fire.pins
        mark target { with = pinned }
      }
      run "Take Hits" {
        unit = target
        n    = fire.hits
      }
    }
  }

  rule "Nobody Was There" { # markers in a space without Germans
    given = { unit = ranger, here = square }
    after = enter(unit, here)
    when  = any(here.incoming_fires) && none(here.germans)
    run "Reveal Fire" {}
  }
}

section "N-3" "Critical Hits" {
  text = "A critical hit destroys one gun location in the space: one that lies open, if the player wants it, or any of those that are hidden. A gun or a prize that is destroyed counts as captured."

  rule "Destroy a Location" {
    given = { here = square, unit = ranger }
    when  = any(here.gun_locations)
    run "Location to Destroy" prize {}
    reveal prize {}
    if "it counts" {
      when = prize.gun || prize.fortunes
      run "Claim" { company = credited_company(unit) }
    }
    else "rubble now" {
      remove prize {}
    }
  }
  rule "Location to Destroy" {
    ruling  = "nobody can tell hidden ones apart: the lot picks one of them"
    given   = { here = square, unit = ranger }
    returns = gun_location
    if "all lie open" {
      when = none(here.gun_locations.face_down)
      choose prize {
        from   = here.gun_locations
        player = leader(unit)
        none {
          stop "Destroy a Location" {}
        }
      }
      return { the = prize }
    }
    choose location {
      from     = but_not(here.gun_locations, here.gun_locations.face_down)
      player   = leader(unit)
      may_pass = true
      passing  = "one that lies face down"
    }
    if "one that is known" {
      when = location != none
      return { the = location }
    }
    draw prize { from = here.gun_locations.face_down }
    return { the = prize }
  }
}
