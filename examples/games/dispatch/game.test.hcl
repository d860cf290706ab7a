test "Both give their letters before anybody rides" {
  scenario = standard
  expect { perft = [6, 36, 576] }
}

test "The letter arrives" {
  ref = "4"
  given {
    a5 = [alder]
    b5 = [birch]
    f6 = [opal]
  }
  run "The Game" {}
  answer { courier = birch }
  answer { courier = opal }
  expect { that = red.courier == birch && red.sealed && blue.courier == opal && blue.sealed }
  take "Ride" {
    actor = alder
    to    = a6
  }
  expect { that = !game.over && red.sealed } # not the courier
  take "Ride" {
    actor = opal
    to    = f5
  }
  take "Ride" {
    actor = birch
    to    = b6
  }
  expect { that = game.result == red_wins && !red.sealed && !blue.sealed }
}

test "The courier is taken, and others are not missed" {
  ref = "4"
  given {
    a3 = [alder]
    d3 = [elder]
    b4 = [beryl]
    e4 = [jasper]
  }
  run "The Game" {}
  answer { courier = elder }
  answer { courier = jasper }
  take "Ride" {
    actor = alder
    to    = b4
  }
  expect { that = beryl.at == out && !game.over && blue.sealed }
  take "Ride" {
    actor = jasper
    to    = d3
  }
  expect { that = game.result == blue_wins && !red.sealed }
}

test "Whoever cannot ride has lost" {
  ref = "3"
  given {
    a6 = [alder]
    a1 = [agate]
  }
  run "The Game" {}
  answer { courier = alder }
  answer { courier = agate }
  expect { that = game.result == blue_wins && !red.sealed }
}

test "No taking straight ahead, nor one's own" {
  ref = "3"
  given {
    d4 = [elder]
    e5 = [hazel]
    d5 = [garnet]
  }
  run "The Game" {}
  answer { courier = elder }
  answer { courier = garnet }
  refuse "Ride" {
    actor   = elder
    to      = d5
    because = "straight ahead only if it is empty"
  }
  refuse "Ride" {
    actor   = elder
    to      = e5
    because = "no rider of one's own stands there"
  }
}

test "The letter that is nearer stands better" {
  ref = "4"
  given {
    d4 = [elder]
    e6 = [jasper]
  }
  set red { courier = elder }
  set blue { courier = jasper }
  expect {
    that = (
      letter_to_go(red) == 2 &&
      letter_to_go(blue) == 5 &&
      standing(red) == 3 &&
      standing(blue) == -3
    )
  }
}

policy "Red Rides with the Courier" {
  for = red
  first "the birch" {
    choice = courier
    when   = courier == birch
  }
  first "he goes north" {
    action = ride
    when   = red.courier == birch && red.sealed && actor == birch && to == b6
  }
}
policy "Blue Waits" {
  for = blue
  first "the opal" {
    choice = courier
    when   = courier == opal
  }
}
test "A side knows its own courier" {
  ref      = "2"
  policies = [red_rides_with_the_courier, blue_waits]
  given {
    b5 = [birch]
    f6 = [opal]
  }
  run "The Game" {}
  expect {
    chance = game.result == red_wins
    is     = 1
  }
}
