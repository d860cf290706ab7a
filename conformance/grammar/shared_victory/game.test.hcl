test "who ties for the highest rolls again, and play goes to the right of whoever is first" {
  ref   = "2"
  rolls = [6, 5, 1, 1, 5, 6, 2, 2, 3, 3] # east 11, center 2, west 11; then east 4, west 6
  run "Order of Play" {}
  expect { that = west.order == 0 && east.order == 1 && center.order == 2 }
}

test "an officer steadies a unit of his own company, whoever's unit is active" {
  ref   = "4"
  rolls = [1]
  given {
    camp = [east_rifles, center_rifles, abel, boas]
  }
  flip {
    the = camp.units.east_rifles
    to  = shaken
  }
  run "Activate One" { company = center }
  take "Climb" {}
  refuse "Steady" {} # nobody asks Anna
  expect { that = any(camp.units.center_rifles.shaken) }
}

test "beside the order that its player is asked for" {
  ref   = "4"
  rolls = [5]
  given {
    camp = [east_rifles, abel]
  }
  flip {
    the = camp.units
    to  = shaken
  }
  run "Activate One" { company = east }
  refuse "Climb" { because = "a shaken unit only waits" }
  take "Steady" { officer = abel }
  refuse "Steady" { because = "there is no candidate for officer" }
  take "Climb" {}
  expect { that = count(ridge.units) == 1 && east.glory == 5 }
}

test "Bert has earned most" {
  ref = "5"
  given {
    ridge = [east_rifles, center_rifles]
  }
  set center { glory = 6 }
  set east { glory = 5 }
  run "Evening" {}
  expect { that = game.result == victory_bert }
}

test "Anna and Cora share a triumph" {
  ref = "5"
  given {
    ridge = [east_rifles, center_rifles, west_rifles]
  }
  set {
    the   = [east, west]
    glory = 7
  }
  run "Evening" {}
  expect { that = game.result == triumph_anna_cora }
  expect {
    mean = cora
    is   = 3
  }
  expect {
    mean = bert
    is   = 2
  }
}

test "one company on the ridge is not enough" {
  ref = "5"
  given {
    ridge = [east_rifles]
  }
  run "Evening" {}
  expect { that = game.result == repulse }
}

test "a game by chance comes to its end" {
  scenario = standard
  play {
    bots = random
    seed = 4
  }
  expect { that = game.over }
}
