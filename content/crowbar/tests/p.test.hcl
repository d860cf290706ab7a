# P: the counterattacks.

test "Three Grenadiers and a machine gun, one before each unit, two spaces south of it" {
  ref  = "P-1"
  seed = 1
  given {
    german_pool = [grenadier_4, grenadier_4, grenadier_5, grenadier_6, MG_4, MG_5]
    A5          = [easy_888]
    B6          = [easy_861]
    C8          = [easy_722]
    D4          = [easy_support] # on the beach: two spaces south of it
  }
  run "Deploy the Counterattack" { company = easy }
  expect {
    that = (
      count(A7.germans) == 1 &&
      count(B8.germans) == 1 &&
      count(C10.germans) == 1 &&
      count(D6.germans) == 1
    )
  }
  expect { that = count(germans) == 4 && count(germans.grenadier) == 3 && count(germans.full) == 4 }
  expect { that = count(german_pool.germans) == 2 && none(counterattack_force.germans) }
}

test "Beyond the highway they come reduced, and before a unit that is there not at all" {
  ref  = "P-1"
  seed = 2
  given {
    german_pool = [grenadier_4, grenadier_4, grenadier_5, MG_4]
    A12         = [easy_888]
    B13         = [easy_861]
    C14         = [easy_722]
    D15         = [easy_support]
  }
  run "Deploy the Counterattack" { company = easy }
  expect {
    that = count(A14.germans.reduced) == 1 && count(B15.germans.reduced) == 1 && count(germans) == 2
  }
  expect { that = count(german_pool.germans) == 2 } # who does not enter stays in the pool
}

test "Before a unit at sea, and where one is lost, they come on the highway" {
  ref  = "P-1"
  seed = 3
  given {
    german_pool = [grenadier_4, grenadier_4, grenadier_5, MG_4]
    A3          = [easy_888]
    B0          = [easy_861]
  }
  run "Deploy the Counterattack" { company = easy }
  expect {
    that = (
      count(A13.germans) == 1 &&
      count(B13.germans) == 1 &&
      count(C13.germans) == 1 &&
      count(D13.germans) == 1 &&
      count(germans.full) == 4
    )
  }
}

test "Where another German stands, the next empty space south is taken, reduced beyond the highway" {
  ref  = "P-1"
  seed = 4
  given {
    german_pool = [grenadier_4, grenadier_4, grenadier_5, MG_4]
    A11         = [easy_888]
    A13         = [HKA_2]
    B3          = [easy_861]
    B13         = [HKA_2]
    B14         = [HKA_3]
  }
  run "Deploy the Counterattack" { company = easy }
  expect {
    that = count(A14.germans.reduced) == 1 && count(B15.germans.reduced) == 1 && count(germans) == 7
  }
}

test "Who is pushed off the map is not placed" {
  ref  = "P-1"
  seed = 5
  given {
    german_pool = [grenadier_4, grenadier_4, grenadier_5, MG_4]
    A13         = [easy_888]
    A15         = [HKA_2]
    B5          = [easy_861]
    C5          = [easy_722]
    D5          = [easy_support]
  }
  run "Deploy the Counterattack" { company = easy }
  expect {
    that = (
      count(germans) == 4 &&
      count(german_pool.germans) == 1 &&
      count(B7.germans) == 1 &&
      count(C7.germans) == 1 &&
      count(D7.germans) == 1
    )
  }
}

test "Fox, Easy and Dog are struck in turn" {
  ref  = "P-2"
  seed = 6
  given {
    german_pool = [grenadier_4, grenadier_4, grenadier_5, MG_4, grenadier_5, grenadier_5, grenadier_5, MG_4, grenadier_6, grenadier_6, grenadier_6, MG_4]
    A5          = [easy_888]
    E5          = [dog_860]
    I5          = [fox_887]
  }
  move counterattack { to = attack_launched }
  expect { that = attack_coming.at == second && count(I7.germans) == 1 && count(germans) == 4 }
}
test "The second strikes Easy" {
  ref  = "P-3"
  seed = 6
  given {
    german_pool = [grenadier_4, grenadier_4, grenadier_5, MG_4]
    A5          = [easy_888]
  }
  move attack_coming { to = second }
  move counterattack { to = attack_launched }
  expect { that = attack_coming.at == third && count(A7.germans) == 1 && count(germans) == 4 }
}
test "The third strikes Dog" {
  ref  = "P-4"
  seed = 6
  given {
    german_pool = [grenadier_4, grenadier_4, grenadier_5, MG_4]
    E5          = [dog_860]
  }
  move attack_coming { to = third }
  move counterattack { to = attack_launched }
  expect { that = attack_coming.at == fourth && count(E7.germans) == 1 && count(germans) == 4 }
}
test "Where the fourth strikes, a die says" {
  ref   = "P-5"
  seed  = 6
  rolls = [2]
  given {
    german_pool = [grenadier_4, grenadier_4, grenadier_5, MG_4]
    I5          = [fox_887]
  }
  move attack_coming { to = fourth }
  move counterattack { to = attack_launched }
  expect { that = attack_coming.at == over && count(I7.germans) == 1 }
}
test "On 3 or 4 Dog, on 5 or 6 Easy" {
  ref = "P-5"
  expect {
    that = (
      fourth_attack(1) == fox &&
      fourth_attack(3) == dog &&
      fourth_attack(4) == dog &&
      fourth_attack(5) == easy &&
      fourth_attack(6) == easy
    )
  }
}

