# Each scenario's set-up, special rule and victory.

test "No Man's Land: both bombard, and see 24 inches in the first turn" {
  ref      = "8.1"
  scenario = no_man_s_land
  move turn { to = 1 }
  expect { that = bombards(allies) && bombards(axis) && visibility == 24 }
  given {
    us_machine_gun   = point(36, 10)
    first_grenadiers = point(36, 37)
  }
  expect { that = sees(us_machine_gun, first_grenadiers) }
  move first_grenadiers { to = point(36, 37.1) }
  expect { that = !sees(us_machine_gun, first_grenadiers) }
  move turn { to = 2 }
  expect { that = sees(us_machine_gun, first_grenadiers) }
}
test "No Man's Land: reserves, then unit by unit" {
  ref      = "8.1"
  scenario = no_man_s_land
  seed     = 2
  answer { side = south }
  expect { that = count(bag.order_dice) == 0 }
}
test "No Man's Land, at random" {
  ref      = "8.1"
  scenario = no_man_s_land
  play {
    bots = random
    seed = 1
  }
  expect { that = game.over }
}
test "Meeting Engagement: all come on in the first turn" {
  ref      = "8.2"
  scenario = meeting_engagement
  answer { side = south }
  pass {} # no reserves
  pass {}
  expect {
    that = count(first_wave.units) == 12 && turn == 1 && none(units) && none([
      for u in all(units) : u
      if must_test(u)
    ]) && !bombards(axis)
  }
  play {
    bots = random
    seed = 1
  }
  expect { that = game.over }
}
