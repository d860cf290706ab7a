# A way across a surface: where it turns, and what happens on it.

game "Ways" {
  language = 1
  begin    = the_march
  length   = 20
  parts    = 10
}
player "Red" {}
player "Blue" {}
map "Table" { surface = [24, 12] }
kind "ground" {
  is     = area
  traits = [tall]
}
ground "Wall" {
  shape  = rectangle(point(8, 4), point(9, 12))
  traits = [tall]
}
kind "troop" {
  is     = piece
  fields = { owner = player, base = number }
  state  = { hits = number, waits = bool, aim = maybe(point), seen_from = maybe(point) }
}
troop "Runner" {
  owner = red
  base  = 0.5
}
troop "Watch" {
  owner = blue
  base  = 0.5
}
troop "Second Watch" {
  owner = blue
  base  = 0.5
}
value "Open Ground" {
  returns = area
  base    = but_not(inside(table), grounds)
}
value "The Way" {
  given = { to = point, far = number }
  base  = waypoints(runner, to, far, open_ground)
}
value "Sees" {
  given = { from = troop, to = troop }
  base  = !crosses(from, to, grounds) && distance(from, to) <= 6
}
value "Lies in Wait" {
  base = [for t in troops : t if t.waits]
}
rule "March" {
  given = { to = point }
  each sentry {
    from = lies_in_wait
    choose stop "where on the way to fire" {
      from     = waypoints(runner, to, 20, open_ground, 1)
      player   = sentry.owner
      may_pass = true
      require "sees it there" {
        supposing {
          move runner { to = stop }
        }
        that = sees(sentry, runner)
      }
    }
    set sentry { aim = stop }
  }
  each stop {
    from = waypoints(runner, to, 20, open_ground, 1)
    when = runner.hits < 2
    move runner { to = stop }
  }
}
rule "It Comes By" {
  after = enter(runner, table, table)
  each sentry {
    from = lies_in_wait
    when = sentry.aim == runner.point
    set sentry {
      waits     = false
      seen_from = runner.point
    }
    set runner { hits = runner.hits + 1 }
  }
}
menu "Marches" {
  player = red
  actor  = [runner]
}
action "Go" {
  menu = marches
  choose to { from = reach(runner, 20, open_ground) }
  run "March" {}
}
phase "The March" {
  repeat {
    offer "Marches" {
      none {}
    }
  }
}

test "waypoints: straight on, around a corner, and none where there is no way" {
  given { runner = point(4, 8) }
  expect {
    that = count(the_way(point(6, 10), 20)) == 1 && only(the_way(point(6, 10), 20)) == point(6, 10)
  }
  expect { # around both corners of the wall, half an inch away
    that = count(the_way(point(13, 8), 20)) >= 3 && none([
      for p in the_way(point(13, 8), 20) : p
      if distance(p, wall) < 0.5
    ])
  }
  expect { that = none(the_way(point(13, 8), 9)) && none(the_way(point(8.5, 8), 20)) && none(the_way(point(6, 10), -1)) }
  expect { that = only(the_way(point(4, 8), 0)) == point(4, 8) } # it stays where it is
}
test "waypoints: in steps of one inch at most" {
  given { runner = point(2, 2) }
  let { along = waypoints(runner, point(5, 2), 20, inside(table), 1) }
  expect { that = count(along) == 3 && first(along) == point(3, 2) && contains(along, point(4, 2)) && contains(along, point(5, 2)) }
  expect { that = count(waypoints(runner, point(2, 4.5), 20, inside(table), 1)) == 3 }
  expect { that = only(waypoints(point(2, 2), point(3, 2), 1, inside(table), 0)) == point(3, 2) }
}
test "waypoints: of a piece that is not on the table there are none" {
  expect { that = none(the_way(point(4, 8), 20)) }
}
test "A march is met on its way, where whoever waits has chosen" {
  given {
    runner = point(4, 8)
    watch  = point(11, 2)
  }
  set watch { waits = true }
  take "Go" { to = point(12.5, 8) }
  refuse {
    stop    = point(4, 7)
    because = "it is not a candidate for stop"
  }
  answer {
    stop = first([for p in waypoints(runner, point(12.5, 8), 20, open_ground, 1) : p if p.x > 8])
  }
  expect {
    runner = point(12.5, 8)
    that   = runner.hits == 1 && !watch.waits && watch.seen_from != none && watch.seen_from.x > 8 && watch.seen_from.x < 9.5
  }
}
