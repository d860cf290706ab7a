# Tanks among men.

section "5.1" "Overruns" {
  text = "A tank may run straight over infantry and guns. They check their morale: who fails is destroyed, who passes gets out of the way, no farther than need be."

  value "Overrun By" { # what lies in its way, as far as it runs
    given  = { tank = unit }
    source = "source: 2nd edition rules, from memory"
    base = [
      for e in enemies(tank) : e
      if (
        e.slot != vehicle &&
        crosses(tank.point, offset(tank, tank.facing, run_pace(tank)), e) &&
        lane_free(tank, e)
      )
    ]
  }
  value "Lane Free" { # nothing else lies between
    given = { tank = unit, target = unit }
    base = (
      !crosses(tank.point, target.point, but_not(units, [tank, target])) &&
      !crosses(tank.point, target.point, grounds.solid) &&
      !crosses(tank.point, target.point, wrecks)
    )
  }
  action "Overrun" {
    menu = orders
    require "is a tank that can run" {
      that = (
        actor.in_play &&
        actor.slot == vehicle &&
        actor.damage >= 8 &&
        actor.gear == tracked &&
        !actor.immobile
      )
    }
    choose target { from = overrun_by(actor) }
    run "Receive" obeyed {
      unit  = actor
      order = run
    }
    if "it drives on" {
      when = obeyed
      run "Drive Over" { tank = actor }
    }
  }
  rule "Drive Over" {
    given = { tank = unit, target = unit }
    unmark target { with = hidden }
    run "Morale Check" steady { unit = target }
    if "they get out of the way" {
      when = steady && target.in_play
      run "Dodge" {}
    }
    run "Go Straight" {
      unit  = tank
      way   = tank.facing
      limit = run_pace(tank)
    }
  }
  rule "Dodge" {
    given = { tank = unit, target = unit }
    choose spot "place to dodge to" {
      from = within(
        distance(target.point, beside(tank, target)) + 0.1,
        target.point,
        beside(tank, target)
      )
      player    = target.commander
      or_return = true # there is no room
    }
    move target { to = spot }
  }
  value "Beside" { # an inch and more out of its lane
    given   = { tank = unit, target = unit }
    returns = area
    base = but_not(within(6, target.point, room(target)), [
      for n in numbers(0, 24) : circle(offset(tank, tank.facing, n), tank.base + target.base + 1)
    ])
  }
}
