test "What is solid, and what is tall" {
  ref = "1.1"
  expect { that = grounds.solid == [mill, barn, pond] && grounds.tall == [mill, barn, orchard] }
  expect {
    that = (
      contains(mill.shape, point(10, 16)) &&
      !contains(mill.shape, point(10, 16.1)) &&
      none(inside(field, 12.1))
    )
  }
}

test "Three flags, and three orders for each captain" {
  ref = "1.3"
  expect {
    that = (
      count(all(flags)) == 3 &&
      count([for o in bag.orders : o if o.captain == grey]) == 3 &&
      count(bag.orders) == 6
    )
  }
}

test "The squads" {
  ref      = "1.2"
  scenario = three_flags
  expect { that = count(all(squads)) == 6 && none(squads) && sum(all(squads)[*].men) == 20 }
  expect {
    west_flag = point(6, 12)
    mid_flag  = point(18, 12)
    east_flag = point(30, 12)
  }
}

test "Squads are placed wholly in their zone, and clear of one another" {
  ref      = "2"
  scenario = three_flags
  answer { squad = grey_rifles }
  refuse { spot = point(10, 4.6) }
  refuse { spot = point(1.4, 2) } # the line is three inches wide
  answer { spot = point(10, 4.5) }
  answer {
    squad = green_rifles
    spot  = point(10, 19.5)
  }
  answer { squad = grey_scouts }
  refuse { spot = point(11.9, 4.5) } # the bases would overlap
  answer { spot = point(12, 4.5) }   # here they touch
  answer { squad = green_scouts }
  refuse { spot = point(20, 19.4) }
  answer { spot = point(20, 20) }
  expect {
    that = own(grey) == [grey_rifles, grey_scouts] && enemies(grey) == [green_rifles, green_scouts]
  }
}

test "Each chit is one order, and each squad has one order a round" {
  ref = "2"
  given {
    bag         = [grey_order, grey_order, green_order]
    grey_rifles = point(5, 3)
    green_gun   = point(30, 21)
  }
  run "Round of Orders" {}
  expect { that = count(spent.orders) >= 1 }
  play { bots = random }
  expect { that = count(bag.orders) == 3 && none(spent.orders) && none(squads.ordered) }
}

test "An order given" {
  ref = "2"
  given {
    bag         = [grey_order]
    grey_rifles = point(5, 3)
    grey_gun    = point(8, 3)
  }
  run "Round of Orders" {}
  take "Hold" { actor = grey_gun }
  expect { that = none(squads.ordered) } # the round is over
}

test "A march goes as far as the squad can, in a straight line" {
  ref = "2.1"
  given { grey_rifles = point(5, 5) }
  offer "Orders" { captain = grey }
  take "March" {
    actor = grey_rifles
    spot  = point(5, 11)
  }
  expect {
    grey_rifles = point(5, 11)
    that        = grey_rifles.ordered
  }
}

test "A march goes around what is solid" {
  ref = "2.1"
  given { grey_scouts = point(10, 10) }
  # the mill is in the way
  expect { that = !contains(reach(grey_scouts, 6, open_ground(grey_scouts)), point(10, 16)) }
  # around it
  expect {
    that = (
      contains(reach(grey_scouts, 9.5, open_ground(grey_scouts)), point(10, 16.8)) &&
      !contains(reach(grey_scouts, 8.5, open_ground(grey_scouts)), point(10, 16.8))
    )
  }
  expect {
    that = (
      contains(reach(grey_scouts, 6, open_ground(grey_scouts)), point(12.6, 14)) &&
      !contains(reach(grey_scouts, 6, open_ground(grey_scouts)), point(12.5, 14))
    )
  }
}

test "A march of a line" {
  ref = "2.1"
  given { grey_rifles = point(10, 9) }
  # It faces north, as wide as the mill: it must keep its whole width off it.
  expect {
    that = (
      contains(reach(grey_rifles, 6, open_ground(grey_rifles)), point(10, 11.4)) &&
      !contains(reach(grey_rifles, 6, open_ground(grey_rifles)), point(10, 11.5))
    )
  }
  expect {
    that = (
      contains(reach(grey_rifles, 6, open_ground(grey_rifles)), point(13.6, 13)) &&
      !contains(reach(grey_rifles, 6, open_ground(grey_rifles)), point(13.2, 13))
    )
  }
}

