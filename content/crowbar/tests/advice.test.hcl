# What the Rangers are advised, by the line that decides it.

test "Red first, for a unit in strength" {
  given { E6 = [dog_860, rally_5] }
  run "Activation" { unit = dog_860 }
  advise "Press Forward" {
    die     = red
    because = "red, yellow, green, and black last"
  }
}
test "Who is shaken rests before it rolls, and mends its nerves first" {
  given { E6 = [dog_860, rally_5] }
  mark dog_860 { with = shaken }
  run "Activation" { unit = dog_860 }
  advise "Remove Shaken and Pinned" { because = "rest before it is too late" }
  advise "Remove Shaken and Pinned" { because = "nerves first" }
}
test "Forward with each advance" {
  rolls = [4]
  given { E5 = [dog_860, rally_5] }
  run "Activation" { unit = dog_860 }
  take "Press Forward" { die = green } # 1 Hit, Advance 1
  advise "Advance" {
    to      = E6
    because = "forward"
  }
}
test "Who is on the highway goes no further" {
  given { E6 = [dog_860] }
  given { E14 = [dog_858, rally_6] }
  run "Activation" { unit = dog_858 }
  advise "Fall Back" {
    to      = E14
    because = "there already"
  }
}
test "Stragglers are activated before those in front" {
  given {
    E6 = [dog_860, rally_5]
    F9 = [dog_858, rally_6]
  }
  offer "Between Activations" { company = dog }
  advise "Activate a Unit" {
    unit    = dog_860
    because = "the hindmost first"
  }
}
test "The German player strikes the weakest" {
  variants = [versus_two]
  given {
    A9 = [easy_888]
    I9 = [fox_887]
    E8 = [dog_860]
  }
  set easy_888 { strength = 4 }
  run "German Event" {
    event   = ambush
    company = none
    drawer  = force_a
  }
  advise {
    unit    = easy_888
    because = "the weakest of them"
  }
}
test "He sends nobody into a fight that he loses" {
  variants = [versus_two]
  given {
    E9 = [grenadier_4.reduced]
    E8 = [dog_860]
  }
  run "Assault!" { company = dog }
  advise {
    pass    = true
    because = "no fight that one loses"
  }
}
test "As advised, the Rangers end with victory points" {
  scenario = standard
  seed     = 2
  play { bots = policy }
  expect { that = victory_points > 0 }
}
test "In the approach the hits are for a craft with men to spare" {
  rolls = [1, 3, 1, 1]
  given {
    E0 = [LCA_860, dog_860, rally_5]
    F0 = [LCA_858, dog_858, rally_6]
    G0 = [LCA_dog, dog_support, rally_7]
    H0 = [LCA_868, dog_868, rally_8]
  }
  run "Company's Approach" { company = dog }
  advise "Assign a Die" {
    die     = yellow # 1 Hit, Advance 1
    because = "hits for a craft with men to spare"
  }
}
