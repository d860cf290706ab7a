# Events that tell enums, sets and what may be none.

game "Kinds of Arguments" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}
enum "wind" { names = [north_wind, south_wind, west_wind] }
kind "man" { is = piece }
man "Bob" {}
track "Blown" { boxes = numbers(0, 99) }

rule "It Blows" { given = { from = maybe(wind), days = set(wind), who = maybe(man), how_long = maybe(number) } }
rule "From Somewhere" { # what may be none does not fit a name that cannot be
  given = { from = wind }
  after = it_blows(from)
  advance blown { by = 1 }
}
rule "From Wherever" {
  given = { from = maybe(wind) }
  after = it_blows(from)
  advance blown { by = 2 }
}
rule "Nobody Is Named" {
  after = it_blows(none)
  advance blown { by = 4 }
}
rule "On These Days" { # a set of names, told as a set
  given = { days = set(wind) }
  after = it_blows(any, days)
  advance blown { by = 8 * count(days) }
}
rule "Even on None" { # where every kind fits, the empty set fits as well
  given = { days = set(wind) }
  after = it_blows(north_wind, days)
  when  = none(days)
  advance blown { by = 32 }
}
rule "So Long" {
  given = { how_long = number, who = man }
  after = it_blows(any, any, who, how_long)
  advance blown { by = 40 }
}

test "A name that cannot be none is not bound to none" {
  run "It Blows" {
    from     = none
    days     = []
    who      = none
    how_long = none
  }
  expect {
    value = blown
    is    = 6
  }
}

test "Sets of names are told whole, the empty one too" {
  run "It Blows" {
    from     = south_wind
    days     = [north_wind, west_wind]
    who      = none
    how_long = 3
  }
  expect {
    value = blown
    is    = 1 + 2 + 16
  }
  run "It Blows" {
    from     = north_wind
    days     = []
    who      = bob
    how_long = 3
  }
  expect {
    value = blown
    is    = 19 + 1 + 2 + 32 + 40
  }
}