test "A line wheels where it has room" {
  ref = "2.1"
  given {
    grey_rifles = point(2, 0.5)
    grey_gun    = point(2, 1.5) # right behind it
  }
  offer "Orders" { captain = grey }
  refuse "Wheel" {
    actor   = grey_gun
    because = "is a line"
  }
  offer "Orders" { captain = grey }
  refuse "Wheel" {
    actor   = grey_rifles
    way     = east
    because = "has room to wheel"
  }
  move grey_rifles { to = point(6, 6) }
  offer "Orders" { captain = grey }
  take "Wheel" {
    actor = grey_rifles
    way   = east
  }
  expect {
    that = (
      grey_rifles.facing == east &&
      distance(grey_rifles, point(6, 9)) == 1.5 &&
      distance(grey_rifles, point(9, 6)) == 2.5
    )
  }
}

test "A line fires to its front" {
  ref = "2.2"
  given {
    grey_rifles  = point(2, 12)
    green_rifles = point(2, 22)
    green_scouts = point(8, 2)
  }
  expect { that = targets(grey_rifles) == [green_rifles] && targets(green_scouts) == [grey_rifles] }
  set grey_rifles { facing = south }
  expect { that = targets(grey_rifles) == [green_scouts] && targets(green_rifles) == [grey_rifles] }
}

test "A line with few men is less wide" {
  ref   = "2.2"
  rolls = [6, 6, 1]
  given {
    grey_gun     = point(2, 2)
    green_rifles = point(12, 2)
  }
  expect { that = green_rifles.full && distance(green_rifles, point(15, 2)) == 1.5 }
  run "Volley" {
    shooter = grey_gun
    target  = green_rifles
  }
  expect {
    that = green_rifles.men == 2 && green_rifles.thin && distance(green_rifles, point(15, 2)) == 2
  }
}

test "A march keeps an inch from the enemy, and off friends" {
  ref = "2.1"
  given {
    grey_scouts  = point(5, 5)
    grey_rifles  = point(8, 5)
    green_scouts = point(5, 9)
  }
  expect {
    that = (
      !contains(reach(grey_scouts, 9, open_ground(grey_scouts)), point(5, 7)) &&
      contains(reach(grey_scouts, 9, open_ground(grey_scouts)), point(5, 6.9))
    )
  }
  expect {
    that = (
      !contains(reach(grey_scouts, 9, open_ground(grey_scouts)), point(6, 5)) &&
      contains(reach(grey_scouts, 9, open_ground(grey_scouts)), point(5.9, 5))
    )
  }
}

test "Fire reaches as far as the weapon, from base to base" {
  ref = "2.2"
  given {
    grey_scouts = point(2, 2)
    green_gun   = point(15, 2)
  }
  expect { that = distance(grey_scouts, green_gun) == 12 && targets(grey_scouts) == [green_gun] }
  move green_gun { to = point(15.1, 2) }
  expect { that = none(targets(grey_scouts)) && targets(green_gun) == [grey_scouts] }
}

test "Nobody sees through what is tall" {
  ref = "2.2"
  given {
    grey_rifles  = point(10, 10)
    green_rifles = point(10, 18)
  }
  expect { that = !sees(grey_rifles, green_rifles) } # the mill
  move grey_rifles { to = point(8, 10) }
  move green_rifles { to = point(8, 18) }
  expect { that = sees(grey_rifles, green_rifles) } # past it: the line touches the wall
  move grey_rifles { to = point(8.1, 10) }
  expect { that = !sees(grey_rifles, green_rifles) }
  move grey_rifles { to = point(23, 12) }
  move green_rifles { to = point(23, 22) }
  expect { that = !sees(green_rifles, grey_rifles) } # the orchard
  move green_rifles { to = point(23, 18) }
  # out of it, and into it
  expect { that = sees(green_rifles, grey_rifles) && sees(grey_rifles, green_rifles) }
  move grey_rifles { to = point(14, 9) }
  move green_rifles { to = point(14, 1) }
  expect { that = sees(green_rifles, grey_rifles) } # over the pond
}

test "A volley" {
  ref   = "2.2"
  rolls = [3, 4]
  given {
    grey_rifles  = point(2, 2)
    green_rifles = point(12, 2)
  }
  offer "Orders" { captain = grey }
  take "Fire" {
    actor  = grey_rifles
    target = green_rifles
  }
  expect { that = green_rifles.men == 3 && grey_rifles.ordered }
}

