# O-9: Assault!

test "Grenadiers go two spaces north, in the zone alone; other infantry stays" {
  ref = "O-9"
  given {
    E13 = [grenadier_4]
    H12 = [grenadier_5.reduced]
    F12 = [HKA_3]
    I12 = [grenadier_6]
  }
  run "German Event" {
    event   = assault
    company = dog
    drawer  = force_a
  }
  expect {
    E11 = [grenadier_4]
    H10 = [grenadier_5.reduced]
    F12 = [HKA_3]
    I12 = [grenadier_6]
  }
}

test "Pinned ones stay, and are pinned no longer" {
  ref = "O-9"
  given {
    E13 = [grenadier_4]
    F12 = [HKA_3]
  }
  mark {
    the  = [E13, F12].germans
    with = pinned
  }
  run "Assault!" { company = dog }
  expect {
    E13  = [grenadier_4]
    that = none(E13.germans.pinned) && any(F12.germans.pinned)
  }
}

test "They pass through their own and stop in the last empty space" {
  ref = "O-9a"
  given {
    E9  = [HKA_3, miss]
    E10 = [grenadier_4, pin] # through the HKA, whose fire stays with it
    F8  = [HKA_3]
    F10 = [grenadier_4] # only one space
    G8  = [HKA_3]
    G9  = [HKA_2]
    G10 = [grenadier_4] # no empty space
    H5  = [grenadier_4] # never beyond the cliff
    H6  = [grenadier_5]
    H7  = [grenadier_6]
  }
  run "Assault!" { company = dog }
  expect {
    E8  = [pin, grenadier_4]
    E9  = [HKA_3, miss]
    F9  = [grenadier_4]
    G10 = [grenadier_4]
    H5  = [grenadier_4]
    H6  = [grenadier_5]
    H7  = [grenadier_6]
  }
}

test "In a column the northernmost goes first and makes room" {
  ref = "O-9a"
  given {
    E10 = [grenadier_4]
    E11 = [grenadier_5]
    E12 = [grenadier_6]
  }
  run "Assault!" { company = dog }
  expect {
    E8  = [grenadier_4]
    E9  = [grenadier_5]
    E10 = [grenadier_6]
  }
}

test "A machine gun moves only where terrain before it blocks its sight, and only into an empty space" {
  ref = "O-9c"
  given {
    A9  = [MG_4]
    B12 = [MG_4] # woods to the north
    C13 = [MG_5] # woods to the north, but somebody is there
    C12 = [HKA_2]
    D11 = [MG_5]
    D10 = [HKA_2] # it is a unit that blocks
  }
  run "Assault!" { company = easy }
  expect {
    A9  = [MG_4]
    B11 = [MG_4]
    C13 = [MG_5]
    D11 = [MG_5]
  }
}

test "A machine gun follows those who have left the space that blocks its sight" {
  ref = "O-9c"
  given {
    B10 = [grenadier_4]
    B11 = [grenadier_5]
    B12 = [MG_4]
  }
  run "Assault!" { company = easy }
  expect {
    B8  = [grenadier_4]
    B9  = [grenadier_5]
    B11 = [MG_4]
  }
}

test "A machine gun that is pinned stays, and one does not attack" {
  ref = "O-9c"
  given {
    B12 = [MG_4]
    C13 = [MG_5]
    C12 = [easy_722]
  }
  mark {
    the  = B12.germans
    with = pinned
  }
  run "Assault!" { company = easy }
  expect {
    B12  = [MG_4]
    C13  = [MG_5]
    that = none(B12.germans.pinned)
  }
}

test "A machine gun stays if others were thrown back to the space before it" {
  ref = "O-9c"
  # the Grenadiers' two dice; two morale losses throw them back two spaces
  rolls = [1, 1, 4, 4, 1, 1, 1]
  given {
    E9  = [dog_860]
    E10 = [grenadier_4]
    E12 = [mg_5]
  }
  run "German Event" {
    event   = assault
    company = dog
    drawer  = force_a
  }
  expect {
    E9  = [dog_860]
    E11 = [grenadier_4]
    E12 = [mg_5]
  }
}

test "What lies under a Ranger unit is lost only when the Germans are left alone with it" {
  ref   = "G-10"
  rolls = [1, 1, 1, 6, 6, 1] # nobody gives way; then two hits
  given {
    E8 = [grenadier_4]
    E7 = [rally_5, rudder_s_hq, fox_supplies, dog_860]
  }
  set dog_860 { strength = 2 }
  set fox_supplies { with = none }
  run "Assault!" { company = dog }
  expect {
    E7 = [rally_5, rudder_s_hq, fox_supplies, dog_860]
    E8 = [grenadier_4]
  }
  run "Assault!" { company = dog }
  expect {
    E7   = [grenadier_4]
    that = rudder_s_hq.at == supply && fox_supplies.at == out
  }
}
