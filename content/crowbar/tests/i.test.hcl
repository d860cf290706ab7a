# I: movement.

test "X5: into gun emplacement 1" {
  ref   = "G-7c"
  rolls = [4]
  given {
    J7 = [fox_884]
    J5 = [rally_10]
    J8 = [hka_3]
    K8 = [mg_5]
  }
  run "Activation" { unit = fox_884 }
  take "Press Forward" { die = yellow } # Variable Hits, Advance 2
  expect { that = fox_884.strength == 8 && fox_884.advances == 2 && advance_cost(fox_884, J8) == 2 }
}

test "A unit that is alone searches the space: traps go off" {
  ref = "I-3"
  given {
    F11 = [dog_858]
    F12 = [booby_trap, mined_trap]
  }
  move {
    the  = F12.gun_locations
    to   = F12
    face = down
  }
  move dog_858 { to = F12 }
  expect {
    F12  = [dog_858]
    that = dog_858.strength == 7 && count(out.gun_locations.trap) == 2
  }
}

test "Nothing is found while a German is there" {
  ref = "I-3"
  given {
    F11 = [dog_858]
    F12 = [booby_trap]
  }
  run "Search the Space" { unit = dog_858 }
  expect { F12 = [booby_trap] }
}

test "A trap that was revealed before does not go off" {
  ref = "I-3"
  given {
    F11 = [dog_858]
    F12 = [booby_trap]
  }
  move dog_858 { to = F12 }
  expect {
    F12  = [dog_858]
    that = dog_858.strength == 10
  }
}

test "Nobody goes past row 15 or back over the cliff" {
  ref   = "G-7d"
  rolls = [1, 1]
  given {
    event_cup = [chit_23] # mines, and nobody is near any
    E15       = [dog_860, rally_5]
    F5        = [dog_858, rally_6]
  }
  run "Activation" { unit = dog_860 }
  take "Press Forward" { die = red }
  take "Advance" { to = E14 }
  take "Advance" { to = E15 }
  take "Fall Back" { to = E15 }
  run "Activation" { unit = dog_858 }
  take "Press Forward" { die = red }
  refuse "Advance" {
    to      = F4
    because = "never back to the beach"
  }
}
