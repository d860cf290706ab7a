# J: close combat. In rolls the attacker's dice come first.

test "ext 7: a Grenadier's assault is thrown back" {
  ref   = "J-3c"
  rolls = [5, 6, 1, 2, 2, 3, 4] # two German dice, five of the Rangers'
  given {
    H5 = [dog_868]
    H6 = [grenadier_4]
  }
  set dog_868 { strength = 9 }
  move {
    the = H6.germans
    to  = H5
  }
  expect {
    H5   = [dog_868]
    H6   = [grenadier_4] # one morale loss to none: he goes back a space
    that = dog_868.strength == 8
  }
}

test "X10: a Ranger enters a gun emplacement, wins, and searches it" {
  ref = "J"
  # five dice of the Rangers', two for the HKA and one for its cover
  rolls = [6, 6, 1, 1, 1, 1, 2, 3]
  given {
    C8 = [easy_722]
    C9 = [hka_3, gun_found]
  }
  move easy_722 { to = C9 }
  expect {
    C9          = [easy_722]
    easy_june_6 = [hka_3, gun_found]
  }
}

test "What a Ranger had saved is lost in the fight" {
  ref   = "J"
  rolls = [1, 1, 1, 1, 1, 1]
  given {
    F7 = [dog_858]
    F8 = [hka_2]
  }
  set dog_858 { advances = 2 }
  move dog_858 { to = F8 }
  expect {
    F7   = [dog_858]
    F8   = [hka_2]
    that = dog_858.advances == 0
  }
}

test "Hidden fire is drawn first, and may leave nobody to fight" {
  ref = "J-1"
  given {
    F7 = [dog_858]
    F8 = [hka_2.reduced, one_hit]
  }
  set dog_858 { advances = 2 }
  move dog_858 { to = F8 }
  expect {
    F8  = [dog_858]
    out = [hka_2.reduced]
    # No close combat: no prisoners, and no saved fire is lost.
    that = dog_858.advances == 2 && count(fire_pool.incoming_fires) == 24
  }
}

test "Hidden fire that hits and pins counts in the fight that follows" {
  ref   = "J-1"
  rolls = [1, 1, 1, 1, 1] # the Rangers' alone: the HKA, reduced to one SP and pinned, has none
  given {
    F7 = [dog_858]
    F8 = [hka_2, hit_and_pin]
  }
  move dog_858 { to = F8 }
  expect {
    F7 = [dog_858]
    F8 = [hka_2.reduced]
  }
}

test "The attacker's dice" {
  ref = "J-2c"
  given {
    E7 = [dog_860]
    E8 = [hka_4]
    E9 = [grenadier_5]
    H8 = [hka_3]
  }
  set dog_860 { strength = 9 }
  expect { that = attacking_dice(dog_860, only(E8.germans), E8, E7) == 5 }
  move dog_support { to = D8 }
  set dog_support { strength = 3 }
  # three are fewer than four
  expect { that = attacking_dice(dog_860, only(E8.germans), E8, E7) == 5 }
  move dog_858 { to = F9 }
  set dog_858 { strength = 1 }
  # four together, and one of them behind
  expect { that = attacking_dice(dog_860, only(E8.germans), E8, E7) == 7 }
  mark dog_support { with = pinned }
  # A pinned unit does not support, so nobody is flanked.
  expect { that = attacking_dice(dog_860, only(E8.germans), E8, E7) == 5 }
  set dog_858 { strength = 4 }
  expect { that = attacking_dice(dog_860, only(E8.germans), E8, E7) == 7 }
  mark dog_858 { with = shaken }
  expect { that = attacking_dice(dog_860, only(E8.germans), E8, E7) == 5 }
  mark dog_860 { with = shaken }
  expect { that = attacking_dice(dog_860, only(E8.germans), E8, E7) == 4 }
}

test "A German's dice when he attacks, by day and by night" {
  ref = "J-2c"
  given {
    E7 = [dog_860]
    E8 = [grenadier_5]
    D7 = [hka_4]
    D6 = [mg_5]
  }
  set dog_860 { strength = 6 }
  # Three, supported by 4, and by 2 for close combat from the unit to the north, behind the Ranger.
  expect { that = attacking_dice(only(E8.germans), dog_860, E7, E8) == 5 }
  set dog_860 { strength = 7 }
  expect { that = attacking_dice(only(E8.germans), dog_860, E7, E8) == 3 }
  move time { to = june_6_13 }
  expect {
    that = (
      attacking_dice(only(E8.germans), dog_860, E7, E8) == 4 &&
      attacking_dice(dog_860, only(E8.germans), E8, E7) == 4
    )
  }
}

