# Turns, the bag of order dice, and the six orders.

section "2" "Turns and Orders" {
  text     = "A turn lasts until the bag is empty."
  no_rules = "a heading"
}

section "2.1" "The Turn" {
  text = "One order die of each unit goes into the bag. Dice are drawn one by one; whoever's die it is gives an order to a unit that has none. At the end dice come back, but units may keep Ambush and Down."

  track "Turn" { boxes = numbers(0, 8) }
  kind "order die" {
    is     = chit
    plural = "order_dice"
    fields = { commander = commander }
  }
  order_die "Allied Die" {
    commander = allies
    count     = 20
  }
  order_die "Axis Die" {
    commander = axis
    count     = 20
  }
  cup "Bag" { of = order_die }
  box "Tray" { of = order_die }
  value "Dice Needed" { # to play on paper
    given = { die = order_die }
    base  = count(may_come(die.commander))
  }

  phase "The Battle" {
    run "Muster" {}
    run "Deployment" {}
    run "Last Preparations" {}
    repeat { # the end of a turn may end the game
      advance turn {}
      run "A Turn" {}
    }
  }
  rule "Muster" { # all men are there, and no dice are in the bag
    each commander {
      from = commanders
      when = commanded(commander).points == 0
      run "Choose an Army" {}
    }
    each commander {
      from = commanders
      move {
        the = [for d in bag.order_dice : d if d.commander == commander]
        to  = tray
      }
    }
    each unit { # who is fewer than his footprint is for
      from = union(force(allies), force(axis))
      when = unit.slot != vehicle && (unit.slot == squad || unit.men <= 2 && unit.base > 0.5)
      run "Close Up" {}
    }
  }
  rule "Last Preparations" { # what follows the set-up and precedes the first turn
    run "Bombard" {}
  }
  phase "A Turn" {
    run "Fill the Bag" {}
    repeat {
      while = any(bag.order_dice)
      draw die {
        from = bag
        to   = tray
      }
      offer "Orders" {
        commander = die.commander
        ready     = [for u in still_there(die.commander) : u if u.order == waiting]
        none {} # the unit of that die is destroyed
      }
    }
    run "End of the Turn" {}
  }
  rule "Fill the Bag" {
    each commander {
      from = commanders
      run "Put In Dice" { number = count([for u in still_there(commander) : u if u.order == waiting]) }
    }
  }
  rule "Put In Dice" {
    given = { commander = commander, number = number }
    repeat {
      times = number
      put die {
        from = [for d in tray.order_dice : d if d.commander == commander]
        to   = bag
      }
    }
  }
  rule "Take Your Die" { # a unit acts out of turn: its die comes out of the bag
    given = { unit = unit }
    let { dice = [for d in bag.order_dice : d if d.commander == unit.commander] }
    if "there is one" {
      when = any(dice)
      put die {
        from = dice
        to   = tray
      }
    }
  }
  value "May Act Out of Turn" {
    given = { unit = unit }
    base = unit.order == waiting && !unit.spotter && any([
      for d in bag.order_dice : d
      if d.commander == unit.commander
    ])
  }
  rule "End of the Turn" {
    run "Fire from Ambush at the End" {}
    run "Empty Transports" {}
    run "Check the Scenario" {}
    each unit {
      from = [
        for u in union(units, aboard.units) : u
        if on_the_ground(u).in_play && keeps_its_order(u)
      ]
      run "Keep or Return" {}
    }
    set {
      the   = [for u in all(units) : u if !u.held]
      order = waiting
    }
    set {
      the     = all(units)
      held    = false
      loading = false
      aims_at = none
    }
    run "Does It End" {}
  }
  rule "Check the Scenario" {} # what some scenarios look at when a turn ends
  rule "Keep or Return" {
    text  = "A unit that is down or in ambush may keep its order for the next turn; a unit that is down loses up to three pins by that. Else its die goes back into the bag."
    given = { unit = unit }
    may "keep the order" {
      player = unit.commander
      set unit { held = true }
      if "down for a whole turn" {
        when = unit.order == down
        roll rest "pins lost by lying down" { dice = d3 }
        set unit { pins = max(0, unit.pins - rest) }
      }
    }
  }
}

section "2.2" "Six Orders" {
  text = "Fire, Advance, Run, Ambush, Rally and Down. A unit with pins tests before any of them but Down; without pins it obeys."

  enum "order" { names = [waiting, fire, advance, run, ambush, rally, down] }
  menu "Orders" {
    given  = { commander = commander, ready = set(unit) }
    player = commander
    actor  = ready
  }
  action "Fire" {
    menu = orders
    require "is on the table" { that = actor.in_play }
    require "an enemy is in sight and in reach" { that = any(targets(actor)) }
    run "Receive" obeyed {
      unit  = actor
      order = fire
    }
    if "it fires" {
      when = obeyed
      run "Shoot" { shooter = actor }
      run "Snap to Action" { officer = actor }
    }
  }
  action "Advance" {
    menu = orders
    require "is on the table" { that = actor.in_play }
    require "can move or turn" { that = !actor.immobile && !actor.loading }
    run "Receive" obeyed {
      unit  = actor
      order = advance
    }
    if "it advances" {
      when = obeyed
      run "Move" {
        unit   = actor
        inches = pace(actor)
        turns  = gear(actor.gear).turns
      }
      run "Shoot" { shooter = actor }
      run "Snap to Action" { officer = actor }
    }
  }
  action "Run" {
    menu = orders
    require "is on the table" { that = actor.in_play }
    require "can run" { that = !actor.immobile && !actor.loading && run_pace(actor) > 0 }
    run "Receive" obeyed {
      unit  = actor
      order = run
    }
    if "it runs" {
      when = obeyed
      run "Move" {
        unit   = actor
        inches = run_pace(actor)
        turns  = gear(actor.gear).run_turns
      }
      run "Snap to Action" { officer = actor }
    }
  }
  action "Assault" { # a Run into contact
    menu = orders
    require "is on the table" { that = actor.in_play }
    require "is infantry" { that = assaults(actor) }
    choose target { from = within_assault(actor) }
    require "can get there" { that = any(contact(actor, target)) }
    run "Receive" obeyed {
      unit  = actor
      order = run
    }
    if "it charges" {
      when = obeyed
      run "Charge" {
        attacker = actor
        defender = target
      }
      run "Snap to Action" { officer = actor }
    }
  }
  action "Ambush" {
    menu = orders
    require "is on the table" { that = actor.in_play }
    run "Receive" obeyed {
      unit  = actor
      order = ambush
    }
    if "it lies in wait" {
      when = obeyed
      run "Snap to Action" { officer = actor }
    }
  }
  action "Rally" {
    menu = orders
    require "is on the table, or aboard" { that = actor.in_play || actor.at == aboard }
    require "is pinned" { that = actor.pins > 0 }
    ruling = "a die and one in all: the one is the pin of the passed test. One printed summary takes off a die besides that pin, two say a die and one"
    run "Receive" obeyed {
      unit  = actor
      order = rally
    }
    if "it rallies" {
      when = obeyed
      roll spirit "pins lost by rallying" { dice = d6 }
      set actor { pins = max(0, actor.pins - spirit) }
      run "Snap to Action" { officer = actor }
    }
  }
  action "Down" {
    menu = orders
    require "is on the table, or aboard" { that = actor.in_play || actor.at == aboard }
    set actor { order = down }
  }
  value "Keeps Its Order" { # which orders may stay for the next turn
    given = { unit = unit }
    base  = !unit.spotter && (unit.order == ambush || unit.order == down)
  }
}
