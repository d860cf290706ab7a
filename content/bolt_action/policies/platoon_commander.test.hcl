# What a commander does first, one reason after the other.

test "Whoever has had his order and stands near is charged" {
  given {
    us_first_squad   = point(36, 10)
    first_grenadiers = point(36, 24)
  }
  set first_grenadiers { order = fire }
  offer "Orders" {
    commander = allies
    ready     = [us_first_squad]
  }
  advise "Assault" {
    actor   = us_first_squad
    target  = first_grenadiers
    because = "we win hand to hand"
  }
}
test "Whoever may fire first, and is strong, is not charged" {
  given {
    bag              = [axis_die]
    us_first_squad   = point(36, 10)
    first_grenadiers = point(36, 24.5)
  }
  set us_first_squad { men = 7 }
  offer "Orders" {
    commander = allies
    ready     = [us_first_squad]
  }
  advise "Advance" {
    actor   = us_first_squad
    because = "closer, and fire on the move"
  }
}
test "The weapon suits the target" {
  given {
    m8_greyhound     = point(36, 10)
    first_grenadiers = point(36, 24)
  }
  run "Open Fire" {
    shooter = m8_greyhound
    target  = first_grenadiers
    aimed   = [turret]
  }
  advise {
    weapon  = vehicle_mg
    because = "the weapon for this target"
  }
}
test "Who fires at his own by mistake fires all that he has, if the enemy has his way" {
  rolls = [1]
  given {
    first_grenadiers  = point(36, 20)
    second_grenadiers = point(36, 14)
    us_bazooka        = point(36, 6)
  }
  run "Blunder" { unit = first_grenadiers }
  answer { victim = second_grenadiers }
  advise { number = 1 }
}
test "A deadly hit takes the gunner" {
  given {
    us_first_squad   = point(36, 10)
    first_grenadiers = point(36, 24)
  }
  run "Pick a Victim" {
    shooter = us_first_squad
    target  = first_grenadiers
  }
  advise {
    victim  = machine_gunner
    because = "gunners first, then the sergeant"
  }
}
test "A squad that is shaken rallies" {
  given {
    us_first_squad    = point(36, 4)
    second_grenadiers = point(60, 46)
  }
  set us_first_squad { pins = 4 }
  offer "Orders" {
    commander = allies
    ready     = [us_first_squad]
  }
  advise "Rally" {
    actor   = us_first_squad
    because = "shaken"
  }
}
test "A gun without a target lies in wait" {
  given {
    us_machine_gun    = point(53, 17.5)
    second_grenadiers = point(10, 46)
  }
  set us_machine_gun { facing = north }
  offer "Orders" {
    commander = allies
    ready     = [us_machine_gun]
  }
  advise "Ambush" {
    actor   = us_machine_gun
    because = "let them come"
  }
}
test "Two commanders fight a battle to its end" {
  scenario = "Demolition"
  play {
    bots = policy
    seed = 3
  }
}
test "The papers go to whoever brings them home sooner" {
  scenario = "Top Secret"
  given {
    us_first_squad  = point(36, 20)
    us_second_squad = point(36, 15.9)
  }
  move turn { to = 3 }
  move documents { to = satchel }
  set documents {
    carrier = us_first_squad
    taken   = 2
  }
  set us_first_squad { order = run }
  run "A Move Has Ended" { unit = us_first_squad }
  advise {
    partner = us_second_squad
    because = "to whoever brings the papers home sooner"
  }
}
test "Whoever has the papers charges nobody" {
  scenario = "Top Secret"
  given {
    us_first_squad   = point(36, 10)
    first_grenadiers = point(36, 24)
  }
  move turn { to = 3 }
  move documents { to = satchel }
  set documents {
    carrier = us_first_squad
    taken   = 2
  }
  set first_grenadiers { order = fire }
  offer "Orders" {
    commander = allies
    ready     = [us_first_squad]
  }
  advise "Run" {
    actor   = us_first_squad
    because = "run for it"
  }
}
test "Whoever has the papers goes by the house on his way" {
  scenario = "Top Secret"
  given { us_first_squad = point(26, 46) }
  set allies { edge = north }
  move turn { to = 3 }
  move documents { to = satchel }
  set documents {
    carrier = us_first_squad
    taken   = 2
  }
  set us_first_squad { order = run }
  run "Go In" { unit = us_first_squad }
  advise { pass = true }
}
test "Whoever is hunted lies low" {
  scenario = "Manhunt"
  given {
    us_lieutenant    = point(36, 24)
    first_grenadiers = point(70, 46)
  }
  set axis { attacks = true }
  move turn { to = 2 }
  offer "Orders" {
    commander = allies
    ready     = [us_lieutenant]
  }
  advise "Down" {
    actor   = us_lieutenant
    because = "who is hunted lies low"
  }
}
test "Whoever is hunted waits to see where they come" {
  scenario = "Manhunt"
  given {
    us_lieutenant    = point(36, 24)
    us_first_squad   = point(36, 27)
    first_grenadiers = point(36, 44)
  }
  set axis { attacks = true }
  move turn { to = 2 }
  offer "Orders" {
    commander = allies
    ready     = [us_lieutenant, us_first_squad]
  }
  advise "Advance" { actor = us_first_squad }
  given { first_grenadiers = point(24, 24) }
  advise "Run" {
    actor   = us_lieutenant
    because = "run for it"
  }
}
test "Squads stay around the officer who is hunted" {
  scenario = "Manhunt"
  set axis { attacks = true }
  run "Keep Reserves" { commander = allies }
  answer { reserve = us_machine_gun }
  advise { reserve = us_bazooka }
}
test "Whoever is hunted is set up first" {
  scenario = "Manhunt"
  set axis { attacks = true }
  run "Set Up a Unit" { commander = allies }
  advise {
    unit    = us_lieutenant
    because = "who is hunted first, and the others around him"
  }
}
test "The papers go on with whoever waits on the way home" {
  scenario = "Top Secret"
  given {
    us_first_squad  = point(36, 24)
    us_second_squad = point(36, 9)
  }
  move turn { to = 3 }
  move documents { to = satchel }
  set documents {
    carrier = us_first_squad
    taken   = 2
  }
  offer "Orders" {
    commander = allies
    ready     = [us_first_squad, us_second_squad]
  }
  advise "Run" {
    actor   = us_first_squad
    because = "run for it"
  }
}
test "Nobody gives a position away while the sides are open" {
  scenario = "Key Positions"
  given {
    first_position  = point(0, 0)
    second_position = point(72, 0)
    third_position  = point(0, 48)
    fourth_position = point(72, 48)
  }
  run "Place an Objective" {
    commander = allies
    apart     = 43.2 # so that only what is near the middle is left
  }
  advise {
    spot    = point(36, 24)
    because = "in the middle, while nobody knows on which side he will be"
  }
}
test "Points that are defended lie close together" {
  scenario = "Point Defence"
  given {
    first_position  = point(12, 42)
    second_position = point(36, 42)
  }
  set allies { edge = north }
  set axis {
    edge    = south
    attacks = true
  }
  run "Place an Objective" {
    commander = allies
    apart     = 0
  }
  advise {
    spot    = point(60, 42)
    because = "far back and close together: whoever holds one can help the next"
  }
}
test "Who may wait for the attack defends the three points" {
  scenario = "Point Defence"
  rolls    = [6, 1]
  advise { attack = false }
}
test "Who may wait for those who must break through defends" {
  scenario = "Envelopment"
  rolls    = [6, 1]
  advise { attack = false }
}
test "He waits, and does not go to meet them" {
  scenario = "Envelopment"
  given {
    us_first_squad   = point(36, 10)
    first_grenadiers = point(4, 40)
  }
  set axis { attacks = true }
  move turn { to = 2 }
  offer "Orders" {
    commander = allies
    ready     = [us_first_squad]
  }
  advise "Ambush" {
    actor   = us_first_squad
    because = "let them come"
  }
}
test "The side with more positions is the better one" {
  scenario = "Key Positions"
  given {
    first_position  = point(36, 4)
    second_position = point(20, 20)
    third_position  = point(60, 30)
  }
  run "Pick a Side" { commander = axis }
  advise {
    side    = south
    because = "the side of the table where more positions lie"
  }
}
test "Whoever may choose hunts the officer" {
  scenario = "Manhunt"
  rolls    = [6, 1]
  advise {
    attack  = true
    because = "the attacker has the choice where to strike"
  }
}
test "Whoever stands at the house that counts goes in" {
  given {
    first_position   = point(29, 41.5)
    us_first_squad   = point(24, 41.5)
    first_grenadiers = point(70, 4)
  }
  move turn { to = 2 }
  offer "Orders" {
    commander = allies
    ready     = [us_first_squad]
  }
  advise "Run" {
    actor   = us_first_squad
    because = "into the house that counts: only who runs may go in"
  }
}
test "Whoever holds a position beside a house stays out of it" {
  given {
    first_position = point(24, 44)
    us_first_squad = point(24, 41.5)
  }
  move turn { to = 2 }
  set us_first_squad { order = run }
  run "Go In" { unit = us_first_squad }
  advise { pass = true }
}
test "Nobody goes into a house to be charged there" {
  given {
    us_first_squad   = point(29, 12)
    first_grenadiers = point(29, 30.5)
  }
  move turn { to = 2 }
  set us_first_squad {
    order = run
    men   = 6
  }
  run "Go In" { unit = us_first_squad }
  advise { pass = true }
}
test "When it may end, what decides is the enemy's position" {
  scenario = "Key Positions"
  given {
    first_position    = point(36, 36)
    us_bazooka        = point(36, 25)
    second_grenadiers = point(36, 38)
    first_grenadiers  = point(12, 30)
  }
  move turn { to = 3 }
  offer "Orders" {
    commander = allies
    ready     = [us_bazooka]
  }
  advise "Run" {
    actor   = us_bazooka
    because = "run for it"
  }
  move turn { to = 6 }
  offer "Orders" {
    commander = allies
    ready     = [us_bazooka]
  }
  advise "Run" {
    actor   = us_bazooka
    because = "one run to what decides"
  }
}
test "Whoever guards the base lets nobody lure him away while others may come" {
  scenario = "Demolition"
  given {
    allied_base       = point(36, 6)
    us_first_squad    = point(36, 12)
    german_lieutenant = point(30, 20)
    first_grenadiers  = point(46.5, 0.5)
  }
  set german_lieutenant { order = fire }
  set first_grenadiers { order = fire }
  offer "Orders" {
    commander = allies
    ready     = [us_first_squad]
  }
  advise "Assault" { actor = us_first_squad }
  set first_grenadiers { order = waiting }
  offer "Orders" {
    commander = allies
    ready     = [us_first_squad]
  }
  advise "Advance" { actor = us_first_squad }
}
test "Whoever can run to their base does" {
  scenario = "Demolition"
  given {
    axis_base        = point(36, 40)
    allied_base      = point(36, 6)
    us_first_squad   = point(33, 28)
    first_grenadiers = point(50, 40)
  }
  offer "Orders" {
    commander = allies
    ready     = [us_first_squad]
  }
  advise "Run" {
    actor   = us_first_squad
    because = "one run to what decides"
  }
}
test "Whoever stands at the objective is shot at first" {
  scenario = "Hold Until Relieved"
  given {
    strategic_objective = point(36, 24)
    us_first_squad      = point(44, 10)
    first_grenadiers    = point(36, 24)
    second_grenadiers   = point(52, 24)
  }
  run "Aim" {
    shooter = us_first_squad
    mount   = turret
  }
  advise {
    target  = first_grenadiers
    because = "it hurts them most"
  }
}
test "A shot that only takes an order is worth little" {
  given {
    bag               = [axis_die]
    us_first_squad    = point(36, 10)
    german_lieutenant = point(36, 30)
    first_grenadiers  = point(44, 28)
  }
  set first_grenadiers { order = fire }
  run "Aim" {
    shooter = us_first_squad
    mount   = turret
  }
  advise {
    target  = first_grenadiers
    because = "it hurts them most"
  }
}
test "Whoever cannot bring the papers off goes to a friend who can" {
  scenario = "Top Secret"
  given {
    us_lieutenant  = point(37.5, 13.2)
    us_bazooka     = point(36, 6.8)
    us_first_squad = point(60, 30)
  }
  move turn { to = 6 }
  move documents { to = satchel }
  set documents {
    carrier = us_lieutenant
    taken   = 5
    handed  = 4
  }
  expect { that = place(us_lieutenant, point(36.5, 8)) > place(us_lieutenant, point(37.5, 1.3)) }
  set us_bazooka { order = fire }
  expect { that = place(us_lieutenant, point(36.5, 8)) < place(us_lieutenant, point(37.5, 1.3)) }
}
test "Whoever has come through leaves by the far edge" {
  scenario = "Envelopment"
  given {
    us_bazooka        = point(68.7, 46.4)
    german_lieutenant = point(48.7, 40.4)
  }
  move turn { to = 5 }
  set allies {
    attacks = true
    edge    = south
  }
  set axis { edge = north }
  set us_bazooka { arrived = 1 }
  offer "Orders" {
    commander = allies
    ready     = [us_bazooka]
  }
  advise "Advance" {
    actor   = us_bazooka
    because = "one step to what decides"
  }
}
test "Reserves come on with a shot at whoever is near the edge, else at a run" {
  given {
    first_grenadiers = point(36, 40)
  }
  move us_first_squad { to = reserves }
  move turn { to = 2 }
  set allies { edge = south }
  set axis { edge = north }
  offer "Orders" {
    commander = allies
    ready     = [us_first_squad]
  }
  advise "Arrive" {
    actor   = us_first_squad
    manner  = order.run
    because = "at a run"
  }
  move first_grenadiers { to = point(36, 18) }
  offer "Orders" {
    commander = allies
    ready     = [us_first_squad]
  }
  advise "Arrive" {
    actor   = us_first_squad
    manner  = order.advance
    because = "slower, with a shot at whoever is near the edge"
  }
}
test "Whoever can run into the house that decides does" {
  scenario = "Key Positions"
  given {
    first_position   = point(29, 17)
    us_first_squad   = point(33, 24)
    first_grenadiers = point(60, 44)
  }
  move turn { to = 6 }
  offer "Orders" {
    commander = allies
    ready     = [us_first_squad]
  }
  advise "Run" {
    actor   = us_first_squad
    because = "into the house that counts: only who runs may go in"
  }
}
test "Whoever lies before their base is charged, and then the base is near" {
  scenario = "Demolition"
  given {
    axis_base         = point(36, 40)
    allied_base       = point(36, 6)
    us_first_squad    = point(36, 32)
    second_grenadiers = point(36, 36.5)
  }
  set second_grenadiers { order = fire }
  move turn { to = 5 }
  expect { that = any(in_the_way_of(us_first_squad, axis_base)) }
  offer "Orders" {
    commander = allies
    ready     = [us_first_squad]
  }
  advise "Assault" {
    actor   = us_first_squad
    because = "through whoever lies before their base, and on to it"
  }
}
test "Whoever has the papers does not stop to fire if he comes home later for it" {
  scenario = "Top Secret"
  given {
    us_first_squad    = point(36, 24)
    german_lieutenant = point(36, 29.5)
  }
  set allies { edge = south }
  set axis { edge = north }
  set german_lieutenant {
    men   = 1
    order = fire
  }
  move documents { to = satchel }
  set documents { carrier = us_first_squad }
  move turn { to = 5 }
  expect { that = runs_home(us_first_squad, run_pace(us_first_squad)) < runs_home(us_first_squad, pace(us_first_squad)) }
  offer "Orders" {
    commander = allies
    ready     = [us_first_squad]
  }
  advise "Run" { actor = us_first_squad }
}
test "A scout car that men run down drives off" {
  given {
    sdkfz_222      = point(36, 20)
    us_first_squad = point(36, 11)
  }
  set us_first_squad { order = run }
  run "Escape" {
    unit    = sdkfz_222
    pursuer = us_first_squad
  }
  advise {
    manner  = order.run
    because = "scouts live by their wheels"
  }
}
test "Whoever runs on with the papers waits one move from them, and one from home" {
  scenario = "Top Secret"
  given {
    us_first_squad  = point(36, 24)
    us_second_squad = point(36, 18)
  }
  move documents { to = satchel }
  set documents { carrier = us_first_squad }
  set us_second_squad { order = run }
  move turn { to = 3 }
  expect { that = relays(us_second_squad) }
  expect { that = place(us_second_squad, point(36, 12)) > place(us_second_squad, point(36, 16)) + 100 }
}
test "Whoever waits under shells keeps back what they would destroy" {
  scenario = "Point Defence"
  set allies { attacks = true }
  run "Keep Reserves" { commander = axis }
  advise {
    reserve = sdkfz_222
    because = "the shells do not find them"
  }
}
test "Whoever must stop the enemy on his way is there from the first, shells or no" {
  scenario = "Envelopment"
  set allies { attacks = true }
  run "Keep Reserves" { commander = axis }
  advise { pass = true }
}
test "Whoever may choose attacks an objective, too" {
  scenario = "Hold Until Relieved"
  rolls    = [6, 1]
  advise {
    attack  = true
    because = "the attacker has the choice where to strike"
  }
}
test "Whoever is under no shells keeps nobody back" {
  scenario = "Envelopment"
  set allies { attacks = true }
  run "Keep Reserves" { commander = allies }
  advise { pass = true }
}
