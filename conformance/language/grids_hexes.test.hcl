# Grids of hexes: flat tops and pointed tops, a rhombus, joined maps.

game "Hexes" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}

enum "terrain" { names = [clear, woods] }
kind "hex" {
  is     = space
  plural = "hexes"
  fields = { terrain = terrain }
}
map "West" {
  grid   = hexes
  of     = hex
  raised = odd
  name   = "${column}.${row}"
  drawn  = <<-BOARD
       01 02 03 04 05
    01  .  .  .  .  .
    02  .  .  .  W  .
    03  .  .  -  .  .
  BOARD
  legend = {
    "." = { terrain = clear }
    W   = { terrain = woods }
  }
}
map "East" { # its first column is its own, and lies right beside column 05
  grid   = hexes
  of     = hex
  raised = even
  name   = "E${column}.${row}"
  beside = { west = [5, 0] }
  drawn  = <<-BOARD
       01 02
    01  .  .
    02  .  .
  BOARD
  legend = { "." = { terrain = clear } }
}
map "Island" { # of the same kind, and far away
  grid   = hexes
  of     = hex
  raised = odd
  name   = "I${column}.${row}"
  drawn  = <<-BOARD
       01 02
    01  .  .
  BOARD
  legend = { "." = { terrain = clear } }
}

kind "tile" { is = space }
map "Rows" {
  grid    = hexes
  of      = tile
  shifted = even
  drawn   = <<-BOARD
      a b c d
    1 . . . .
    2 . . . .
    3 . . . .
  BOARD
}

kind "cell" { is = space }
map "Rhombus" {
  grid    = hexes
  of      = cell
  shifted = each
  name    = "r${column}${row}"
  drawn   = <<-BOARD
      a b c
    1 . . .
    2 . . .
    3 . . .
  BOARD
}
kind "slab" { is = space }
map "Raised Rhombus" {
  grid   = hexes
  of     = slab
  raised = each
  name   = "s${column}${row}"
  drawn  = <<-BOARD
      a b c
    1 . . .
    2 . . .
    3 . . .
  BOARD
}

test "Flat tops touch to the north and south, and aslant" {
  expect { that = neighbors(hex["02.02"]) == [hex["02.01"], hex["02.03"], hex["01.02"], hex["01.03"], hex["03.02"]] }
  expect { that = toward(hex["01.02"], north) == hex["01.01"] && toward(hex["01.02"], north_east) == hex["02.01"] && toward(hex["01.02"], south_east) == hex["02.02"] }
  expect { that = toward(hex["02.02"], south_east) == none && toward(hex["02.02"], south_west) == hex["01.03"] && toward(hex["02.02"], north_west) == hex["01.02"] && toward(hex["02.02"], south) == hex["02.03"] }
  expect { that = none([for d in directions : toward(hex["01.01"], d) if d == east || d == west]) }
}

test "Pointed tops touch to the east and west, and aslant" {
  expect { that = neighbors(b2) == [a2, c2, b1, c1, b3, c3] && neighbors(a1) == [b1, a2] }
  expect { that = toward(b2, east) == c2 && toward(b2, north_east) == c1 && toward(b2, north_west) == b1 && toward(b2, south_east) == c3 && toward(b2, south_west) == b3 && toward(b2, west) == a2 }
}

test "A rhombus touches on six sides" {
  expect { that = neighbors(rb2) == [ra2, rc2, rb1, rc1, ra3, rb3] && neighbors(ra1) == [rb1, ra2] && distance(ra1, rc3) == 4 && distance(ra3, rc1) == 2 }
  expect { that = neighbors(sb2) == [sb1, sb3, sa2, sa1, sc2, sc3] && distance(sa1, sc3) == 2 && distance(sa3, sc1) == 4 }
}

test "Distances and rays" {
  expect { that = distance(hex["01.01"], hex["05.01"]) == 4 && distance(hex["01.01"], hex["04.02"]) == 3 && distance(a1, d3) == 4 }
  expect { that = ray(hex["01.01"], south_east) == [hex["02.01"], hex["03.02"], hex["04.02"], hex["05.03"]] && ray(a1, east) == [b1, c1, d1] && ray(a1, south_east) == [a2, b3] }
  expect { that = past(hex["01.01"], south_east, [for h in hexes : h if h.terrain == clear]) == hex["04.02"] }
}

test "Lines cross hexes" {
  expect { that = line(hex["01.01"], hex["03.02"]) == [hex["02.01"]] && line(hex["01.01"], hex["02.03"]) == [hex["01.02"], hex["02.02"]] && line(hex["02.03"], hex["01.01"]) == [hex["01.02"], hex["02.02"]] }
  expect { that = line(hex["01.01"], hex["02.01"]) == [] && line(hex["01.01"], hex["01.01"]) == [] }
  expect { that = line(a1, d1) == [b1, c1] && line(a1, b3) == [a2] }
}

test "A line along a hexside counts the hexes on both sides" {
  expect { that = line(hex["01.02"], hex["03.02"]) == [hex["02.01"], hex["02.02"]] }
  expect { that = line(hex["01.02"], hex["05.02"]) == [hex["02.01"], hex["02.02"], hex["03.02"], hex["04.01"], hex["04.02"]] }
  expect { that = line(hex["01.01"], hex["03.01"]) == [hex["02.01"]] } # the other one is beyond the edge
  expect { that = line(b1, b3) == [a2, b2] }
}

test "Straight" {
  expect { that = straight(hex["01.01"], hex["05.03"]) && straight(hex["01.01"], hex["01.03"]) && !straight(hex["01.01"], hex["05.01"]) && straight(a1, d1) && straight(a1, b3) && !straight(b1, b3) }
}

test "Joined maps touch across the seam" {
  expect { that = contains(neighbors(hex["05.01"]), hex["E01.01"]) && contains(neighbors(hex["05.02"]), hex["E01.01"]) && !contains(neighbors(hex["05.03"]), hex["E01.01"]) && toward(hex["E01.02"], north_west) == hex["05.02"] }
  expect { that = distance(hex["01.01"], hex["E02.01"]) == 6 && line(hex["04.01"], hex["E01.01"]) == [hex["05.01"], hex["05.02"]] && ray(hex["05.01"], south_east) == [hex["E01.01"], hex["E02.02"]] }
}

test "Maps that are not joined do not touch" {
  expect { that = distance(hex["01.01"], hex["I01.01"]) > 1000 && !adjacent(hex["01.01"], hex["I01.01"]) && line(hex["01.01"], hex["I02.01"]) == [] && !straight(hex["01.01"], hex["I01.01"]) && adjacent(hex["I01.01"], hex["I02.01"]) }
}

test "Words of the drawing are as they are written" {
  expect { that = hex["04.02"].terrain == woods && hex["04.02"].column == 4 && hex["04.02"].row == 2 && count(hexes) == 20 }
}
