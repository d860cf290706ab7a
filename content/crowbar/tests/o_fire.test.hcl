# O: events that fire and fight; the example of O, and those of the extended example.

test "Another chit, and one that lets a unit attack (X10)" {
  ref   = "O-3"
  seed  = 3
  rolls = [6, 6, 1, 1, 1, 1, 1]
  given {
    event_cup = [chit_24, chit_2] # Ranger Elite; Rangers Forward!, Easy
    J13       = [fox_884]
    C8        = [easy_722]
    C9        = [HKA_2] # in gun emplacement 5: two advances
  }
  run "Draw an Event Chit" {
    side   = german_side
    drawer = force_a
  }
  take "Advance" { to = C9 }
  expect {
    C9          = [easy_722]
    easy_june_6 = [HKA_2]
    J13         = [fox_884]
    that        = count(event_cup.event_chits) == 2 && easy_722.advances == 0
  }
}

test "The patrol storms the unit before which it has appeared, and is thrown back (ext 7)" {
  ref   = "O-9"
  rolls = [5, 6, 1, 2, 2, 3, 4] # two German dice, five of the Rangers'
  given {
    F6 = [dog_858]
    H5 = [dog_868]
    H6 = [grenadier_4]
  }
  set dog_868 { strength = 9 }
  run "German Event" {
    event   = assault
    company = dog
    drawer  = force_a
  }
  expect {
    H5   = [dog_868]
    H6   = [grenadier_4]
    that = dog_868.strength == 8
  }
}

test "Two spaces into a fight, past their own" {
  ref   = "O-9a"
  rolls = [6, 6, 6, 1, 1] # one German die more, by the HKA that supports
  given {
    E6 = [dog_860]
    E7 = [HKA_4]
    E8 = [grenadier_4]
  }
  set dog_860 { strength = 3 }
  run "Assault!" { company = dog }
  expect {
    E6   = [grenadier_4]
    E7   = [HKA_4]
    that = losses(dog) == 1
  }
}

test "Who reaches the cliff fires at the beach below; who stands there already does not" {
  ref   = "O-9a"
  rolls = [6] # two dice, less one for the range
  given {
    E7 = [grenadier_4]
    E4 = [dog_860]
    F5 = [grenadier_5]
    F4 = [dog_858]
    G6 = [grenadier_5]
    G3 = [dog_support]
  }
  run "Assault!" { company = dog }
  expect {
    E5   = [grenadier_4]
    G5   = [grenadier_5]
    that = dog_860.strength == 9 && dog_858.strength == 10 && dog_support.strength == 6
  }
}

test "Who storms over supplies or the headquarters destroys them" {
  ref = "O-9"
  given {
    E9  = [dog_supplies]
    E8  = [rudder_s_hq]
    E10 = [grenadier_4]
  }
  set dog_supplies { with = none }
  run "Assault!" { company = dog }
  expect {
    E8   = [grenadier_4]
    E9   = []
    that = !dog_supplies.in_play && !rudder_s_hq.in_play && rudder_s_hq.at == supply
  }
}

test "The buzz saw: the machine guns of the zone sweep three columns" {
  ref   = "O-5"
  rolls = [6, 1, 1, 1] # three dice, less one for the range: first Easy in the east, then Dog
  given {
    D6 = [easy_support]
    F6 = [dog_858]
    E5 = [MG_5]
    E7 = [HKA_3]
  }
  run "German Event" {
    event   = hitler_s_buzz_saw
    company = dog
    drawer  = force_a
  }
  expect { that = easy_support.strength == 5 && dog_858.strength == 10 }
}

test "Concentrated fire: infantry as well, down its column" {
  ref   = "O-5"
  rolls = [6]
  given {
    F6 = [dog_858]
    F7 = [HKA_3]
    G7 = [HKA_4]
  }
  run "German Event" {
    event   = concentrated_enemy_fire
    company = dog
    drawer  = force_a
  }
  expect { that = dog_858.strength == 9 }
}

test "Naval fire is support fire: a five pins" {
  ref   = "O-4"
  rolls = [5, 5, 1, 1]
  given {
    E5 = [dog_860]
    G9 = [grenadier_4]
  }
  run "Ranger Event" {
    event    = naval_support_fire
    company  = none
    low_ammo = []
    drawer   = force_a
  }
  expect {
    G9   = [grenadier_4.reduced]
    that = only(G9.germans).pinned
  }
}

