# C: the approach.

test "X1: the approach of Dog company" {
  ref = "C-4"
  # green No Effect, yellow 1 Hit and Advance 1, red Advance 2, black Shaken; then the J-Projector:
  # 5
  rolls = [1, 3, 1, 1, 3, 2]
  given {
    E0 = [LCA_860, dog_860, rally_5]
    F0 = [LCA_858, dog_858, rally_6]
    G0 = [LCA_dog, dog_support, rally_7]
    H0 = [LCA_868, dog_868, rally_8]
  }
  run "Company's Approach" { company = dog }
  take "Assign a Die" { die = red }
  take "Assign a Die" { die = yellow }
  take "Assign a Die" { die = black }
  expect {
    E4 = [dog_860]
    F3 = [LCA_858, dog_858]
    G1 = [LCA_dog, dog_support]
    H1 = [LCA_868, dog_868]
    that = (
      dog_860.strength == 10 &&
      dog_858.strength == 9 &&
      dog_support.shaken &&
      !dog_868.shaken &&
      E4.hold == no_hold
    )
  }
  expect { that = LCA_860.at == out && none(waiting(dog)) }
}

test "Other results of the approach" {
  ref = "C-4"
  expect {
    that = (
      approach_results(variable_hits_advance_2).hits == 2 &&
      approach_results(variable_hits_advance_2).spaces == 4
    )
  }
  expect {
    that = (
      approach_results(hit_advance_3).spaces == 4 &&
      approach_results(stop).spaces == 1 &&
      approach_results(rout_result).spaces == 0
    )
  }
}

test "Each company comes once, in the order that is chosen" {
  ref   = "C"
  rolls = [4, 4, 4, 4, 4, 5, 4, 4, 4, 4, 1, 2, 4, 4, 4, 4]
  given {
    A0 = [LCA_888, easy_888, rally_1]
    E0 = [LCA_860, dog_860, rally_5]
    I0 = [LCA_887, fox_887, rally_9]
  }
  run "Invasion Approach" {}
  answer { company = fox }
  take "Assign a Die" { die = black } # its fourth face: Advance 2
  answer { company = easy }
  take "Assign a Die" { die = black }
  take "Assign a Die" { die = green }
  expect {
    A4   = [easy_888]
    I4   = [fox_887]
    E3   = [LCA_860, dog_860]
    that = dog_860.strength == 9 && I4.hold == shaky && waiting(fox) == [fox_887]
  }
}
