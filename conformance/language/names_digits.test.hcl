# KIND_NAME: what begins with a digit, and everything else, called by its kind and its name.

game "Digits" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}

enum "rank" { names = ["1st", "2nd", third] }

kind "hex" {
  is     = space
  fields = { level = number, next = maybe(hex) }
  state  = { burnt = bool }
}
roster "hex" {
  columns = [level, next]
  rows = {
    "29.04" = [1, hex_29_05]
    "29.05" = [2, none]
    Mill    = [3, hex_mill]
  }
}
hex "Hex Mill" {
  level = 4
  next  = mill
}

kind "unit" {
  is     = piece
  fields = { rank = rank, home = hex }
}
kind "tank" { is = unit }
roster "unit" {
  columns = [rank, home, at]
  rows = {
    "4. Pz 3" = [rank_1st, hex_29_04, hex_29_05]
    "B/3/CCB" = [rank_2nd, mill, mill]
  }
}
tank "7" {
  rank = third
  home = hex_29_05
}
unit "Grenadier" {
  count = 3
  rank  = third
  home  = mill
}
box "2nd Wave" {}

value "Weight" {
  given = { unit = unit }
  base  = unit.rank == rank_1st ? 3 : unit == unit_b_3_ccb ? 2 : 1
}
value "Place Number" {
  given   = { here = hex }
  returns = number
  base    = here == hex_29_04 ? 1 : 2
}
rule "Sort" {
  given   = { here = hex }
  returns = number
  match here {
    case hex_29_04 {
      return { the = 1 }
    }
    case hex_29_05 {
      return { the = 2 }
    }
    else {
      return { the = 3 }
    }
  }
}
rule "Sort Ranks" {
  given   = { rank = rank }
  returns = number
  match rank {
    case rank_1st {
      return { the = 1 }
    }
    else {
      return { the = 2 }
    }
  }
}
table "Cost" {
  given   = { here = hex, rank = rank }
  returns = { cost = number }
  rows = [
    [hex_29_04, rank_1st, 5],
    [hex_29_04, any, 6],
    [any, any, 7],
  ]
}
scenario "Raid" {
  deploy {
    rows = [[hex_29_04, [unit_grenadier, tank_7]]]
  }
}

test "In expressions, cells of rows and of tables" {
  expect { that = hex_29_04.level == 1 && hex_29_04.next == hex_29_05 && hex_29_05.next == none }
  expect { that = unit_4_pz_3.home == hex_29_04 && unit_4_pz_3.rank == rank_1st }
  expect { that = weight(unit_4_pz_3) == 3 && weight(unit_b_3_ccb) == 2 && weight(tank_7) == 1 }
  expect { that = cost(hex_29_04, rank_1st) == 5 && cost(hex_29_04, rank_2nd) == 6 && cost(mill, third) == 7 }
}
test "By a wider kind" {
  expect { that = unit_7 == tank_7 && piece_7 == unit_7 && space_29_04 == hex_29_04 && place_29_04 == hex["29.04"] }
}
test "In given, set and match, and as what a statement acts on" {
  given {
    hex_29_04    = [unit_4_pz_3, unit_grenadier]
    box_2nd_wave = [tank_7]
  }
  set hex_29_04 { burnt = true }
  move unit_4_pz_3 { to = hex_29_05 }
  run "Sort" one { here = hex_29_04 }
  run "Sort" two { here = hex_29_05 }
  run "Sort" three { here = mill }
  run "Sort Ranks" first { rank = rank_1st }
  expect { that = hex_29_04.burnt && !hex_29_05.burnt && unit_4_pz_3.at == hex_29_05 }
  expect { that = count(hex_29_04.units) == 1 && tank_7.at == box_2nd_wave }
  expect { that = one == 1 && two == 2 && three == 3 && first == 1 }
}
test "In answers" {
  choose to { from = hexes }
  answer { to = hex_29_05 }
  choose who { from = units("4. Pz 3, B/3/CCB") }
  answer { who = unit_b_3_ccb }
  expect { that = to == hex_29_05 && who == unit_b_3_ccb }
}
test "In a scenario" {
  scenario = raid
  expect { that = tank_7.at == hex_29_04 && count(hex_29_04.units) == 2 }
}
test "A name of its own goes first" {
  expect { that = hex_mill.level == 4 && mill.level == 3 && hex_hex_mill == hex_mill && hex_mill.next == mill && mill.next == hex_mill }
}
test "Names that hold blanks are divided by commas; one alone needs none" {
  expect { that = units("4. Pz 3, B/3/CCB") == [unit_4_pz_3, unit_b_3_ccb] }
  expect { that = units("4. Pz 3") == [unit_4_pz_3] && units("7, 4. Pz 3,B/3/CCB") == [tank_7, unit_4_pz_3, unit_b_3_ccb] }
  expect { that = hexes("29.04 Mill") == hexes("29.04, Mill") && hexes("29.04, Hex Mill") == [hex_29_04, hex_mill] }
}
