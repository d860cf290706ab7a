# Low Fields: a skirmish of our own between two patrols, on a table measured in inches. It is a
# model for newcomers: points and areas, bases that are round or wide, ways around terrain, lines of
# sight, chits from a bag, two scenarios, two options.

game "Low Fields" {
  id       = "low_fields"
  language = 1
  version  = "1.0"
  begin    = the_fight
  length   = 50
  parts    = 10 # inches are counted in tenths
  text     = "Two patrols meet between the mill and the orchard, and fight over three flags."

  start_with = three_flags
  minutes    = 30
  weight     = light
}

# ------------------------------------------------------------------------ 1: what lies on the table
section "1.1" "The field" {
  text = "The table is a yard wide and two feet deep. Nobody goes through what is solid, or sees through what is tall."

  map "Field" { surface = [36, 24] } # width and depth in inches; pieces stand at points of it
  kind "ground" {
    is      = area
    traits  = [solid, tall]
    state   = { here = bool }
    present = here # the plural, and the drawing, leave out what is not
  }
  ground "Mill" {
    shape  = circle(point(10, 14), 2)
    traits = [solid, tall]
    here   = true
  }
  ground "Barn" {
    shape  = rectangle(point(22, 7), point(27, 10))
    traits = [solid, tall]
    here   = true
  }
  ground "Pond" {
    shape  = circle(point(14, 5), 2.5)
    traits = [solid]
    here   = true
  }
  ground "Orchard" {
    shape  = polygon([point(19, 14), point(26, 13), point(28, 18), point(21, 20)])
    traits = [tall]
    here   = true
  }
}

section "1.2" "Captains and squads" {
  text = "Each captain leads three squads. A squad stands on a round base an inch wide, and is gone when its last man falls. Riflemen stand in a line: an inch deep, and three inches wide as long as there are more than two of them, then two."

  kind "captain" {
    is     = player
    fields = { home = direction } # the edge of the table where he comes from
  }
  captain "Grey" { home = south }
  captain "Green" { home = north }

  kind "squad" {
    is     = piece
    fields = { captain = captain, base = number, move = number, range = number, shots = number }
    state  = { men = number, ordered = bool }
  }
  kind "line" { # wider than deep, across the way that it faces
    is     = squad
    sides  = [full, thin]
    fields = { frontage = number }
    state  = { facing = direction }
  }
  roster "line" {
    columns = [captain, facing, base, frontage, move, range, shots, men]
    rows = {
      "Grey Rifles"  = [grey, north, 0.5, { full = 3, thin = 2 }, 6, 18, 2, 4]
      "Green Rifles" = [green, south, 0.5, { full = 3, thin = 2 }, 6, 18, 2, 4]
    }
  }
  roster "squad" {
    columns = [captain, base, move, range, shots, men]
    rows = {
      "Grey Scouts"  = [grey, 0.5, 9, 12, 1, 3]
      "Grey Gun"     = [grey, 0.5, 4, 24, 3, 3]
      "Green Scouts" = [green, 0.5, 9, 12, 1, 3]
      "Green Gun"    = [green, 0.5, 4, 24, 3, 3]
    }
  }
  value "Own" {
    given = { captain = captain }
    base  = [for s in squads : s if s.captain == captain]
  }
  value "Enemies" {
    given = { captain = captain }
    base  = own(other(captain))
  }
}

section "1.3" "Flags and chits" {
  text = "Three flags mark what is fought over. The bag holds three order chits of each captain."

  kind "flag" { is = piece }
  flag "West Flag" {}
  flag "Mid Flag" {}
  flag "East Flag" {}

  kind "order" {
    is     = chit
    fields = { captain = captain }
  }
  order "Grey Order" {
    captain = grey
    count   = 3
  }
  order "Green Order" {
    captain = green
    count   = 3
  }
  cup "Bag" { of = order }
  box "Spent" { of = order }
}

