# Spotters, and the cars of observers.

test "A spotter is no unit, and has no die" {
  ref      = "4.9.1"
  scenario = no_man_s_land
  variants = [us_chosen, german_ready_500, up_to_500]
  answer { unit = lieutenant_adams }
  answer { unit = riflemen_1 }
  answer { unit = riflemen_2 }
  refuse { unit = m1_mortar_spotter } # whose mortar is not there
  refuse { unit = observer_s_jeep }
  answer { unit = m1_mortar }
  answer { unit = m1_mortar_spotter }
  pass {}
  expect {
    that = (
      lies_down(m1_mortar_spotter) &&
      count(force(allies)) == 4 &&
      count(brought(allies)) == 5 &&
      sum(brought(allies)[*].cost) == 330 &&
      legal(brought(allies), 330) &&
      carriers_allowed(brought(allies)) == 4 &&
      worth(m1_mortar_spotter) == 0
    )
  }
}
test "The spotter sees for his mortar" {
  ref = "4.9.1"
  given {
    m1_mortar         = point(36, 4)
    m1_mortar_spotter = point(25, 10)
    at_rifle_team     = point(25, 30)
  }
  expect {
    that = (
      !sees(m1_mortar, at_rifle_team) &&
      targets(m1_mortar) == [at_rifle_team] &&
      none(targets(m1_mortar_spotter)) &&
      !assaults(m1_mortar_spotter) &&
      lies_down(m1_mortar_spotter)
    )
  }
}
test "He or the crew takes the order" {
  ref = "4.9.1"
  given {
    m1_mortar         = point(36, 4)
    m1_mortar_spotter = point(25, 10)
  }
  offer "Orders" {
    commander = allies
    ready     = [m1_mortar]
  }
  take "Send the Spotter" {
    actor  = m1_mortar
    manner = order.advance
  }
  refuse { spot = point(25, 16.1) }
  answer { spot = point(25, 16) }
  expect {
    m1_mortar_spotter = point(25, 16)
    that = (
      m1_mortar.order == advance &&
      !lies_down(m1_mortar_spotter) &&
      !keeps_its_order(m1_mortar_spotter) &&
      !may_act_out_of_turn(m1_mortar_spotter)
    )
  }
}
test "What pins a spotter pins his unit, and he is lost with it" {
  ref   = "4.9.1"
  rolls = [6, 6, 1]
  given {
    m1_mortar         = point(36, 4)
    m1_mortar_spotter = point(25, 10)
    at_rifle_team     = point(25, 30)
  }
  run "Volley" {
    shooter = at_rifle_team
    target  = m1_mortar_spotter
    guns    = [at_rifle]
  }
  expect { that = m1_mortar.pins == 1 && m1_mortar_spotter.pins == 0 }
  set m1_mortar_spotter { pins = 2 }
  run "His Pins at the End of a Turn" {}
  expect { that = m1_mortar.pins == 3 }
  run "Destroy" { unit = m1_mortar }
  expect { that = m1_mortar_spotter.at == destroyed }
}
test "A spotter is set up ahead, unless his unit is in reserve" {
  ref      = "7.13"
  variants = [us_chosen]
  set allies { edge = south }
  move m1_mortar { to = first_wave }
  expect {
    that = (
      contains(lone_ones(allies), m1_mortar_spotter) &&
      contains(lone_ground(m1_mortar_spotter), point(36, 23))
    )
  }
  move m1_mortar { to = reserves }
  expect { that = !contains(lone_ones(allies), m1_mortar_spotter) }
}
test "A spotter in reserve comes on with his unit, where he likes" {
  ref      = "7.13.1"
  variants = [us_chosen]
  set allies { edge = south }
  set axis { edge = north }
  move turn { to = 2 }
  move m1_mortar { to = reserves }
  expect {
    that = (
      contains(brought(allies), m1_mortar_spotter) &&
      !contains(lone_ones(allies), m1_mortar_spotter)
    )
  }
  set m1_mortar { order = order.run }
  run "Come On" {
    unit   = m1_mortar
    inches = 12
  }
  answer { gate = point(20, 0) }
  answer { spot = point(20, 6) }
  answer { gate = point(60, 0) }
  answer { spot = point(60, 10) }
  expect {
    m1_mortar         = point(20, 6)
    m1_mortar_spotter = point(60, 10)
  }
}
test "A spotter rides with his unit, and gets down with it" {
  ref      = "7.13.1"
  variants = [us_chosen]
  set allies { edge = south }
  move m1_mortar { to = reserves }
  move us_truck { to = reserves }
  expect { that = men_to_seat(m1_mortar) == 4 }
  run "Mount Up" {
    commander = allies
    place     = reserves
  }
  answer { unit = m1_mortar }
  expect {
    that = (
      seats_left(us_truck) == 8 &&
      m1_mortar_spotter.at == aboard &&
      !fits_in(m1_mortar_spotter, us_truck)
    )
  }
  given { us_truck = point(36, 5) }
  set m1_mortar { order = order.run }
  run "Climb Down" {
    unit   = m1_mortar
    inches = 6
  }
  answer { spot = point(39, 5) }
  answer { way = north }
  pass {} # past the house
  answer { spot = point(32, 5) }
  expect { m1_mortar_spotter = point(32, 5) }
  move m1_mortar_spotter { to = destroyed }
  expect { that = men_to_seat(m1_mortar) == 3 }
}
test "The car of an observer stays in reserve, and carries nobody else" {
  ref      = "7.13.1"
  variants = [us_chosen]
  set allies { edge = south }
  expect {
    that = !contains(to_deploy(allies), observer_s_jeep) && contains(to_deploy(allies), jeep)
  }
  run "Keep Reserves" { commander = allies }
  expect {
    that = (
      observer_s_jeep.at == reserves &&
      count(in_reserve(allies)) == 1 &&
      !contains(may_be_kept(allies), observer_s_jeep)
    )
  }
  answer { reserve = [forward_observer_dale, marksmen] }
  expect { that = boarders(observer_s_jeep) == [forward_observer_dale] }
}