test "A third unit on the highway throws the counterattack back, and when it is cut off the marker goes on" {
  ref = "P-6"
  given {
    A12 = [easy_888]
    B13 = [easy_861]
    C13 = [easy_722]
    A11 = [HKA_2]
  }
  move counterattack { to = alarm_3 }
  move easy_888 { to = A13 }
  expect { that = counterattack.at == alarm_3 } # its column is not clear
  remove { the = A11.germans }
  expect { that = counterattack.at == alarm_2 && count(manning(easy)) == 3 }
  move easy_722 { to = C14 }
  expect { that = counterattack.at == alarm_3 && count(manning(easy)) == 2 }
  move easy_722 { to = C13 }
  expect { that = counterattack.at == alarm_2 }
  remove easy_722 {}
  expect { that = counterattack.at == alarm_3 }
}

test "A fourth unit changes nothing, nor does the third of another company" {
  ref = "P-6"
  given {
    A13 = [easy_888]
    B13 = [easy_861]
    C13 = [easy_722]
    D12 = [easy_support]
    E12 = [dog_860]
  }
  move counterattack { to = alarm_3 }
  run "Count the Roadblocks" {}
  expect { that = counterattack.at == alarm_2 }
  move easy_support { to = D13 }
  move dog_860 { to = E13 }
  expect { that = counterattack.at == alarm_2 }
  remove easy_support {}
  expect { that = counterattack.at == alarm_2 }
}

test "In the first box the marker cannot go back" {
  ref = "P-6"
  given {
    A13 = [easy_888]
    B13 = [easy_861]
    C12 = [easy_722]
  }
  move easy_722 { to = C13 }
  expect { that = counterattack.at == all_quiet }
  move easy_722 { to = C12 }
  expect { that = counterattack.at == alarm_1 }
}

test "A fight on the highway that the Rangers win does not move the marker" {
  ref = "P-6"
  # two dice of the Grenadiers; of the Rangers five, and one for those beside them
  rolls = [1, 1, 6, 6, 1, 1, 1, 1]
  given {
    A13 = [easy_888]
    B13 = [easy_861]
    C13 = [easy_722]
    B14 = [grenadier_4]
  }
  move counterattack { to = alarm_6 }
  run "Count the Roadblocks" {}
  expect { that = counterattack.at == alarm_5 }
  move counterattack { to = alarm_6 }
  move {
    the = B14.germans
    to  = B13
  }
  expect {
    B13 = [easy_861]
    # no attack was launched while they fought
    that = counterattack.at == alarm_6 && count(manning(easy)) == 3
  }
}

test "A lost roadblock may itself launch the attack, in the middle of whatever goes on" {
  ref  = "P-6"
  seed = 7
  given {
    german_pool = [grenadier_4, grenadier_4, grenadier_5, MG_4]
    A13         = [easy_888]
    B13         = [easy_861]
    C12         = [easy_722]
    I5          = [fox_887]
  }
  move counterattack { to = alarm_1 }
  move easy_722 { to = C13 }
  move counterattack { to = alarm_6 }
  move easy_722 { to = C14 }
  expect {
    that = attack_coming.at == second && counterattack.at == all_quiet && count(I7.germans) == 1
  }
}

test "What an attack cuts off as it comes counts on the next marker" {
  ref  = "P-6"
  seed = 8
  given {
    german_pool = [grenadier_4, grenadier_4, grenadier_5, MG_4]
    A13         = [easy_888]
    B13         = [easy_861]
    C13         = [easy_722]
    D5          = [easy_support]
  }
  move attack_coming { to = second }
  run "Count the Roadblocks" {}
  remove easy_722 {}
  expect { that = counterattack.at == alarm_1 }
  move counterattack { to = attack_launched }
  expect { that = counterattack.at == all_quiet && count(A15.germans) == 1 }
}

test "After the fourth attack no roadblock moves the marker" {
  ref = "P-7"
  given {
    A13 = [easy_888]
    B13 = [easy_861]
    C12 = [easy_722]
  }
  move attack_coming { to = over }
  move counterattack { to = alarm_2 }
  move easy_722 { to = C13 }
  expect { that = counterattack.at == alarm_2 }
}

test "Too few: the most advanced units of the Rangers meet them" {
  ref  = "P-8"
  seed = 9
  given {
    german_pool = [grenadier_4, MG_4]
    A5          = [easy_888]
    B9          = [easy_861]
    C4          = [easy_722]
    D7          = [easy_support]
  }
  run "Deploy the Counterattack" { company = easy }
  expect { that = count(B11.germans) == 1 && count(D9.germans) == 1 && count(germans) == 2 }
}

test "Nobody left in the pool: nobody comes" {
  ref = "P-8"
  given { A5 = [easy_888] }
  run "Deploy the Counterattack" { company = easy }
  expect { that = none(germans) }
}

test "Who was eliminated does not come back" {
  ref  = "P-8"
  seed = 10
  given {
    german_pool = [MG_4]
    A5          = [easy_888]
    A7          = [grenadier_4.reduced]
  }
  run "Take Hits" {
    unit = only(A7.germans)
    n    = 1
  }
  run "Deploy the Counterattack" { company = easy }
  expect { that = count(germans) == 1 && count(germans.MG) == 1 }
}
