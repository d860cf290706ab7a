# Objectives of the third and fourth attack.

test "The card is displayed when the third attack is set up" {
  ref = "5.1"
  move period { to = 3 }
  run "Set Up the Attack" {}
  expect { objectives_shown = [disguised_forward_observer] }
}

test "The first mortar card brings the medics, and mortars throw two dice" {
  ref   = "5.1.1"
  rolls = [1, 2, 6]
  given {
    objectives_shown = [disguised_forward_observer]
    P                = [kalil]
  }
  reveal mortar {}
  expect {
    aid_b3 = [first_medic]
    aid_b4 = [second_medic]
    aid_b5 = [third_medic]
    that   = kalil.disrupted
  }
}

test "The observer's two dice fall on jeeps too, and later mortars bring no more medics" {
  ref   = "5.1.2"
  rolls = [1, 1, 6, 1]
  given {
    objectives_shown = [disguised_forward_observer]
    aid_b4           = [second_medic]
    W2               = [fort, radio_jeep]
  }
  reveal mortar_on_w2 {}
  expect {
    aid_b3 = []
    that   = radio_jeep.damaged && !fort.disrupted
  }
}

test "E11: a medic, and the observer" {
  ref   = "5.1.2.2"
  rolls = [5]
  given {
    objectives_shown    = [disguised_forward_observer]
    log_cabin           = [springer, redmond, fort]
    aid_b3              = [first_medic]
    aid_b4              = [second_medic]
    aid_b5              = [third_medic]
    backs_of_the_medics = [real_medic]
  }
  offer "Defender Actions" { up_to = 5 }
  take "Reveal a Medic" {
    actor = springer
    medic = first_medic
  }
  expect { that = first_medic.at == out && springer.fresh }
  given { backs_of_the_medics = [false_medic] }
  take "Reveal a Medic" {
    actor = redmond
    medic = second_medic
  }
  expect {
    value = defense(second_medic, fort)
    is    = 5
  }
  take "Attack" {
    actor  = fort
    target = second_medic
  }
  expect {
    objectives_shown = []
    aid_b4           = []
    aid_b5           = [third_medic]
    that             = second_medic.at == out && mortar_dice == 1
  }
}

test "Who is unknown is not fired at, nor revealed out of sight" {
  ref = "5.1.2.1"
  given {
    objectives_shown = [disguised_forward_observer]
    B6               = [kalil]
    B3               = [creger]
    aid_b3           = [first_medic]
  }
  offer "Defender Actions" { up_to = 5 }
  refuse "Attack" {
    actor  = creger
    target = first_medic
  }
  refuse "Reveal a Medic" {
    actor   = kalil
    medic   = first_medic
    because = "is in line of sight"
  }
}

test "Once the observer is hit, no more medics are revealed" {
  ref   = "5.1.2"
  rolls = [5]
  given {
    objectives_shown    = [disguised_forward_observer]
    log_cabin           = [springer, redmond, fort]
    aid_b3              = [first_medic]
    aid_b4              = [second_medic]
    backs_of_the_medics = [false_medic]
  }
  offer "Defender Actions" { up_to = 5 }
  take "Reveal a Medic" {
    actor = redmond
    medic = second_medic
  }
  take "Attack" {
    actor  = fort
    target = second_medic
  }
  refuse "Reveal a Medic" {
    actor   = springer
    medic   = first_medic
    because = "Disguised Forward Observer is displayed"
  }
  expect {
    objectives_shown = []
    aid_b3           = [first_medic]
  }
}

test "Without the card nobody is revealed" {
  ref = "5.1.2"
  given {
    log_cabin = [springer]
    aid_b3    = [first_medic]
  }
  refuse "Reveal a Medic" {
    actor   = springer
    medic   = first_medic
    because = "Disguised Forward Observer is displayed"
  }
}

test "After the third attack the medics are gone" {
  ref = "5.1.2"
  given {
    objectives_shown = [disguised_forward_observer]
    aid_b3           = [first_medic]
  }
  move period { to = 3 }
  run "End the Attack" {}
  expect {
    objectives_shown = []
    aid_b3           = []
  }
}

test "The fourth attack displays two cards" {
  ref = "5.2"
  move period { to = 4 }
  run "Set Up the Attack" {}
  expect { that = deny_equipment.at == objectives_shown && make_contact.at == objectives_shown }
}

test "E12: withdraw and deny" {
  ref = "5.2.2.1"
  given {
    objectives_shown = [deny_equipment, make_contact]
    W1               = [redmond, gacki]
    W3               = [springer, artillery_jeep]
    P                = [fort, M2]
  }
  offer "Defender Actions" { up_to = 5 }
  take "Withdraw" { actor = redmond }
  refuse "Withdraw" {
    actor   = springer
    because = "is not of C Squad"
  }
  refuse "Withdraw" {
    actor   = fort
    because = "stands at W1"
  }
  take "Deny" {
    actor = springer
    item  = artillery_jeep
  }
  take "Deny" {
    actor = fort
    item  = M2
  }
  expect {
    on_the_way       = [redmond]
    equipment_denied = [artillery_jeep, M2]
    W1               = [gacki]
    that             = !contact_made && springer.fresh
  }
}

test "All equipment that is left must lie on the card" {
  ref = "5.2.1.2"
  given {
    equipment_denied = [M2, m2_jeep, radio_jeep]
    W3               = [artillery_jeep]
  }
  expect { that = !denied }
  move artillery_jeep { to = equipment_denied }
  expect { that = denied }
}

test "Nothing is denied before the fourth attack" {
  ref = "5.2.1.1"
  given { P = [kalil, M2] }
  offer "Defender Actions" { up_to = 5 }
  refuse "Deny" {
    actor   = kalil
    item    = M2
    because = "Deny Equipment is displayed"
  }
}

test "Two make contact" {
  ref = "5.2.2.2"
  given { on_the_way = [redmond] }
  expect { that = !contact_made }
  given { on_the_way = [redmond, kalil] }
  expect { that = contact_made && score == 5 + 2 + 3 } # nothing stands on the board: denied
}
