test "A Panther column on the Houffalize road in fog" {
  ref = "1.1"
  move {
    the = unit["4. Pz 3"]
    to  = hex["29.03"]
  }
  mark {
    the  = unit["4. Pz 3"]
    with = column
  }
  move weather { to = fog }
  expect {
    value = movement_cost(unit["4. Pz 3"], hex["29.03"], hex["29.04"])
    is    = 1.5
  }
  expect { that = movement_cost(unit["4. Pz 3"], hex["29.03"], hex["28.03"]) == none }
}

test "A Sherman fires at a Panther two hexes off" {
  ref   = "4"
  rolls = [2]
  move {
    the = unit["B/3/CCB"]
    to  = hex["29.04"]
  }
  move {
    the = unit["4. Pz 3"]
    to  = hex["29.02"]
  }
  expect {
    value = fire_rating(unit["B/3/CCB"], unit["4. Pz 3"])
    is    = 2
  }
  offer "Unit Actions" { side = americans }
  take "Direct Fire" {
    actor  = unit["B/3/CCB"]
    target = unit["4. Pz 3"]
  }
  expect { that = unit["4. Pz 3"].suppressed }
}

test "What lies between two hexes" {
  ref = "2.2"
  expect { that = border(hex["29.04"], hex["30.04"]).road == secondary && border(hex["28.05"], hex["29.06"]).stream && distance(hex["27.01"], hex["32.06"]) == 8 }
}

test "Line of sight along a hexside" {
  ref = "2.4"
  expect { that = line(hex["29.03"], hex["31.03"]) == hexes("30.02 30.03") && !sees(hex["29.03"], hex["31.03"]) && sees(hex["29.04"], hex["29.02"]) }
}

test "A battle to its end" {
  ref      = "3"
  scenario = no_no_noville
  play {
    bots = random
    seed = 2
  }
  expect { that = game.result == road_blocked || game.result == road_open }
}
