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
  run "Aircraft Come" {}
  expect { that = count(overhead.sorties) == 1 } # from the next turn on
  move turn { to = 2 }
  run "Aircraft Come" {}
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
