test "Guns face the enemy's edge, and fire at what is in the quarter before them" {
  ref      = "G1"
  scenario = three_flags
  given {
    grey_gun     = point(18, 3)
    green_rifles = point(18, 12)
    green_scouts = point(9, 12)
    green_gun    = point(8.9, 12)
  }
  expect { that = grey_gun.aim == north && green_gun.aim == south }
  expect {
    that = (
      in_front(grey_gun, green_rifles) &&
      in_front(grey_gun, green_scouts) &&
      !in_front(grey_gun, green_gun)
    )
  }
  expect { that = targets(grey_gun) == [green_rifles, green_scouts] }
  expect { that = contains(targets(green_rifles), grey_gun) } # a line fires to all of its front
  set grey_gun { aim = south }
  expect { that = none(targets(grey_gun)) }
}

test "A gun is swung by a quarter turn at most, and may fire then" {
  ref      = "G1"
  scenario = three_flags
  rolls    = [5, 5, 4]
  given {
    grey_gun     = point(30, 3)
    green_rifles = point(20, 3)
  }
  offer "Orders" { captain = grey }
  refuse "Swing" {
    actor = grey_gun
    way   = south_west
  }
  refuse "Swing" {
    actor = grey_gun
    way   = north
  }
  take "Swing" {
    actor = grey_gun
    way   = west
  }
  answer { target = green_rifles }
  expect { that = grey_gun.aim == west && green_rifles.men == 2 } # fives hit after a swing, a four does not
}

test "A gun is hauled straight ahead or back, and only there" {
  ref      = "G1"
  scenario = three_flags
  given { grey_gun = point(14, 10) }
  set grey_gun { aim = east }
  offer "Orders" { captain = grey }
  refuse "March" {
    actor   = grey_gun
    because = "a gun is hauled or swung"
  }
  refuse "Creep" {
    actor   = grey_gun
    because = "a gun is hauled or swung"
  }
  refuse "Haul" {
    actor = grey_gun
    way   = north
  }
  take "Haul" {
    actor = grey_gun
    way   = west
  }
  expect { grey_gun = point(10, 10) }
}

test "The mill is in the way" {
  ref      = "G1"
  scenario = three_flags
  given { grey_gun = point(10, 10) }
  offer "Orders" { captain = grey }
  refuse "Haul" {
    actor = grey_gun
    way   = north # four inches would end inside it
  }
  take "Haul" {
    actor = grey_gun
    way   = south
  }
  expect { grey_gun = point(10, 6) }
}

test "Men march as ever" {
  ref      = "G1"
  scenario = three_flags
  given { grey_rifles = point(8, 3) }
  offer "Orders" { captain = grey }
  refuse "Haul" { actor = grey_rifles }
  refuse "Swing" { actor = grey_rifles }
  take "March" {
    actor = grey_rifles
    spot  = point(8, 9)
  }
  expect { grey_rifles = point(8, 9) }
}

test "A game with field guns" {
  ref      = "G1"
  scenario = breakthrough
  seed     = 1
  play {
    bots = random
    seed = 1
  }
  expect { that = game.over }
}