test "The defender's dice" {
  ref = "J-2d"
  given {
    G5 = [dog_support]
    G6 = [hka_3]
    E4 = [dog_860]
    E5 = [mg_5]
    F4 = [dog_858]
  }
  # two, and prepared cover
  expect { that = defending_dice(dog_support, only(G6.germans), G6, G5) == 3 }
  expect { that = defending_dice(dog_860, only(E5.germans), E5, E4) == 2 } # one, and the cliff
  # A unit on the beach supports nobody on top.
  expect { that = attacking_dice(dog_860, only(E5.germans), E5, E4) == 5 }
  given { F7 = [hka_4] }
  # four do not match six
  expect { that = defending_dice(dog_support, only(G6.germans), G6, G5) == 3 }
  set dog_support { strength = 4 }
  expect { that = defending_dice(dog_support, only(G6.germans), G6, G5) == 4 }
  mark {
    the  = G6.germans
    with = pinned
  }
  expect { that = defending_dice(dog_support, only(G6.germans), G6, G5) == 3 }
  mark dog_support { with = shaken }
  expect { that = defending_dice(only(G6.germans), dog_support, G5, G6) == 1 } # two, shaken
}

test "There is no least number of dice" {
  ref   = "J-2"
  rolls = [] # nobody throws
  given {
    F7 = [dog_858]
    F8 = [hka_2.reduced]
  }
  mark {
    the  = F8.germans
    with = pinned
  }
  set dog_858 { strength = 1 }
  mark dog_858 { with = shaken }
  expect {
    that = (
      defending_dice(dog_858, only(F8.germans), F8, F7) == 0 &&
      attacking_dice(dog_858, only(F8.germans), F8, F7) == 0
    )
  }
  move dog_858 { to = F8 }
  expect {
    F7 = [dog_858]
    F8 = [hka_2.reduced]
  }
}

test "Two halves make a hit, one is none" {
  ref   = "J-2e"
  rolls = [5, 5, 5, 1, 1, 5, 1] # three halves against one
  given {
    F7 = [dog_858]
    F8 = [hka_4]
  }
  move dog_858 { to = F8 }
  expect {
    F7   = [dog_858]
    F8   = [hka_4.reduced]
    that = dog_858.strength == 10
  }
}

test "Both are eliminated: nobody wins, and nobody is taken" {
  ref   = "J-3"
  rolls = [6, 6]
  given {
    F7 = [dog_858]
    F8 = [hka_2.reduced]
  }
  set dog_858 { strength = 1 }
  move dog_858 { to = F8 }
  expect {
    F8   = []
    that = !dog_858.in_play && none(germans) && none([for b in victory_boxes : b if any(b.germans)])
  }
}

test "A reduced unit leaves a small bag of prisoners" {
  ref   = "J-3f"
  rolls = [6, 1, 1, 1, 1, 1]
  given {
    F7 = [dog_858]
    F8 = [hka_3.reduced]
  }
  move dog_858 { to = F8 }
  expect {
    F8         = [dog_858]
    dog_june_6 = [hka_3.reduced]
  }
}

test "A Ranger who defends takes no prisoners" {
  ref   = "J-3f"
  rolls = [1, 6, 6, 1, 1, 1]
  given {
    F7 = [dog_858]
    F8 = [hka_2]
  }
  move {
    the = F8.germans
    to  = F7
  }
  expect {
    F7  = [dog_858]
    out = [hka_2]
  }
}

test "The attacker goes back, down the cliff if he came up there" {
  ref   = "J-3d"
  rolls = [4, 1, 1, 1, 1, 4, 1] # as many morale losses on both sides: none
  given {
    E4 = [dog_860]
    E5 = [mg_5]
  }
  move dog_860 { to = E5 }
  expect {
    E4 = [dog_860]
    E5 = [rally_5, mg_5] # which came up with him, and never goes back to the beach
  }
}

test "Or he stays on the cliff top with a hit, and the fight goes on" {
  ref      = "J-3d"
  variants = [on_the_cliff_top]
  # no lead; then five dice again, of a unit of 9, against two
  rolls = [4, 1, 1, 1, 1, 4, 1, 6, 6, 1, 1, 1, 1, 1]
  given {
    E4 = [dog_860]
    E5 = [mg_5]
  }
  move dog_860 { to = E5 }
  expect {
    E4         = []
    E5         = [rally_5, dog_860]
    dog_june_6 = [mg_5]
    that       = dog_860.strength == 9
  }
}

test "A unit that the hits use up is lost there" {
  ref      = "J-3d"
  variants = [on_the_cliff_top]
  rolls    = [1, 1, 1]
  given {
    E4 = [dog_860]
    E5 = [mg_5]
  }
  set dog_860 { strength = 1 }
  move dog_860 { to = E5 }
  expect {
    E5   = [mg_5]
    that = !dog_860.in_play
  }
}

