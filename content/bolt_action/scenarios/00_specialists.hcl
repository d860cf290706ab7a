# Who is set up last, and what is seen before the sun rises.

section "7.13" "Observers and Snipers" {
  text = "Observers, spotters and snipers who are not in reserve are set up last, anywhere in their own half, more than twelve inches from the enemy, also in houses that lie wholly in it: all of the defender first, or in turn where there are no roles."

  rule "The Last to Be Set Up" {
    before = last_preparations()
    if "there are roles" {
      when = any([for c in commanders : c if c.attacks])
      run "Set Up All Lone Ones" { commander = defender }
      run "Set Up All Lone Ones" { commander = attacker }
      return {}
    }
    run "Roll Off" first {}
    repeat placing {
      while = any(lone_ones(first)) || any(lone_ones(other(first)))
      run "Set Up a Lone One" { commander = placing % 2 == 1 ? first : other(first) }
    }
  }
  value "Lone Ones" {
    given = { commander = commander }
    base = [
      for u in brought(commander) : u
      if (
        u.lone &&
        u.at == supply &&
        (!u.spotter || u.serves != none && on_the_ground(u.serves).at != reserves)
      )
    ]
  }
  value "Lone Ground" {
    given   = { unit = unit }
    returns = area
    ruling  = "sides are picked in every scenario, so whoever has no zone still has a half, the attacker of Surrounded included: the wider ground of the text, for whoever has neither, is never used"
    base = but_not(
      inside(within(24, edge(table, unit.commander.edge)), unit),
      near_the_enemy(unit, 12)
    )
  }
  value "Near the Enemy" { # whoever is in a house is as near as its walls
    given   = { unit = unit, inches = number }
    returns = area
    base = union(
      within(unit, inches, enemies(unit)),
      within(unit, inches, [for e in enemies(unit) : e.inside if e.inside != none])
    )
  }
  value "Lone Rooms" { # the middles of the houses that are open to it
    given   = { unit = unit }
    returns = area
    base = [
      for g in grounds.building : circle(middle(g), 0)
      if has_room(g, unit.commander) && none(but_not(g.shape, within(24, edge(table, unit.commander.edge)))) && none([
        for e in enemies(unit) : e
        if distance(e, g) <= 12 || any(within(0, g.shape, within(12, house_of(e))))
      ])
    ]
  }
  rule "Set Up All Lone Ones" {
    given = { commander = commander }
    repeat {
      while = any(lone_ones(commander))
      run "Set Up a Lone One" {}
    }
  }
  rule "Set Up a Lone One" {
    given = { commander = commander }
    choose unit "observer, spotter or sniper to set up" {
      from      = lone_ones(commander)
      player    = commander
      or_return = true
    }
    choose spot "place to set it up" {
      from   = union(within(0, lone_ground(unit), room(unit)), lone_rooms(unit))
      player = commander
      none {
        move unit { to = reserves }
        return {}
      }
    }
    move unit { to = spot }
    set unit { inside = first([for g in grounds.building : g if middle(g) == spot]) }
    if "out of sight" {
      when = may_be_hidden(unit) && may_hide(unit)
      may "hide" {
        player = commander
        mark unit { with = hidden }
      }
    }
  }
}

section "7.13.1" "Their Transports, and Spotters in Reserve" {
  text = "The transport of an observer or sniper stays in reserve, and carries nobody else from there. A spotter whose unit is in reserve comes with it, where he likes."

  value "Stays Behind" {
    given = { unit = unit }
    base  = unit.slot == vehicle && unit.serves != none
  }
  rule "Transports Stay Behind" {
    given  = { commander = commander }
    before = keep_reserves(commander)
    ruling = "they count among the units that a scenario lets, or makes, a player keep"
    move {
      the = [for u in force(commander) : u if u.at == supply && stays_behind(u)]
      to  = reserves
    }
  }
  rule "The Spotter Comes, Too" {
    given = { unit = unit }
    after = come_on(unit)
    when  = unit.in_play && unit.arrived == turn
    each spotter {
      from = [for s in spotters_of(unit) : s if s.at == supply || s.at == reserves]
      set spotter {
        outflanking   = unit.outflanking
        from_the_east = unit.from_the_east
      }
      move spotter { to = reserves }
      run "Come On" {
        unit   = spotter
        inches = arrival_pace(spotter, unit.order)
      }
    }
  }
  rule "The Spotter Gets Down, Too" {
    given = { unit = unit, inches = number }
    after = climb_down(unit, inches)
    when  = unit.in_play
    each spotter {
      from = [for s in spotters_of(unit) : s if s.at == aboard]
      run "Climb Down" { unit = spotter }
    }
  }
}

section "7.15" "Dawn Assault" {
  text = "By agreement the first scenario begins in the dark instead of with 24 inches of sight. From the second turn on a die and the turn make eight, and it is day. In the dark nobody sees farther than a foot, whoever has fired is seen at two, and shots at more than six inches go wide."

  kind "sky" {
    is     = concept
    plural = "skies"
    state  = { dark = bool }
  }
  sky "Sky" {}
  value "Begins at Dawn" { base = false } # the scenario says so
  option "Dawn" {
    default = first_light
    variant "First Light" { text = "A battle that begins at dawn begins with 24 inches of sight." }
    variant "Before Sunrise" {
      text = "A battle that begins at dawn begins in the dark."
      rule "It Is Dark" {
        after = set_up()
        when  = begins_at_dawn
        set sky { dark = true }
      }
    }
  }
  rule "The Sun Rises" {
    before = a_turn()
    when   = sky.dark && turn >= 2
    source = "source: a chapter on night fighting"
    roll light "daybreak" { dice = d6 }
    if "it is day" {
      when = light + turn >= 8
      set sky { dark = false }
    }
  }
  modify "Visibility" "in the dark" {
    when    = sky.dark
    at_most = 12
  }
  modify "Visible At" "its fire is seen" {
    when = sky.dark && target.order == fire
    to   = 24
  }
  modify "To Hit" "in the dark" {
    when = sky.dark && apart(shooter, target) > 6
    by   = 1
  }
}
