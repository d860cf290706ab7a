# O: event chits.

test "Thirty-two chits, each with two sides" {
  ref = "O"
  expect { that = count(event_chits) == 32 && count(event_cup.event_chits) == 32 }
  expect {
    that = count([for c in event_chits : c if c.ranger_event == rangers_forward]) == 6 && count([
      for c in event_chits : c
      if c.ranger_event == orders_to_fire
    ]) == 8 && count([for c in event_chits : c if c.low_ammo == [june_7, june_8]]) == 4
  }
  expect {
    that = count([for c in event_chits : c if c.ranger_event == heroic_deed]) == 4 && count([
      for c in event_chits : c
      if c.ranger_event == recon_report
    ]) == 2 && count([
      for c in event_chits : c
      if (
        c.ranger_event >= naval_support_fire && c.ranger_event <= force_b_c_reinforcements ||
        c.ranger_event == rally
      )
    ]) == 12
  }
  expect {
    that = count([for c in event_chits : c if c.german_event == assault]) == 6 && count([
      for c in event_chits : c
      if c.german_event == concentrated_enemy_fire
    ]) == 6 && count([
      for c in event_chits : c
      if (
        c.german_event == german_patrols ||
        c.german_event == hitler_s_buzz_saw ||
        c.german_event == artillery_support_fire
      )
    ]) == 9
  }
  expect {
    that = count([for c in event_chits : c if c.german_event >= ambush && c.german_event != mines]) == 8 && count([
      for c in event_chits : c
      if (
        c.german_event == mines ||
        c.german_event == western_flank_support_fire ||
        c.german_event == eastern_flank_support_fire
      )
    ]) == 3
  }
}

test "Every company is named as often as any other" {
  ref = "O"
  expect {
    that = count([
      for c in companies : c
      if count([for x in event_chits : x if x.ranger_company == c]) == 4
    ]) == 3 && count([
      for c in companies : c
      if count([for x in event_chits : x if x.german_company == c]) == 6
    ]) == 3
  }
}

test "The die says which side counts, and the chit goes back" {
  ref = "O-1"
  given {
    event_cup = [chit_20] # a heroic deed, or an ambush
    E5        = [dog_860]
  }
  run "Draw an Event Chit" {
    side   = ranger_side
    drawer = force_a
  }
  expect {
    that = (
      dog_860.heroic &&
      dog_860.strength == 10 &&
      count(event_cup.event_chits) == 1 &&
      none(chit_shown.event_chits)
    )
  }
}

test "The German side of the same chit" {
  ref   = "O-1"
  rolls = [3]
  given {
    event_cup = [chit_20]
    E5        = [dog_860]
  }
  run "Draw an Event Chit" {
    side   = german_side
    drawer = force_a
  }
  expect {
    that = (
      !dog_860.heroic &&
      dog_860.strength == 8 &&
      dog_860.pinned &&
      count(event_cup.event_chits) == 1
    )
  }
}

# -------------------------------------------------------------------------------- the Rangers' side
test "Rangers Forward!: two advances for one unit of the company, wherever it stands (ext 3)" {
  ref = "O-2"
  given {
    F1 = [dog_858]
    H4 = [dog_868]
  }
  set dog_868 { advances = 1 }
  run "Ranger Event" {
    event    = rangers_forward
    company  = dog
    low_ammo = []
    drawer   = force_a
  }
  answer { unit = dog_858 }
  take "Advance" { to = F2 }
  take "Advance" { to = F3 }
  expect {
    F3   = [dog_858]
    that = dog_858.advances == 0 && dog_868.advances == 1
  }
}

test "Rangers Forward!: what is not used is lost, what was saved is kept" {
  ref = "O-2"
  given { E6 = [dog_860] }
  set dog_860 { advances = 1 }
  run "Rangers Forward!" { company = dog }
  take "Advance" { to = E7 }
  pass {}
  expect {
    E7   = [dog_860]
    that = dog_860.advances == 1
  }
}

