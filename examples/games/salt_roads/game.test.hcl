test "Nine towns; a road leads both ways" {
  ref = "1.1"
  expect {
    that = count(towns) == 9 && sum(towns[*].salt) == 15
  }
  expect { that = none([for t in towns : t if !contains(t.roads.roads, t)]) }
}

test "A league knows its foe and its troops" {
  ref = "1.2"
  given {
    marl    = [harbour_troop, harbour_troop]
    reedham = [hill_troop]
  }
  expect {
    that = (
      foe(harbour) == hills &&
      count(own(harbour, [marl, reedham])) == 2 &&
      count(hill_troop.supply) == 6
    )
  }
}

test "The hand is filled up to four" {
  ref      = "2"
  scenario = the_salt_war
  expect {
    that = (
      count(harbour_s_hand.tidings) == 4 &&
      count(hills_hand.tidings) == 4 &&
      count(the_post.tidings) == 11
    )
  }
}

test "Peace after the sixth turn" {
  ref = "2"
  given {
    harbour_s_hand = [spies]
    hills_hand     = [spies]
    the_post       = []
  }
  move turn { to = 6 }
  set pans { flag = hills }
  run "The War" {}
  take "As an Event" {}
  take "As an Event" {}
  expect { that = game.result == hills_wins }
}

test "Both choose at the same time; nothing is shown before" {
  ref = "2.1"
  given {
    harbour_s_hand = [levies, spies]
    hills_hand     = [fair_wind, heavy_rain]
  }
  run "Choose" {}
  answer { card = levies }
  expect {
    harbour_s_order = []
    harbour_s_hand  = [levies, spies]
  }
  answer { card = heavy_rain }
  expect {
    harbour_s_order = [levies]
    hills_order     = [heavy_rain]
    hills_hand      = [fair_wind]
  }
}

test "An empty hand chooses nothing" {
  ref = "2.1"
  given { hills_hand = [spies] }
  run "Choose" {}
  expect {
    harbour_s_order = []
    hills_order     = [spies]
  }
}

test "The stronger card goes first" {
  ref = "2.2"
  given {
    saltmouth       = [harbour_troop]
    highkeep        = [hill_troop]
    harbour_s_order = [levies]
    hills_order     = [fair_wind]
  }
  run "Carry Out" {}
  take "For Its Points" {}
  take "March" { town = stoneford }
  pass {}
  take "For Its Points" {}
  take "Raise" {}
  pass {}
  expect {
    saltmouth = [harbour_troop, harbour_troop]
    stoneford = [hill_troop]
    old_news  = [fair_wind, levies]
  }
}

test "Of equal cards the Hills' goes first; an order for each point" {
  ref = "2.2"
  given {
    harbour_s_order = [levies]
    hills_order     = [old_grudges]
  }
  run "Carry Out" {}
  take "As an Event" {}
  take "For Its Points" {}
  take "Raise" {}
  take "Raise" {}
  expect {
    saltmouth = [harbour_troop, harbour_troop]
    the_times = [old_grudges]
    old_news  = [levies]
  }
}

test "A new lasting event takes the place of the old one" {
  ref = "2.2"
  given {
    the_times   = [heavy_rain]
    hills_order = [salt_fever]
  }
  run "Carry Out" {}
  take "As an Event" {}
  expect {
    the_times = [salt_fever]
    old_news  = [heavy_rain]
  }
}

test "The orders of a card may differ, and need not all be given" {
  ref = "3"
  offer "Orders" {
    league = hills
    up_to  = 3
  }
  take "Raise" {}
  take "March" { town = larchfell }
  pass {}
  expect {
    highkeep  = []
    larchfell = [hill_troop]
  }
}

test "Whoever comes into a town raises a flag; where an enemy stands nobody marches" {
  ref = "3.1"
  given {
    eelbridge = [harbour_troop]
    marl      = [hill_troop]
  }
  offer "Orders" { league = harbour }
  refuse "March" {
    town    = marl
    because = "no enemy stands there"
  }
  refuse "March" { town = reedham }
  take "March" { town = pans }
  expect {
    pans = [harbour_troop]
    that = pans.flag == harbour
  }
}

test "Whoever gets to the enemy's seat has won" {
  ref = "3.1"
  given { stoneford = [harbour_troop] }
  offer "Orders" { league = harbour }
  take "March" { town = highkeep }
  expect { that = game.result == harbour_wins }
}

test "The edge: troops around the town, less those who hold it" {
  ref = "3.2"
  given {
    marl      = [hill_troop, hill_troop]
    eelbridge = [harbour_troop, harbour_troop]
    reedham   = [harbour_troop]
    gullwick  = [harbour_troop]
  }
  expect {
    value = edge(harbour, marl)
    is    = 1
  }
}

test "An attack on a lone troop is won one time in three, and lost as often" {
  ref = "3.2"
  given {
    marl      = [hill_troop]
    eelbridge = [harbour_troop]
  }
  offer "Orders" { league = harbour }
  take "Attack" { town = marl }
  expect {
    chance = any(own(harbour, marl))
    is     = 1 / 3
  }
  expect {
    chance = none(own(harbour, towns))
    is     = 1 / 3
  }
}

