test "Night falls on the thirteenth box" {
  ref = "H-1"
  move time { to = june_6_11 }
  expect {
    value = sight_limit
    is    = 8
  }
  advance time { by = 2 }
  expect {
    value = sight_limit
    is    = 1
  }
  advance time { by = 6 }
  expect { that = time.at.day == june_7 && time.at == june_7_1 }
}

test "Passing the last box ends the game" {
  ref = "H-1"
  move time { to = june_8_11 }
  advance time { by = 2 }
  expect { that = game.result == out_of_time }
}

test "The first counterattack falls on Fox" {
  ref = "H-2"
  given { command_bunker = [fox_1, dog_1] }
  move counterattack { to = alarm_5 }
  advance counterattack { by = gathering(3) }
  expect { that = fox_1.strength == 7 && dog_1.strength == 10 && counterattack.at == all_quiet && attack_coming.at == second }
}

test "The empty pile is shuffled and one card burned" {
  ref  = "H-0"
  seed = 1
  repeat {
    times = 19
    run "Draw an Event Card" {}
  }
  expect { that = count(event_deck.event_cards) == 16 && count(event_discards.event_cards) == 1 }
}
