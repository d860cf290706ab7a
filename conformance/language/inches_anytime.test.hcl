# A point may be chosen for an action at any time, beside a choice of a point.

game "Inches at Any Time" {
  language = 1
  begin    = nothing_to_do
  parts    = 10
}
rule "Nothing to Do" {}
player "Red" {}
map "Table" { surface = [12, 12] }
kind "ground" {
  is     = area
  plural = "grounds"
}
ground "Bog" { shape = rectangle(point(2, 2), point(4, 4)) }
ground "Hill" { shape = rectangle(point(8, 8), point(10, 10)) }
kind "squad" {
  is     = piece
  fields = { base = number }
}
squad "Ada" { base = 0.5 }
squad "Bern" { base = 0.5 }
track "Calls" {
  boxes = numbers(0, 3)
  start = 3
}
action "Call" {
  anytime = true
  choose spot {
    from = inside(bog)
    require "far enough west" { that = spot.x < 4 }
  }
  require "calls are left" { that = calls > 0 }
  advance calls { by = -1 }
  move ada { to = spot }
}

test "A point of each" {
  choose where { from = inside(hill) }
  take "Call" { spot = point(2, 3) }
  answer { where = point(9.1, 8.7) }
  expect { that = ada.point.x == 2 && ada.point.y == 3 && where.x == 9.1 && calls == 2 }
}
test "Beside another decision" {
  choose n { from = [1, 2] }
  refuse "Call" {
    spot    = point(4, 3)
    because = "far enough west"
  }
  take "Call" { spot = point(3.5, 2) }
  answer { n = 2 }
  expect { that = ada.point.x == 3.5 }
}
