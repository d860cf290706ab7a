# Indirect fire, barrages, contact.

test "A park shoots from so many hexes behind a hex of the map" {
  ref = "G.park"
  given {
    park_a_of_the_101st = [unit_321_glider_fa]
    hex_29_06           = [unit_5_pzgr_304]
  }
  expect {
    that = (
      shot_length(unit_321_glider_fa, hex_29_06) == 5 + distance(hex_25_10, hex_29_06) &&
      in_command(unit_321_glider_fa)
    )
  }
}
test "Contact: the printed quality; it answers on seven throws of ten" {
  ref      = "G.contact"
  scenario = no_no_noville # Wiltz Waltz does without
  rolls    = [6]
  given {
    park_a_of_2_panzer = [i_pzart_74]
    hex_31_04          = [unit_1_pz_auf_2]
  }
  mark unit_1_pz_auf_2 { with = column }
  run "A Leader Joins" {
    leader = von_boehm
    host   = unit_1_pz_auf_2
  }
  run "Contact" {}
  answer { callers = [i_pzart_74] }
  answer { leader = von_boehm }
  expect { that = i_pzart_74.contact == von_boehm }
}
test "Without an observer there is no shot; with one there is a barrage, heavy from a strength of six" {
  ref   = "G.indirect"
  rolls = [6, 8]
  move turn { to = hour_1100_19_dec }
  given {
    park_a_of_2_panzer = [i_pzart_74]
    hex_31_05          = [unit_1_pz_auf_2]
    hex_29_04          = [a_1_506, b_1_506]
  }
  set i_pzart_74 { contact = von_boehm }
  mark unit_1_pz_auf_2 { with = column }
  expect { that = none(observers(i_pzart_74)) && none(indirect_targets(i_pzart_74)) }
  run "A Leader Joins" {
    leader = von_boehm
    host   = unit_1_pz_auf_2
  }
  expect {
    that = (
      observers(i_pzart_74) == [unit_1_pz_auf_2] &&
      indirect_targets(i_pzart_74) == [a_1_506, b_1_506]
    )
  }
  run "Bombardment" {
    unit   = i_pzart_74
    target = a_1_506
  }
  answer { try_for_the_company_bonus = true } # passed on a 6; 5 + 2 + 1 for the mass - 1 for the village: an 8 misses
  expect { that = hex_29_04.pounded && !hex_29_04.shelled && a_1_506.in_play }
  run "The Smoke Clears" {}
  expect { that = !hex_29_04.pounded }
}
test "A hit frightens all others in the hex; a 9 loses contact and leaves nothing" {
  ref   = "G.indirect"
  rolls = [4, 9, 9]
  move turn { to = hour_1100_19_dec }
  given {
    park_a_of_2_panzer = [i_pzart_74]
    hex_31_05          = [unit_1_pz_auf_2]
    hex_29_04          = [a_1_506, b_1_506]
  }
  run "A Leader Joins" {
    leader = von_boehm
    host   = unit_1_pz_auf_2
  }
  set i_pzart_74 { contact = von_boehm }
  mark unit_1_pz_auf_2 { with = column }
  run "Bombardment" {
    unit   = i_pzart_74
    target = a_1_506
  }
  pass {}
  expect {
    that = (
      a_1_506.cohesion_hits == 1 &&
      b_1_506.suppressed &&
      hex_29_04.shelled &&
      !hex_29_04.pounded
    )
  }
  run "The Smoke Clears" {}
  run "Bombardment" {
    unit   = i_pzart_74
    target = a_1_506
  }
  pass {}
  expect { that = i_pzart_74.contact == none && !hex_29_04.shelled }
}
test "Mortars have the eyes of their formation" {
  ref = "G.indirect"
  move turn { to = hour_1100_19_dec }
  given {
    hex_25_10 = [hq_1_506]
    hex_27_05 = [a_1_506]
    hex_27_06 = [unit_5_pzgr_304]
  }
  run "A Leader Joins" {
    leader = leader_of_506th
    host   = hq_1_506
  }
  expect {
    that = contains(observers(hq_1_506), a_1_506) && indirect_targets(hq_1_506) == [unit_5_pzgr_304]
  }
}
test "Guns on tracks park beside others only where they can stand" {
  ref = "G.park"
  given {
    hex_31_04 = [unit_9_pzgr_304]
    hex_31_05 = [ieig_8_pzgr_304]
    hex_30_04 = [ieig_4_pzgr_2]
  }
  expect {
    that = (
      hex_31_05.terrain == woods &&
      hex_30_04.terrain == clear &&
      !contains(site(unit_9_pzgr_304), hex_31_05) &&
      contains(site(unit_9_pzgr_304), hex_30_04) &&
      contains(site(ieig_8_pzgr_304), hex_31_04)
    )
  }
}
test "Beside the enemy or under a barrage mortars shoot at the next hex only, guns not at all unless they are parked" {
  ref = "G.indirect"
  move turn { to = hour_1100_19_dec }
  given {
    hex_29_05 = [hq_1_506, leader_of_506th]
    hex_22_07 = [unit_321_glider_fa]
    hex_29_06 = [unit_5_pzgr_304]
    hex_29_08 = [unit_6_pzgr_304]
  }
  set leader_of_506th { with = hq_1_506 }
  set unit_321_glider_fa { contact = leader_of_506th }
  expect {
    that = (
      indirect_targets(hq_1_506) == [unit_5_pzgr_304] &&
      any(indirect_targets(unit_321_glider_fa))
    )
  }
  move unit_5_pzgr_304 { to = hex_29_07 }
  expect { that = count(indirect_targets(hq_1_506)) == 2 }
  mark hex_29_05 { with = light_barrage }
  mark hex_22_07 { with = light_barrage }
  expect { that = none(indirect_targets(hq_1_506)) && none(indirect_targets(unit_321_glider_fa)) }
  mark unit_321_glider_fa { with = artillery_park }
  expect { that = any(indirect_targets(unit_321_glider_fa)) }
}
test "A park that a lookout sees is an ordinary target" {
  ref = "S2.0"
  move turn { to = hour_1100_19_dec }
  given {
    hex_10_08 = [unit_907_glider_fa]
    hex_19_08 = [ii_pzart_74]
    hex_30_07 = [unit_5_pzgr_304, cochen]
  }
  set cochen { with = unit_5_pzgr_304 }
  set ii_pzart_74 { contact = cochen }
  mark unit_907_glider_fa { with = artillery_park }
  set unit_907_glider_fa { fired = true }
  let { unseen = rating(ii_pzart_74, unit_907_glider_fa, indirect, 0, false) }
  move lookout_of_2_panzer { to = hex_11_08 }
  expect { that = rating(ii_pzart_74, unit_907_glider_fa, indirect, 0, false) == unseen + 2 }
}
