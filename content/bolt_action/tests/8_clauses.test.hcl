# Clauses of the chapter, one by one, in its order.

test "A chosen army stays within the agreed points" {
  ref      = "6.10"
  variants = [us_chosen]
  let { platoon = [lieutenant_adams, riflemen_1, replacements] }
  expect { that = limit == 500 && legal(platoon, 240) && !legal(platoon, 239) }
  expect {
    that = (
      fits(sherman, platoon, [sherman]) &&
      !fits(sherman, union(platoon, veterans_1), [sherman])
    )
  }
}
test "Whatever dice lay out, four pieces block sight" {
  ref      = "6.6"
  scenario = meeting_engagement
  variants = [drawn_by_dice]
  rolls    = [4, 6, 1, 5, 2, 5, 3, 6, 4, 6, 1, 5, 6, 1]
  expect { that = count(tall) == 4 && count(grounds) == 12 }
}
test "The first pieces that are placed block sight" {
  ref      = "6.6"
  variants = [placed_in_turn]
  expect {
    that = count(free_pieces(allies, true)) == 4 * 12 && none([
      for g in free_pieces(axis, true) : g
      if g.height == 0
    ])
  }
}
test "A mortar that has found its range needs a six against hidden men in cover" {
  ref = "4.9"
  given {
    us_81mm_mortar   = point(29, 2)
    first_grenadiers = point(29, 22)
  }
  set us_81mm_mortar {
    facing      = north
    order       = fire
    zeroed      = 4
    zeroed_on   = first_grenadiers
    zeroed_at   = point(29, 22)
    zeroed_from = point(29, 2)
    pins        = 2
  }
  expect {
    that = (
      cover(us_81mm_mortar, first_grenadiers) == hard &&
      to_hit(us_81mm_mortar, first_grenadiers, medium_mortar) == 2
    )
  }
  mark first_grenadiers { with = hidden }
  expect { that = to_hit(us_81mm_mortar, first_grenadiers, medium_mortar) == 6 }
}
test "A shell into a house minds neither its walls nor that its men are hidden" {
  ref = "5.4"
  given {
    m8_greyhound     = point(29, 2)
    first_grenadiers = point(29, 17)
  }
  set first_grenadiers { inside = south_house }
  expect { that = to_hit(m8_greyhound, first_grenadiers, light_at_gun) == 3 }
  mark first_grenadiers { with = hidden }
  expect {
    that = (
      to_hit(m8_greyhound, first_grenadiers, light_at_gun) == 3 &&
      to_hit(m8_greyhound, first_grenadiers, vehicle_mg) == 8
    )
  }
}
test "A bombardment strikes hidden men like others, and leaves them hidden" {
  ref   = "7.4"
  rolls = [6, 3, 2, 6, 6, 6, 1, 1, 1]
  given { us_first_squad = point(36, 10) }
  mark us_first_squad { with = hidden }
  run "Bombard a Unit" { unit = us_first_squad }
  expect { that = us_first_squad.men == 7 && us_first_squad.pins == 3 && us_first_squad.hidden }
}
test "A scout car finds hidden men at a foot, other vehicles at half a foot" {
  ref      = "7.1"
  variants = [us_chosen]
  given { first_grenadiers = point(36, 40) }
  mark first_grenadiers { with = hidden }
  given {
    us_truck  = point(36, 20)
    greyhound = point(60, 20)
  }
  set us_truck { facing = east }
  move us_truck { to = point(36, 30.9) } # 6.1 inches from hull to men
  expect { that = first_grenadiers.hidden }
  move us_truck { to = point(36, 31) }
  expect { that = !first_grenadiers.hidden }
  move us_truck { to = point(10, 10) }
  mark first_grenadiers { with = hidden }
  set greyhound { facing = east }
  move greyhound { to = point(36, 24.9) }
  expect { that = first_grenadiers.hidden }
  move greyhound { to = point(36, 25) }
  expect { that = !first_grenadiers.hidden }
}
test "Down in the open hides nobody, nor does a test that fails" {
  ref      = "7.1.1"
  variants = [at_any_time]
  rolls    = [6, 5]
  given {
    us_bazooka    = point(36, 10)
    us_lieutenant = point(60, 4)
    at_rifle_team = point(36, 30)
  }
  offer "Orders" {
    commander = allies
    ready     = [us_bazooka]
  }
  take "Down" { actor = us_bazooka }
  expect { that = !us_bazooka.hidden }
  move us_bazooka { to = point(29, 8) }
  set us_bazooka { pins = 3 }
  run "Receive" {
    unit  = us_bazooka
    order = advance
  }
  expect { that = us_bazooka.order == down && may_hide(us_bazooka) && !us_bazooka.hidden }
}
test "Who besieges has a half of the table, too" {
  ref      = "7.13"
  scenario = surrounded
  variants = [us_ready_1000]
  set allies {
    attacks = true
    edge    = south
  }
  set axis {
    attacks = false
    edge    = north
  }
  given { first_grenadiers = point(36, 30) }
  expect {
    that = (
      contains(lone_ground(us_sniper), point(60, 23.5)) &&
      !contains(lone_ground(us_sniper), point(60, 23.6)) &&
      !contains(lone_ground(us_sniper), point(36, 15.5))
    )
  }
}
test "Minus one by a flank, for veterans too" {
  ref      = "2.3"
  variants = [german_chosen]
  move panzergrenadiers_1 { to = reserves }
  set panzergrenadiers_1 {
    outflanking = true
    men         = 9
  }
  move turn { to = 3 }
  expect {
    that = (
      may_arrive(panzergrenadiers_1) &&
      must_test(panzergrenadiers_1) &&
      nerve(panzergrenadiers_1, run) == 9
    )
  }
  run "Receive" {
    unit  = panzergrenadiers_1
    order = run
  }
  expect {
    chance = panzergrenadiers_1.order == run
    is     = 30 / 36
  }
}
test "Notes stay sealed while nobody has arrived" {
  ref      = "7.5.2"
  scenario = no_man_s_land
  set allies { edge = south }
  set axis { edge = north }
  move turn { to = 3 }
  move us_bazooka { to = reserves }
  set us_bazooka {
    outflanking   = true
    from_the_east = true
    flank_sealed  = true
  }
  run "Come On" { # there is no room
    unit   = us_bazooka
    inches = 0
  }
  expect { that = us_bazooka.at == reserves && us_bazooka.order == down && us_bazooka.flank_sealed }
}
test "Around a flank from the north: two feet from the own edge" {
  ref = "7.5.2"
  set allies { edge = south }
  set axis { edge = north }
  move turn { to = 3 }
  move at_rifle_team { to = reserves }
  set at_rifle_team { outflanking = true }
  expect {
    that = (
      contains(entry(at_rifle_team), point(0, 24)) &&
      contains(entry(at_rifle_team), point(0, 48)) &&
      !contains(entry(at_rifle_team), point(0, 23.9)) &&
      !contains(entry(at_rifle_team), point(72, 30))
    )
  }
}
test "An enemy in a house is as near as its walls to whoever is set up far from him" {
  ref      = "7.13"
  scenario = hold_until_relieved
  set allies {
    attacks = true
    edge    = south
  }
  set axis {
    attacks = false
    edge    = north
  }
  given { at_rifle_team = point(29, 17) } # the walls are three inches around
  expect {
    that = (
      contains(lone_ground(us_bazooka), point(44, 17)) &&
      contains(room(us_bazooka), point(8, 17))
    )
  }
  set at_rifle_team { inside = south_house }
  expect {
    that = (
      !contains(lone_ground(us_bazooka), point(44.5, 17)) &&
      contains(lone_ground(us_bazooka), point(44.6, 17)) &&
      !contains(room(us_bazooka), point(7.5, 17)) &&
      contains(room(us_bazooka), point(7.4, 17))
    )
  }
}
test "A house that reaches over the middle line is no place for a sniper" {
  ref      = "7.13"
  variants = [us_ready_1000, placed_in_turn]
  set allies { edge = south }
  set {
    the  = [farmhouse_1, farmhouse_5]
    laid = true
  }
  expect {
    that = (
      contains(lone_rooms(us_sniper), middle(farmhouse_1)) &&
      !contains(lone_rooms(us_sniper), middle(farmhouse_5))
    )
  }
}
test "No Man's Land: nobody hides in the open because of the first light, which comes later" {
  ref      = "8.1"
  scenario = no_man_s_land
  given {
    us_first_squad   = point(36, 10)
    first_grenadiers = point(36, 38.1)
  }
  expect { that = turn == 0 && !may_hide(us_first_squad) && !may_hide(first_grenadiers) }
  move turn { to = 1 }
  expect { that = !sees(us_first_squad, first_grenadiers) }
}
test "No Man's Land: a die for each unit that is set up in turn" {
  ref      = "8.1"
  scenario = no_man_s_land
  variants = [us_ready_1000, german_ready_1000]
  rolls    = [6, 1]
  answer { side = south }
  answer { reserve = [us_rifle_squad_a, us_sniper] }
  pass {} # nobody goes around
  answer { reserve = [pak_40] }
  pass {}
  expect {
    that = (
      count(to_deploy(allies)) == 8 &&
      count(to_deploy(axis)) == 8 &&
      count(bag.order_dice) == 15
    )
  }
}
test "Envelopment: on a one no barrage comes" {
  ref      = "8.7"
  scenario = envelopment
  rolls    = [6, 1, 1]
  set allies { attacks = true }
  given { first_grenadiers = point(36, 40) }
  run "Bombard" {}
  expect { that = first_grenadiers.pins == 0 }
}
test "Top Secret: an eighth turn is never played" {
  ref      = "8.5"
  scenario = top_secret
  rolls    = [6, 1, 4]
  move turn { to = 6 }
  run "Does It End" {}
  expect { that = !game.over }
  move turn { to = 7 }
  run "Does It End" {}
  expect { that = game.result == draw }
}
test "Key Positions: the first wave must come, by an Advance or a Run, and needs no test" {
  ref      = "8.3"
  scenario = key_positions
  set allies { edge = south }
  move turn { to = 1 }
  move us_bazooka { to = first_wave }
  offer "Orders" {
    commander = allies
    ready     = [us_bazooka]
  }
  refuse "Wait" { actor = us_bazooka }
  refuse "Down" { actor = us_bazooka }
  refuse "Ambush" { actor = us_bazooka }
  take "Arrive" {
    actor  = us_bazooka
    manner = order.run
    gate   = point(20, 0)
    spot   = point(20, 12)
  }
  expect { us_bazooka = point(20, 12) }
}
test "Double Envelopment: the whole unit is a foot from the middle line" {
  ref      = "8.4"
  scenario = double_envelopment
  set allies { edge = south }
  run "Place There" { unit = us_first_squad }
  refuse { spot = point(20, 10.1) }
  answer { spot = point(20, 10) }
  expect { us_first_squad = point(20, 10) }
}
test "Double Envelopment: who is not in reserve is set up, and nobody is a first wave" {
  ref      = "8.4"
  scenario = double_envelopment
  rolls    = [6, 1]
  answer { side = south }
  answer { reserve = [us_bazooka, us_machine_gun, m8_greyhound] }
  answer { reserve = [at_rifle_team, german_machine_gun, sdkfz_222] }
  expect {
    that = (
      count(to_deploy(allies)) == 3 &&
      count(to_deploy(axis)) == 3 &&
      count(bag.order_dice) == 5 &&
      none(first_wave.units)
    )
  }
}
test "Top Secret: a machine gun takes the documents, a medic and a car do not" {
  ref      = "8.5"
  scenario = top_secret
  variants = [us_chosen]
  set allies { edge = south }
  set axis { edge = north }
  given {
    documents  = point(36, 24)
    m1919_team = point(36, 14)
    corpsman   = point(30, 24)
    greyhound  = point(42, 24)
  }
  set greyhound { facing = west }
  run "A Move Has Ended" { unit = greyhound }
  run "Move" {
    unit   = corpsman
    inches = 6
    turns  = 0
  }
  answer { spot = point(35.5, 24) }
  expect { that = documents.carrier == none }
  move corpsman { to = point(10, 10) }
  set m1919_team { order = order.run }
  run "Move" {
    unit   = m1919_team
    inches = 12
    turns  = 0
  }
  answer { spot = point(36, 23) }
  answer { way = north }
  expect { that = documents.carrier == m1919_team }
}
test "Top Secret: the documents stay with a unit while a man of it lives, and lie where it breaks" {
  ref      = "8.5"
  scenario = top_secret
  given { us_first_squad = point(30, 24) }
  run "Take Them" { unit = us_first_squad }
  set us_first_squad { fallen = 1 }
  run "Suffer" {
    target   = us_first_squad
    strength = 10
  }
  expect { that = us_first_squad.men == 9 && documents.carrier == us_first_squad }
  set us_first_squad { pins = 9 }
  run "Break" { unit = us_first_squad }
  expect {
    documents = point(30, 24)
    that      = us_first_squad.at == destroyed && documents.carrier == none
  }
}
test "Demolition: half in reserve, rounded down, or none" {
  ref      = "8.6"
  scenario = demolition
  variants = [us_ready_1000]
  expect {
    that = most_reserves(allies) == 5 && fewest_reserves(allies) == 0 && most_reserves(axis) == 3
  }
}
test "Demolition: an empty truck destroys no base, one with men aboard does" {
  ref      = "8.6"
  scenario = demolition
  variants = [us_chosen]
  given {
    axis_base   = point(36, 40)
    allied_base = point(36, 8)
    us_truck    = point(36, 37.5)
  }
  set us_truck { facing = east }
  run "Check the Scenario" {}
  expect { that = distance(us_truck, axis_base) == 0 && !axis_base.fallen }
  move riflemen_1 { to = aboard }
  set riflemen_1 { rides = us_truck }
  run "Check the Scenario" {}
  expect { that = axis_base.fallen && game.result == allies_wins }
}
test "Envelopment: the attacker's first wave has no other order" {
  ref      = "8.7"
  scenario = envelopment
  set allies {
    attacks = true
    edge    = south
  }
  move turn { to = 1 }
  move us_machine_gun { to = first_wave }
  offer "Orders" {
    commander = allies
    ready     = [us_machine_gun]
  }
  refuse "Wait" { actor = us_machine_gun }
  refuse "Down" { actor = us_machine_gun }
  expect { that = may_arrive(us_machine_gun) && !must_test(us_machine_gun) }
}
test "Manhunt: whoever rolls higher may defend" {
  ref      = "8.8"
  scenario = manhunt
  rolls    = [2, 5]
  answer { attack = false }
  answer { side = south }
  expect {
    that = (
      defender == axis &&
      attacker == allies &&
      axis.edge == south &&
      bombards(allies) &&
      !bombards(axis)
    )
  }
}
test "Manhunt: of more vehicles than may be kept, some stand with the officer" {
  ref      = "8.8"
  scenario = manhunt
  variants = [us_chosen, up_to_1000]
  rolls    = [6, 1]
  answer { unit = lieutenant_adams }
  answer { unit = riflemen_1 }
  answer { unit = replacements }
  answer { unit = greyhound }
  answer { unit = sherman }
  answer { unit = jeep }
  answer { unit = us_truck }
  answer { unit = m3_half_track }
  pass {} # eight units, five of them vehicles
  answer { attack = false }
  answer { side = south }
  refuse { parked = [riflemen_1] }
  answer { parked = [jeep, us_truck, m3_half_track, greyhound] }
  expect {
    that = (
      count(reserves.units) == 4 &&
      to_deploy(allies) == [lieutenant_adams, replacements, riflemen_1, sherman]
    )
  }
  answer { unit = sherman }
  refuse { spot = point(36, 11) }
  answer { spot = point(36, 16) }
  expect { sherman = point(36, 16) }
}
test "Manhunt: nobody hunts an officer who was not brought" {
  ref      = "8.8"
  scenario = manhunt
  variants = [german_chosen]
  set allies { attacks = true }
  set axis { attacks = false }
  set leutnant_arndt { left_out = false }
  expect { that = target == leutnant_arndt && hauptmann_claus.left_out }
  set oberleutnant_braun { left_out = false }
  expect { that = target == oberleutnant_braun }
}
test "Manhunt: a bunker protects the officer, too" {
  ref      = "8.8"
  scenario = manhunt
  variants = [placed_in_turn]
  set allies { attacks = true }
  set axis { attacks = false }
  set pillbox_9 { laid = true }
  given { german_lieutenant = point(9, 40) }
  set german_lieutenant { inside = pillbox_9 }
  run "Bombard a Unit" { unit = german_lieutenant }
  expect {
    mean = german_lieutenant.pins
    is   = 1
  }
}
test "Point Defence: objectives lie in any order, and the second leaves room for the third" {
  ref      = "8.9"
  scenario = point_defence
  rolls    = [6, 1]
  answer { attack = true }
  answer { side = south }
  answer { spot = point(50, 12) }
  refuse { spot = point(20, 12) } # neither between the two nor outside them
  answer { spot = point(26, 12) }
  refuse { spot = point(2.1, 12) }
  answer { spot = point(2, 12) }
  expect { that = count(objectives) == 3 }
}
test "Point Defence: two feet are two feet across the rows, too" {
  ref      = "8.9"
  scenario = point_defence
  rolls    = [6, 1]
  answer { attack = true }
  answer { side = south }
  answer { spot = point(26, 6) }
  refuse { spot = point(49, 12.7) }
  answer { spot = point(49, 12.9) }
  expect { that = second_position.point == point(49, 12.9) }
}
test "Point Defence: half of the attackers at least are the first wave" {
  ref      = "8.9"
  scenario = point_defence
  variants = [us_ready_1000]
  set allies {
    attacks = true
    edge    = south
  }
  run "Attack" {}
  refuse { reserve = [us_rifle_squad_a, us_rifle_squad_b, us_rifle_squad_c, us_mmg_team, us_sniper, us_observer] }
  answer { reserve = [us_rifle_squad_a, us_rifle_squad_b, us_rifle_squad_c, us_mmg_team, us_sniper] }
  pass {} # nobody goes around
  expect {
    that = count(first_wave.units) == 5 && lone_ones(allies) == [us_observer, us_mortar_spotter]
  }
}
test "Point Defence: on a two the deep zone is bombarded" {
  ref      = "8.9"
  scenario = point_defence
  rolls    = [6, 1, 2, 3]
  set allies {
    attacks = true
    edge    = south
  }
  set axis {
    attacks = false
    edge    = north
  }
  given {
    at_rifle_team      = point(36, 30)
    german_machine_gun = point(10, 20)
  }
  run "Bombard" {}
  expect { that = at_rifle_team.pins == 1 && german_machine_gun.pins == 0 }
}
test "Hold Until Relieved: whoever rolls higher may attack" {
  ref      = "8.10"
  scenario = hold_until_relieved
  rolls    = [3, 3, 2, 4]
  answer { attack = true }
  answer { side = south }
  expect { that = attacker == axis && allies.edge == south }
}
test "Hold Until Relieved: a house near the defenders is no place for the attacker" {
  ref      = "8.10"
  scenario = hold_until_relieved
  variants = [placed_in_turn]
  set allies {
    attacks = true
    edge    = south
  }
  set axis {
    attacks = false
    edge    = north
  }
  set farmhouse_1 { laid = true }
  given { at_rifle_team = point(30, 24) }
  expect { that = contains(rooms(us_bazooka), middle(farmhouse_1)) }
  move at_rifle_team { to = point(26, 18) }
  expect { that = contains(rooms(us_bazooka), middle(farmhouse_1)) }
  move at_rifle_team { to = point(24, 18) }
  expect { that = !contains(rooms(us_bazooka), middle(farmhouse_1)) }
}
test "Hold Until Relieved: the other unit may be a sniper, who is set up last and not kept" {
  ref      = "8.10"
  scenario = hold_until_relieved
  variants = [us_ready_1000, german_ready_1000]
  rolls    = [6, 1]
  answer { attack = true }
  answer { side = south }
  answer { guard = grenadier_squad_a }
  answer { spot = point(36, 30) }
  answer { companion = german_sniper }
  refuse { reserve = [german_observer, german_sniper, grenadier_squad_b, pak_40, sdkfz_251_1] }
  answer { reserve = [german_observer, grenadier_squad_b, grenadier_squad_c, pak_40, sdkfz_251_1] }
  answer { unit = pak_40 }
  pass {}
  pass {} # nobody goes around
  expect {
    that = count(first_wave.units) == 4 && lone_ones(axis) == [german_sniper, german_mortar_spotter]
  }
}
test "Hold Until Relieved: where both are near, or nobody is, it is a draw" {
  ref      = "8.10"
  scenario = hold_until_relieved
  given {
    us_bazooka = point(36, 30.5)
    sdkfz_222  = point(29, 24)
  }
  expect { that = !controls(allies) && !controls(axis) }
  move us_bazooka { to = point(36, 31) }
  expect { that = !controls(axis) } # a car alone
  run "Judge" {}
  expect { that = game.result == draw }
}
test "Surrounded: the last enemy's edge is closed, until another one comes" {
  ref      = "8.11"
  scenario = surrounded
  variants = [us_ready_500, german_ready_500]
  set allies {
    attacks = true
    edge    = south
  }
  set axis {
    attacks = false
    edge    = north
  }
  move turn { to = 2 }
  move us_bazooka { to = reserves }
  move us_machine_gun { to = reserves }
  move at_rifle_team { to = reserves }
  run "Come On" {
    unit   = at_rifle_team
    inches = 6
  }
  answer { gate = point(0, 9) }
  answer { spot = point(6, 9) }
  expect {
    that = (
      !contains(entry(us_bazooka), point(0, 40)) &&
      !contains(entry(us_bazooka), point(0, 0)) &&
      contains(entry(german_machine_gun), point(0, 40)) &&
      contains(entry(us_bazooka), point(72, 40))
    )
  }
  move german_machine_gun { to = reserves }
  run "Come On" {
    unit   = german_machine_gun
    inches = 12
  }
  answer { gate = point(72, 9) }
  answer { spot = point(66, 9) }
  expect {
    that = contains(entry(us_bazooka), point(0, 40)) && !contains(entry(us_bazooka), point(72, 40))
  }
}
test "Surrounded: two points ahead win, one is a draw" {
  ref      = "8.11"
  scenario = surrounded
  move sdkfz_222 { to = destroyed }
  move german_machine_gun { to = destroyed }
  expect { that = lead(allies) == 2 }
  run "Judge" {}
  expect { that = game.result == allies_wins }
}
test "Sectors: the whole unit is a foot from the centre" {
  ref      = "8.12"
  scenario = sectors
  set allies { edge = south }
  run "Place There" { unit = us_bazooka }
  refuse { spot = point(33.5, 11.8) }
  answer { spot = point(33.5, 11.7) }
  expect { us_bazooka = point(33.5, 11.7) }
}
test "Sectors: a point ahead is a draw" {
  ref      = "8.12"
  scenario = sectors
  set allies { edge = south }
  set axis {
    edge        = north
    in_the_east = true
  }
  move sdkfz_222 { to = destroyed }
  move at_rifle_team { to = destroyed }
  move us_bazooka { to = destroyed }
  expect { that = lead(allies) == 1 }
  run "Judge" {}
  expect { that = game.result == draw }
}
test "Who charges and gets nowhere does not leave" {
  ref      = "7.6.1"
  scenario = double_envelopment
  given {
    bag            = [axis_die]
    us_first_squad = point(36, 46)
    sdkfz_222      = point(36, 36)
  }
  set sdkfz_222 { facing = south }
  set allies { edge = south }
  set axis { edge = north }
  move turn { to = 3 }
  set us_first_squad { order = run }
  run "Charge" {
    attacker = us_first_squad
    defender = sdkfz_222
  }
  answer {
    manner           = order.run
    go_straight_back = false
    keep_to_the_road = false
    way              = south
    inches           = 24
  }
  answer { side = north } # he is not asked whether he leaves
  expect { us_first_squad = point(36, 46) }
}
test "Who regroups to the far edge after his charge may leave" {
  ref      = "7.6.1"
  scenario = double_envelopment
  rolls    = [6, 1, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6]
  given {
    us_first_squad = point(50, 40)
    at_rifle_team  = point(50, 44)
  }
  set allies { edge = south }
  set axis { edge = north }
  move turn { to = 3 }
  set us_first_squad { order = run }
  run "Charge" {
    attacker = us_first_squad
    defender = at_rifle_team
  }
  answer { spot = point(50, 41.4) }
  answer {
    spot            = point(53.5, 46)
    leave_the_table = true
  }
  expect { that = us_first_squad.at == beyond_the_table }
}
