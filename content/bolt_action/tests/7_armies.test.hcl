# The armies and the table.

test "The table" {
  ref = "1.1"
  expect {
    that = contains(inside(table), point(72, 48)) && contains(edge(table, north), point(36, 48))
  }
}
test "Americans, 500 points" {
  ref = "6.1"
  expect {
    that = sum(force(allies)[*].cost) == 490 && count(force(allies)) == 6 && count([
      for u in force(allies) : u
      if u.slot == squad
    ]) == 2 && count([for u in force(allies) : u if u.bonus > 0]) == 1 && none([
      for u in force(allies) : u
      if u.quality != regular
    ])
  }
}
test "Germans, 500 points" {
  ref = "6.2"
  expect {
    that = sum(force(axis)[*].cost) == 490 && count(force(axis)) == 6 && count([
      for u in force(axis) : u
      if u.slot == squad
    ]) == 2 && count([for u in force(axis) : u if u.bonus > 0]) == 1 && sum(force(axis)[*].men) == 28
  }
}
test "Americans, 1,000 points" {
  ref      = "6.3"
  scenario = no_man_s_land
  variants = [us_ready_1000]
  expect {
    that = count(force(allies)) == 11 && sum(brought(allies)[*].cost) == 990 && legal(brought(allies), us_1000.points) && !legal(brought(allies), 989) && m4_sherman.damage == 9 && force(axis) == [
      for u in all(units) : u
      if u.army == german_500
    ]
  }
}
test "Germans, 1,000 points" {
  ref      = "6.4"
  scenario = no_man_s_land
  variants = [german_ready_1000]
  expect {
    that = (
      count(force(axis)) == 11 &&
      sum(brought(axis)[*].cost) == 999 &&
      legal(brought(axis), german_1000.points) &&
      !legal(brought(axis), 998)
    )
  }
}
test "Every army that comes ready is legal" {
  ref = "6.10"
  expect {
    that = none([
      for a in armies : a
      if a.points > 0 && !legal([for u in all(units) : u if u.army == a], a.points)
    ])
  }
}
test "What a platoon must have, and may have" {
  ref = "6.10"
  expect {
    that = (
      platoon(lieutenant).most == 1 &&
      platoon(infantry).fewest == 2 &&
      platoon(tank).most == 1 &&
      platoon(transport).fewest == 0
    )
  }
  expect {
    that = (
      !legal([lieutenant_adams, riflemen_1], 1000) &&
      legal([lieutenant_adams, riflemen_1, riflemen_2], 1000) &&
      !legal([lieutenant_adams, lieutenant_baker, riflemen_1, riflemen_2], 1000) &&
      !legal([lieutenant_adams, riflemen_1, riflemen_2, sherman, m10], 1000) &&
      !legal([lieutenant_adams, riflemen_1, riflemen_2, sherman], 400)
    )
  }
  expect { that = carriers_allowed([lieutenant_adams, riflemen_1, sherman]) == 2 }
}
test "The American list" {
  ref = "6.8"
  expect {
    that = (
      none([for u in all(units) : u if u.army == us_list && u.cost > 185]) &&
      replacements.quality == inexperienced &&
      veterans_1.submachine_guns == 3 &&
      veterans_1.automatic_rifles == 2 &&
      jeep.damage == 6 &&
      m10.open_topped
    )
  }
}
test "The German list" {
  ref = "6.9"
  expect {
    that = (
      none([for u in all(units) : u if u.army == german_list && !u.german]) &&
      panzergrenadiers_1.light_machine_guns == 2 &&
      tiger_i.damage == 10 &&
      pak_43.main == super_heavy_gun &&
      !pak_36.shielded &&
      leutnant_arndt.bonus == 1
    )
  }
}
test "Tiger fear is worth a pin" {
  ref = "2.3"
  given {
    tiger_i        = point(36, 40)
    us_first_squad = point(36, 17.4)
  }
  expect { that = nerve(us_first_squad, advance) == 9 }
  move us_first_squad { to = point(36, 17.5) }
  expect { that = nerve(us_first_squad, advance) == 8 }
}
test "Tiger fear: who tests, and who does not" {
  ref   = "2.3"
  rolls = [4, 5]
  given {
    tiger_i        = point(36, 40)
    us_first_squad = point(36, 23)
    bazooka_team   = point(30, 24)
    riflemen_1     = point(60, 24)
    grenadiers_1   = point(42, 40)
  }
  expect { that = nerve(bazooka_team, fire) == 9 && nerve(bazooka_team, ambush) == 8 }    # it may be ordered to fire at it
  expect { that = nerve(us_first_squad, fire) == 8 && nerve(us_first_squad, rally) == 9 } # rifles do not hurt it
  expect { that = nerve(riflemen_1, advance) == 9 && nerve(grenadiers_1, advance) == 9 }
  run "Receive" obeyed {
    unit  = us_first_squad
    order = advance
  }
  expect { that = !obeyed && us_first_squad.order == down } # without a pin it tests as with one
  move tiger_i { to = supply }
  set us_first_squad { order = waiting }
  run "Receive" without_fear {
    unit  = us_first_squad
    order = advance
  }
  expect { that = without_fear }
}
test "An army is chosen, up to the points" {
  ref      = "6.10"
  scenario = no_man_s_land
  variants = [us_chosen, up_to_500]
  answer { unit = lieutenant_baker }
  refuse { unit = lieutenant_adams } # one is enough
  answer { unit = veterans_1 }
  refuse { unit = sherman } # first two squads
  answer { unit = riflemen_1 }
  answer { unit = m1_medium_gun }
  answer { unit = us_truck }
  refuse { unit = bazooka_team }
  pass {}
  expect {
    that = (
      sum(force(allies)[*].cost) == 471 &&
      legal(force(allies), limit) &&
      count(force(allies)) == 5 &&
      lieutenant_adams.left_out
    )
  }
}
test "An army of 1,000 points is chosen at random" {
  ref      = "6.10"
  scenario = no_man_s_land
  variants = [us_chosen, german_chosen, up_to_1000]
  play {
    bots = random
    seed = 3
  }
  expect { that = game.over && legal(force(allies), 1000) && legal(force(axis), 1000) }
}
test "Terrain is placed in turn: six pieces each, at first what blocks sight" {
  ref      = "6.6"
  scenario = no_man_s_land
  variants = [placed_in_turn]
  rolls    = [6, 1, 6, 1]
  refuse { ground = grove_1 }
  answer { ground = farmhouse_2 }
  refuse { ground = thicket_2 } # that plot is taken
  answer { ground = rise_11 }
  answer { ground = thicket_5 }
  answer { ground = house_shell_8 }
  answer { ground = farmhouse_3 }
  answer { ground = grove_12 }
  answer { ground = farmhouse_4 }
  answer { ground = cornfield_9 }
  refuse { ground = farmhouse_1 } # he has three
  answer { ground = grove_1 }
  answer { ground = farmhouse_10 }
  answer { ground = cornfield_6 }
  answer { ground = rise_7 }
  expect {
    that = count(grounds) == 12 && count(grounds.building) == 4 && count([
      for g in grounds : g
      if g.laid_by == allies
    ]) == 6 && count(tall) == 8
  }
}
test "Terrain is drawn by dice, the same from both edges" {
  ref      = "6.6"
  scenario = no_man_s_land
  variants = [drawn_by_dice]
  rolls    = [1, 6, 2, 6, 1, 3, 1, 4, 1, 5, 1, 6, 6, 1]
  expect { that = grounds == [farmhouse_1, farmhouse_12, thicket_2, thicket_11, rise_3, rise_10, house_shell_4, house_shell_9, grove_5, grove_8, cornfield_6, cornfield_7] }
  expect {
    that = (
      contains(grounds.solid.shape, point(9, 8)) &&
      contains(grounds.solid.shape, point(63, 40)) &&
      drawn_scenery(3) == scenery.rise &&
      blocks(thicket) &&
      !blocks(grove)
    )
  }
}
test "A game on terrain that was drawn" {
  ref      = "6.6"
  scenario = meeting_engagement
  variants = [drawn_by_dice]
  play {
    bots = random
    seed = 2
  }
  expect { that = game.over }
}
