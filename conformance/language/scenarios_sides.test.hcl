# A set-up, and a layout of a test, may say which side of a counter is up.

game "Sides" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
kind "field" { is = space }
map "Meadow" {
  grid  = squares
  of    = field
  drawn = <<-MEADOW
      x y
    1 . .
    2 . .
  MEADOW
}
box "Camp" {}
kind "unit" {
  is    = piece
  sides = [full, reduced]
}
kind "guard" { is = unit }
unit "Ox" { count = 3 }
unit "Old Ox" {}
guard "Ann" {}
rule "Somebody Turns" { # nothing of a set-up sets it off
  given = { unit = unit }
  after = flip(unit)
  move unit { to = camp }
}
scenario "In Rows" {
  deploy {
    rows = [
      [x1, [ox.reduced, ox, ann.reduced]],
      [y2, [unit["Old Ox"].reduced]],
    ]
  }
}
scenario "Drawn" {
  deploy {
    drawn  = <<-SETUP
        x y
      1 o O
      2 a .
    SETUP
    legend = { O = ox.full, o = ox.reduced, a = guard.ann.reduced }
  }
}

test "A set-up in rows" {
  scenario = in_rows
  expect {
    x1   = [ox.reduced, ox.full, ann.reduced]
    y2   = [old_ox.reduced]
    that = count(units.reduced) == 3 && none(camp.units)
  }
}
test "A drawn set-up" {
  scenario = drawn
  expect {
    x1 = [ox.reduced]
    y1 = [ox]
    x2 = [ann.reduced]
  }
}
test "A test's layout, and a name that is bound" {
  given {
    x1 = [ox.reduced, ann.full]
    y1 = [old_ox]
  }
  let { who = only(y1.units) }
  given { y2 = [who.reduced] }
  expect {
    x1   = [ox.reduced, ann]
    y1   = []
    y2   = [who.reduced]
    that = who.reduced
  }
  given { y2 = [who.full] }
  expect { y2 = [old_ox.full] }
}
