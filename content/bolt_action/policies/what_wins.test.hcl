# What wins: who would have won by now, who dares, and what a place scores.

test "Near the end the stronger dares who has yet to win, and whoever loses as it stands" {
  given {
    us_first_squad   = point(36, 10)
    first_grenadiers = point(36, 40)
  }
  move german_machine_gun { to = destroyed }
  move turn { to = 3 }
  expect { that = care(allies) == 100 && care(axis) == 100 }
  move turn { to = 4 }
  expect { that = strength(allies) > strength(axis) }
  expect { that = care(allies) == 30 && care(axis) == 100 }
  move at_rifle_team { to = destroyed }
  expect { that = would_win(allies) && !would_win(axis) }
  expect { that = care(allies) == 100 && care(axis) == 30 }
}
test "Who dares goes where he would not have gone" {
  given {
    us_first_squad   = point(36, 10)
    first_grenadiers = point(36, 34)
  }
  move german_machine_gun { to = destroyed }
  move turn { to = 3 }
  expect { that = place(us_first_squad, point(36, 21)) < place(us_first_squad, point(36, 15)) }
  move turn { to = 4 }
  expect { that = place(us_first_squad, point(36, 21)) > place(us_first_squad, point(36, 15)) }
}
test "Whoever holds more positions would win" {
  scenario = "Key Positions"
  given {
    first_position   = point(8, 22)
    second_position  = point(66, 20)
    us_first_squad   = point(8, 23)
    first_grenadiers = point(66, 28)
  }
  expect { that = would_win(allies) && !would_win(axis) }
  given { second_grenadiers = point(66, 21) }
  expect { that = !would_win(allies) && !would_win(axis) }
}
test "Whoever attacks must take two positions of three, whoever defends lose none" {
  scenario = "Point Defence"
  given {
    first_position  = point(20, 8)
    second_position = point(36, 8)
    third_position  = point(60, 8)
  }
  set allies { attacks = true }
  set {
    the    = objectives
    holder = axis
  }
  expect { that = would_win(axis) && !would_win(allies) }
  set first_position { holder = allies }
  expect { that = !would_win(axis) && !would_win(allies) }
  set second_position { holder = allies }
  expect { that = !would_win(axis) && would_win(allies) }
}
test "Whoever is alone at the objective would win" {
  scenario = "Hold Until Relieved"
  given {
    strategic_objective = point(36, 24)
    us_first_squad      = point(36, 20)
    first_grenadiers    = point(36, 40)
  }
  expect { that = would_win(allies) && !would_win(axis) }
  move first_grenadiers { to = point(36, 28) }
  expect { that = !would_win(allies) && !would_win(axis) }
}
test "Where one stands scores, when it may end" {
  scenario = "Double Envelopment"
  given {
    us_first_squad = point(36, 34)
    m8_greyhound   = point(60, 40)
  }
  set allies { edge = south }
  set axis { edge = north }
  move turn { to = 5 }
  expect { that = !places_count }
  move turn { to = 6 }
  expect { that = places_count }
  expect { that = points_at(us_first_squad, point(36, 30)) == 0 }
  expect { that = points_at(us_first_squad, point(36, 37)) == 2 }
  expect { that = points_at(us_first_squad, point(36, 48)) == 3 }
}
test "So do the quarters" {
  scenario = "Sectors"
  given { us_first_squad = point(50, 10) }
  set allies {
    edge        = south
    in_the_east = true
  }
  set axis { edge = north }
  expect { that = points_at(us_first_squad, point(40, 10)) == 0 }
  expect { that = points_at(us_first_squad, point(30, 10)) == 1 }
  expect { that = points_at(us_first_squad, point(40, 30)) == 1 }
  expect { that = points_at(us_first_squad, point(30, 30)) == 3 }
}
test "One position more may turn the result" {
  scenario = "Key Positions"
  given {
    first_position   = point(20, 24)
    second_position  = point(52, 24)
    us_first_squad   = point(20, 22)
    first_grenadiers = point(52, 26)
  }
  expect { that = positions_ahead(allies) == 0 && swing(allies) == 0 }
  move turn { to = 6 }
  expect { that = swing(allies) == 120 && swing(axis) == 120 }
  move first_grenadiers { to = point(60, 40) }
  expect { that = positions_ahead(allies) == 1 && swing(allies) == 0 && swing(axis) == 120 }
}
test "Whoever has two of three keeps them" {
  scenario = "Point Defence"
  given {
    first_position  = point(20, 8)
    second_position = point(36, 8)
    third_position  = point(60, 8)
    us_first_squad  = point(36, 14)
  }
  set allies { attacks = true }
  set {
    the    = objectives
    holder = axis
  }
  set first_position { holder = allies }
  expect {
    that = !needless(us_first_squad, third_position) && needless(us_first_squad, first_position)
  }
  set second_position { holder = allies }
  expect {
    that = needless(us_first_squad, third_position) && !needless(us_first_squad, first_position)
  }
}
test "Whoever attacks goes to the position where no enemy is" {
  scenario = "Point Defence"
  given {
    first_position    = point(12, 8)
    second_position   = point(60, 8)
    german_lieutenant = point(12, 11)
    us_first_squad    = point(34, 14)
  }
  set allies { attacks = true }
  set {
    the    = objectives
    holder = axis
  }
  let { way = way_to_position(us_first_squad, us_first_squad.point, second_position) }
  expect { that = way == goal(us_first_squad, us_first_squad.point) }
  set first_position { holder = allies }
  expect { # he keeps what he has
    that = way > goal(us_first_squad, us_first_squad.point)
  }
}
test "A squad that guards nothing stays by the position that is most in danger" {
  scenario = "Point Defence"
  given {
    first_position    = point(12, 8)
    second_position   = point(60, 8)
    german_lieutenant = point(12, 8)
    at_rifle_team     = point(60, 8)
    first_grenadiers  = point(36, 8)
    us_first_squad    = point(60, 30)
  }
  set allies { attacks = true }
  set {
    the    = objectives
    holder = axis
  }
  expect {
    that = stands_by(first_grenadiers) && most_in_danger(first_grenadiers) == second_position
  }
  expect { that = goal(first_grenadiers, point(60, 14)) == 0 && !stands_by(at_rifle_team) }
  move us_first_squad { to = point(12, 30) }
  expect { that = most_in_danger(first_grenadiers) == first_position }
}