test "Inland the attacker goes back in both readings" {
  ref      = "J-3d"
  variants = [on_the_cliff_top]
  rolls    = [1, 1, 1, 1, 1, 1]
  given {
    E6 = [dog_860, rally_5]
    E7 = [mg_5]
  }
  move dog_860 { to = E7 }
  expect {
    E6   = [rally_5, dog_860]
    E7   = [mg_5]
    that = dog_860.strength == 10
  }
}

test "Who cannot retreat at all is hit for it, and fights again" {
  ref = "J-3e"
  # two steps that he cannot go back over the edge; then four dice against two
  rolls = [1, 1, 1, 1, 1, 4, 4, 6, 6, 1, 1, 1, 1]
  given {
    E4 = [dog_860]
    E5 = [mg_5]
  }
  move dog_860 { to = E5 }
  expect {
    E5         = [rally_5, dog_860]
    dog_june_6 = [mg_5]
    that       = dog_860.strength == 8
  }
}

test "A Ranger retreats as far as he can, and is hit for the rest" {
  ref   = "J-3e"
  rolls = [4, 4, 4, 1, 1, 1, 1, 1]
  given {
    F6 = [hka_2]
    F8 = [dog_858]
    F9 = [grenadier_6]
    A1 = [rally_6]
  }
  set dog_858 { strength = 10 }
  move {
    the = F9.germans
    to  = F8
  }
  expect {
    F7   = [dog_858]
    F8   = [grenadier_6]
    that = dog_858.strength == 8
  }
}

test "Nor further than Cliff Top 5" {
  ref   = "J-3e"
  rolls = [4, 4, 4, 1, 1, 1, 1, 1]
  given {
    F6 = [dog_858]
    F7 = [grenadier_6]
  }
  move {
    the = F7.germans
    to  = F6
  }
  expect {
    F5   = [dog_858]
    F6   = [grenadier_6]
    that = dog_858.strength == 8
  }
}

test "Germans retreat past one another" {
  ref   = "J-3e"
  rolls = [4, 1, 1, 1, 1] # none of the pinned
  given {
    F7  = [dog_858]
    F8  = [hka_3.reduced]
    F9  = [hka_4]
    F10 = [mg_4]
  }
  mark {
    the  = F8.germans
    with = pinned
  }
  move dog_858 { to = F8 }
  expect {
    F8   = [dog_858]
    F11  = [hka_3.reduced]
    that = none(germans.pinned)
  }
}

test "Who attacked past another German does not go back to him" {
  ref   = "J-3d"
  rolls = [1, 1, 1, 1, 1, 1, 1]
  given {
    A6 = [easy_888]
    A7 = [flak_gun, grenadier_4]
  }
  move {
    the = A7.germans.grenadier
    to  = A6
  }
  expect {
    A6 = [easy_888]
    A7 = [flak_gun]
    A8 = [grenadier_4]
  }
}

test "Off the map a German is lost, but he is no prisoner" {
  ref   = "J-3f"
  rolls = [4, 4, 1, 1, 1]
  given {
    F13 = [dog_858]
    F14 = [hka_3.reduced]
    F15 = [hka_4]
  }
  mark {
    the  = F14.germans
    with = pinned
  }
  move dog_858 { to = F14 }
  expect {
    F14 = [dog_858]
    F15 = [hka_4]
    out = [hka_3.reduced]
  }
}

test "Morale breaks a defender: he retreats by the difference" {
  ref   = "J-3c"
  rolls = [4, 4, 4, 1, 1, 4, 1]
  given {
    F7 = [dog_858]
    F8 = [hka_4]
  }
  move dog_858 { to = F8 }
  expect {
    F8  = [dog_858]
    F10 = [hka_4]
  }
}

test "The active unit goes on after a fight that it lost, and pays again to come back" {
  ref   = "J"
  rolls = [4, 1, 1, 1, 1, 1, 1, 1, 4]
  given { F7 = [dog_858, rally_6] }
  given { F8 = [hka_3] }
  run "Activation" { unit = dog_858 }
  take "Press Forward" { die = green } # 1 Hit, Advance 1
  take "Advance" { to = F8 }
  expect { that = dog_858.at == F7 && dog_858.advances == 0 && dog_858.active }
  take "Press Forward" { die = red } # Shaken
  expect { that = dog_858.shaken && dog_858.active }
}

test "The odds of two dice against one" {
  ref = "J-2e"
  given {
    F7 = [dog_858]
    F8 = [hka_2.reduced]
  }
  set dog_858 { strength = 3 }
  move dog_858 { to = F8 }
  expect {
    chance = none(germans) # a six, or two fives
    is     = 1 / 3
  }
}