test "Rangers Forward! for a company without units does nothing" {
  ref = "O-2"
  given { A5 = [easy_888] }
  run "Rangers Forward!" { company = fox }
  expect { that = easy_888.advances == 0 }
}

test "Recon Report: all in one space is turned up; traps and rubble go" {
  ref = "O-2"
  given {
    B15 = [gun_found, booby_trap, rubble, officer_captured]
    C14 = [gun_found, dummy_guns]
    E12 = [false_reports] # lies open
  }
  move {
    the  = [B15, C14].gun_locations
    to   = B15
    face = down
  }
  move {
    the  = B15.gun_locations.dummy_guns
    to   = C14
    face = down
  }
  run "Ranger Event" {
    event    = recon_report
    company  = none
    low_ammo = []
    drawer   = force_a
  }
  refuse { here = E12 }
  answer { here = B15 }
  expect {
    that = (
      count(B15.gun_locations) == 3 &&
      none(B15.gun_locations.face_down) &&
      none(B15.gun_locations.trap) &&
      count(C14.gun_locations.face_down) == 1
    )
  }
}

test "Rally!: one company drops all its markers" {
  ref = "O-2"
  given {
    E5 = [dog_860]
    F5 = [dog_858]
    I5 = [fox_887]
    A5 = [easy_888]
  }
  mark {
    the  = [dog_860, dog_858, fox_887]
    with = shaken
  }
  mark dog_860 { with = pinned }
  run "Ranger Event" {
    event    = rally
    company  = none
    low_ammo = []
    drawer   = force_a
  }
  refuse { company = easy } # nothing to drop
  answer { company = dog }
  expect { that = none([for r in rangers : r if r.pinned]) && rangers.shaken == [fox_887] }
}

# -------------------------------------------------------------------------------- the Germans' side
test "German Patrols: before the most advanced unit of the company (ext 6)" {
  ref  = "O-2"
  seed = 1
  given {
    german_pool = [grenadier_4, MG_4]
    H5          = [dog_868]
    F4          = [dog_858]
    A9          = [easy_888]
  }
  run "German Event" {
    event   = german_patrols
    company = dog
    drawer  = force_a
  }
  expect {
    H6          = [grenadier_4]
    german_pool = [MG_4]
  }
}

test "German Patrols: a unit before which somebody stands is passed over" {
  ref  = "O-2"
  seed = 1
  given {
    german_pool = [grenadier_4]
    H5          = [dog_868]
    H6          = [HKA_2]
    F4          = [dog_858]
    E3          = [dog_860] # nobody comes to the beach
  }
  run "German Patrols" { company = dog }
  expect { F5 = [grenadier_4] }
}

test "German Patrols: an empty pool, or nobody in reach" {
  ref = "O-2"
  given { H5 = [dog_868] }
  run "German Patrols" { company = dog }
  expect { that = none(germans) }
  given {
    german_pool = [grenadier_4]
    H5          = []
    H15         = [dog_868]
  }
  run "German Patrols" { company = dog }
  expect { that = none(germans) }
}

test "Equally advanced: the lot decides" {
  ref = "O-2"
  given {
    german_pool = [grenadier_4]
    H7          = [dog_868]
    E7          = [dog_860]
    F6          = [dog_858]
  }
  run "German Patrols" { company = dog }
  expect {
    chance = any(E8.germans)
    is     = 1 / 2
  }
}

test "Ambush: half a die of hits, rounded up, at the most advanced inland unit, which is pinned" {
  ref   = "O-2"
  rolls = [5]
  given {
    A9 = [easy_888]
    E8 = [dog_860]
    I4 = [fox_887]
  }
  run "German Event" {
    event   = ambush
    company = none
    drawer  = force_a
  }
  expect { that = easy_888.strength == 7 && easy_888.pinned && dog_860.strength == 10 }
}

test "Ambush: nobody inland, nobody struck" {
  ref = "O-2"
  given { I4 = [fox_887] }
  run "German Event" {
    event   = ambush
    company = none
    drawer  = force_a
  }
  expect { that = fox_887.strength == 10 && !fox_887.pinned }
}

