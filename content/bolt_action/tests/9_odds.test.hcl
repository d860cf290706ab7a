# Exact odds of every roll: orders, reserves, hits, damage to men and armour, bombardment.

test "Two dice, at or below a number: two ones always, two sixes never" {
  ref = "2.3"
  roll dice { dice = pool(2, d6) }
  expect {
    chance = sum(dice) <= reach_of_nerve(12)
    is     = 35 / 36
  }
  expect {
    chance = sum(dice) <= reach_of_nerve(11)
    is     = 35 / 36
  }
  expect {
    chance = sum(dice) <= reach_of_nerve(10)
    is     = 33 / 36
  }
  expect {
    chance = sum(dice) <= reach_of_nerve(9)
    is     = 30 / 36
  }
  expect {
    chance = sum(dice) <= reach_of_nerve(8)
    is     = 26 / 36
  }
  expect {
    chance = sum(dice) <= reach_of_nerve(7)
    is     = 21 / 36
  }
  expect {
    chance = sum(dice) <= reach_of_nerve(6)
    is     = 15 / 36
  }
  expect {
    chance = sum(dice) <= reach_of_nerve(5)
    is     = 10 / 36
  }
  expect {
    chance = sum(dice) <= reach_of_nerve(4)
    is     = 6 / 36
  }
  expect {
    chance = sum(dice) <= reach_of_nerve(3)
    is     = 3 / 36
  }
  expect {
    chance = sum(dice) <= reach_of_nerve(2)
    is     = 1 / 36
  }
  expect {
    chance = sum(dice) <= reach_of_nerve(0)
    is     = 1 / 36
  }
}
test "What the dice may not go over: morale, pins, officers, reserve" {
  ref = "2.3"
  given {
    riflemen_1 = point(10, 10)
    volkssturm = point(60, 40)
    veterans_1 = point(20, 10)
  }
  expect {
    that = (
      nerve(riflemen_1, advance) == 9 &&
      nerve(volkssturm, advance) == 8 &&
      nerve(veterans_1, advance) == 10
    )
  }
  set riflemen_1 { pins = 3 }
  expect { that = nerve(riflemen_1, advance) == 6 && nerve(riflemen_1, rally) == 9 }
  given { lieutenant_baker = point(10, 14) }
  expect { that = nerve(riflemen_1, advance) == 8 } # two for a first lieutenant
  given { lieutenant_adams = point(10, 6) }
  expect { that = nerve(riflemen_1, advance) == 8 } # only the best counts
  move lieutenant_baker { to = supply }
  expect { that = nerve(riflemen_1, advance) == 7 }
  given { captain_clark = point(10, 23) }
  expect {
    that = (
      nerve(riflemen_1, advance) == 9 &&
      reach_of_voice(captain_clark) == 12 &&
      reach_of_voice(lieutenant_baker) == 6
    )
  }
  move volkssturm { to = reserves }
  move riflemen_1 { to = reserves }
  expect {
    that = (
      nerve(volkssturm, advance) == 7 &&
      nerve(panzergrenadiers_1, advance) == 10 &&
      nerve(riflemen_1, rally) == 9
    )
  }
}
test "Veterans from reserve need a nine" {
  ref = "2.3"
  move panzergrenadiers_1 { to = reserves }
  expect { that = nerve(panzergrenadiers_1, advance) == 9 && must_test(panzergrenadiers_1) }
}
test "A volley of six rifles" {
  ref = "4.4"
  run "Roll to Hit" hits {
    needed = 3
    shots  = 6
  }
  expect {
    mean = hits
    is   = 4
  }
}
test "A German light machine gun at long range" {
  ref = "4.1"
  expect { that = shots(grenadiers_1, light_mg) == 5 }
  run "Roll to Hit" hits {
    needed = 4
    shots  = 5
  }
  expect {
    mean = hits
    is   = 5 / 2
  }
}
test "Inexperienced riflemen, five inches, on the move" {
  ref = "4.4"
  given {
    volkssturm = point(36, 30)
    riflemen_1 = point(36, 39)
  }
  set volkssturm { order = advance }
  expect {
    that = distance(volkssturm, riflemen_1) == 5 && to_hit(volkssturm, riflemen_1, rifle) == 4
  }
}
test "A bullet kills an inexperienced man in two of three" {
  ref = "4.6"
  run "Wound" {
    target = volkssturm
    pen    = 0
    count  = 1
  }
  expect {
    chance = volkssturm.fallen == 1
    is     = 2 / 3
  }
}
test "A bullet kills a veteran in one of three" {
  ref = "4.6"
  run "Wound" {
    target = veterans_1
    pen    = 0
    count  = 1
  }
  expect {
    chance = veterans_1.fallen == 1
    is     = 1 / 3
  }
  expect {
    chance = veterans_1.deadly == 1
    is     = 1 / 36
  }
}
test "A heavy machine gun kills him in one of two" {
  ref = "4.6"
  run "Wound" {
    target = veterans_1
    pen    = 1
    count  = 1
  }
  expect {
    chance = veterans_1.fallen == 1
    is     = 1 / 2
  }
}
test "A bullet stops a truck in one of six" {
  ref = "4.7"
  run "Pierce" {
    target = us_truck
    pen    = 0
    side   = rear
    far    = false
  }
  expect {
    chance = us_truck.at == destroyed
    is     = 1 / 6
  }
}
test "A medium gun at a medium tank, far away" { # four does nothing then
  ref = "4.7"
  run "Pierce" {
    target = panzer_iv
    pen    = 5
    side   = front
    far    = true
  }
  expect {
    chance = panzer_iv.pins == 0 && panzer_iv.at == supply && !panzer_iv.immobile
    is     = 4 / 6
  }
}
test "A medium gun at the side of a medium tank" {
  ref = "4.7"
  run "Pierce" {
    target = panzer_iv
    pen    = 5
    side   = flank
    far    = false
  }
  expect {
    chance = panzer_iv.pins == 0 && panzer_iv.at == supply && !panzer_iv.immobile
    is     = 2 / 6
  }
}
test "A medium gun at the rear of a medium tank" {
  ref = "4.7"
  run "Pierce" {
    target = panzer_iv
    pen    = 5
    side   = rear
    far    = false
  }
  expect {
    chance = panzer_iv.pins == 0 && panzer_iv.at == supply && !panzer_iv.immobile
    is     = 1 / 6 # a one does nothing at all
  }
}
test "A light gun at the front of a medium tank" {
  ref = "4.7"
  run "Pierce" {
    target = panzer_iv
    pen    = 4
    side   = front
    far    = false
  }
  expect {
    chance = panzer_iv.pins == 0 && panzer_iv.at == supply && !panzer_iv.immobile
    is     = 4 / 6
  }
}
test "A light gun at the thick front of a Stuart" {
  ref = "4.7"
  run "Pierce" {
    target = m5_stuart
    pen    = 4
    side   = front
    far    = false
  }
  expect {
    chance = m5_stuart.pins == 0 && m5_stuart.at == supply && !m5_stuart.immobile
    is     = 4 / 6 # as if it were a medium tank
  }
}
test "Massive damage counts twice: a bazooka at the side of a half-track" { # die 1 nothing, 2 and 3 full, 4 to 6 twice
  ref = "4.7"
  run "Pierce" {
    target = hanomag
    pen    = 5
    side   = flank
    far    = false
  }
  expect {
    chance = hanomag.pins == 0 && hanomag.at == supply
    is     = 1 / 6
  }
}
test "A bombardment: a pin and a half for each unit" {
  ref = "7.4"
  roll blow { on = bombardment }
  expect {
    mean = blow.pins
    is   = 3 / 2
  }
  expect {
    chance = blow.hit
    is     = 1 / 6
  }
}
test "The last turn: one game in two goes on" {
  ref = "7.7"
  move turn { to = 6 }
  run "Does It End" {}
  expect {
    chance = game.over
    is     = 1 / 2
  }
}
