# Scenarios 3 to 6: set-up, special rule, victory.

test "Key Positions: three to five, more than a foot apart" {
  ref      = "8.3"
  scenario = key_positions
  rolls    = [1, 6, 2, 6, 1] # three positions; the Allies begin
  answer { spot = point(20, 24) }
  refuse { spot = point(32, 24) }
  answer { spot = point(32.1, 24) }
  answer { spot = point(60, 24) }
  expect { that = count(objectives) == 3 && none(units) }
}
test "Who holds a position" {
  ref      = "7.7.1"
  scenario = key_positions
  given {
    first_position = point(36, 24)
    us_bazooka     = point(36, 27.5)
    m8_greyhound   = point(36, 20)
    us_first_squad = point(10, 5)
  }
  expect { that = held(allies) == 1 && held(axis) == 0 }
  move us_bazooka { to = point(36, 27.6) }
  expect { that = held(allies) == 0 } # an armoured car holds nothing
  given {
    us_bazooka = point(36, 27)
    sdkfz_222  = point(40, 24)
  }
  expect { that = held(allies) == 0 && held(axis) == 0 } # but it contests
}
test "Key Positions: more of them win" {
  ref      = "8.3"
  scenario = key_positions
  given {
    first_position = point(36, 24)
    at_rifle_team  = point(36, 26)
  }
  run "Judge" {}
  expect { that = game.result == axis_wins }
}
test "Double Envelopment: half in reserve, and points for ground" {
  ref      = "8.4"
  scenario = double_envelopment
  set allies { edge = south }
  set axis { edge = north }
  expect {
    that = (
      fewest_reserves(allies) == 3 &&
      most_reserves(axis) == 3 &&
      further_turns == 2 &&
      may_leave(us_bazooka) &&
      !bombards(axis)
    )
  }
  given { us_first_squad = point(30, 34) }
  expect { that = !in_enemy_zone(us_first_squad) && victory_points(allies) == 0 } # it touches the zone
  move us_first_squad { to = point(36, 34.1) }
  expect { that = in_enemy_zone(us_first_squad) && victory_points(allies) == 2 }
  move us_bazooka { to = beyond_the_table }
  expect { that = victory_points(allies) == 5 && lead(axis) == -5 }
}
test "Key Positions: whoever is in a house holds what lies before it" {
  ref      = "7.7.1"
  scenario = key_positions
  move first_position { to = point(29, 12) }
  run "Enter the House" {
    unit  = us_bazooka
    house = south_house
  }
  expect { that = holds(allies, first_position) }
}
test "Double Envelopment: off the far edge" {
  ref      = "7.6.1"
  scenario = double_envelopment
  set allies { edge = south }
  set axis { edge = north }
  given { us_bazooka = point(36, 47) }
  expect { that = !at_the_far_edge(us_bazooka) }
  move turn { to = 3 }
  run "Move" {
    unit   = us_bazooka
    inches = 6
    turns  = 0
  }
  answer {
    spot            = point(36, 47.5)
    leave_the_table = true
  }
  expect { that = us_bazooka.at == beyond_the_table }
  given { us_first_squad = point(36, 46) }
  set us_first_squad { arrived = 3 }
  run "Move" {
    unit   = us_first_squad
    inches = 6
    turns  = 0
  }
  pass {}
  expect { that = us_first_squad.in_play && at_the_far_edge(us_first_squad) } # not in the turn in which it came
}
test "Double Envelopment: one of four reaches an eighth turn" {
  ref      = "8.4"
  scenario = double_envelopment
  move turn { to = 7 }
  run "Does It End" {}
  expect {
    chance = game.over
    is     = 1 / 2
  }
}
test "Top Secret: all wait, and may come at once" {
  ref      = "8.5"
  scenario = top_secret
  seed     = 1
  answer { side = south }
  pass {} # nobody goes around
  pass {}
  expect {
    documents = point(36, 24)
    that      = count(reserves.units) == 12 && turn == 1 && may_arrive(us_bazooka)
  }
}
test "Top Secret: taken, handed over, and carried off" {
  ref      = "8.5"
  scenario = top_secret
  set allies { edge = south }
  set axis { edge = north }
  given {
    documents     = point(36, 4)
    us_bazooka    = point(36, 6)
    us_lieutenant = point(37.5, 3)
  }
  move turn { to = 2 }
  run "Move" {
    unit   = us_bazooka
    inches = 6
    turns  = 0
  }
  answer { spot = point(36, 4) }
  answer { partner = us_lieutenant }
  expect { that = documents.carrier == us_lieutenant && documents.at == satchel }
  move turn { to = 3 }
  run "Move" {
    unit   = us_lieutenant
    inches = 6
    turns  = 0
  }
  answer {
    spot                    = point(40, 0.5)
    carry_the_documents_off = true
  }
  expect { that = game.result == allies_wins }
}
test "Top Secret: the carrier falls" {
  ref      = "8.5"
  scenario = top_secret
  given { us_bazooka = point(30, 24) }
  run "Take Them" { unit = us_bazooka }
  run "Destroy" { unit = us_bazooka }
  expect {
    documents = point(30, 24)
    that      = documents.carrier == none
  }
}
test "Top Secret: the spoils of an assault, and a draw" {
  ref      = "8.5"
  scenario = top_secret
  given {
    us_bazooka    = point(30, 24)
    at_rifle_team = point(31, 24)
  }
  run "Take Them" { unit = us_bazooka }
  run "Rout" {
    loser  = us_bazooka
    winner = at_rifle_team
  }
  answer { take_the_documents = true }
  expect { that = documents.carrier == at_rifle_team && standing(axis) > standing(allies) }
  run "Judge" {}
  expect { that = game.result == draw }
}
test "Demolition: a base in the zone, 20 inches from the middle line at most" {
  ref      = "8.6"
  scenario = demolition
  rolls    = [6, 1]
  answer { side = south }
  refuse { spot = point(20, 3.9) }
  refuse { spot = point(20, 10.6) }
  answer { spot = point(20, 4) }
  expect { allied_base = point(20, 4) }
}
test "Demolition: a base falls at the end of a turn" {
  ref      = "8.6"
  scenario = demolition
  given {
    axis_base     = point(36, 40)
    allied_base   = point(36, 8)
    us_bazooka    = point(36, 38)
    at_rifle_team = point(36, 10.1)
  }
  run "Check the Scenario" {}
  expect { that = game.result == allies_wins }
}
test "Demolition: both bases fall" {
  ref      = "8.6"
  scenario = demolition
  given {
    axis_base     = point(36, 40)
    allied_base   = point(36, 8)
    us_bazooka    = point(36, 38)
    at_rifle_team = point(36, 10)
  }
  run "Check the Scenario" {}
  expect { that = game.result == draw }
}
test "Double Envelopment: men aboard count with their vehicle" {
  ref      = "8.4"
  scenario = double_envelopment
  variants = [us_chosen]
  set allies { edge = south }
  set axis { edge = north }
  given {
    us_truck = point(36, 40)
  }
  move riflemen_1 { to = aboard }
  set riflemen_1 { rides = us_truck }
  expect { that = fielded(allies) == [riflemen_1, us_truck] && victory_points(allies) == 2 + 2 }
  move us_truck { to = point(36, 20) }
  expect { that = victory_points(allies) == 0 }
}
test "Double Envelopment: a house in the zone has all who are inside in it" {
  ref      = "8.4"
  scenario = double_envelopment
  set allies { edge = south }
  set axis { edge = north }
  given { us_bazooka = point(43, 31) }
  set us_bazooka { inside = north_house }
  expect { that = !in_enemy_zone(us_bazooka) }
  move us_bazooka { to = middle(north_cottage) }
  set us_bazooka { inside = north_cottage }
  expect { that = in_enemy_zone(us_bazooka) }
}
test "Double Envelopment: a tank that drives over men may leave, too" {
  ref      = "8.4"
  scenario = double_envelopment
  variants = [us_ready_1000]
  rolls    = [6, 1, 6, 6]
  set allies { edge = south }
  set axis { edge = north }
  move turn { to = 3 }
  given {
    m4_sherman       = point(36, 36)
    first_grenadiers = point(36, 43)
    at_rifle_team    = point(10, 30)
  }
  set m4_sherman { facing = north }
  run "Drive Over" {
    tank   = m4_sherman
    target = first_grenadiers
  }
  answer {
    inches          = 10
    leave_the_table = true
  }
  expect { that = m4_sherman.at == beyond_the_table }
}
test "Top Secret: whoever gets down onto the documents takes them" {
  ref      = "8.5"
  scenario = top_secret
  set allies { edge = south }
  set axis { edge = north }
  given {
    documents     = point(36, 24)
    m3_half_track = point(30, 24)
  }
  move us_first_squad { to = aboard }
  set us_first_squad {
    rides = m3_half_track
    order = advance
  }
  run "Climb Down" {
    unit   = us_first_squad
    inches = 6
  }
  answer { spot = point(35, 24) }
  expect { that = documents.carrier == us_first_squad && documents.at == satchel }
}
test "Top Secret: a carrier who rides home wins" {
  ref      = "8.5"
  scenario = top_secret
  variants = [us_chosen]
  set allies { edge = south }
  set axis { edge = north }
  move turn { to = 3 }
  given {
    us_truck      = point(36, 6)
    at_rifle_team = point(10, 40)
  }
  move riflemen_1 { to = aboard }
  set riflemen_1 { rides = us_truck }
  set us_truck { facing = south }
  run "Take Them" { unit = riflemen_1 }
  set documents { taken = 2 }
  expect {
    that = carries_them(us_truck) && inches_to_go(us_truck) == 6 && way_to_go(riflemen_1) == 6
  }
  run "Move" {
    unit   = us_truck
    inches = 12
    turns  = 2
  }
  answer {
    go_straight_back = false
    keep_to_the_road = false
    way              = south
    inches           = 4
  }
  answer {
    way                     = south
    inches                  = 0
    carry_the_documents_off = true
  }
  expect { that = game.result == allies_wins }
}
test "Top Secret: the documents of a carrier who dies aboard lie there, and are reached at the wreck" {
  ref      = "8.5"
  scenario = top_secret
  given {
    m3_half_track = point(30, 30)
    at_rifle_team = point(30, 36)
  }
  move us_first_squad { to = aboard }
  set us_first_squad { rides = m3_half_track }
  set m3_half_track { facing = east }
  run "Take Them" { unit = us_first_squad }
  run "Destroy" { unit = us_first_squad }
  expect {
    documents = point(30, 30)
    that      = documents.carrier == none
  }
  run "Destroy" { unit = m3_half_track }
  expect { that = count(wrecks) == 1 && !touches_the_papers(at_rifle_team) }
  set at_rifle_team { order = advance }
  run "Move" {
    unit   = at_rifle_team
    inches = 6
    turns  = 0
  }
  answer { spot = point(30, 31.6) }
  expect { that = documents.carrier == at_rifle_team }
}
test "By agreement the objective lies a foot beside the centre at most" {
  ref      = "7.7.2"
  scenario = top_secret
  variants = [beside_the_centre]
  rolls    = [2, 5, 6, 1]
  refuse { spot = point(36, 24.1) }
  refuse { spot = point(48.1, 24) }
  answer { spot = point(48, 24) }
  expect { documents = point(48, 24) }
}
