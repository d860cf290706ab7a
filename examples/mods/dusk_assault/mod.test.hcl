test "Fewer men, lower spirits, and the last attack" {
  ref      = "D1"
  scenario = dusk_assault
  expect {
    B6 = [redmond, kalil, M1919]
    that = (
      period == 4 &&
      morale == 4 &&
      count(defenders) == 16 &&
      gacki.at == log_cabin &&
      count(position.B5.defenders) == 2
    )
  }
}

test "Poor light" {
  ref      = "D1"
  scenario = dusk_assault
  given {
    log_cabin = [fort]
    B4        = [james]
    B4-3      = [rifleman]
  }
  expect {
    that = defense(only(B4-3.enemies), fort) == 5 && defense(only(B4-3.enemies), james) == 3
  }
}

test "The light is poor in this scenario only" {
  ref      = "D1"
  scenario = fourth_attack
  given {
    log_cabin = [fort]
    B4-3      = [rifleman]
  }
  expect {
    value = defense(only(B4-3.enemies), fort)
    is    = 4
  }
}

test "It ends" {
  ref      = "D1"
  scenario = dusk_assault
  seed     = 1
  play {
    bots = random
    seed = 1
  }
  expect { that = game.result == draw }
}