test "What is needed to hit" {
  ref = "2.2"
  given {
    grey_rifles  = point(20, 12)
    green_rifles = point(23, 16)
  }
  expect {
    that = (
      needed(grey_rifles, green_rifles, 0) == 4 &&
      needed(green_rifles, grey_rifles, 0) == 3 &&
      needed(green_rifles, grey_rifles, 1) == 4
    )
  }
  move grey_rifles { to = point(20, 6) }
  expect {
    that = needed(grey_rifles, green_rifles, 0) == 5 && needed(grey_rifles, green_rifles, 3) == 6
  }
}

test "A squad creeps on and fires" {
  ref   = "2.2"
  rolls = [6, 6]
  given {
    grey_rifles  = point(2, 2)
    green_scouts = point(23, 2)
  }
  offer "Orders" { captain = grey }
  refuse "Fire" {
    actor = grey_rifles
  }
  offer "Orders" { captain = grey }
  refuse "Creep" {
    actor = grey_rifles
    spot  = point(5.1, 2)
  }
  offer "Orders" { captain = grey }
  take "Creep" {
    actor  = grey_rifles
    spot   = point(5, 2)
    target = green_scouts
  }
  expect { that = green_scouts.men == 1 }
}

test "A squad creeps on, and sees nobody" {
  ref = "2.2"
  given { grey_rifles = point(2, 2) }
  offer "Orders" { captain = grey }
  take "Creep" {
    actor = grey_rifles
    spot  = point(2, 5)
  }
  expect {
    grey_rifles = point(2, 5)
    that        = grey_rifles.ordered
  }
}

test "The last squad falls" {
  ref   = "2.2"
  rolls = [4, 4, 1]
  given {
    grey_gun     = point(2, 2)
    green_scouts = point(12, 2)
  }
  set green_scouts { men = 2 }
  run "Volley" {
    shooter = grey_gun
    target  = green_scouts
  }
  expect { that = game.over && game.result == grey_wins && none(own(green)) }
}

test "Green wins when Grey has nobody left" {
  ref   = "2.2"
  rolls = [4, 4, 4]
  given {
    grey_scouts = point(2, 2)
    green_gun   = point(12, 2)
  }
  run "Volley" {
    shooter = green_gun
    target  = grey_scouts
  }
  expect { that = game.result == green_wins }
}

test "Who holds a flag" {
  ref = "2.3"
  given {
    west_flag    = point(6, 12)
    mid_flag     = point(18, 12)
    grey_rifles  = point(10.5, 12)
    green_rifles = point(22.6, 12)
  }
  # 3 inches from the edge of the base, and 3.1
  expect { that = held(grey) == 1 && held(green) == 0 }
  move green_rifles { to = point(6, 15.5) }
  expect { that = held(grey) == 0 && held(green) == 0 } # both are there
  move grey_rifles { to = point(18, 12) }
  expect { that = held(grey) == 1 && held(green) == 1 }
}

test "The count after the fifth round" {
  ref = "2.3"
  given {
    west_flag    = point(6, 12)
    grey_rifles  = point(30, 12)
    green_rifles = point(6, 12)
  }
  move round { to = 4 }
  run "The End of a Round" {}
  expect { that = !game.over }
  move round { to = 5 }
  run "The End of a Round" {}
  expect { that = game.result == green_wins }
}

test "As many flags each is a draw" {
  ref = "2.3"
  given { west_flag = point(6, 12) }
  move round { to = 5 }
  run "The End of a Round" {}
  expect { that = game.result == draw }
}

test "Where the flags stand" {
  ref      = "3.1"
  scenario = three_flags
  expect {
    that = (
      distance(point(6, 12), west_flag) == 0 &&
      distance(west_flag, mid_flag) == 12 &&
      distance(mid_flag, east_flag) == 12
    )
  }
}

test "Grey breaks through" {
  ref      = "3.2"
  scenario = breakthrough
  refuse { place = point(18, 20.9) }
  answer { place = point(10, 22) }
  answer { # Grey, from his edge
    squad = grey_gun
    spot  = point(10, 4)
  }
  answer { squad = green_gun } # Green, around the middle
  refuse { spot = point(18, 22) }
  answer { spot = point(18, 15) }
  expect {
    mid_flag = point(10, 22)
    that     = contains(zone(green_gun), point(18, 18)) && !contains(zone(grey_gun), point(18, 5.1))
  }
}