test "Of two defenders one is lost, and the attacker stays where he is" {
  ref   = "3.2"
  rolls = [6]
  given {
    marl      = [hill_troop, hill_troop]
    eelbridge = [harbour_troop]
  }
  offer "Orders" { league = harbour }
  take "Attack" { town = marl }
  expect {
    marl      = [hill_troop]
    eelbridge = [harbour_troop]
  }
}

test "There are seven troops" {
  ref = "3.3"
  given { gullwick = [hill_troop, hill_troop, hill_troop, hill_troop, hill_troop, hill_troop] }
  offer "Orders" {
    league = hills
    up_to  = 2
  }
  take "Raise" {}
  refuse "Raise" { because = "a troop is left" }
}

test "Salt is counted by flags" {
  ref = "4"
  set {
    the  = [pans, reedham]
    flag = harbour
  }
  expect { that = salt(harbour) == 4 && salt(hills) == 0 }
  run "Peace" {}
  expect { that = game.result == harbour_wins }
}

test "As much on both sides is a draw" {
  ref = "4"
  set saltmouth { flag = harbour }
  set highkeep { flag = hills }
  run "Peace" {}
  expect { that = game.result == draw }
}

test "Levies: two troops, or as many as are left" {
  ref = "5.1"
  given {
    hills_order = [levies]
    marl        = [hill_troop, hill_troop, hill_troop, hill_troop, hill_troop, hill_troop]
  }
  run "Carry Out" {}
  take "As an Event" {}
  expect { highkeep = [hill_troop] }
}

test "Fair Wind: from port to port, but not against an enemy" {
  ref = "5.1"
  given {
    hills_order = [fair_wind]
    reedham     = [hill_troop]
    saltmouth   = [harbour_troop]
  }
  run "Carry Out" {}
  take "As an Event" {}
  answer { troop = only(reedham.troops) }
  refuse { town = saltmouth }
  answer { town = larchfell }
  expect {
    larchfell = [hill_troop]
    that      = larchfell.flag == hills
  }
}

test "Fair Wind: nobody has to sail" {
  ref = "5.1"
  given {
    hills_order = [fair_wind]
    reedham     = [hill_troop]
  }
  run "Carry Out" {}
  take "As an Event" {}
  pass {}
  expect { reedham = [hill_troop] }
}

test "Spies: any card of the other hand" {
  ref = "5.1"
  given {
    hills_order    = [spies]
    harbour_s_hand = [levies, fair_wind]
  }
  run "Carry Out" {}
  take "As an Event" {}
  expect {
    chance = any(old_news.tidings.levies)
    is     = 1 / 2
  }
}

test "Heavy Rain: nobody attacks" {
  ref = "5.2"
  given {
    the_times = [heavy_rain]
    marl      = [hill_troop]
    eelbridge = [harbour_troop]
  }
  offer "Orders" { league = harbour }
  refuse "Attack" {
    town    = marl
    because = "the roads are mud"
  }
}

test "Old Grudges: the edge is one more, for both" {
  ref = "5.2"
  given {
    the_times = [old_grudges]
    marl      = [hill_troop]
    eelbridge = [harbour_troop]
  }
  expect { that = edge(harbour, marl) == 1 && edge(hills, eelbridge) == 1 }
}

test "Salt Fever: ports are worth one more" {
  ref = "5.2"
  given { the_times = [salt_fever] }
  set {
    the  = [saltmouth, pans]
    flag = harbour
  }
  expect {
    value = salt(harbour)
    is    = 6
  }
}

test "A card in a hand changes nothing" {
  ref = "1.3"
  given { hills_hand = [salt_fever] }
  expect {
    value = worth(saltmouth)
    is    = 2
  }
}

test "The Salt War begins with two troops in each seat" {
  ref      = "6"
  scenario = the_salt_war
  expect {
    saltmouth = [harbour_troop, harbour_troop]
    highkeep  = [hill_troop, hill_troop]
    that      = saltmouth.flag == harbour && marl.flag == none && turn == 1
  }
}

test "The Pans Are Taken begins in the third turn" {
  ref      = "6"
  scenario = the_pans_are_taken
  expect {
    pans = [hill_troop]
    that = turn == 3 && salt(harbour) == 7 && salt(hills) == 8
  }
}

test "A hard winter: from the fourth turn on nobody can be raised" {
  ref      = "7"
  variants = [hard]
  move turn { to = 4 }
  offer "Orders" {
    league = hills
    none {}
  }
  expect { that = turn == 4 }
  given { marl = [hill_troop] }
  offer "Orders" { league = hills }
  refuse "Raise" { because = "the villages are snowed in" }
}

test "A whole war" {
  scenario = the_salt_war
  play {
    bots = random
    seed = 4
  }
  expect { that = game.over }
}

test "The other war" {
  scenario = the_pans_are_taken
  variants = [hard]
  play {
    bots = random
    seed = 9
  }
  expect { that = game.over }
}

test "Whose towns are worth more salt is ahead" {
  ref = "4"
  set saltmouth { flag = harbour }
  set gullwick { flag = hills }
  expect { that = standing(harbour) == 1 && standing(hills) == -1 }
}
