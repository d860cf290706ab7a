# L: Open Fire.

test "What stops sight" {
  ref = "L-2"
  # the house F12
  expect { that = line_of_sight(F6, F9) && line_of_sight(F10, F13) == false }
  # the bunker E8, the barracks H10
  expect { that = !line_of_sight(E6, E9) && !line_of_sight(H9, H11) }
  # the woods E11, the Command Bunker D5
  expect { that = !line_of_sight(E10, E12) && !line_of_sight(C5, E5) }
  # Gun emplacements and casemates do not block it.
  expect { that = line_of_sight(C8, C10) && line_of_sight(G5, G7) && line_of_sight(B6, D6) }
}

test "A corner is enough" {
  ref = "L-2"
  expect {
    that = !line_of_sight(C7, E9) && !contains(line(C7, E9), E8) && contains(touched(C7, E9), E8)
  }
  expect { that = !line_of_sight(F8, D9) && !line_of_sight(D9, F8) } # through a part of E8
  expect { that = line_of_sight(C8, E10) && line_of_sight(F6, D7) }  # past it
}

test "Units stop sight, friend and enemy alike" {
  ref = "L-2"
  given { F7 = [dog_858] }
  expect {
    that = (
      !line_of_sight(F6, F8) &&
      line_of_sight(E6, G6) &&
      line_of_sight(F6, F7) &&
      line_of_sight(F7, F9)
    )
  }
  given { F8 = [hka_2] }
  expect { that = !line_of_sight(F7, F9) && line_of_sight(E7, F8) }
}

test "One always sees the next space, and by night no further" {
  ref = "L-2"
  given {
    E11 = [hka_2]
    F12 = [hka_3]
  }
  expect { that = sees(E10, E11) && sees(E11, F12) && sees(F9, F7) }
  move time { to = june_6_13 }
  expect { that = sees(E10, E11) && sees(E11, F12) && !sees(F9, F7) }
}

test "Sight at the cliff" {
  ref = "L-2a"
  expect {
    that = (
      sees(E4, E5) &&
      sees(E5, E4) &&
      !sees(E4, F5) &&
      !sees(F5, E4) &&
      !sees(E4, E6) &&
      !sees(E6, E4)
    )
  }
  expect { that = !sees(E3, E4) && !sees(E5, E3) && !sees(E4, F4) && sees(E5, F5) && sees(E5, F6) }
}

test "Whom Rangers may fire at" {
  ref = "L-1"
  given {
    F7  = [dog_858]
    E8  = [hka_3]
    F10 = [mg_5]
    B7  = [hka_2]
    E5  = [mg_4]
  }
  # in any column
  expect { that = targets_of_rangers(dog_858, false) == union(E8.germans, F10.germans, B7.germans, E5.germans) }
  # Four spaces are too far with one die less.
  expect { that = targets_of_rangers(dog_858, true) == union(E8.germans, F10.germans, E5.germans) }
  mark dog_858 { with = pinned }
  expect { that = none(targets_of_rangers(dog_858, false)) }
}

test "Whom Germans may fire at" {
  ref = "L-1"
  given {
    F5 = [dog_858]
    F9 = [hka_3]
    F7 = [mg_4]
    H4 = [dog_868]
    H5 = [hka_4]
    G3 = [dog_support]
    G5 = [hka_2]
    E6 = [dog_860]
    E5 = [mg_6]
  }
  expect { that = none(targets_of_germans(only(F9.germans))) } # the machine gun is in the way
  expect { that = targets_of_germans(only(F7.germans)) == [dog_858] }
  expect { that = targets_of_germans(only(H5.germans)) == [dog_868] } # straight down the cliff
  expect { that = none(targets_of_germans(only(G5.germans))) }        # never at landing craft
  expect { that = targets_of_germans(only(E5.germans)) == [dog_860] } # backward, too
  mark {
    the  = E5.germans
    with = pinned
  }
  expect { that = none(targets_of_germans(only(E5.germans))) }
}

