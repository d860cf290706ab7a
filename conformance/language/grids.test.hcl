# Grids of squares: directions, rays, lines.

game "Grids" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}

kind "square" { is = space }
kind "stone" { is = piece }
stone "Amber" {}
stone "South" {} # a game's own thing, called as a direction is
map "Board" {
  grid  = squares
  of    = square
  drawn = <<-BOARD
      a b c d e
    4 . . . . .
    3 . . - . .
    2 . . . . .
    1 . . . . .
  BOARD
}
value "Empty" { base = [for s in squares : s if none(s.stones)] }
value "Rook Ways" {
  returns = set(direction) # so that the directions are meant, and not the stone
  base    = [north, east, south, west]
}
value "Slants" { base = but_not(directions, rook_ways) }
value "Reaches" {
  given = { from = square, ways = set(direction) }
  base  = [for d in ways : ray(from, d, empty)]
}
value "Two North and One Aside" {
  given   = { from = square }
  returns = set(square)
  base    = [for d in [north_east, north_west] : toward(toward(from, d), north)]
}

test "A neighbor in each direction" {
  expect { that = toward(b2, north) == b3 && toward(b2, north_east) == none && toward(b2, east) == c2 && toward(b2, south_east) == c1 }
  expect { that = toward(b2, direction.south) == b1 && toward(b2, south_west) == a1 && toward(b2, west) == a2 && toward(b2, north_west) == a3 }
}

test "None beyond the edge, and none from nowhere" {
  expect { that = toward(a1, west) == none && toward(toward(a1, west), east) == none && ray(toward(a1, west), east) == [] && past(toward(e4, north), west, squares) == none }
}

test "Opposites" {
  expect { that = opposite(north) == direction.south && none([for d in directions : d if opposite(opposite(d)) != d || opposite(d) == d]) }
}

test "There are eight directions, in order" {
  expect { that = count(directions) == 8 && north < north_east && west < north_west && first(directions) == north }
}

test "A stone called as a direction" {
  given { a1 = [south] }
  expect { that = south.at == a1 && toward(a2, south) == a1 && contains(rook_ways, south) }
}

test "A ray goes on as long as it may" {
  given { d1 = [amber] }
  expect { that = ray(a1, east, empty) == [b1, c1] && ray(a1, east) == [b1, c1, d1, e1] && ray(c1, east, empty) == [] && ray(a1, north_east) == [b2] }
}

test "Past a ray lies what stopped it" {
  given { d1 = [amber] }
  expect { that = past(a1, east, empty) == d1 && past(c1, east, empty) == d1 && past(e1, north, empty) == none && past(a1, north_east, squares) == none }
  expect { that = past(a1, west, squares) == none && past(a1, east, []) == b1 }
}

test "A queen's rays, by sets of directions" {
  given {
    b4 = [amber]
    d1 = [south]
  }
  expect { that = reaches(b1, rook_ways) == [a1, b2, b3, c1] && reaches(b1, slants) == [a2, c2, d3, e4] && count(reaches(b1, directions)) == 8 }
  expect { that = [for d in directions : past(b1, d, empty)] == [b4, d1] }
}

test "What is none is left out of a comprehension" {
  expect { that = two_north_and_one_aside(b1) == [a3] && count([for s in squares : toward(s, east)]) == 14 && [for s in [a1, e4] : toward(s, north)] == [a2] }
}

test "Stones struck between two others" { # what a ray passes counts only where it ends at the right thing
  given {
    b2 = [amber]
    c1 = [south]
  }
  expect { that = [for d in directions : past(a3, d, empty) == amber.at ? [amber.at] : []] == [b2] }
}

test "Lines and straight ways" {
  expect { that = line(a1, e1) == [b1, c1, d1] && line(a1, c2) == [b1, b2] && straight(a1, e1) && straight(a4, d1) && !straight(a1, c2) && !straight(a1, a1) }
}

test "A line touches what it meets in a corner" {
  expect { that = touched(a1, b2) == [a2, b1] && line(a1, b2) == [] }
  expect { that = touched(a1, d2) == [b1, b2, c1, c2] && line(a1, d2) == [b1, c2] && touched(d2, a1) == touched(a1, d2) }
  expect { that = touched(a1, e1) == line(a1, e1) && touched(a1, c2) == line(a1, c2) && touched(a1, a2) == [] && touched(a1, a1) == [] }
}

value "Stones Around" { # a comprehension of other things than it goes over is no filter of these
  given = { from = square }
  base  = [for s in neighbors(from) : [for t in s.stones : t if t != south]]
}
test "Who touches a stone" {
  given {
    a1 = [amber]
    e1 = [south]
  }
  expect { that = [for s in squares : s if any(stones_around(s))] == neighbors(a1) && count([for s in squares : s if none(stones_around(s))]) == 16 }
}
