# The test that a pinned unit must pass, what happens when it fails, and what its officers do for
# it.

section "2.3" "The Order Test" {
  text = "Two dice, at or below morale less pins: the unit obeys and sheds a pin. Above it: the unit goes down. Two ones always pass. Two sixes never do, and then soldiers do the wrong thing."

  table "Morale" {
    given   = { quality = quality }
    returns = { morale = number }
    source  = "source: 2nd edition catalogues"
    rows    = [[inexperienced, 8], [regular, 9], [veteran, 10]]
  }
  value "Courage" {
    given = { unit = unit }
    base  = morale(unit.quality)
    modifier "without its sergeant" {
      when = unit.leaderless && unit.slot == squad
      by   = -1
    }
  }
  value "Nerve" { # what two dice may not go over
    given  = { unit = unit, order = order }
    source = "source: 2nd edition catalogues: American radios, by which reserves test without the minus one"
    base   = courage(unit)
    modifier "pins" {
      when = order != rally
      by   = -unit.pins
    }
    modifier "an officer is near" { by = encouragement(unit) }
    modifier "Tiger fear" {
      when = fears_a_tiger(unit, order)
      by   = -1
    }
    modifier "from reserve" {
      when = unit.at == reserves && !unit.american
      by   = -1
    }
  }
  value "Must Test" {
    given = { unit = unit }
    base  = unit.pins > 0 || unit.at == reserves
  }
  value "Fears a Tiger" { # it tests as with one pin more, and so even without any
    given  = { unit = unit, order = order }
    source = "source: 2nd edition catalogues"
    ruling = "targets are declared after the test, so whoever has the Tiger among his targets may be ordered to fire without fear; a rally counts no pins, so not this one either"
    base = unit.in_play && order != rally && any([
      for e in enemies(unit) : e
      if (
        e.tiger &&
        apart(e, unit) <= 18 &&
        sees(unit, e) &&
        !(order == fire && contains(targets(unit), e))
      )
    ])
  }
  value "Tests Twice" { # bought at its largest size, ten men at least, and all still there
    given  = { unit = unit }
    base   = unit.men >= 10 && unit.men == unit.largest
    source = "source: 2nd edition rules digests; that the second roll stands is inferred"
  }
  rule "Receive" {
    given   = { unit = unit, order = order }
    returns = bool
    if "without pins a unit obeys" {
      when = !must_test(unit) && !fears_a_tiger(unit, order)
      run "Obey" {}
      return { the = true }
    }
    roll dice "order test" { dice = pool(2, d6) }
    let { sum = sum(dice) }
    if "passed" {
      when = sum(dice) <= reach_of_nerve(nerve(unit, order))
      run "Obey" {}
      return { the = true }
    }
    if "a full squad tests again" {
      when = tests_twice(unit)
      roll again "second order test" { dice = pool(2, d6) }
      let { second = sum(again) }
      if "passed after all" {
        when = sum(again) <= reach_of_nerve(nerve(unit, order))
        run "Obey" {}
        return { the = true }
      }
      run "Refuse" { sum = second }
      return { the = false }
    }
    run "Refuse" {}
    return { the = false }
  }
  value "Reach of Nerve" { # the highest sum that passes: two ones always do, two sixes never
    given = { nerve = number }
    base  = max(2, min(11, nerve))
  }
  rule "Obey" {
    given = { unit = unit, order = order }
    set unit {
      order = order
      pins  = max(0, unit.pins - 1)
    }
    if "the order shows where it is" {
      when = order == fire || order == advance || order == run
      unmark unit { with = hidden }
    }
  }
  rule "Refuse" {
    given = { unit = unit, sum = number }
    set unit { order = down }
    if "the wrong thing altogether" {
      when = sum == 12 && unit.in_play
      run "Blunder" {}
      return {}
    }
    if "the crew takes fright" {
      when = unit.slot == vehicle && unit.in_play && any([
        for e in enemies(unit) : e
        if in_front(unit.facing, unit.point, e.point)
      ])
      run "Fall Back" {}
    }
  }
  rule "Fall Back" { # straight back, as far as there is room
    given  = { unit = unit }
    source = "source: 2nd edition rules pages, from memory"
    let { inches = room_ahead(unit, backwards(unit.facing), pace_back(unit)) }
    if "there is room" {
      when = inches > 0 && !unit.immobile
      move unit { to = offset(unit, backwards(unit.facing), inches) }
    }
  }
  value "Backwards" {
    given = { way = direction }
    base  = opposite(way)
  }
}

