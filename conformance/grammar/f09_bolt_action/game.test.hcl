test "Two squads hold what nobody else is near" {
  ref = "3"
  put objective {
    from = key_position.supply
    to   = point(36, 30)
  }
  move rifle_squad_1 { to = point(38.5, 30) }
  expect {
    value = held_by(player_1)
    is    = 1
  }
  move rifle_squad_2 { to = point(34, 30) }
  expect {
    value = held_by(player_1)
    is    = 0
  }
}

test "Objectives keep more than twelve inches apart" {
  ref   = "3"
  rolls = [1, 5, 2]
  run "Placing Objectives" {}
  answer { spot = point(20, 24) }
  refuse { spot = point(32, 24) }
  answer { spot = point(32.1, 24) }
  answer { spot = point(50, 10) }
  expect { that = count(objectives) == 3 }
}

test "The first wave must come on" {
  ref = "common.reserves"
  set rifle_squad_1 { in_first_wave = true }
  expect { that = allowed(rifle_squad_1, advance) && !allowed(rifle_squad_1, fire) }
}
