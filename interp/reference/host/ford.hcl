# The Ford: three guards hold a ford through one night against raiders who come up two lanes.
# A game of our own, made for the examples of LANGUAGE.md: whatever they speak of is declared here.

game "The Ford" {
  id       = "the_ford"
  language = 1
  version  = "1.0"
  begin    = the_night
  players  = [warden] # a variant seats a second one
  length   = 40
  text     = "Three guards hold a ford through one night. Raiders come up two lanes."
  goal     = "Keep the raiders from the posts until dawn."
}

player "Warden" {}
player "Reaver" {}
side "Garrison" { player = warden }
side "Band" {} # the omens move it

result "The Ford Holds" { worth = 1 }
result "The Ford Is Lost" { worth = -1 }

section "1" "What lies on the table" {
  text = "Two lanes of four steps lead to the mill and the gate; behind them stands the tower."

  kind "post" {
    is     = space
    fields = { next_to = set(post) }
  }
  roster "post" {
    columns = [next_to]
    rows    = { Mill = [[gate, tower]], Gate = [[mill, tower]], Tower = [[mill, gate]] }
  }
  kind "step" { is = space }
  kind "lane" {
    is     = path
    of     = step
    length = 4
    fields = { ends_at = post }
  }
  roster "lane" {
    columns = [ends_at]
    rows    = { A = [mill], B = [gate] }
  }
  map "Ford" {}

  enum "rank" { names = [recruit, veteran, captain] }
  kind "guard" {
    is     = piece
    sides  = [fresh, tired]
    traits = [archer]
    fields = { rank = rank, skill = number }
    state  = { arrows = number, watches = maybe(lane) }
  }
  roster "guard" {
    columns = [rank, skill, arrows, traits]
    rows = {
      Ada  = [captain, 2, 4, [archer]]
      Bern = [veteran, 1, 0, []]
      Cole = [recruit, 1, 3, [archer]]
    }
  }
  kind "raider" {
    is     = piece
    fields = { strength = number }
  }
  roster "raider" {
    columns = [count, strength]
    rows    = { Footman = [6, 1], Rider = [3, 2], Chief = [1, 3] }
    totals  = { count = 10 }
  }
  marker "Wound" {
    on        = guard
    count     = 3
    adjective = "wounded"
  }
  marker "Stakes" {
    on        = step
    count     = 4
    adjective = "staked"
  }
  track "Morale" {
    boxes = numbers(0, 5)
    start = 4
  }
  track "Hour" {
    boxes = [dusk, midnight, dawn]
    start = dusk
  }
  box "Infirmary" { of = guard }
}

section "2" "The night" {
  text = "Each turn an omen is read, raiders come on, and the guards may do two things. At dawn, when no omen is left, the ford holds."

  phase "The Night" {
    repeat {
      run "Read an Omen" {}
      offer "Guard Orders" { up_to = 2 }
      flip { # all are fresh again
        the = all(guards)
        to  = fresh
      }
    }
  }
}

section "2.1" "Omens" {
  text = "An omen names a lane. A new raider appears at its foot, and those who stand in it go up."

  kind "omen" {
    is     = card
    fields = { lane = lane, comes = design(raider) }
  }
  omen "Owl" {
    count = 3
    lane  = A
    comes = footman
  }
  omen "Hoofbeats" {
    count = 3
    lane  = B
    comes = rider
  }
  omen "Fog" {
    count = 2
    lane  = B
    comes = footman
    modify "Aim" "fog" { by = -1 }
    forbid "Signal" { because = "nobody would see it" }
  }
  deck "Night Sky" { of = omen }
  box "Shown" {
    of       = omen
    in_force = true
  }
  box "Past" { of = omen }

  rule "Read an Omen" {
    if "the night is over" {
      when = none(night_sky.omens)
      end game { result = the_ford_holds }
    }
    if "midnight" {
      when = count(night_sky.omens) == 4
      advance hour {}
    }
    move {
      the = shown.omens
      to  = past
    }
    draw omen {
      from = night_sky
      to   = shown
    }
    run "Find the Lane" lane {} # the rule's omen is the one just drawn
    each man {
      from          = lane.raiders
      highest_first = ahead(man)
      run "Go Up" { raider = man }
    }
    if "one is left" {
      when = any(omen.comes.supply)
      put newcomer {
        from = omen.comes.supply
        to   = lane.first
      }
    }
  }
  rule "Find the Lane" {
    given   = { omen = omen }
    returns = lane
    return { the = omen.lane }
  }
  value "Ahead" { # how far up his lane a raider is
    given = { raider = raider }
    base  = sum([for s in steps : s.number if s == raider.at])
  }
  rule "Go Up" {
    given = { raider = raider }
    let { here = only([for s in steps : s if s == raider.at]) }
    move raider { to = here.next != none ? here.next : here.lane.ends_at }
  }
  rule "Overrun" {
    given = { raider = raider, here = post }
    after = enter(raider, here)
    move raider { to = supply }
    advance morale { by = -raider.strength }
    each man {
      from = here.guards
      run "Hurt" {}
    }
  }
  rule "Hurt" {
    given = { man = guard }
    if "hurt before" {
      when = man.wounded
      move man { to = infirmary }
    }
    else {
      mark man { with = wound }
    }
  }
  rule "Morale Breaks" {
    after = enter(morale, 0)
    end game { result = the_ford_is_lost }
  }
}

