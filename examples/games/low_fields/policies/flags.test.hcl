# The advice, one reason after the other.

test "Shoot whom one can shoot" {
  given {
    grey_gun     = point(18, 11)
    green_scouts = point(18, 18)
    west_flag    = point(6, 12)
    mid_flag     = point(18, 12)
  }
  offer "Orders" { captain = grey }
  advise "Fire" {
    actor   = grey_gun
    target  = green_scouts
    because = "where it costs them most"
  }
}
test "Go for a flag that nobody of ours holds" {
  given {
    grey_gun    = point(18, 12)
    grey_scouts = point(12, 12)
    west_flag   = point(6, 12)
    mid_flag    = point(18, 12)
  }
  offer "Orders" { captain = grey }
  advise "March" {
    actor   = grey_scouts
    because = "to a better place"
  }
}
test "Turn to whoever comes from behind" {
  given {
    grey_rifles  = point(18, 12)
    west_flag    = point(6, 12)
    mid_flag     = point(18, 12)
    green_scouts = point(18, 2)
  }
  set grey_rifles { facing = north }
  offer "Orders" { captain = grey }
  advise "Wheel" {
    actor   = grey_rifles
    because = "face the enemy"
  }
}
test "Away, where one may" {
  scenario = breakthrough
  given {
    mid_flag    = point(18, 22)
    grey_scouts = point(18, 23)
    grey_gun    = point(18, 12)
  }
  offer "Orders" { captain = grey }
  advise "Leave" {
    actor   = grey_scouts
    because = "gone for good"
  }
}
