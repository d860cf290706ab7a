# D: the sequence of play.

test "All units of a company are activated, each once, before the next company's" {
  ref   = "D-2"
  rolls = [2, 2, 2] # Stop
  given {
    E6 = [dog_860, rally_5]
    F6 = [dog_858, rally_6]
    I6 = [fox_887, rally_9]
  }
  run "Player Turn" {}
  refuse { company = easy }
  answer { company = dog }
  take "Activate a Unit" { unit = dog_858 }
  take "Press Forward" { die = yellow }
  expect { that = rally_6.activated && waiting(dog) == [dog_860] }
  take "Press Forward" { die = yellow } # the other one, for it is the last of its company
  expect { that = fox_887.active && count(companies_waiting) == 1 }
  take "Press Forward" { die = yellow }
  expect { that = rally_points.ready == rally_points }
}

test "The end of the turn" {
  ref = "D-8"
  given {
    E6 = [dog_860, rally_5.activated, slater.used, dog_supplies.used]
    F6 = [mg_5]
  }
  mark dog_860 { with = pinned }
  mark {
    the  = F6.germans
    with = pinned
  }
  run "End of the Turn" {}
  expect {
    that = (
      rally_5.ready &&
      slater.available &&
      dog_supplies.available &&
      none(F6.germans.pinned) &&
      dog_860.pinned
    )
  }
}

test "Time passes, and Rudder may hurry the relief if he was not used" {
  ref = "D-8"
  given { D6 = [easy_support, rally_4, rudder, baugh] }
  set baugh { with = easy_support }
  run "End of the Turn" {}
  answer { hurry_the_relief_column = true }
  expect { that = time == 1 && relief == 1 && rudder.available }
  flip rudder { to = used }
  run "End of the Turn" {}
  expect { that = time == 2 && relief == 1 && rudder.available }
}
