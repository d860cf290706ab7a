# Positions that come again: `record`, and what is history.

game "Again" {
  language = 1
  begin    = nothing
}
player "White" {}
player "Black" {}
phase "Nothing" {}

kind "square" { is = space }
map "Board" {
  grid  = squares
  of    = square
  drawn = <<-BOARD
      a b c
    1 . . .
  BOARD
}
kind "man" {
  is      = piece
  sides   = [fresh, tired]
  state   = { moves = number, rank = number }
  history = [moves]
}
roster "man" {
  columns = [count]
  rows    = { Pawn = [2], King = [1] }
}
marker "Flag" { on = man }
marker "Stone" {
  on    = square
  count = 5
}
track "Turn" {
  boxes   = numbers(0, 50)
  history = true
}
track "Stage" { boxes = numbers(0, 5) }
kind "tally" {
  is      = concept
  state   = { n = number }
  history = [n]
}
tally "Seen" {}
tally "Seen There" {}

rule "Look" {
  given = { mover = player }
  record times { also = mover }
  set seen { n = times }
}
rule "Look There" {
  record times {}
  set seen_there { n = times }
}

test "The first, the second and the third time" {
  run "Look" { mover = white }
  expect { that = seen.n == 1 }
  run "Look" { mover = white }
  expect { that = seen.n == 2 }
  run "Look" { mover = white }
  expect { that = seen.n == 3 }
}
test "With another player to move it is another position" {
  run "Look" { mover = white }
  run "Look" { mover = black }
  expect { that = seen.n == 1 }
  run "Look" { mover = white }
  expect { that = seen.n == 2 }
}
test "Each statement keeps a record of its own" {
  run "Look" { mover = white }
  run "Look There" {}
  expect { that = seen_there.n == 1 }
  run "Look There" {}
  expect { that = seen.n == 1 && seen_there.n == 2 }
}
test "A piece goes and comes back" {
  given { a1 = [king] }
  run "Look" { mover = white }
  move king { to = b1 }
  run "Look" { mover = white }
  expect { that = seen.n == 1 }
  move king { to = a1 }
  run "Look" { mover = white }
  expect { that = seen.n == 2 }
}
test "Like pieces may have changed places" {
  given {
    a1 = [pawn]
    b1 = [pawn]
  }
  let { one = only(a1.men) }
  let { two = only(b1.men) }
  run "Look" { mover = white }
  move one { to = c1 }
  move two { to = a1 }
  move one { to = b1 }
  run "Look" { mover = white }
  expect { that = seen.n == 2 }
}
test "Another piece there is another position" {
  given {
    a1 = [pawn]
    b1 = [king]
  }
  let { one = only(a1.men) }
  run "Look" { mover = white }
  move one { to = c1 }
  move king { to = a1 }
  move one { to = b1 }
  run "Look" { mover = white }
  expect { that = seen.n == 1 }
}
test "The order of a stack counts" {
  given { a1 = [king, pawn] }
  run "Look" { mover = white }
  move king { to = b1 }
  move king { to = a1 }
  run "Look" { mover = white }
  expect { that = seen.n == 1 }
}
test "The supply has no order" {
  given { a1 = [king, pawn] }
  run "Look" { mover = white }
  given { c1 = [pawn] }
  run "Look" { mover = white }
  expect { that = seen.n == 1 }
  move {
    the = a1.men.pawn
    to  = supply
  }
  move {
    the = c1.men
    to  = a1
  }
  run "Look" { mover = white }
  expect { that = seen.n == 2 }
}
test "State, sides, markers and tracks count" {
  given { a1 = [king] }
  run "Look" { mover = white }
  set king { rank = 1 }
  run "Look" { mover = white }
  expect { that = seen.n == 1 }
  flip king { to = tired }
  run "Look" { mover = white }
  expect { that = seen.n == 1 }
  mark king { with = flag }
  run "Look" { mover = white }
  expect { that = seen.n == 1 }
  mark b1 { with = stone }
  run "Look" { mover = white }
  expect { that = seen.n == 1 }
  advance stage {}
  run "Look" { mover = white }
  expect { that = seen.n == 1 }
}
test "History does not count" {
  given { a1 = [king] }
  run "Look" { mover = white }
  set king { moves = 7 }
  advance turn { by = 3 }
  run "Look" { mover = white }
  expect { that = seen.n == 2 && king.moves == 7 && turn == 3 }
}
