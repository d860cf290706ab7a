# A test starts on a bare table. `rolls` are the next dice; the statements and decisions follow in
# order.

test "Two quiet holes, then home" {
  ref   = "2.1"
  rolls = [4, 2]
  run "Turn" { fisher = ann }
  take "Fish" {}
  take "Fish" {}
  expect { that = ann.catch == 6 && cracks == 1 }
  take "Go Home" {}
  expect { that = ann.home == 6 && ann.catch == 0 }
}

test "Nobody goes home before the first hole" {
  ref = "2.1"
  run "Turn" { fisher = ann }
  refuse "Go Home" { because = "one hole has been fished" }
}

test "The ice breaks at the fourth crack" {
  ref   = "2.3"
  rolls = [5, 1]
  run "Turn" { fisher = ben }
  take "Fish" {}
  take "Fish" {}
  expect { that = ben.catch == 0 && ben.home == 0 && cracks == 4 }
}

test "The third hole brings one more" {
  ref = "2.2"
  expect {
    value = haul(3, 2)
    is    = 2
  }
  expect {
    value = haul(3, 3)
    is    = 3
  }
  expect {
    value = haul(1, 3)
    is    = 0
  }
}

test "A pike is landed on four or more" {
  ref   = "2.2"
  rolls = [6, 4]
  run "Turn" { fisher = ann }
  take "Fish" {}
  answer { fight_the_pike = true }
  expect { that = ann.catch == 11 && cracks == 2 }
}

test "A pike may be let go" {
  ref   = "2.2"
  rolls = [6]
  run "Turn" { fisher = ann }
  take "Fish" {}
  answer { fight_the_pike = false }
  expect { that = ann.catch == 5 && cracks == 2 }
}

test "Fifty fish win" {
  ref   = "2.1"
  rolls = [5]
  set ben { home = 46 }
  run "Turn" { fisher = ben }
  take "Fish" {}
  take "Go Home" {}
  expect { that = game.result == ben_wins }
}

test "In the thaw every bite cracks" {
  ref      = "3"
  variants = [thaw]
  rolls    = [2]
  run "Turn" { fisher = ann }
  take "Fish" {}
  expect { that = ann.catch == 4 && cracks == 1 }
}

test "Every game ends" {
  scenario = standard
  play {
    bots = random
    seed = 3
  }
  expect { that = game.over }
}

test "A winter starts with empty sledges and whole ice" {
  ref = "1"
  expect { that = count(fishers) == 2 && ann.catch == 0 && ben.home == 0 && cracks == 0 }
}
