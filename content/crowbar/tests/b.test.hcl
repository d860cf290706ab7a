# B: the set-up.

test "Landing craft, units, officers and supplies at the start" {
  ref      = "B-2"
  scenario = standard
  seed     = 1
  expect {
    that = count(rangers) == 12 && count(boats.sound) == 12 && count(rally_points.ready) == 12
  }
  expect {
    that = rangers.at == [for s in squares : s if s.row == 0] && none([
      for r in rangers : r
      if r.craft.at != r.at || r.rally.at != r.at
    ])
  }
  expect {
    that = (
      slater.at == dog_860.at &&
      slater.with == dog_860 &&
      baugh.at.company == easy &&
      masny.at.company == fox &&
      rudder.with == easy_support
    )
  }
  expect {
    that = easy_supplies.with == easy_support && dog_supplies.at == G0 && fox_supplies.available
  }
}

test "The Germans at the start" {
  ref      = "B-8b"
  scenario = standard
  seed     = 2
  expect {
    that = (
      count(germans) == 20 &&
      germans.full == germans &&
      D5.germans == [bunker_company] &&
      A7.germans == [flak_gun]
    )
  }
  expect { that = count(germans.HKA) == 13 && count(out.germans) == 1 && count(germans.MG) == 5 }
  expect {
    that = (
      count(german_pool.germans.MG) == 3 &&
      count(german_pool.germans.grenadier) == 14 &&
      count(german_pool.germans) == 17
    )
  }
  expect {
    that = any(C14.germans.HKA) && any(B15.germans.HKA) && any(K12.germans.HKA) && none(C6.germans)
  }
}

test "Machine guns stand on their spaces" {
  ref  = "B-8c"
  seed = 4
  given { german_pool = [mg_4, mg_4, mg_4, mg_5, mg_5, mg_5, mg_6, mg_6] }
  run "Place the Machine Guns" {}
  expect { that = germans.MG.at == [B5, E5, G5, L5, K8] && count(german_pool.germans) == 3 }
}

test "The Command Bunker is manned" {
  ref = "B-8a"
  run "Man the Command Bunker" {}
  expect { D5 = [bunker_company] }
}

test "The FLAK gun is in its space" {
  ref = "B-8d"
  run "Place the FLAK Gun" {}
  expect { A7 = [flak_gun] }
}

test "Twenty-six gun locations lie face down on the stars" {
  ref  = "B-8e"
  seed = 3
  run "Place the Gun Locations" {}
  expect {
    that = (
      count(gun_locations) == 26 &&
      gun_locations.face_down == gun_locations &&
      none(gun_cup.gun_locations)
    )
  }
  expect {
    that = (
      count(G6.gun_locations) == 2 &&
      count(C14.gun_locations) == 3 &&
      count(B15.gun_locations) == 3 &&
      count(F12.gun_locations) == 2
    )
  }
  expect {
    that = count(E11.gun_locations) == 1 && count(L12.gun_locations) == 1 && none(A5.gun_locations)
  }
}

test "Ruling 1: twenty gun locations, as the text counts them" {
  ref      = "B-8e"
  variants = [twenty]
  seed     = 3
  run "Place the Gun Locations" {}
  expect {
    that = (
      count(gun_locations) == 20 &&
      none(gun_cup.gun_locations) &&
      count(gun_locations.nothing) == 8 &&
      count(gun_locations.gun) == 6
    )
  }
  expect {
    that = (
      count(G6.gun_locations) == 2 &&
      count(F12.gun_locations) == 2 &&
      none(E11.gun_locations) &&
      none(L12.gun_locations)
    )
  }
}

test "Landing craft may be placed within their company's columns" {
  ref      = "B-2"
  scenario = standard
  variants = [free]
  seed     = 5
  take "Place a Craft" { unit = easy_722 } # column 1
  take "Place a Craft" { unit = easy_support }
  refuse "Place a Craft" { unit = dog_860 }
  take "Place a Craft" { unit = easy_861 }
  take "Place a Craft" { unit = easy_888 } # the only one left
  take "Place a Craft" { unit = dog_868 }  # column 5
  take "Place a Craft" { unit = dog_858 }
  take "Place a Craft" { unit = dog_support }
  take "Place a Craft" { unit = dog_860 }
  take "Place a Craft" { unit = fox_887 }
  take "Place a Craft" { unit = fox_884 }
  take "Place a Craft" { unit = fox_883 }
  take "Place a Craft" { unit = fox_support }
  refuse "Place an Officer" { unit = fox_887 } # Slater is of Dog company
  take "Place an Officer" { unit = dog_868 }   # Slater
  take "Place an Officer" { unit = easy_888 }
  take "Place an Officer" { unit = fox_884 }
  refuse "Place an Officer" { unit = dog_support } # Rudder starts in Easy's zone
  take "Place an Officer" { unit = easy_support }
  expect {
    that = (
      easy_722.at == A0 &&
      easy_722.column == 1 &&
      easy_722.craft.at == A0 &&
      easy_722.rally.at == A0
    )
  }
  expect {
    that = (
      easy_support.at == B0 &&
      easy_supplies.at == B0 &&
      dog_868.at == E0 &&
      dog_860.at == H0 &&
      dog_860.column == 8 &&
      dog_860.rally.at == H0
    )
  }
  expect {
    that = slater.at == E0 && masny.at == J0 && rudder.at == B0 && rangers.at == [
      for s in squares : s
      if s.row == 0
    ]
  }
}

test "Operation Flashlamp: ten markers and a die, at most two in a space" {
  ref   = "B-9"
  rolls = [1]
  given { E5 = [mg_5] }
  run "Operation Flashlamp" {}
  answer { here = E5 }
  answer { here = E5 }
  refuse { here = E5 }
  answer { here = E6 }
  answer { here = J8 }
  answer { here = J8 }
  answer { here = A0 }
  answer { here = G5 }
  answer { here = G6 }
  answer { here = G7 }
  answer { here = G8 }
  answer { here = G9 }
  expect {
    that = (
      count(incoming_fires) == 11 &&
      incoming_fires.face_down == incoming_fires &&
      count(fire_pool.incoming_fires) == 13
    )
  }
  expect {
    that = (
      only(E5.germans).SP == 0 &&
      only(E5.germans).fire_SP == 3 &&
      count(E6.incoming_fires) == 1
    )
  }
}

test "Bomb Damage Assessment: one marker a cliff-top space, and a critical hit brings the cliff down" {
  ref = "B-10"
  given {
    E5 = [mg_5, critical_pin, critical_pin]
    G5 = [mg_4, one_hit]
    H5 = [critical_hit]
    F6 = [two_critical_hits]
  }
  run "Bomb Damage Assessment" {}
  expect {
    that = (
      only(E5.germans).pinned &&
      E4.hold == firm &&
      count(E5.incoming_fires) == 1 &&
      only(E5.germans).SP == 1
    )
  }
  expect { that = only(G5.germans).reduced && G4.hold == no_hold && none(G5.incoming_fires) }
  expect { that = H4.hold == firm && F4.hold == no_hold && count(F6.incoming_fires) == 1 }
}

test "One event card is burned" {
  ref = "H"
  run "Shuffle the Event Cards" {}
  expect {
    that = count(event_deck.event_cards) == 17 && only(event_discards.event_cards).face_down
  }
}
