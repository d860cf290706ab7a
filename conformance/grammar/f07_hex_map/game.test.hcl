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