test "Off the field" {
  ref      = "3.2"
  scenario = breakthrough
  answer { place = point(10, 22) }
  given {
    grey_scouts = point(13, 22.4)
    grey_rifles = point(10, 22.5)
    grey_gun    = point(17, 22.5)
    green_gun   = point(18, 12)
  }
  offer "Orders" { captain = grey }
  refuse "Leave" {
    actor   = grey_scouts
    because = "an inch from the north edge, at most"
  }
  offer "Orders" { captain = grey }
  refuse "Leave" {
    actor   = grey_gun
    because = "within six inches of the flag"
  }
  offer "Orders" { captain = green }
  refuse "Leave" {
    actor   = green_gun
    because = "only Grey wants to get away"
  }
  offer "Orders" { captain = grey }
  take "Leave" {
    actor = grey_rifles
  }
  expect { that = away.squads == [grey_rifles] && game.result == grey_wins }
}

test "Too late to break through" {
  ref      = "3.2"
  scenario = breakthrough
  move round { to = 5 }
  run "The End of a Round" {}
  expect { that = game.result == green_wins }
}

test "Fog" {
  ref      = "3.3"
  variants = [fog]
  given {
    grey_gun  = point(2, 2)
    green_gun = point(13, 2)
  }
  expect { that = targets(grey_gun) == [green_gun] }
  move green_gun { to = point(13.1, 2) }
  expect { that = none(targets(grey_gun)) }
}

test "A drought" {
  ref      = "3.3"
  scenario = three_flags
  variants = [drought]
  given { grey_rifles = point(14, 1) }
  expect {
    that = (
      grounds.solid == [mill, barn] &&
      contains(reach(grey_rifles, 6, open_ground(grey_rifles)), point(14, 5))
    )
  }
}

test "The pond is water else" {
  ref = "3.3"
  given { grey_rifles = point(14, 1) }
  expect { that = !contains(reach(grey_rifles, 6, open_ground(grey_rifles)), point(14, 5)) }
}

test "A whole game" {
  ref      = "2"
  scenario = three_flags
  seed     = 7
  play {
    bots = random
    seed = 7
  }
  expect { that = game.over }
}

test "A flag counts for three men" {
  ref = "2.3"
  given {
    mid_flag     = point(18, 12)
    grey_scouts  = point(18, 10)
    green_gun    = point(18, 20)
    green_rifles = point(30, 20)
  }
  expect { that = held(grey) == 1 && standing(grey) == 3 + 3 - 3 - 4 && standing(green) == 1 }
}

test "Where Grey is to get through, the way counts" {
  ref      = "3.2"
  scenario = breakthrough
  expect { that = standing(grey) == 0 }
}

test "Whoever holds fires at the first enemy who comes into his sight on a march" {
  ref      = "3.4"
  variants = [whoever_holds]
  rolls    = [1, 4, 1]
  given {
    grey_gun     = point(24.5, 4)
    green_scouts = point(24.5, 13) # behind the barn
    green_gun    = point(3, 22)
  }
  mark grey_gun { with = watch }
  expect { that = none(targets(grey_gun)) }
  offer "Orders" { captain = green }
  take "March" {
    actor = green_scouts
    spot  = point(32, 13)
  }
  expect {
    green_scouts = point(32, 13)
    that         = green_scouts.men == 2 && !grey_gun.watch
  }
}

test "Whoever is shot down on a march does not arrive" {
  ref      = "3.4"
  variants = [whoever_holds]
  rolls    = [4, 5, 6]
  given {
    grey_gun     = point(24.5, 4)
    green_scouts = point(24.5, 13)
    green_gun    = point(3, 22)
  }
  mark grey_gun { with = watch }
  offer "Orders" { captain = green }
  take "March" {
    actor = green_scouts
    spot  = point(32, 13)
  }
  expect { that = !green_scouts.in_play && green_gun.in_play }
}

test "Holding is keeping watch, until the round is over" {
  ref      = "3.4"
  variants = [whoever_holds]
  given {
    bag       = [grey_order]
    grey_gun  = point(24.5, 4)
    green_gun = point(3, 22)
  }
  offer "Orders" { captain = grey }
  take "Hold" { actor = grey_gun }
  expect { that = grey_gun.watch }
}
