# Outflanking and attrition.

test "Around a flank: from the third turn, two feet, then three" {
  ref      = "7.5.2"
  scenario = no_man_s_land
  set allies { edge = south }
  set axis { edge = north }
  move us_bazooka { to = reserves }
  move at_rifle_team { to = reserves }
  run "Send Around" { commander = allies }
  answer { outflanker = [us_bazooka] }
  answer { around = east }
  expect {
    that = (
      us_bazooka.outflanking &&
      !at_rifle_team.outflanking &&
      us_bazooka.flank_sealed &&
      way_around(us_bazooka) == east &&
      !at_rifle_team.flank_sealed
    )
  }
  move turn { to = 2 }
  expect { that = !may_arrive(us_bazooka) && may_arrive(at_rifle_team) }
  move turn { to = 3 }
  expect {
    that = (
      may_arrive(us_bazooka) &&
      contains(entry(us_bazooka), point(72, 24)) &&
      !contains(entry(us_bazooka), point(72, 24.1)) &&
      !contains(entry(us_bazooka), point(36, 0))
    )
  }
  move turn { to = 4 }
  expect {
    that = (
      contains(entry(us_bazooka), point(72, 36)) &&
      !contains(entry(us_bazooka), point(72, 36.1))
    )
  }
  move turn { to = 5 }
  expect {
    that = contains(entry(us_bazooka), point(72, 48)) && !contains(entry(us_bazooka), point(0, 10))
  }
}
test "The notes are read when the first arrives" {
  ref      = "7.5.2"
  scenario = no_man_s_land
  set allies { edge = south }
  set axis { edge = north }
  move turn { to = 3 }
  move us_bazooka { to = reserves }
  move us_machine_gun { to = reserves }
  run "Send Around" { commander = allies }
  answer { outflanker = [us_bazooka, us_machine_gun] }
  answer { around = east }
  answer { around = west }
  set panther { flank_sealed = true }
  expect { that = us_bazooka.flank_sealed && us_machine_gun.flank_sealed }
  run "Come On" {
    unit   = us_bazooka
    inches = 6
  }
  answer { gate = point(0, 20) }
  answer { spot = point(5, 20) }
  expect {
    us_bazooka = point(5, 20)
    that = (
      !us_bazooka.flank_sealed &&
      !us_machine_gun.flank_sealed &&
      us_machine_gun.from_the_east &&
      panther.flank_sealed
    )
  }
}
test "The notes are read as well when the first to arrive gets into a truck at once" {
  ref      = "7.5.2"
  scenario = no_man_s_land
  given { us_truck = point(66, 23) }
  set us_truck { facing = south }
  set allies { edge = south }
  set axis { edge = north }
  move turn { to = 3 }
  move us_bazooka { to = reserves }
  move us_machine_gun { to = reserves }
  run "Send Around" { commander = allies }
  answer { outflanker = [us_bazooka, us_machine_gun] }
  answer { around = east }
  answer { around = west }
  set us_machine_gun { order = run }
  run "Come On" {
    unit   = us_machine_gun
    inches = 12
  }
  answer { gate = point(72, 23) }
  answer { spot = point(68.3, 23) }
  answer { carrier = us_truck }
  expect { that = us_machine_gun.at == aboard && !us_bazooka.flank_sealed }
}
test "Where nobody goes around" {
  ref      = "8.7"
  scenario = envelopment
  expect { that = !may_outflank }
}
test "Attrition: a fifth of the points" {
  ref      = "7.9"
  variants = [attrition]
  move us_machine_gun { to = destroyed }
  expect { that = clear_lead == 100 && lead(axis) == 50 }
  move us_lieutenant { to = destroyed }
  expect {
    that = lead(axis) == 110 && standing(axis) == 110 + strength(axis) - strength(allies) - 6 * 48
  }
  run "Judge" {}
  expect { that = game.result == axis_wins }
}
test "Attrition: 99 are not enough" {
  ref      = "7.9"
  variants = [attrition]
  move us_machine_gun { to = destroyed }
  run "Judge" {}
  expect { that = game.result == draw }
}
