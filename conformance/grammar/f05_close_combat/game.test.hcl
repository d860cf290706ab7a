test "A German who breaks goes back a space" {
  ref   = "J-3"
  rolls = [5, 6, 1, 2, 2, 3, 4] # 2 German dice, 5 of the Rangers'
  given {
    H-2 = [dog_868]
    H-3 = [grenadier_4]
  }
  move grenadier_4 { to = H-2 }
  expect {
    H-2  = [dog_868]
    H-3  = [grenadier_4] # no morale loss against one: the attacker retreats a space
    that = dog_868.strength == 8
  }
}

test "Support and night count for a German attacker" {
  ref = "J-2"
  given {
    H-2 = [dog_868]
    H-3 = [grenadier_4]
    H-1 = [hka_3]
  }
  set dog_868 { strength = 3 }
  move hour { to = night }
  expect {
    value = attacking_dice(grenadier_4, dog_868, H-2, H-3)
    is    = 4
  }
  expect {
    value = attacking_dice(dog_868, grenadier_4, H-3, H-2)
    is    = 2
  }
}