test "Ambush: who is eliminated is not pinned" {
  ref   = "O-2"
  rolls = [6]
  given { A9 = [easy_888] }
  set easy_888 { strength = 2 }
  run "German Event" {
    event   = ambush
    company = none
    drawer  = force_a
  }
  expect { that = !easy_888.in_play && losses(easy) == 1 && pinned.supply > 0 }
}

test "Commander Hit: a die says who" {
  ref = "O-2"
  expect {
    that = (
      hit_commander(1) == slater &&
      hit_commander(2) == baugh &&
      hit_commander(3) == masny &&
      hit_commander(4) == rudder &&
      hit_commander(5) == none &&
      hit_commander(6) == none
    )
  }
}

test "Unexpected Obstacle: before the most advanced unit" {
  ref = "O-2"
  given {
    A9 = [easy_888]
    E8 = [dog_860]
  }
  run "German Event" {
    event   = unexpected_obstacle
    company = none
    drawer  = force_a
  }
  expect { that = A10.obstructed && squares.obstructed == [A10] }
  run "German Event" {
    event   = unexpected_obstacle
    company = none
    drawer  = force_a
  }
  expect { that = squares.obstructed == [E9, A10] } # one is there already: the next in order
}

test "Unexpected Obstacle: also at the foot of the cliff, but not at sea nor at the end of the map" {
  ref = "O-2"
  given {
    A15 = [easy_888]
    E3  = [dog_860]
    I4  = [fox_887]
  }
  run "German Event" {
    event   = unexpected_obstacle
    company = none
    drawer  = force_a
  }
  expect { that = squares.obstructed == [I5] }
}

test "Mines: a die for each unit on a minefield" {
  ref   = "O-2"
  rolls = [4, 3]
  given {
    A10 = [easy_888]
    B10 = [easy_861]
    H10 = [dog_868] # the barracks
    I9  = []
  }
  run "German Event" {
    event   = mines
    company = none
    drawer  = force_a
  }
  expect { that = easy_888.strength == 9 && easy_861.strength == 10 && dog_868.strength == 10 }
}

# ------------------------------------------------------------------------------------- O-3 to O-8
test "Ranger Elite: another chit, of which the Ranger side counts (X10)" {
  ref  = "O-3"
  seed = 1
  given {
    event_cup = [chit_24, chit_24] # Ranger Elite; Rally!
    A5        = [easy_888]
  }
  mark easy_888 { with = shaken }
  run "Draw an Event Chit" {
    side   = german_side
    drawer = force_a
  }
  expect { that = !easy_888.shaken && count(event_cup.event_chits) == 2 }
}

test "Low ammo costs a die on the days named, unless supplies are used" {
  ref = "O-6"
  given {
    A5 = [easy_888, easy_supplies]
    E5 = [dog_860]
  }
  run "Ammunition" early {
    company  = easy
    low_ammo = [june_7, june_8]
  }
  expect { that = !early && easy_supplies.available } # June 6th
  move time { to = june_7_3 }
  run "Ammunition" used {
    company  = easy
    low_ammo = [june_7, june_8]
  }
  answer { use_the_supplies = true }
  expect { that = !used && easy_supplies.used }
  run "Ammunition" again {
    company  = easy
    low_ammo = [june_7, june_8]
  }
  expect { that = again } # used already
  run "Ammunition" without {
    company  = dog
    low_ammo = [june_7, june_8]
  }
  expect { that = without } # not on the map
  run "Ammunition" plenty {
    company  = dog
    low_ammo = []
  }
  expect { that = !plenty }
}

test "The supplies may be kept" {
  ref = "O-6"
  given { A5 = [easy_888, easy_supplies] }
  move time { to = june_8_1 }
  run "Ammunition" short {
    company  = easy
    low_ammo = [june_7, june_8]
  }
  answer { use_the_supplies = false }
  expect { that = short && easy_supplies.available }
}