section "2.4" "Blunders" {
  text = "One or two: the unit fires on friends who are near the enemy. Three or more: it runs away from the nearest enemy in sight. Where it can do neither it goes down."

  value "Mistaken for Enemies" {
    given = { unit = unit }
    base = [
      for f in friends(unit) : f
      if (
        any([for e in enemies(unit) : e if apart(f, e) <= 12]) &&
        sees(unit, f) &&
        any(guns_for(unit, f))
      )
    ]
  }
  rule "Blunder" {
    given = { unit = unit }
    roll what "blunder" { dice = d6 }
    if "it fires on friends" {
      when = what <= 2
      choose victim "friend that is fired on by mistake" {
        from      = mistaken_for_enemies(unit)
        player    = other(unit.commander)
        or_return = true
      }
      set unit { order = fire }
      run "Salvo" {
        shooter = unit
        target  = victim
      }
      return {}
    }
    let { feared = first(lowest({ for e in enemies(unit) : e => apart(e, unit) if sees(unit, e) })) }
    if "somebody is in sight, and it can run" {
      when = feared != none && !unit.immobile
      let {
        most = max(pace(unit), run_pace(unit))
        way = first(highest({ # to where it is farthest from the enemy
          for d in directions : d => distance(feared, offset(unit, d, unit.slot == vehicle ? 1 : room_ahead(unit, d, most)))
        }))
        inches = way == none ? 0 : room_ahead(unit, way, most)
      }
      if "a vehicle" {
        when = way != none && unit.slot == vehicle
        run "Drive Away" {}
        return {}
      }
      if "there is room" {
        when = way != none && inches > 0
        set unit { order = run }
        unmark unit { with = hidden }
        move unit { to = offset(unit, way, inches) }
      }
    }
  }
  rule "Drive Away" { # on the heading that it can take, or backwards
    given  = { unit = unit, way = direction }
    source = "reconstructed: the rule speaks of full speed, and not of turns"
    let {
      was = unit.facing
      best = first(lowest({
        for d in headings(unit, gear(unit.gear).run_turns) : d => angle(d, way)
      }))
    }
    set unit { facing = best == none ? was : best }
    if "its hull has no room to turn" {
      when = !contains(room(unit), unit.point)
      set unit { facing = was }
    }
    let {
      course = angle(unit.facing, way) > 90 ? backwards(unit.facing) : unit.facing
      inches = room_ahead(unit, course, course == unit.facing ? run_pace(unit) : pace_back(unit))
    }
    if "there is room" {
      when = inches > 0
      set unit { order = run }
      unmark unit { with = hidden }
      move unit { to = offset(unit, course, inches) }
    }
  }
}

section "2.5" "Officers" {
  text = "An officer lends his bonus to all who are near, himself included. When he obeys an order himself, he may have friends in that range act with him at once."

  value "Reach of Voice" {
    given = { officer = unit }
    base  = officer.bonus >= 3 ? 12 : 6
  }
  value "Leads" {
    given = { unit = unit }
    base  = unit.bonus > 0 && !unit.leaderless
  }
  value "Encouragement" { # only the best bonus counts
    given = { unit = unit }
    base = on_the_ground(unit).in_play ? max(0, [
      for o in fielded(unit.commander) : o.bonus
      if leads(o) && apart(on_the_ground(o), on_the_ground(unit)) <= reach_of_voice(o)
    ]) : 0
  }
  value "Snapped To" {
    given = { officer = unit }
    base = [
      for f in friends(officer) : f
      if (
        officer.in_play &&
        may_act_out_of_turn(f) &&
        apart(f, officer) <= reach_of_voice(officer)
      )
    ]
  }
  rule "Snap to Action" { # as many friends as his bonus; one more for Germans
    text  = "An officer who has obeyed his order gives orders to friends in his reach at once, to as many as his bonus."
    given = { officer = unit }
    repeat {
      times = officer.in_play && leads(officer) ? officer.bonus + (officer.german ? 1 : 0) : 0
      choose follower "unit that snaps to action" {
        from     = snapped_to(officer)
        player   = officer.commander
        may_pass = true
        passing  = "nobody else"
      }
      if "nobody else" {
        when = follower == none
        return {}
      }
      if "at once" {
        when = follower != none
        run "Take Your Die" { unit = follower }
        offer "Orders" {
          commander = officer.commander
          ready     = [follower]
          none {}
        }
      }
    }
  }
}