# ------------------------------------------------------------------------------------- 2: the fight
section "2" "Rounds" {
  text = "First both captains place their squads, in turn. In each of five rounds all chits are drawn, and whoever's chit it is gives an order to a squad that has none yet."

  track "Round" { boxes = numbers(0, 5) }

  phase "The Fight" {
    run "Deployment" {}
    repeat { # the last round ends the game
      advance round {}
      run "Round of Orders" {}
      run "The End of a Round" {}
    }
  }
  phase "Deployment" {
    repeat {
      times = 3
      each captain {
        from = captains
        run "Place a Squad" {}
      }
    }
  }
  rule "Place a Squad" {
    given = { captain = captain }
    choose squad {
      player    = captain
      from      = [for s in all(squads) : s if s.captain == captain && !s.in_play]
      or_return = true
    }
    choose spot {
      player = captain
      # Entirely in the zone, and clear of other bases.
      from      = beyond(squad, 0, squads, inside(zone(squad), squad))
      or_return = true
    }
    move squad { to = spot }
  }
  value "Zone" {
    given   = { squad = squad }
    returns = area
    base    = within(5, edge(field, squad.captain.home))
  }
  phase "Round of Orders" {
    repeat {
      while = any(bag.orders)
      draw chit {
        from = bag
        to   = spent
      }
      offer "Orders" {
        captain = chit.captain
        none {} # he has more chits than squads left
      }
    }
    set squads { ordered = false }
    move {
      the = spent.orders
      to  = bag
    }
  }
  menu "Orders" {
    given  = { captain = captain }
    player = captain
    actor  = [for s in own(captain) : s if !s.ordered]
  }
  rule "One Order a Round" {
    given = { captain = captain, squad = squad }
    after = orders(captain, squad)
    set squad { ordered = true }
  }
}

section "2.1" "March" {
  text = "A squad goes as far as it can, around what is in its way, and stays more than an inch away from the enemy. A line goes on facing as it does; to face another way it wheels, if there is room."

  action "March" {
    menu = orders
    choose spot { from = reach(actor, actor.move, open_ground(actor)) }
    run "Go There" { squad = actor }
  }
  rule "Go There" {
    given = { squad = squad, spot = point }
    move squad { to = spot }
  }
  action "Wheel" {
    menu = orders
    require "is a line" { that = actor.line }
    choose way {
      from = [for d in directions : d if d != actor.facing]
    }
    require "has room to wheel" {
      supposing {
        set actor { facing = way }
      }
      that = stands_clear(actor)
    }
    set actor { facing = way }
  }
  value "Stands Clear" { # with its whole base
    given = { squad = squad }
    base = (
      contains(inside(field, squad), squad) &&
      distance(squad, grounds.solid) > 0 &&
      distance(squad, enemies(squad.captain)) > 1 &&
      distance(squad, friends(squad)) > 0
    )
  }
  value "Friends" {
    given = { squad = squad }
    base  = [for s in own(squad.captain) : s if s != squad]
  }
  value "Open Ground" { # where its base may be, all the way
    given   = { squad = squad }
    returns = area
    base    = inside(field)
    modifier "nobody goes through what is solid" { but_not = grounds.solid }
    modifier "an inch from the enemy" { but_not = within(1, enemies(squad.captain)) }
    modifier "not over friends" { but_not = within(0, friends(squad)) }
  }
}

section "2.2" "Fire" {
  text = "A squad shoots at an enemy in range that it sees, a line only to its front. Each die that shows the number needed costs the target a man."

  action "Fire" {
    menu = orders
    choose target { from = targets(actor) }
    run "Volley" { shooter = actor }
  }
  action "Creep" { # half a move, then fire, at a disadvantage
    menu = orders
    choose spot { from = reach(actor, floor(actor.move, 2), open_ground(actor)) }
    move actor { to = spot }
    choose target {
      from = targets(actor)
      none {}
    }
    if "an enemy is in sight" {
      when = target != none
      run "Volley" {
        shooter = actor
        harder  = 1
      }
    }
  }
  action "Hold" { menu = orders }

  value "Sight" { base = 40 } # how far one sees at all
  value "Sees" {              # nobody sees through what is tall, but out of it and into it
    given = { from = squad, to = squad }
    base = distance(from, to) <= sight && !crosses(from, to, [
      for g in grounds.tall : g
      if !contains(g.shape, from) && !contains(g.shape, to)
    ])
  }
  value "Targets" {
    given = { squad = squad }
    base = [
      for e in enemies(squad.captain) : e
      if distance(squad, e) <= squad.range && sees(squad, e)
    ]
    modifier "not behind a line" {
      when = squad.line
      but_not = [
        for e in enemies(squad.captain) : e
        if !contains(arc(squad, squad.facing, 180), e)
      ]
    }
  }
  value "Needed" {
    given = { shooter = squad, target = squad, harder = number }
    base  = 4
    modifier "after a creep" { by = harder }
    modifier "near" {
      when = distance(shooter, target) <= 6
      by   = -1
    }
    modifier "in the orchard" {
      when = contains(orchard.shape, target)
      by   = 1
    }
    modifier "a 6 always hits" { at_most = 6 }
  }
  rule "Volley" {
    given = { shooter = squad, target = squad, harder = optional(number, 0) }
    roll shots { dice = pool(shooter.shots, d6) }
    set target { men = max(0, target.men - count_at_least(shots, needed(shooter, target, harder))) }
    if "the last man falls" {
      when = target.men == 0
      remove target {}
    }
    if "the last squad falls" {
      when = none(enemies(shooter.captain))
      end game { winner = shooter.captain }
    }
  }
  rule "A Thin Line" {
    given = { line = line }
    after = volley(any, line)
    when  = line.full && line.men <= 2
    flip line { to = thin }
  }
}