test "Without the headquarters two events do nothing" {
  ref = "O-7"
  given {
    E5 = [dog_860]
    E8 = [HKA_2]
  }
  set dog_860 { strength = 5 }
  run "Ranger Event" {
    event    = force_b_c_reinforcements
    company  = none
    low_ammo = []
    drawer   = force_a
  }
  run "Ranger Event" {
    event    = mortar_destroyer_support_fire
    company  = none
    low_ammo = []
    drawer   = force_a
  }
  expect { that = dog_860.strength == 5 && only(E8.germans).full }
}

test "Force B and C: three SP for units within two spaces of the headquarters, above 8 and up to their limit" {
  ref = "O-7"
  given {
    E5 = [dog_860, rudder_s_hq]
    G7 = [dog_support]
    H8 = [dog_868]
  }
  set dog_860 {
    strength = 8
    worn     = true
  }
  set dog_support { strength = 5 }
  set dog_868 { strength = 2 }
  run "Ranger Event" {
    event    = force_b_c_reinforcements
    company  = none
    low_ammo = []
    drawer   = force_a
  }
  refuse { unit = dog_868 } # too far
  answer { unit = dog_support }
  # The rest fits only one unit.
  expect { that = dog_860.strength == 10 && dog_support.strength == 6 && dog_868.strength == 2 }
}

test "Mortar and destroyer: within four spaces of the headquarters" {
  ref  = "O-4"
  seed = 1
  given {
    E5 = [dog_860, rudder_s_hq]
    E9 = [HKA_2]
    I5 = [HKA_3]
    J5 = [HKA_4]
  }
  run "Ranger Event" {
    event    = mortar_destroyer_support_fire
    company  = none
    low_ammo = []
    drawer   = force_a
  }
  refuse { target = only(J5.germans) }
  answer { target = only(I5.germans) }
  expect { that = only(E9.germans).full }
}

test "Naval fire spares those who are next to Rangers" {
  ref  = "O-4"
  seed = 1
  given {
    E5 = [dog_860]
    F6 = [HKA_2]
    E7 = [HKA_3]
    L9 = [HKA_4]
  }
  run "Ranger Event" {
    event    = naval_support_fire
    company  = none
    low_ammo = []
    drawer   = force_a
  }
  refuse { target = only(F6.germans) }
  answer { target = only(E7.germans) }
  expect { that = only(F6.germans).full && only(L9.germans).full }
}

test "The area that is shelled" {
  ref = "O-4"
  expect {
    that = (
      bombarded_area(2) == A &&
      bombarded_area(3) == A &&
      bombarded_area(7) == area.E &&
      bombarded_area(12) == I
    )
  }
  expect { that = A5.area == A && H9.area == area.E && L15.area == I && A4.area == none }
}

test "A heroic deed: a marker for any unit, also for one that has one" {
  ref = "O-8"
  given {
    A5 = [easy_888]
    B5 = [easy_861]
    C5 = [easy_722]
    D5 = [easy_support]
    E5 = [dog_860]
  }
  repeat {
    times = 3
    run "Heroic Deed" { drawer = force_a }
  }
  answer { unit = easy_888 }
  answer { unit = easy_861 }
  answer { unit = easy_888 }
  expect {
    that = (
      rangers.heroic == [easy_888, easy_861] &&
      easy_888.heroic_actions == 2 &&
      easy_861.heroic_actions == 1
    )
  }
}

test "Each hero is used once, and one at a time" {
  ref   = "O-8a"
  rolls = [1, 1, 1, 1, 1, 1, 1, 1] # 4 dice and two of a hero; the German's 2
  given {
    E6 = [dog_860, rally_5]
    E7 = [hka_4]
  }
  set dog_860 {
    strength = 8
    advances = 1
  }
  mark dog_860 {
    with  = heroic_action
    count = 2
  }
  run "Step" {
    unit = dog_860
    to   = E7
  }
  take "Lead as a Hero" {}
  refuse "Lead as a Hero" { because = "no other hero inspires it" }
  take "Throw the Dice" {}
  expect { that = dog_860.heroic_actions == 1 && !dog_860.inspired }
}
