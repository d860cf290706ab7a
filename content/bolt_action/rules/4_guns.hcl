# Weapons that are served: guns, mortars, snipers, flamethrowers, and the medic.

section "4.9" "Guns, Mortars and Snipers" {
  text = "Shields protect crews from the front. A mortar hits on a six, and on one less with each shot at a target that stays where it was; after a hit it needs a two. A sniper picks his man. Fire spreads fear. A medic saves one man in six from small arms, and fires at nobody."

  value "Ranging" { # how well a mortar has found its range: 0 to 4
    given = { shooter = unit, target = unit }
    base = (
      (
        shooter.zeroed_on == target &&
        stayed(shooter.zeroed_at, target, 2) &&
        stayed(shooter.zeroed_from, shooter, 0.1)
      ) ? shooter.zeroed :
      0
    )
  }
  value "Stayed" { # it is less than so far from where it was
    given = { was = maybe(point), unit = unit, inches = number }
    base  = was != none && distance(was, unit.point) < inches
  }
  modify "To Hit" "a shell from above" {
    when = weapon.high
    to   = target.hidden ? 6 : 6 - ranging(shooter, target)
  }
  rule "Correct the Fire" {
    given = { shooter = unit, target = unit, hits = number }
    set shooter {
      zeroed      = hits > 0 ? 4 : min(4, ranging(shooter, target) + 1)
      zeroed_on   = target
      zeroed_at   = target.point
      zeroed_from = shooter.point
    }
  }
  modify "To Hit" "a sniper" { # only pins and the lack of a comrade trouble him
    when = weapon.aimed
    to   = 3 + shooter.pins + (shooter.men == 1 ? 1 : 0)
  }
  rule "Scorch" {
    given = { target = unit }
    roll fear "pins of the flames" { dice = d3 }
    set target {
      scorched = true
      shock    = max(target.shock, fear + 1)
    }
  }
  rule "Spend Fuel" {
    given = { unit = unit }
    roll fuel "fuel" { dice = d6 }
    if "empty" {
      when = fuel == 1
      run "Destroy" {}
    }
  }
  value "Tended" {
    given = { target = unit }
    base = any([
      for m in units : m
      if m.medic && m.commander == target.commander && apart(m, target) <= 6
    ])
  }
  rule "Tend" {
    given = { target = unit, number = number }
    roll dice "men whom the medic saves" { dice = pool(number, d6) }
    set target { fallen = target.fallen - count_exactly(dice, 6) }
  }
}

section "4.9.1" "Spotters" {
  text = "A mortar may have a spotter, who sees for it. He is a man of its unit, apart from the others: each turn he or the crew takes the unit's order. He neither fires nor assaults, lies down where he has no order, and is no unit by himself."

  value "Spotters of" {
    given = { unit = unit }
    base  = [for u in all(units) : u if u.spotter && u.serves == unit && !u.left_out]
  }
  modify "Targets" "the spotter sees for it" {
    when = shooter.main != none && shooter.main.high && shooter.quality != inexperienced
    also = [
      for e in enemies(shooter) : e
      if any(guns_for(shooter, e)) && any([
        for s in spotters_of(shooter) : s
        if s.in_play && sees(s, e)
      ])
    ]
  }
  action "Send the Spotter" {
    menu   = orders
    source = "source: 2nd edition rules pages"
    require "is on the table, and has a spotter there" {
      that = actor.in_play && any(spotters_of(actor).in_play)
    }
    choose manner { from = [order.advance, order.run] }
    run "Receive" obeyed {
      unit  = actor
      order = manner
    }
    if "he goes" {
      when = obeyed
      each spotter {
        from = [for s in spotters_of(actor) : s if s.in_play]
        set spotter { order = manner }
        run "Move" {
          unit   = spotter
          inches = manner == order.run ? run_pace(spotter) : pace(spotter)
          turns  = 0
        }
      }
      run "Snap to Action" { officer = actor }
    }
  }
  value "Lies Down" { # a spotter without an order does
    given = { unit = unit }
    base  = unit.order == down || unit.spotter && unit.order == waiting
  }
  rule "His Pins Are Theirs" {
    given  = { target = unit }
    after  = volley(any, target)
    when   = target.spotter && target.pins > 0
    ruling = "what pins a spotter pins his unit; he is lost with its weapon"
    run "Hand Back Pins" { spotter = target }
  }
  rule "His Pins at the End of a Turn" { # of barrages and bombs
    before = end_of_the_turn()
    each spotter {
      from = [for u in units.spotter : u if u.pins > 0]
      run "Hand Back Pins" {}
    }
  }
  rule "Hand Back Pins" {
    given = { spotter = unit }
    let {
      crew = spotter.serves
      pins = spotter.pins
    }
    if "the crew is there" {
      when = crew != none && crew.at != destroyed
      set spotter { pins = 0 }
      set crew { pins = crew.pins + pins }
      run "Break" { unit = crew }
    }
  }
  rule "Nothing Left to See for" {
    given = { unit = unit }
    after = destroy(unit)
    when  = any(spotters_of(unit))
    move {
      the = spotters_of(unit)
      to  = destroyed
    }
  }
}

section "5.5" "Bodies in the Way" {
  text = "Trucks, half-tracks, armour and wrecks block sight like a low house: only from a hill does one look over them, at what is more than six inches behind. Cars and guns block nothing, and are soft cover."

  value "Hulls" {
    source = "reconstructed: a vehicle stands a level above its ground; cars block nothing"
    base   = [for u in units : u if u.slot == vehicle && u.length != none && u.length > 3]
  }
  value "Low Bodies" {
    base = [for u in units : u if u.slot == gun || u.slot == vehicle && !contains(hulls, u)]
  }
  modify "Cover of a Man" "behind a gun or a car" {
    when = any(low_bodies) && crosses(shooter.point, spot, [
      for u in low_bodies : u
      if distance(u, spot) > 0 && distance(u, spot) < distance(u, shooter.point)
    ])
    base = soft
  }
  value "Behind a Hull" {
    given = { from = point, to = point }
    base = crosses(from, to, [
      for u in hulls : u
      if (
        distance(u, from) > 0 &&
        distance(u, to) > 0 &&
        !over_a_hull(from, to, u.point, distance(u, from), distance(u, to))
      )
    ]) || crosses(from, to, [
      for w in wrecks : w
      if (
        distance(w, from) > 0 &&
        distance(w, to) > 0 &&
        !over_a_hull(from, to, w.point, distance(w, from), distance(w, to))
      )
    ])
  }
  value "Over a Hull" { # from a hill, unless what is looked at is close behind it
    given = { from = point, to = point, hull = point, before = number, behind = number }
    base = (
      (on_a_hill(from) && (on_a_hill(to) || behind > 6) || on_a_hill(to) && before > 6) &&
      !on_a_hill(hull)
    )
  }
}