test "The FLAK gun reaches the sea, and not the beach" {
  ref = "L-1"
  given {
    A7 = [flak_gun]
    A2 = [easy_888]
  }
  expect { that = targets_of_germans(only(A7.germans)) == [easy_888] }
  given { A5 = [hka_2] }
  expect { that = none(targets_of_germans(only(A7.germans))) }
  move easy_888 { to = A4 }
  remove { the = A5.germans }
  expect { that = none(targets_of_germans(only(A7.germans))) }
  move easy_888 { to = A5 }
  expect { that = targets_of_germans(only(A7.germans)) == [easy_888] }
}

test "The FLAK gun's fire reaches the nearest sea space" {
  ref   = "L-1"
  rolls = [6]
  given { A3 = [easy_888] }
  run "Place the FLAK Gun" {}
  expect {
    that = targets_of_germans(flak_gun) == [easy_888] && firing_dice(flak_gun, easy_888) == 1
  }
  run "Germans Open Fire" { company = easy }
  expect { that = easy_888.strength == 9 }
}

test "What hits a landing craft hurts the unit aboard and does not pin it" {
  ref = "L-5"
  given { A3 = [easy_888] }
  run "Effect of Fire" {
    target = easy_888
    halves = 2
    pinned = true
  }
  expect { that = easy_888.strength == 9 && !easy_888.pinned }
}

test "Why so many dice: fire" {
  ref = "L-4"
  given {
    F7 = [dog_858]
    H9 = [hka_3]
    G6 = [mg_5]
  }
  expect {
    that = (
      firing_dice(dog_858, only(H9.germans)) == 3 &&
      firing_dice(dog_858, only(H9.germans), true) == 2
    )
  }
  # five to fire with; in prepared cover
  expect {
    that = (
      firing_dice(only(G6.germans), dog_858) == 2 &&
      firing_dice(dog_858, only(G6.germans)) == 3
    )
  }
  mark dog_858 { with = shaken }
  expect { that = firing_dice(dog_858, only(H9.germans)) == 2 }
  mark dog_858 { with = led }
  mark dog_858 { with = inspired }
  expect { that = firing_dice(dog_858, only(H9.germans)) == 5 }
  expect { that = firing_dice(only(H9.germans), dog_858) == 0 } # two, at two spaces
}

test "A four pins, a five is half a hit" {
  ref   = "L-5"
  rolls = [4, 5, 1, 1]
  given {
    F7 = [dog_858]
    F8 = [hka_3]
  }
  run "Open Fire" {
    firer  = dog_858
    target = only(F8.germans)
  }
  expect {
    F8   = [hka_3]
    that = count(F8.germans.pinned) == 1 && sum(germans[*].half_hits) == 0
  }
}

test "A five of a machine gun pins as well" {
  ref   = "L-5"
  rolls = [5, 5]
  given {
    F7 = [dog_858]
    F8 = [mg_6]
  }
  run "Open Fire" {
    firer  = only(F8.germans)
    target = dog_858
  }
  expect { that = dog_858.pinned && dog_858.strength == 9 }
}

test "A five of infantry does not" {
  ref   = "L-5"
  rolls = [5]
  given {
    F7 = [dog_858]
    F8 = [hka_4]
  }
  run "Open Fire" {
    firer  = only(F8.germans)
    target = dog_858
  }
  expect { that = !dog_858.pinned && dog_858.strength == 10 }
}

test "Left-over halves of several units are added up: one and three make two hits" {
  ref   = "L-5"
  rolls = [5, 1, 1, 1, 5, 5, 5, 1]
  given {
    E7 = [dog_860]
    F7 = [dog_858]
    F8 = [hka_3]
  }
  run "Rangers Open Fire" {
    company  = dog
    low_ammo = false
  }
  take "Fire at a German" {
    firer  = dog_860
    target = only(F8.germans)
  }
  take "Fire at a German" {
    firer  = dog_858
    target = only(F8.germans)
  }
  # Eliminated by fire: no prisoners.
  expect { that = none(germans) && none([for b in victory_boxes : b if any(b.germans)]) }
}