section "2.3" "The end" {
  text = "After the fifth round whoever holds more flags wins. A flag is held by who has a squad within three inches of it, and no enemy there."

  rule "The End of a Round" {
    if "the last round is over" {
      when = round == 5
      run "The Count" {}
    }
  }
  rule "The Count" {
    each captain {
      from = captains
      if "he holds more" {
        when = held(captain) > held(other(captain))
        end game { winner = captain }
      }
    }
    end game { result = draw }
  }
  value "Held" {
    given = { captain = captain }
    base  = count([for f in flags : f if near(f, captain) && !near(f, other(captain))])
  }
  value "Near" {
    given = { flag = flag, captain = captain }
    base  = distance(flag, own(captain)) <= 3
  }
  value "Standing" { # how far a captain is ahead, for bots and reports: a flag counts for three men
    given = { captain = captain }
    base  = lead(captain) - lead(other(captain))
  }
  value "Lead" {
    given = { captain = captain }
    base  = 3 * held(captain) + sum([for s in own(captain) : s.men])
  }
}

# ----------------------------------------------------------------------- 3: scenarios and an option
section "3.1" "Three Flags" {
  text = "The flags stand in a row between the two edges."

  scenario "Three Flags" {
    goal = "Hold more flags than the enemy after the fifth round: a squad within three inches, and no enemy there."
    deploy {
      rows = [
        [point(6, 12), [west_flag]],
        [point(18, 12), [mid_flag]],
        [point(30, 12), [east_flag]],
      ]
    }
  }
}

section "3.2" "Breakthrough" {
  text = "Green waits in the middle of the field. Grey wins if one of his squads leaves it by the north edge, near the flag, before the fifth round is over."

  box "Away" { of = squad } # off the field
  value "Inches to the Edge" {
    base = min(24, [for s in own(grey) : ceil(distance(s, edge(field, north)))])
  }
  scenario "Breakthrough" {
    look { ends = [inches_to_the_edge] }
    goal = {
      grey  = "Get a squad off the north edge, within six inches of the flag, before the fifth round is over."
      green = "Let no squad of Grey get away by the north edge near the flag in five rounds."
    }
    deploy {
      # Grey chooses where to break through.
      rows = [[rectangle(point(2, 21), point(34, 23)), [mid_flag]]]
    }
    modify "Zone" "Green waits around the middle" {
      when = squad.captain == green
      base = circle(point(18, 12), 6)
    }
    modify "Lead" "how far north Grey has come" {
      when = captain == grey && any(own(grey))
      by   = max([for s in own(grey) : s.point.y])
    }
    action "Leave" {
      menu = orders
      require "only Grey wants to get away" { that = captain == grey }
      require "an inch from the north edge, at most" { that = distance(actor, edge(field, north)) <= 1 }
      require "within six inches of the flag" { that = distance(actor, mid_flag) <= 6 }
      move actor { to = away }
    }
    rule "Got Away" {
      after = enter(any, away)
      end game { winner = grey }
    }
    rule "Too Late" {
      instead_of = the_count()
      end game { winner = green }
    }
  }
}

section "3.3" "Weather" {
  text = "In fog nobody sees farther than ten inches. In a drought the pond is dry ground."

  option "Weather" {
    default = clear
    variant "Clear" {}
    variant "Fog" {
      modify "Sight" "fog" { to = 10 }
    }
    variant "Drought" {
      rule "The Pond Is Dry" {
        after = set_up()
        set pond { here = false }
      }
    }
  }
}

section "3.4" "Watch" {
  text = "A squad that holds keeps watch until the round is over: it fires once, at the first enemy who comes into its sight on a march."

  marker "Watch" { on = squad }
  option "Watch" {
    default = nobody
    variant "Nobody" {}
    variant "Whoever Holds" {
      rule "Keep Watch" {
        given = { squad = squad }
        after = hold(any, squad)
        mark squad { with = watch }
      }
      rule "March under Fire" { # an inch at a time
        given      = { squad = squad, spot = point }
        instead_of = go_there(squad, spot)
        each stop {
          from = waypoints(squad, spot, squad.move, open_ground(squad), 1)
          when = squad.in_play
          move squad { to = stop }
          each watcher {
            from = [for e in enemies(squad.captain) : e if e.watch && contains(targets(e), squad)]
            when = squad.in_play
            unmark watcher { with = watch }
            run "Volley" {
              shooter = watcher
              target  = squad
            }
          }
        }
      }
      rule "The Watch Is Over" {
        after = round_of_orders()
        unmark {
          the  = squads.watch
          with = watch
        }
      }
    }
  }
}
