# H: event cards and tracks.

test "Eighteen event cards, one of them burned" {
  ref = "H"
  run "Shuffle the Event Cards" {}
  expect {
    that = (
      count(event_deck.event_cards) == 17 &&
      count(event_discards.event_cards) == 1 &&
      top(event_discards.event_cards).face_down
    )
  }
  expect { that = count(all(event_cards)) == 18 && none(event_shown.event_cards) }
}

test "A drawn card is carried out and discarded face up" {
  ref = "H"
  given { event_deck = [relief_column] }
  run "Draw an Event Card" {}
  expect {
    event_discards = [relief_column]
    that           = relief == 1 && !top(event_discards.event_cards).face_down
  }
}

test "When the pile is used up, all eighteen are shuffled and one is burned again" {
  ref  = "H"
  seed = 1
  run "Shuffle the Event Cards" {}
  repeat {
    times = 17
    run "Draw an Event Card" {}
  }
  expect { that = none(event_deck.event_cards) && count(event_discards.event_cards) == 18 }
  run "Draw an Event Card" {}
  expect {
    that = count(event_deck.event_cards) == 16 && count(event_discards.event_cards) == 2 && count([
      for c in event_discards.event_cards : c
      if c.face_down
    ]) == 1
  }
}

test "Each card moves one track" {
  ref = "H"
  given { event_deck = [german_counterattack_3_2, german_counterattack_2_1, two_time_increments, one_time_increment] }
  run "Draw an Event Card" {}
  expect { that = time == 1 && counterattack == 0 && relief == 0 }
  run "Draw an Event Card" {}
  expect { that = time == 3 && counterattack == 0 && relief == 0 }
  run "Draw an Event Card" {}
  expect { that = time == 3 && counterattack == 2 && relief == 0 }
  run "Draw an Event Card" {}
  expect { that = time == 3 && counterattack == 5 && relief == 0 }
}

# ------------------------------------------------------------------------------------- time
test "Forty-eight boxes, of which twelve are dark" {
  ref = "H-1"
  expect {
    that = count(time_boxes) == 48 && count([for b in time_boxes : b if b.dark]) == 12 && count([
      for b in time_boxes : b
      if b.day == june_8
    ]) == 12
  }
  expect { that = time.at == june_6_1 && today == june_6 && !night }
}

test "Night falls on the thirteenth box, and after its last box the next day begins" {
  ref = "H-1"
  move time { to = june_6_12 }
  expect { that = !night }
  advance time {}
  expect { that = night && today == june_6 }
  move time { to = june_6_18 }
  advance time { by = 2 } # one box is left over: it counts on
  expect { that = time.at == june_7_2 && today == june_7 && !night }
  move time { to = june_7_17 }
  advance time { by = 2 }
  expect { that = time.at == june_8_1 && today == june_8 }
}

test "The twelfth box of June 8th ends the game" {
  ref = "H-1"
  move time { to = june_8_11 }
  advance time {}
  expect { that = game.over && game.result == disgraceful_performance }
}

test "Passing it does, too, in the middle of whatever goes on" {
  ref = "H-1"
  move time { to = june_8_11 }
  given { event_deck = [two_time_increments] }
  run "Draw an Event Card" {}
  expect { that = game.over && count(event_shown.event_cards.two_time_increments) == 1 }
}

test "The box so many ahead" {
  ref = "H-1"
  expect { that = box_ahead(3) == june_6_4 }
  move time { to = june_8_10 }
  expect { that = box_ahead(2) == june_8_12 && box_ahead(3) == none }
}

# ----------------------------------------------------------------------------------- counterattacks
test "Whoever holds the Command Bunker slows the Germans" {
  ref = "H-2"
  given {
    D4 = [easy_support]
    D5 = [bunker_company]
  }
  expect { that = gathering(3) == 3 && gathering(2) == 2 }
  remove bunker_company {}
  expect { that = gathering(3) == 3 } # nobody has come yet
  move easy_support { to = D5 }
  expect { that = gathering(3) == 2 && gathering(2) == 1 }
  move easy_support { to = D6 }
  expect { that = gathering(3) == 2 } # left behind, but theirs
}

test "The Germans take the Command Bunker back" {
  ref = "H-2"
  given {
    D5 = [easy_support]
    D6 = [grenadier_4]
  }
  run "Who Holds the Command Bunker" { here = D5 }
  expect { that = gathering(3) == 2 }
  move easy_support { to = D4 }
  move {
    the = D6.germans
    to  = D5
  }
  expect { that = gathering(3) == 3 }
}

test "While both are in the Command Bunker nothing changes; who is left has it" {
  ref = "H-2"
  given { D5 = [bunker_company, easy_support] }
  run "Who Holds the Command Bunker" { here = D5 }
  expect { that = command_bunker_held_by.at == the_germans }
  remove bunker_company {}
  expect { that = command_bunker_held_by.at == the_rangers }
  given { D5 = [easy_support, hka_3] }
  run "Who Holds the Command Bunker" { here = D5 }
  expect { that = command_bunker_held_by.at == the_rangers }
  move easy_support { to = D4 }
  expect { that = command_bunker_held_by.at == the_germans }
}

test "The marker stops in the last box: there the attack is launched and the next marker begins" {
  ref = "H-2"
  move counterattack { to = alarm_6 }
  given { event_deck = [german_counterattack_3_2] }
  run "Draw an Event Card" {}
  expect { that = counterattack.at == all_quiet && attack_coming.at == second }
}

test "After the fourth attack the cards do nothing" {
  ref = "H-2"
  move attack_coming { to = over }
  given { event_deck = [german_counterattack_3_2] }
  run "Draw an Event Card" {}
  expect { that = counterattack.at == all_quiet && attack_coming.at == over }
}

# ------------------------------------------------------------------------------------- relief
test "The column comes a box nearer" {
  ref = "H-3"
  given {
    A13        = [easy_888]
    B13        = [easy_861]
    event_deck = [relief_column]
  }
  expect { that = roadblock(easy) && relief_speed == 1 }
  run "Draw an Event Card" {}
  expect { that = relief == 1 }
}

test "Three units on one roadblock are worth another box" {
  ref = "H-3"
  given {
    A13        = [easy_888]
    B13        = [easy_861]
    C13        = [easy_722]
    event_deck = [relief_column]
  }
  run "Draw an Event Card" {}
  expect { that = relief == 2 }
}

test "One unit each of three companies are no strong roadblock" {
  ref = "H-3"
  given {
    A13 = [easy_888]
    E13 = [dog_860]
    I13 = [fox_887]
  }
  expect { that = relief_speed == 1 }
}

test "The relief ends the game at once, without penalty" {
  ref = "H-3"
  move relief { to = 13 }
  given { event_deck = [relief_column] }
  run "Draw an Event Card" {}
  expect { that = game.over && relief_spaces_missing == 0 }
}

test "A whole pile of cards: forty-eight boxes are no longer than they are" {
  ref  = "H"
  seed = 3
  repeat {
    times = 100
    while = !game.over
    run "Draw an Event Card" {}
  }
  expect { that = game.over }
}