test "Artillery: two dice at each unit in the area" {
  ref   = "O-4"
  rolls = [3, 4, 6, 6, 1, 5]
  given {
    E9 = [dog_860]
    F8 = [dog_858]
    F7 = []
    G7 = [dog_support]
    I9 = [fox_887]
  }
  run "German Event" {
    event   = artillery_support_fire
    company = none
    drawer  = force_a
  }
  expect {
    that = (
      dog_860.strength == 8 &&
      !dog_860.pinned &&
      dog_858.strength == 10 &&
      dog_858.pinned &&
      dog_support.strength == 6 &&
      fox_887.strength == 10
    )
  }
}

test "The western flank: two columns on the right, of which nobody is hit at sea" {
  ref   = "O-4"
  rolls = [6, 1]
  given {
    J9 = [fox_884]
    K9 = [fox_883]
    L2 = [fox_support]
  }
  run "German Event" {
    event   = western_flank_support_fire
    company = none
    drawer  = force_a
  }
  expect { that = fox_884.strength == 10 && fox_883.strength == 9 && fox_support.strength == 6 }
}

test "The eastern flank: two columns on the left" {
  ref   = "O-4"
  rolls = [6, 1, 1, 6]
  given {
    A4 = [easy_888]
    B9 = [easy_861]
    C9 = [easy_722]
  }
  run "German Event" {
    event   = eastern_flank_support_fire
    company = none
    drawer  = force_a
  }
  expect { that = easy_888.strength == 9 && easy_861.strength == 9 && easy_722.strength == 10 }
}

test "Low ammo takes a die from each who fires" {
  ref   = "O-6"
  rolls = [6, 6] # five dice, less two for the range and one for low ammo
  given {
    E6 = [dog_860]
    E8 = []
    F8 = [HKA_3]
  }
  move time { to = june_7_1 }
  run "Ranger Event" {
    event    = orders_to_fire
    company  = dog
    low_ammo = [june_7, june_8]
    drawer   = force_a
  }
  take "Fire at a German" {}
  expect { that = none(germans) }
}

test "With supplies there is no such loss" {
  ref   = "O-6"
  rolls = [6, 1, 1]
  given {
    E6 = [dog_860, dog_supplies]
    F8 = [HKA_3]
  }
  move time { to = june_7_1 }
  run "Ranger Event" {
    event    = orders_to_fire
    company  = dog
    low_ammo = [june_7, june_8]
    drawer   = force_a
  }
  answer { use_the_supplies = true }
  take "Fire at a German" {}
  expect {
    F8   = [HKA_3.reduced]
    that = dog_supplies.used
  }
}

test "Any company: whose units have somebody to fire at" {
  ref   = "O-2"
  rolls = [1, 1, 1]
  given {
    A5 = [easy_888]
    E6 = [dog_860]
    F8 = [HKA_3]
    I6 = [fox_887]
    I8 = [HKA_2]
  }
  run "Ranger Event" {
    event    = orders_to_fire
    company  = none
    low_ammo = []
    drawer   = force_a
  }
  refuse { company = easy }
  answer { company = fox }
  take "Fire at a German" {}
  expect { that = only(I8.germans).full }
}

test "Nobody has anybody to fire at: nothing is asked" {
  ref = "O-6"
  given { E6 = [dog_860, dog_supplies] }
  move time { to = june_7_1 }
  run "Ranger Event" {
    event    = orders_to_fire
    company  = dog
    low_ammo = [june_7, june_8]
    drawer   = force_a
  }
  expect { that = dog_supplies.available }
  run "Ranger Event" {
    event    = orders_to_fire
    company  = none
    low_ammo = []
    drawer   = force_a
  }
  expect { that = dog_supplies.available }
}

test "Commander Hit: the officer is out for half a die of time boxes" {
  ref   = "O-2"
  rolls = [1, 3]
  given { E5 = [dog_860, slater] }
  set slater { with = dog_860 }
  run "German Event" {
    event   = commander_hit
    company = none
    drawer  = force_a
  }
  expect { that = slater.at == june_6_3 && slater.with == none }
}

test "Commander Hit: a five hits nobody, nor is anybody hit who is away" {
  ref   = "O-2"
  rolls = [5, 4]
  given { E5 = [dog_860, slater] }
  set slater { with = dog_860 }
  repeat {
    times = 2
    run "German Event" {
      event   = commander_hit
      company = none
      drawer  = force_a
    }
  }
  expect { that = slater.at == E5 }
}
