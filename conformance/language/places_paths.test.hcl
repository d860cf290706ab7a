# Paths that list spaces: spaces on several paths, steps on and back, and what lies on a path.

game "Paths" {
  language = 1
  begin    = the_race
  parts    = 2 # halves
}
player "Light" {}
player "Dark" {}

kind "square" { is = space }
kind "yard" { is = square }
roster "square" {
  columns = []
  rows = {
    L1 = [], L2 = [], M1 = [], M2 = [], M3 = [], D1 = [], D2 = [], Far = []
  }
}
yard "Light Yard" {}
yard "Dark Yard" {}
box "Shelf" {}

kind "way" {
  is     = path
  of     = square
  fields = { owner = player }
}
way "Light Way" {
  squares = [light_yard, L1, L2, M1, M2, M3]
  owner   = light
}
roster "way" {
  columns = [squares, owner]
  rows    = { "Dark Way" = [[dark_yard, D2, D1, M3, M2, M1], dark], "Short Way" = [[M2], dark] }
}
kind "step" { is = space }
kind "lane" { # makes its steps
  is     = path
  of     = step
  length = 3
}
lane "Rim" {}
kind "trail" { # of yards alone, which lie on ways as well
  is = path
  of = yard
}
trail "Yards" { yards = [light_yard, dark_yard] }

kind "man" {
  is     = piece
  plural = "men"
  fields = { way = way }
}
roster "man" {
  columns = [count, way]
  rows    = { "Light Man" = [2, light_way], "Dark Man" = [2, dark_way] }
}

table "Toll" { # a path stands for its spaces
  given   = { here = square }
  returns = { toll = number }
  rows = [
    [light_yard, 0],
    [short_way, 3],
    [light_way, 1],
    [else, 2],
  ]
}

menu "Race" {
  given  = { mover = player }
  player = mover
}
phase "The Race" {
  repeat {
    each mover {
      from = players
      offer "Race" {
        may_pass = true
      }
    }
  }
}
action "Go" {
  menu = race
  choose man { from = [for m in men : m if m.way.owner == mover && m.in_play] }
  let { goal = along(man.way, man.at, 2) }
  require "there is room on the way" { that = goal != none }
  move man { to = goal }
}

test "A path lists spaces in order" {
  expect { that = light_way.first == light_yard && light_way.last == M3 && count(light_way.squares) == 6 && contains(dark_way.squares, D1) && !contains(dark_way.squares, L1) }
  expect { that = short_way.first == M2 && short_way.last == M2 }
}

test "along goes on and back, and is none past both ends" {
  expect { that = along(light_way, L1, 2) == M1 && along(light_way, L1, -1) == light_yard && along(light_way, L1, 0) == L1 && along(light_way, light_yard, 5) == M3 }
  expect { that = along(light_way, L1, 5) == none && along(light_way, L1, -2) == none && along(light_way, L1, 1000000000) == none && along(light_way, L1, -1000000000) == none }
}

test "A space lies on several paths, in an order of each" {
  expect { that = along(light_way, M1, 1) == M2 && along(dark_way, M1, -1) == M2 && along(dark_way, M3, 2) == M1 && along(short_way, M2, 1) == none }
}

test "along is none from a space that the path does not list, and from a box" {
  given { Shelf = [light_man] }
  expect { that = along(light_way, D1, 1) == none && along(light_way, far, 0) == none && along(light_way, only(shelf.men).at, 1) == none }
}

test "steps_along counts, backwards below zero" {
  expect { that = steps_along(light_way, light_yard, M3) == 5 && steps_along(light_way, M3, L1) == -4 && steps_along(light_way, M1, M1) == 0 }
  expect { that = steps_along(light_way, M3, D1) == none && steps_along(light_way, D1, M3) == none && steps_along(dark_way, D1, M1) == 3 }
}

test "Paths that make their spaces have an order, too" {
  expect { that = along(rim, Rim-1, 2) == Rim-3 && along(rim, Rim-3, 1) == none && steps_along(rim, Rim-3, Rim-2) == -1 }
}

test "A fraction of a step is dropped" {
  expect { that = along(light_way, L1, 1.5) == L2 && along(light_way, L1, -0.5) == L1 }
}

test "Of any path" {
  expect {
    that = [for w in ways : w if along(w, M1, 1) == M2] == [light_way] && [
      for w in ways : along(w, M2, 1)
    ] == [M1, M3]
  }
}

test "What lies on the spaces of a path" {
  given {
    Light_Yard = [light_man]
    M1         = [dark_man]
    Far        = [light_man]
  }
  expect { that = count(light_way.men) == 2 && count(dark_way.men) == 1 && none(short_way.men) }
}

test "On an axis of a table a path stands for its spaces" {
  expect { that = toll(light_yard) == 0 && toll(M2) == 3 && toll(M1) == 1 && toll(D1) == 2 }
}

test "An action goes along the path of its piece" {
  given {
    light_yard = [light_man]
    M3         = [light_man]
  }
  run "The Race" {}
  take "Go" { man = only(light_yard.men) }
  expect { L2 = [light_man] }
}

test "An action that would leave the path is refused" {
  given {
    L1 = [light_man]
    M3 = [light_man]
  }
  run "The Race" {}
  refuse "Go" {
    man     = only(M3.men)
    because = "there is room on the way"
  }
}

test "Where no field links spaces, paths do: to the next and to the previous one" {
  expect { that = neighbors(M2) == [M1, M3] && neighbors(L1) == [light_yard, L2] && neighbors(light_yard) == [dark_yard, L1] && none(neighbors(far)) }
  expect { that = adjacent(M3, D1) && adjacent(D1, M3) && !adjacent(L2, D1) && adjacent(dark_yard, light_yard) }
  expect { that = distance(light_yard, dark_yard) == 1 && distance(light_yard, D2) == 2 && distance(M2, M2) == 0 && distance(L1, far) > 1000 }
  expect { that = distance(Rim-1, Rim-3) == 2 && reach(M1, 1, squares) == [M1, L2, M2] }
}
