test "The matrix speaks for every case" {
  ref = "Sc7"
  expect {
    value = campaign_victory_matrix(true, true, false, true)
    is    = german_victory
  }
  expect {
    value = campaign_victory_matrix(false, false, true, false)
    is    = american_decisive_victory
  }
}

test "The twenty-second is a day of snow" {
  ref = "1.1"
  move turn { to = turn_22_h1300 }
  run "Determine the Weather" {}
  expect { that = weather.now == snow && weather.sky == overcast }
}

test "Overcast, 1300, after fog: a 5 and one more lifts it" {
  ref      = "O2.0"
  variants = [random_weather]
  rolls    = [5]
  move turn { to = turn_18_h1300 }
  set weather {
    sky = overcast
    now = fog
  }
  run "Determine the Weather" {}
  expect { that = weather.now == dry }
}

test "The campaign ends" {
  ref = "Sc7"
  run "Campaign" {}
  expect { that = game.result == american_decisive_victory }
}
