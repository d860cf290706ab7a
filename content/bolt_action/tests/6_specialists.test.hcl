# Who is set up last, hiding in the middle of a battle, and the dark before dawn.

test "Observers and snipers come last, in their own half, a foot from the enemy" {
  ref      = "7.13"
  scenario = meeting_engagement
  variants = [us_ready_1000, german_ready_1000]
  rolls    = [6, 1, 6, 1]
  answer { side = south }
  pass {} # no reserves
  pass {}
  pass {} # nobody rides
  expect {
    that = (
      count(lone_ones(allies)) == 3 &&
      count(lone_ones(axis)) == 3 &&
      count(first_wave.units) == 18
    )
  }
  answer { unit = us_sniper }
  refuse { spot = point(33, 23.6) }
  answer { spot = point(33, 23.5) }
  pass {}
  answer { unit = german_sniper }
  refuse { spot = point(33, 36.4) }
  answer { spot = point(33, 36.6) }
  expect { that = us_sniper.in_play && german_sniper.in_play && !us_sniper.hidden }
}
test "Who is in reserve is not set up" {
  ref = "7.13"
  move us_sniper { to = reserves }
  expect { that = !contains(lone_ones(allies), us_sniper) && none(to_deploy(allies).lone) }
}
test "Down, and hidden, by agreement" {
  ref      = "7.1.1"
  variants = [at_any_time]
  given {
    us_bazooka    = point(29, 8)
    at_rifle_team = point(29, 30)
  }
  offer "Orders" {
    commander = allies
    ready     = [us_bazooka]
  }
  take "Down" { actor = us_bazooka }
  expect { that = us_bazooka.hidden }
}
test "Down, and no more" {
  ref = "7.1.1"
  given {
    us_bazooka    = point(29, 8)
    at_rifle_team = point(29, 30)
  }
  offer "Orders" {
    commander = allies
    ready     = [us_bazooka]
  }
  take "Down" { actor = us_bazooka }
  expect { that = !us_bazooka.hidden }
}
test "In the dark" {
  ref      = "7.15"
  scenario = no_man_s_land
  variants = [before_sunrise]
  move turn { to = 1 }
  given {
    us_first_squad   = point(36, 10)
    first_grenadiers = point(36, 25.9)
  }
  expect {
    that = (
      sky.dark &&
      visibility == 12 &&
      sees(us_first_squad, first_grenadiers) &&
      to_hit(us_first_squad, first_grenadiers, rifle) == 4
    )
  }
  move first_grenadiers { to = point(36, 26.1) }
  expect { that = !sees(us_first_squad, first_grenadiers) }
  set first_grenadiers { order = fire }
  expect { that = sees(us_first_squad, first_grenadiers) }
  set sky { dark = false }
  expect {
    that = (
      visibility == 24 &&
      to_hit(us_first_squad, first_grenadiers, rifle) == 4 &&
      visible_at(first_grenadiers) == 24
    )
  }
}
test "The sun rises: in the second turn on a six" {
  ref = "7.15"
  set sky { dark = true }
  move turn { to = 2 }
  run "The Sun Rises" {}
  expect {
    chance = sky.dark
    is     = 5 / 6
  }
}
test "The sun rises: in the fourth turn on a four" {
  ref = "7.15"
  set sky { dark = true }
  move turn { to = 4 }
  run "The Sun Rises" {}
  expect {
    chance = sky.dark
    is     = 1 / 2
  }
}
test "Where no battle begins at dawn, it is light from the first turn" {
  ref      = "7.15"
  scenario = meeting_engagement
  variants = [before_sunrise]
  expect { that = !sky.dark && visibility == 90 }
}
test "An observer names no point farther away than he can see" {
  ref      = "5.3"
  scenario = no_man_s_land
  variants = [us_ready_1000]
  move turn { to = 1 }
  given {
    us_observer       = point(36, 5)
    first_grenadiers  = point(36, 27)
    second_grenadiers = point(52, 30)
  }
  expect { that = visibility == 24 }
  offer "Orders" {
    commander = allies
    ready     = [us_observer]
  }
  refuse "Call for Fire" {
    actor   = us_observer
    mission = barrage
    about   = second_grenadiers
  }
  take "Call for Fire" {
    actor   = us_observer
    mission = barrage
    about   = first_grenadiers
  }
  refuse { spot = point(36, 29.1) }
  answer { spot = point(36, 29) }
  expect { that = us_observer.called && !us_observer.hidden }
}
test "A sniper in a house of his half" {
  ref      = "7.11"
  variants = [us_ready_1000, german_ready_1000]
  given { grenadier_squad_a = point(60, 40) }
  set allies { edge = south }
  set axis { edge = north }
  expect {
    that = (
      contains(lone_rooms(us_sniper), middle(south_house)) &&
      !contains(lone_rooms(us_sniper), middle(north_cottage))
    )
  }
  expect {
    that = (
      contains(lone_rooms(us_sniper), middle(south_barn)) &&
      !contains(rooms(us_sniper), middle(south_barn))
    )
  } # not in the zone
  run "Set Up a Lone One" { commander = allies }
  answer { unit = us_sniper }
  answer { spot = middle(south_barn) }
  pass {}
  expect { that = us_sniper.inside == south_barn }
  move grenadier_squad_a { to = point(29, 34.1) }
  expect { that = contains(lone_rooms(us_observer), middle(south_house)) }
  move grenadier_squad_a { to = point(29, 34) }
  expect { that = !contains(lone_rooms(us_observer), middle(south_house)) }
}
test "A sniper stays away from houses that the enemy holds" {
  ref      = "7.13"
  variants = [us_ready_1000, german_ready_1000]
  set allies { edge = south }
  set axis { edge = north }
  given { german_sniper = point(43, 31) }
  expect { that = contains(lone_rooms(us_sniper), middle(south_house)) } # his man is far enough away
  set german_sniper { inside = north_house }
  expect { that = !contains(lone_rooms(us_sniper), middle(south_house)) }
}
test "Where there are roles the defender sets up all of his observers and snipers before the attacker, and nobody rolls" {
  ref      = "7.13"
  scenario = envelopment
  variants = [us_ready_1000, german_ready_1000]
  rolls    = [6, 1]
  set axis {
    edge    = north
    attacks = false
  }
  set allies {
    edge    = south
    attacks = true
  }
  run "The Last to Be Set Up" {}
  answer { unit = german_sniper }
  answer { spot = point(33, 36.6) }
  pass {}
  answer {
    unit = german_observer
    spot = point(12, 40)
  }
  pass {}
  answer { spot = point(11, 39) } # the spotter, too
  pass {}
  answer { unit = us_observer }
  answer { spot = point(60, 5) }
  pass {}
  expect {
    that = (
      german_sniper.in_play &&
      german_observer.in_play &&
      us_observer.in_play &&
      !us_sniper.in_play
    )
  }
}