test "One half alone is nothing, even from two that fire at different targets" {
  ref   = "L-5"
  rolls = [5, 1, 1, 1, 5, 1]
  given {
    E7 = [dog_860]
    F8 = [hka_3]
    G7 = [dog_support]
    H8 = [hka_4]
  }
  run "Rangers Open Fire" {
    company  = dog
    low_ammo = false
  }
  take "Fire at a German" {
    firer  = dog_860
    target = only(F8.germans)
  }
  take "Fire at a German" {
    firer  = dog_support
    target = only(H8.germans)
  }
  take "Cease Fire" {}
  expect {
    F8   = [hka_3]
    H8   = [hka_4]
    that = sum(germans[*].half_hits) == 0
  }
}

test "Nobody has to fire" {
  ref = "L"
  given {
    E7 = [dog_860]
    F8 = [hka_3]
  }
  run "Rangers Open Fire" {
    company  = dog
    low_ammo = false
  }
  take "Cease Fire" {}
  expect { F8 = [hka_3] }
}

test "All Germans of a zone open fire, the machine guns sweep" {
  ref   = "L"
  rolls = [6, 5, 1, 4]
  given {
    E8 = [dog_860]
    F7 = [mg_6] # sweeps: a die at 860 in the bunker, then two at 858
    F8 = [dog_858]
    G9 = [hka_4] # nobody in its column
    H7 = [dog_868]
    H8 = [hka_4] # one die
  }
  run "Germans Open Fire" { company = dog }
  expect {
    that = (
      dog_860.strength == 9 &&
      dog_858.strength == 10 &&
      dog_858.pinned &&
      dog_868.pinned &&
      !dog_860.pinned
    )
  }
}

test "A machine gun sweeps three columns from east to west" {
  ref   = "L-6"
  rolls = [6, 1, 5, 1, 4] # the emplacement takes a die
  given {
    E6 = [dog_860]
    F7 = [mg_6]
    F8 = [dog_858]
    G6 = [dog_support]
    H7 = [dog_868] # two columns away
  }
  run "Machine Guns Sweep" { company = dog }
  expect {
    that = (
      dog_860.strength == 9 &&
      dog_858.pinned &&
      dog_support.pinned &&
      dog_support.strength == 6 &&
      dog_868.strength == 10
    )
  }
}

test "ext: the machine guns of both cliff tops sweep whom they see" {
  ref = "L-6"
  # the gun of column 5 at 858, then that of column 7: together one hit; 868 is one space to the
  # west of the second
  rolls = [5, 1, 5, 1]
  given {
    E5 = [mg_5]
    F5 = [dog_858]
    G5 = [mg_5]
  }
  run "Machine Guns Sweep" { company = dog }
  expect { that = dog_858.strength == 9 && dog_858.pinned }
}

test "Support fire knows no range, and pins with a five" {
  ref   = "L-5"
  rolls = [5, 5, 6, 1]
  given { G6 = [hka_4] }
  run "Support Fire" {
    target = only(G6.germans)
    dice   = 4
  }
  expect { that = none(germans) }
}

test "Who leads half of a company gives its fire orders, for his own units" {
  ref      = "L"
  variants = [two_players]
  rolls    = [6, 1, 1, 1]
  given {
    F7 = [dog_858]
    G8 = [dog_support]
    F8 = [hka_3]
  }
  run "Rangers Open Fire" {
    company  = dog
    low_ammo = false
  }
  refuse "Fire at a German" { # the Easy player begins, who leads the Support unit
    firer  = dog_858
    target = only(F8.germans)
  }
  take "Cease Fire" {}
  take "Fire at a German" {
    firer  = dog_858
    target = only(F8.germans)
  }
  expect { F8 = [hka_3.reduced] }
}
