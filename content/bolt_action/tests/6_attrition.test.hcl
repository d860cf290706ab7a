# Attrition in every scenario: worths where points decide, twice and once where objectives do.

test "Attrition: the lead is a fifth of the agreed size" {
  ref      = "7.9"
  variants = [attrition, us_chosen, german_chosen, up_to_1000]
  scenario = no_man_s_land
  expect { that = agreed_size(allies) == 1000 && clear_lead == 200 }
  run "Judge" {}
  expect { that = game.result == draw } # a lead of nothing wins nothing
}
test "Attrition: the larger army sets the lead" {
  ref      = "7.9"
  variants = [attrition, german_ready_1000]
  expect { that = agreed_size(allies) == 500 && agreed_size(axis) == 1000 && clear_lead == 200 }
}
test "Attrition: quarters are worth points" {
  ref      = "8.12"
  scenario = sectors
  variants = [attrition]
  set axis {
    edge        = north
    in_the_east = true
  }
  set allies {
    edge        = south
    in_the_east = false
  }
  given {
    us_bazooka     = point(10, 40)
    us_machine_gun = point(60, 40)
  }
  expect { that = victory_points(allies) == 60 + 3 * 50 }
}
test "Attrition: ground is worth points" {
  ref      = "8.7"
  scenario = envelopment
  variants = [attrition]
  set axis {
    edge    = north
    attacks = true
  }
  set allies { edge = south }
  given { at_rifle_team = point(36, 8) }
  move us_bazooka { to = destroyed }
  move german_machine_gun { to = beyond_the_table }
  move sdkfz_222 { to = destroyed }
  expect {
    that = victory_points(axis) == 60 + 2 * 30 + 3 * 50 && victory_points(allies) == 2 * 100
  }
}
test "Attrition: twice for the winner, once for the loser, and ten less at most" {
  ref      = "7.9"
  variants = [attrition]
  move us_machine_gun { to = destroyed }
  move sdkfz_222 { to = destroyed }
  move german_machine_gun { to = destroyed }
  expect { that = score(allies, allies) == 300 && score(axis, allies) == 50 }
  expect { that = score(axis, axis) == 100 && score(allies, axis) == 90 }
  expect { that = score(allies, none) == 150 && score(axis, none) == 50 }
}
test "Attrition: positions, and a fifth ahead" {
  ref      = "8.3"
  scenario = key_positions
  variants = [attrition]
  given {
    first_position = point(36, 24)
    at_rifle_team  = point(36, 26)
  }
  move us_machine_gun { to = destroyed }
  run "Judge" {}
  expect { that = game.result == axis_wins } # twice fifty
}
test "Attrition: positions alone win nothing" {
  ref      = "8.3"
  scenario = key_positions
  variants = [attrition]
  given {
    first_position = point(36, 24)
    at_rifle_team  = point(36, 26)
  }
  run "Judge" {}
  expect { that = game.result == draw }
}
test "Attrition: whoever holds nothing may still be far ahead in a draw" {
  ref      = "8.3"
  scenario = key_positions
  variants = [attrition]
  move us_first_squad { to = destroyed }
  run "Judge" {}
  expect { that = game.result == axis_wins }
}
test "Attrition: the documents are carried off, and who is in reserve is missing" {
  ref      = "8.5"
  scenario = top_secret
  variants = [attrition]
  set allies { edge = south }
  set axis { edge = north }
  given { us_bazooka = point(36, 4) }
  run "Take Them" { unit = us_bazooka }
  move turn { to = 2 }
  move at_rifle_team { to = reserves }
  move us_machine_gun { to = reserves }
  run "Move" {
    unit   = us_bazooka
    inches = 6
    turns  = 0
  }
  answer {
    spot                    = point(36, 0.5)
    carry_the_documents_off = true
  }
  expect { that = score(allies, allies) == 60 && score(axis, allies) == 50 && game.result == draw }
}
test "Attrition: a base falls" {
  ref      = "8.6"
  scenario = demolition
  variants = [attrition]
  given {
    axis_base   = point(36, 40)
    allied_base = point(36, 8)
    us_bazooka  = point(36, 38)
  }
  move german_machine_gun { to = destroyed }
  run "Check the Scenario" {}
  expect { that = game.result == allies_wins }
}
test "Attrition: the officer is captured, and counts" {
  ref      = "8.8"
  scenario = manhunt
  variants = [attrition]
  set allies { attacks = true }
  given {
    german_lieutenant = point(36, 24)
    us_bazooka        = point(36, 25)
  }
  run "Rout" {
    loser  = german_lieutenant
    winner = us_bazooka
  }
  expect { that = score(allies, allies) == 120 && game.result == allies_wins }
}
test "Attrition: the officer is captured at any price" {
  ref      = "8.8"
  scenario = manhunt
  variants = [attrition]
  set allies { attacks = true }
  given {
    german_lieutenant = point(36, 24)
    us_bazooka        = point(36, 25)
  }
  run "Wiped Out" {
    attacker = us_bazooka
    defender = german_lieutenant
  }
  expect { that = score(allies, allies) == 120 && score(axis, allies) == 60 && game.result == draw }
}
test "Attrition: the officer is killed otherwise" {
  ref      = "8.8"
  scenario = manhunt
  variants = [attrition]
  set allies { attacks = true }
  run "Destroy" { unit = german_lieutenant }
  expect { that = score(allies, none) == 60 && game.result == draw }
}
test "Attrition: the officer lives" {
  ref      = "8.8"
  scenario = manhunt
  variants = [attrition]
  set allies { attacks = true }
  move us_machine_gun { to = destroyed }
  run "Judge" {}
  expect { that = game.result == axis_wins }
}
test "Attrition: points that are held" {
  ref      = "8.9"
  scenario = point_defence
  variants = [attrition]
  set allies { attacks = true }
  given {
    first_position  = point(20, 40)
    second_position = point(60, 40)
  }
  set objectives { holder = allies }
  move german_machine_gun { to = destroyed }
  run "Judge" {}
  expect { that = game.result == allies_wins }
}
test "Attrition: held until relieved" {
  ref      = "8.10"
  scenario = hold_until_relieved
  variants = [attrition]
  given { us_bazooka = point(36, 30.5) }
  move german_machine_gun { to = destroyed }
  run "Judge" {}
  expect { that = game.result == allies_wins }
}
