# Air strikes and bunkers.

test "An aircraft is called, and comes on four or more" {
  ref   = "5.6"
  rolls = [4, 3, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] # it comes, a fighter-bomber; twelve hits of its shell, and none kills
  given {
    air_observer_ellis = point(25, 10)
    grenadiers_1       = point(25, 30)
    grenadiers_2       = point(31, 30)
    grenadiers_3       = point(60, 40)
  }
  offer "Orders" {
    commander = allies
    ready     = [air_observer_ellis]
  }
  take "Call an Aircraft" { actor = air_observer_ellis }
  expect { that = air_observer_ellis.flights == 1 && count(overhead.sorties) == 1 }
  run "Aircraft Come" { commander = allies }
  expect { that = count(overhead.sorties) == 1 } # from the next turn on
  move turn { to = 2 }
  run "Aircraft Come" { commander = allies }
  refuse { target = air_observer_ellis }
  answer { target = grenadiers_1 }
  expect {
    that = (
      none(overhead.sorties) &&
      grenadiers_2.pins == 1 &&
      grenadiers_3.pins == 0 &&
      grenadiers_1.pins >= 2
    )
  }
}
test "Astray: the enemy picks one of the caller's units" {
  ref = "5.6"
  given {
    air_observer_ellis = point(25, 10)
    riflemen_1         = point(30, 10)
    grenadiers_1       = point(25, 30)
  }
  expect {
    that = (
      struck_side_of(allies, true) == [air_observer_ellis, riflemen_1] &&
      struck_side_of(allies, false) == [grenadiers_1]
    )
  }
  mark grenadiers_1 { with = hidden }
  expect { that = none(struck_side_of(allies, false)) }
}
test "Flak of the struck side fires first, and three hits shoot an aircraft down" {
  ref   = "5.6"
  rolls = [4, 5, 5, 5, 1, 1, 1]
  given {
    air_observer_ellis = point(25, 10)
    grenadiers_1       = point(25, 30)
    reconnaissance_222 = point(50, 40)
    overhead           = [aircraft]
  }
  set {
    the    = overhead.sorties
    caller = allies
  }
  move turn { to = 2 }
  run "Aircraft Come" { commander = allies }
  expect { that = none(overhead.sorties) && grenadiers_1.pins == 0 }
}
test "Two in three know their own aircraft, and hold their fire" {
  ref = "5.6"
  given {
    reconnaissance_222 = point(50, 40)
    overhead           = [aircraft]
  }
  run "Flak" {
    sortie  = only(overhead.sorties)
    gunners = axis
    own     = true
  }
  expect {
    mean = sum(overhead.sorties[*].holes)
    is   = 1 / 3 * 2
  }
}
test "The others duck though the target is destroyed" {
  ref   = "5.6"
  rolls = [1, 1, 1, 6]
  given {
    us_truck   = point(25, 30)
    riflemen_1 = point(29, 30)
  }
  run "Dive" {
    victims = [us_truck]
    pilot   = axis
  }
  answer { target = us_truck }
  expect { that = us_truck.at == destroyed && riflemen_1.pins == 1 }
}
test "Where both sides have called, a roll says whose fire comes first" {
  ref   = "5.3"
  rolls = [2, 5, 1, 2]
  given {
    us_observer      = point(10, 6)
    german_observer  = point(62, 42)
    us_first_squad   = point(62, 30)
    first_grenadiers = point(10, 18)
  }
  run "Name a Point" {
    unit    = us_observer
    mission = smoke
    about   = first_grenadiers
  }
  answer { spot = point(10, 18) }
  run "Name a Point" {
    unit    = german_observer
    mission = smoke
    about   = us_first_squad
  }
  answer { spot = point(62, 30) }
  move turn { to = 2 }
  run "Preliminary Fire" {}
  answer { spot = point(56, 30) }
  expect { that = count(smoke_screens) == 1 && only(smoke_screens).point == point(56, 30) }
}
test "Americans call twice" {
  ref = "5.6"
  given {
    air_observer_ellis    = point(25, 10)
    air_observer_emmerich = point(25, 40)
  }
  set {
    the     = [air_observer_ellis, air_observer_emmerich]
    flights = 1
  }
  offer "Orders" {
    commander = axis
    ready     = [air_observer_emmerich]
  }
  refuse "Call an Aircraft" {
    actor   = air_observer_emmerich
    because = "has an aircraft left"
  }
  take "Down" { actor = air_observer_emmerich }
  offer "Orders" {
    commander = allies
    ready     = [air_observer_ellis]
  }
  take "Call an Aircraft" { actor = air_observer_ellis }
  expect { that = air_observer_ellis.flights == 2 }
}
test "What it drops" {
  ref = "5.6"
  expect { that = bombs(2) == 0 && bombs(3) == 3 && bombs(6) == 4 }
  run "Strafe" {
    target = panzer_iv
    blast  = 0
  }
  expect {
    chance = panzer_iv.pins == 0 && panzer_iv.at == supply && !panzer_iv.immobile
    is     = 5 / 6 # two from above, and one for the top, against nine: only a six
  }
}
test "Guns against a truck" {
  ref = "5.6"
  run "Riddle" {
    target = us_truck
    number = 2
  }
  expect {
    chance = us_truck.at == destroyed
    is     = 1 - 5 / 6 * 5 / 6
  }
}
test "Guns against men" {
  ref   = "5.6"
  rolls = [4, 1, 1, 1]
  given { grenadiers_1 = point(25, 30) }
  run "Riddle" {
    target = grenadiers_1
    number = 4
  }
  expect { that = grenadiers_1.men == 9 }
}
test "A bunker sees through its open side" {
  ref      = "7.4.1"
  scenario = no_man_s_land
  variants = [placed_in_turn]
  set pillbox_2 { laid = true }
  given {
    german_lieutenant = point(36, 20)
    at_rifle_team     = point(27, 2)
  }
  run "Enter the House" {
    unit  = us_bazooka
    house = pillbox_2
  }
  expect {
    that = (
      in_a_bunker(us_bazooka) &&
      sees(us_bazooka, german_lieutenant) &&
      sees(german_lieutenant, us_bazooka) &&
      !sees(us_bazooka, at_rifle_team) &&
      !sees(at_rifle_team, us_bazooka) &&
      cover(german_lieutenant, us_bazooka) == hard
    )
  }
  expect {
    that = (
      !shut_against(german_lieutenant, us_bazooka) &&
      to_hit(german_lieutenant, us_bazooka, light_at_gun) == 6
    )
  } # three, two men, and two for its walls
}
test "A bunker stands, whatever falls on it" {
  ref = "7.4.1"
  set pillbox_2 { laid = true }
  run "Enter the House" {
    unit  = us_bazooka
    house = pillbox_2
  }
  run "Collapse" { house = pillbox_2 }
  run "Burn Down" { house = pillbox_2 }
  expect { that = pillbox_2.laid && !pillbox_2.burning && us_bazooka.inside == pillbox_2 }
  run "Bombard a Unit" { unit = us_bazooka }
  expect {
    mean = us_bazooka.pins
    is   = 1
  }
}
