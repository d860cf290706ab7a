test "He slips, and those behind him wait" {
  ref   = "M1"
  rolls = [1, 1] # lane B1; the man on the first step slips
  given {
    B1-1          = [rifleman]
    B1-2          = [rifleman]
    tactics_shown = [hard_frost]
  }
  reveal rifleman_center {}
  expect {
    B1-1 = [rifleman, rifleman]
    B1-2 = [rifleman]
  }
}

test "He keeps his feet" {
  ref   = "M1"
  rolls = [1, 2]
  given {
    B1-1          = [rifleman]
    tactics_shown = [hard_frost]
  }
  reveal rifleman_center {}
  expect {
    B1-1 = [rifleman]
    B1-2 = [rifleman]
  }
}
