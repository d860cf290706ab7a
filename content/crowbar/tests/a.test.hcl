# A: the components.

test "252 counters: the numbers of the box are those in play" {
  ref = "A"
  expect { that = sum(components[*].counters) == 252 }
  expect {
    that = (
      count(all(boats)) == LCA_counters.counters &&
      count(all(rally_points)) == rally_point_counters.counters
    )
  }
  expect {
    that = (
      count(all(germans).HKA) == HKA_counters.counters &&
      count(all(germans).MG) == MG_counters.counters
    )
  }
  expect { that = count(all(germans).grenadier) == grenadier_counters.counters }
  expect { that = count(all(germans).FLAK) + count(all(germans).bunker_infantry) == FLAK_and_bunker_counters.counters }
  expect { that = count(all(commanders)) == officer_counters.counters }
  expect { that = count(all(caches)) + count(all(all_headquarters)) == supply_and_HQ_counters.counters }
  expect {
    that = (
      count(all(gun_locations)) == gun_location_counters.counters &&
      count(all(incoming_fires)) == incoming_fire_counters.counters
    )
  }
  expect {
    that = shaken.supply == shaken_counters.counters && pinned.supply == pinned_counters.counters
  }
  expect {
    that = (
      heroic_action.supply == heroic_action_counters.counters &&
      obstacle.supply == obstacle_counters.counters
    )
  }
  expect {
    that = currently_active.supply == active_counter.counters && hold_counters.counters == count([
      for s in squares : s
      if s.zone == beach
    ])
  }
}

test "Ranger units begin with 108 SP; their counters are swapped and never limit play" {
  ref = "A-2b"
  expect {
    that = (
      count(all(rangers)) == 12 &&
      sum(all(rangers)[*].strength) == 108 &&
      count(all(rangers).support) == 3
    )
  }
  expect {
    that = (
      all(rangers).support == [easy_support, dog_support, fox_support] &&
      dog_support.limit == 6 &&
      dog_860.limit == 10
    )
  }
}

test "Ruling 4: 180 spaces, the Start row not counted" {
  ref = "A-1"
  expect { that = count(squares) == 192 && count([for s in squares : s if s.row > 0]) == 180 }
  expect {
    that = (
      count(file(E5)) == 16 &&
      in_column(E5, 0) == E0 &&
      adjacent(E5, F6) &&
      distance(J5, J7) == 2
    )
  }
}

test "Areas" {
  ref = "A-1d"
  expect { that = [for a in areas : a if count([for s in squares : s if s.area == a]) == 12] == [area.A, area.B, area.C] }
  expect { that = count([for a in areas : a if count([for s in squares : s if s.area == a]) == 16]) == 6 }
  expect {
    that = (
      A5.area == area.A &&
      H7.area == area.B &&
      L8.area == area.F &&
      A15.area == area.G &&
      E4.area == none
    )
  }
}

test "Ruling 3: the two spaces with three gun locations are in the columns of Easy, the left ones" {
  ref = "A-1e"
  expect {
    that = (
      [for s in squares : s if s.stars == 3] == [C14, B15] &&
      C14.company == easy &&
      B15.company == easy
    )
  }
}

test "Zones and companies" {
  ref = "A-1f"
  expect {
    that = (
      A0.zone == sea &&
      A3.zone == sea &&
      A4.zone == beach &&
      A5.zone == inland &&
      L15.zone == inland
    )
  }
  expect {
    that = D9.company == easy && E9.company == dog && H9.company == dog && I9.company == fox
  }
}

test "Terrain" {
  ref = "A-1h"
  expect {
    that = count(squares.gun_emplacement) == 6 && count(squares.MG_space) == 5 && squares.highway == [
      for s in squares : s
      if s.row == 13
    ]
  }
  expect {
    that = (
      count(squares.prepared) == 14 &&
      D5.command_bunker &&
      G6.emplacement == 2 &&
      K12.building &&
      J12.woods
    )
  }
  expect {
    that = (
      border(E4, E5).cliff &&
      !border(E5, E6).cliff &&
      border(E9, E10).wire &&
      !border(H9, H10).wire
    )
  }
}

test "Strength in combat: machine guns have two figures, and hidden fire takes one each" {
  ref = "A-2"
  given { E5 = [mg_5] }
  let { gun = only(E5.germans) }
  expect { that = gun.SP == 2 && gun.fire_SP == 5 && dog_860.SP == 10 && dog_860.fire_SP == 10 }
  flip gun { to = reduced }
  expect { that = gun.SP == 1 && gun.fire_SP == 2 }
  draw shot { from = fire_pool.incoming_fires }
  move shot {
    to   = E5
    face = down
  }
  expect { that = gun.SP == 0 && gun.fire_SP == 1 }
}

test "What is attached to a unit goes along with it" {
  ref = "A-3"
  given { E5 = [dog_860, slater, dog_supplies] }
  set dog_supplies { with = dog_860 }
  move dog_860 { to = E6 }
  expect {
    E5 = []
    E6 = [dog_supplies, slater, dog_860]
  }
}

test "Faces of the movement dice" {
  ref = "A-7b"
  expect {
    that = sum([for n in numbers(1, 6) : faces_of(green, n).advances]) == 3 && sum([
      for n in numbers(1, 6) : faces_of(yellow, n).advances
    ]) == 5
  }
  expect {
    that = sum([for n in numbers(1, 6) : faces_of(red, n).advances]) == 6 && sum([
      for n in numbers(1, 6) : faces_of(black, n).advances
    ]) == 7
  }
  expect {
    that = (
      faces_of(black, 5).routing &&
      faces_of(red, 4).shaking &&
      faces_of(yellow, 2).stopping &&
      faces_of(red, 2).drawing
    )
  }
}

test "The counts of what shows a condition are reconstructed and hold back nothing" {
  ref = "A-3"
  given {
    A5  = [easy_888]
    B5  = [easy_861]
    C5  = [easy_722]
    D5  = [easy_support]
    E5  = [dog_860]
    F5  = [dog_858]
    G5  = [dog_support]
    H5  = [dog_868]
    I5  = [fox_887]
    J5  = [fox_884]
    K5  = [fox_883]
    L5  = [fox_support]
    A12 = [hka_2]
  }
  mark rangers { with = [shaken, heroic_action] }
  mark {
    the  = [for u in units : u]
    with = pinned
  }
  mark {
    the  = [for s in squares : s if s.row == 9]
    with = obstacle
  }
  expect {
    that = (
      count(rangers.shaken) == 12 &&
      count(rangers.heroic) == 12 &&
      count(units.pinned) == 13 &&
      count(squares.obstructed) == 12
    )
  }
}

test "Twelve landing craft" {
  ref = "A-2a"
  expect { that = count(all(boats).sound) == 12 && all(rangers).craft == all(boats) }
}

test "German units and what is printed on them" {
  ref = "A-2c"
  expect {
    that = (
      count(all(germans)) == 38 &&
      all(germans).full == all(germans) &&
      bunker_company.close == 5 &&
      flak_gun.fire == 10 &&
      flak_gun.close == 2
    )
  }
  expect { that = mg_5.fire == 5 && mg_5.close == 2 && hka_3.close == 3 && grenadier_4.fire == 4 }
}

test "Each company has four columns" {
  ref = "A-1e"
  expect {
    that = (
      none([for c in companies : c if count([for s in squares : s if s.company == c]) != 64]) &&
      dog_860.company == E0.company
    )
  }
}
