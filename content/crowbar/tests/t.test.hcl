# T: the German player.

test "The German player picks among equally advanced units" {
  ref      = "T-3"
  variants = [versus_two]
  rolls    = [1]
  given {
    A9 = [easy_888]
    I9 = [fox_887]
    E8 = [dog_860]
  }
  run "German Event" {
    event   = ambush
    company = none
    drawer  = force_a
  }
  refuse { unit = dog_860 }
  answer { unit = fox_887 }
  expect { that = fox_887.strength == 9 && fox_887.pinned && easy_888.strength == 10 }
}

test "He may hold Grenadiers back, and is not asked about those who cannot move" {
  ref      = "T-3"
  variants = [versus_two]
  given {
    E9 = [grenadier_4]
    F9 = [grenadier_5]
    H5 = [grenadier_6]
  }
  run "Assault!" { company = dog }
  answer { send_it_to_the_assault = false }
  answer { send_it_to_the_assault = true }
  expect {
    E9 = [grenadier_4]
    F7 = [grenadier_5]
    H5 = [grenadier_6]
  }
}

test "On a five or six he says which officer is hit" {
  ref      = "T-3"
  variants = [versus_two]
  rolls    = [5, 1]
  given {
    E9 = [dog_860, slater]
    I9 = [fox_887, masny]
  }
  set slater { with = dog_860 }
  set masny { with = fox_887 }
  run "German Event" {
    event   = commander_hit
    company = none
    drawer  = force_a
  }
  refuse { officer = baugh }
  answer { officer = masny }
  expect { that = masny.at == june_6_2 && slater.at == E9 }
}

test "On a four it is Rudder, whatever he wants" {
  ref      = "T-3"
  variants = [versus_two]
  rolls    = [4, 1]
  given { A9 = [easy_888, rudder, baugh] }
  set rudder { with = easy_888 }
  run "German Event" {
    event   = commander_hit
    company = none
    drawer  = force_a
  }
  expect { that = rudder.at == june_6_2 && baugh.at == A9 }
}

test "He picks the patrol, and before which of equals it appears" {
  ref      = "T-3"
  variants = [versus_two]
  given {
    german_pool = [grenadier_4, grenadier_6]
    E7          = [dog_860]
    H7          = [dog_868]
  }
  run "German Patrols" { company = dog }
  answer { unit = dog_868 }
  answer { patrol = grenadier_6 }
  expect { H8 = [grenadier_6] }
}

test "He picks the force, and who comes against whom" {
  ref      = "T-4"
  variants = [versus_two]
  given {
    german_pool = [grenadier_4, grenadier_4, grenadier_5, grenadier_6, MG_4, MG_6]
    A5          = [easy_888]
    B6          = [easy_861]
    C7          = [easy_722]
    D8          = [easy_support]
  }
  run "Deploy the Counterattack" { company = easy }
  answer { men = but_not(german_pool.germans.grenadier, german_pool.germans.grenadier_5) }
  answer { gun = MG_6 }
  answer { attacker = MG_6 } # against the most advanced
  answer { attacker = grenadier_6 }
  answer { attacker = grenadier_4 }
  expect {
    D10 = [MG_6]
    C9  = [grenadier_6]
    B8  = [grenadier_4]
    A7  = [grenadier_4]
  }
}

test "If too few come he says whom they spare" {
  ref      = "T-4"
  variants = [versus_two]
  given {
    german_pool = [grenadier_4, grenadier_5, grenadier_6]
    A5          = [easy_888]
    B6          = [easy_861]
    C7          = [easy_722]
    D8          = [easy_support]
  }
  run "Deploy the Counterattack" { company = easy }
  answer { men = german_pool.germans.grenadier }
  answer { faced = [easy_888, easy_861, easy_722] } # though the support is the most advanced
  answer { attacker = grenadier_6 }
  answer { attacker = grenadier_4 }
  expect {
    C9  = [grenadier_6]
    B8  = [grenadier_4]
    A7  = [grenadier_5]
    D10 = []
  }
}

test "He says where the fourth attack goes" {
  ref      = "T-4"
  variants = [versus_two]
  given { A5 = [easy_888] }
  move attack_coming { to = fourth }
  run "Company under Attack" company {}
  answer { target = dog }
  expect { that = company == dog }
}

test "Rivals: each decides for the Germans that face a neighbor" {
  ref      = "T"
  variants = [not_so_co-op]
  expect {
    that = (
      german_leader(dog) == fox_player &&
      german_leader(easy) == dog_player &&
      german_leader(fox) == easy_player
    )
  }
}

test "Three guns and three traps are laid where he wants; all is laid out at once, face down" {
  ref      = "T-1"
  seed     = 4
  variants = [versus_two]
  run "Place the Gun Locations" {}
  answer { location = gun_found }
  answer { here = B15 }
  answer { location = gun_found }
  answer { here = B15 }
  answer { location = gun_found }
  answer { here = B15 }
  answer { location = mined_trap }
  refuse { here = B15 } # full
  answer { here = E11 }
  answer { location = booby_trap }
  answer { here = G11 }
  answer { location = booby_trap }
  refuse { here = E11 }
  answer { here = D7 }
  expect {
    that = (
      count(B15.gun_locations.gun) == 3 &&
      contains(E11.gun_locations, mined_trap) &&
      count(G11.gun_locations.booby_trap) == 1 &&
      count(D7.gun_locations.booby_trap) == 1
    )
  }
  expect {
    that = count(D7.gun_locations) == 2 && none(gun_cup.gun_locations) && none([
      for s in squares : s
      if count(s.gun_locations) != stars(s)
    ]) && none([for g in gun_locations : g if !g.face_down || g.laid_at != none])
  }
}

test "He mans the posts" {
  ref      = "T-2"
  seed     = 4
  variants = [versus_two]
  given { german_pool = [HKA_2, HKA_3, MG_4, MG_5] }
  run "Pick a Garrison" man {
    post = B5
    men  = german_pool.germans.MG
  }
  answer { man = only(german_pool.germans.MG_5) }
  expect { that = man.MG_5 }
}

test "What is good for the one is bad for the other" {
  ref      = "T-5"
  variants = [versus_two]
  expect { that = standing(german_player) == -standing(force_a) }
}

test "Against several he lays a gun and a trap in each zone" {
  ref      = "T-1"
  seed     = 5
  variants = [versus_four]
  run "Place the Gun Locations" {}
  answer { location = gun_found }
  refuse { here = E11 } # first Easy's
  answer { here = B15 }
  answer { here = C14 }
  answer { location = gun_found }
  refuse { here = B15 }
  answer { here = E11 }
  answer { here = G11 }
  answer { location = gun_found }
  answer { here = L12 }
  answer { here = K12 }
  expect {
    that = (
      count(B15.gun_locations.gun) >= 1 &&
      count(C14.gun_locations.trap) == 1 &&
      count(E11.gun_locations.gun) == 1 &&
      count(G11.gun_locations.trap) == 1 &&
      count(L12.gun_locations.gun) == 1 &&
      count(K12.gun_locations.trap) == 1
    )
  }
  expect { that = count([for s in squares : s.gun_locations]) == 26 && none(gun_cup.gun_locations) }
}

test "Among rivals the one who faces the company decides" {
  ref      = "T"
  variants = [not_so_co-op]
  given {
    german_pool = [grenadier_4, grenadier_5]
    E7          = [dog_860]
  }
  run "German Patrols" { company = dog }
  answer { patrol = grenadier_5 }
  expect { E8 = [grenadier_5] }
}
