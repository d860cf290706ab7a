# Chapter 5: mines.

test "An engineer lays mines without a roll; they stop the enemy, who enters them by themselves" {
  ref = "5.1"
  move turn { to = hour_1100_19_dec }
  given {
    hex_26_08 = [a_158_eng]
    hex_26_06 = [unit_5_pzgr_304]
  }
  set viii_corps { mines = 1 }
  run "Activate" {
    unit  = a_158_eng
    quiet = true
  }
  take "Lay Mines" {}
  expect {
    that = (
      hex_26_08.mined &&
      viii_corps.mines == 0 &&
      in_mines(unit_5_pzgr_304, hex_26_08) &&
      !in_mines(a_158_eng, hex_26_08) &&
      step_by_step(unit_5_pzgr_304, hex_26_08) &&
      !step_by_step(a_158_eng, hex_26_08)
    )
  }
}
test "Who enters stops; who leaves passes a check or is suppressed where he is" {
  ref   = "5.2"
  rolls = [8]
  move turn { to = hour_1100_19_dec }
  given { hex_26_06 = [unit_5_pzgr_304] }
  run "Mines Are Laid" {
    unit = a_158_eng
    here = hex_26_07
  }
  set unit_5_pzgr_304 { points = 6 }
  move unit_5_pzgr_304 { to = hex_26_07 }
  expect { that = unit_5_pzgr_304.points == 0 }
  run "Activate" { unit = unit_5_pzgr_304 }
  take "March" { to = hex_27_08 }
  expect { that = unit_5_pzgr_304.at == hex_26_07 && unit_5_pzgr_304.suppressed }
}
test "Mines of either side make an assault two harder" {
  ref = "5.2"
  given {
    hex_29_05 = [a_1_506]
    hex_29_06 = [unit_5_pzgr_304]
  }
  expect { that = dread(hex_29_05, hex_29_06) == 0 }
  run "Mines Are Laid" {
    unit = a_1_506
    here = hex_29_06
  }
  expect { that = dread(hex_29_05, hex_29_06) == -2 }
}
test "An engineer of two steps clears mines at once; one of a step needs a six, and then has men at work" {
  ref   = "5.3"
  rolls = [7]
  given {
    hex_26_08 = [a_158_eng]
    hex_25_10 = [a_326_eng]
  }
  run "Mines Are Laid" {
    unit = unit_5_pzgr_304
    here = hex_26_08
  }
  run "Mines Are Laid" {
    unit = unit_5_pzgr_304
    here = hex_25_10
  }
  run "Activate" {
    unit  = a_158_eng
    quiet = true
  }
  take "Clear Mines" {}
  expect { that = !hex_26_08.mined }
  run "Activate" {
    unit  = a_326_eng
    quiet = true
  }
  take "Clear Mines" {}
  expect { that = hex_25_10.mined && a_326_eng.working }
  set a_326_eng { acting = false }
  run "Activate" {
    unit  = a_326_eng
    quiet = true
  }
  take "Clear Mines" {}
  expect { that = !hex_25_10.mined && !a_326_eng.working }
}
test "Who would run from an assault, or enter the hex he has won, gets out of the mines first" {
  ref   = "5.2"
  rolls = [8, 8]
  move turn { to = hour_1100_19_dec }
  given {
    hex_26_07 = [unit_5_pzgr_304]
    hex_29_06 = [unit_6_pzgr_304]
  }
  run "Mines Are Laid" {
    unit = a_158_eng
    here = hex_26_07
  }
  run "Mines Are Laid" {
    unit = a_158_eng
    here = hex_29_06
  }
  run "Retreat" {
    unit = unit_5_pzgr_304
    from = hex_26_08
  }
  expect { that = unit_5_pzgr_304.at == hex_26_07 && unit_5_pzgr_304.suppressed }
  set unit_6_pzgr_304 { storming = true }
  run "After the Assault" {
    to       = hex_29_07
    attacker = german
    fighters = [unit_6_pzgr_304]
  }
  answer { enter = true }
  expect { that = unit_6_pzgr_304.at == hex_29_06 && unit_6_pzgr_304.suppressed }
}
test "An engineer that came to the mines in this activation, by whatever way, clears them in the next; getting down there is no hindrance" {
  ref = "5.3"
  given {
    hex_26_07 = [a_158_eng]
    hex_28_05 = [c_9_ar_eng.mounted]
  }
  run "Mines Are Laid" {
    unit = unit_5_pzgr_304
    here = hex_26_08
  }
  run "Mines Are Laid" {
    unit = unit_5_pzgr_304
    here = hex_28_05
  }
  set a_158_eng { free = true }
  move a_158_eng { to = hex_26_08 }
  run "Act" {
    unit  = a_158_eng
    quiet = true
  }
  refuse "Clear Mines" { because = "has not come here just now" }
  pass {}
  run "Activate" {
    unit  = a_158_eng
    quiet = true
  }
  take "Clear Mines" {}
  expect { that = !hex_26_08.mined }
  run "Activate" {
    unit  = c_9_ar_eng
    quiet = true
  }
  take "Dismount" {}
  set c_9_ar_eng { free = true }
  run "Act" {
    unit  = c_9_ar_eng
    quiet = true
  }
  take "Clear Mines" {}
  expect { that = !hex_28_05.mined }
}
test "Mines in a hex beside make no assault harder" {
  ref = "5.2"
  move turn { to = hour_1100_19_dec }
  given {
    hex_26_06 = [unit_1_pzgr_304]
    hex_26_07 = [a_158_eng]
    hex_26_08 = [b_3_ccb]
  }
  let { before = dread(hex_26_06, hex_26_07) }
  run "Mines Are Laid" {
    unit = b_3_ccb
    here = hex_26_08
  }
  expect { that = dread(hex_26_06, hex_26_07) == before }
  run "Mines Are Laid" {
    unit = b_3_ccb
    here = hex_26_07
  }
  expect { that = dread(hex_26_06, hex_26_07) == before - 2 }
}