section "2.2" "What the guards may do" {
  text = "A guard shoots down the lane before his post, goes to another post, rests, or lays stakes."

  menu "Guard Orders" {
    player = warden
    actor  = [for g in guards.fresh : g if g.at.post]
    fields = { loud = bool }
  }
  value "Aim" {
    given = { shooter = guard, target = raider }
    base  = shooter.skill + 2
    modifier "close" {
      when = ahead(target) >= 3
      by   = 1
    }
    modifier "wounded" {
      when = shooter.wounded
      by   = -1
    }
    modifier "never hopeless" { at_least = 1 }
    modifier "a captain near" {
      when = contains(shooter.at.guards, ada) && shooter != ada
      by   = 1
    }
  }
  value "Targets" {
    given = { shooter = guard }
    base  = [for r in raiders : r if any([for l in lanes : l if l.ends_at == shooter.at && contains(l.steps, r.at)])]
  }
  table "Shot" {
    given   = { roll = d6, aim = number }
    returns = { hit = bool }
    rows = [
      [1, any, true],
      [2, "2..", true],
      [3, "3..", true],
      [4, "4..", true],
      [5, "5..", true],
      [else, false],
    ]
  }
  action "Shoot" {
    menu = guard_orders
    require "is an archer" { that = actor.archer }
    require "has arrows" { that = actor.arrows > 0 }
    choose target { from = targets(actor) }
    set actor { arrows = actor.arrows - 1 }
    flip actor { to = tired }
    roll hit { on = shot(aim(actor, target)) }
    if "a hit" {
      when = hit
      move target { to = supply }
    }
  }
  action "March" {
    menu = guard_orders
    loud = true
    choose to { from = [for p in posts : p if adjacent(p, actor.at)] }
    flip actor { to = tired }
    move actor { to = to }
  }
  action "Bind a Wound" {
    menu = guard_orders
    require "is wounded" { that = actor.wounded }
    flip actor { to = tired }
    unmark actor { with = wound }
  }
  action "Lay Stakes" {
    menu = guard_orders
    require "stakes are left" { that = stakes.supply > 0 }
    choose here {
      from = steps
      require "before the post" { that = here.lane.ends_at == actor.at }
      require "no stakes there" { that = !here.staked }
      require "nobody stands there" { that = none(here.raiders) }
    }
    flip actor { to = tired }
    mark here { with = stakes }
  }
  action "Signal" {
    menu = guard_orders
    loud = true
    require "from the tower" { that = actor.at == tower }
    require "nobody watches yet" { that = actor.watches == none }
    choose lane { from = lanes }
    flip actor { to = tired }
    set actor { watches = lane }
  }
  rule "Held Up by Stakes" { # whoever would go up through stakes tears them down instead
    given      = { raider = raider }
    instead_of = go_up(raider)
    when       = any([for s in steps.staked : s if s == raider.at])
    each here {
      from = [for s in steps.staked : s if s == raider.at]
      unmark here { with = stakes }
    }
  }
}

section "3" "Nights" {
  text = "Two starts, and two options."

  scenario "First Night" {
    text = "All three guards are at their posts."
    deploy {
      rows = [
        [mill, [ada]],
        [gate, [bern, cole]],
      ]
    }
  }
  scenario "Late Watch" {
    text = "One guard is hurt, and the chief has come."
    deploy {
      rows = [
        [mill, [ada]],
        [[gate, tower], [cole]], # as the player likes
        [A-2, [chief]],
        [B-1, [rider]],
      ]
    }
    rule "Bern Is Hurt" {
      after = set_up()
      move bern { to = infirmary }
      move hour { to = midnight }
    }
  }
  option "Moon" {
    default = full
    variant "Full" {}
    variant "New" {
      modify "Aim" "no moon" { by = -1 }
    }
  }
  option "Players" {
    variant "One Player" {}
    variant "Two Players" {
      players = [warden, reaver]
      text    = "the reaver may choose who goes up first"
    }
  }
  invariant "wounds are few" { that = wound.supply >= 0 }
}

look {
  ends = [hour]
  layouts = {
    ford = <<-MAP
      [A-1    ] [A-2    ] [A-3    ] [A-4    ] [Mill     ]
                                              [Tower    ]
      [B-1    ] [B-2    ] [B-3    ] [B-4    ] [Gate     ]
    MAP
  }
}
