# Values follow what they read, whenever they are asked: within a rule, in a list of options, after
# what they read has changed and changed back.

game "What Values Read" {
  language = 1
  begin    = watch
}
player "Anna" {}
kind "square" {
  is     = space
  fields = { hill = bool }
  state  = { height = number }
}
map "Field" {
  grid  = squares
  of    = square
  drawn = <<-SQUARES
       a b c
    1  . . .
    2  . h .
    3  . . .
  SQUARES
  legend = {
    "." = { hill = false }
    h   = { hill = true }
  }
}
marker "Smoke" {
  on        = square
  adjective = "smoky"
}
track "Weather" {
  boxes = [clear, fog]
}
kind "scout" { is = piece }
scout "Ada" {}

value "Hides" {
  given = { square = square }
  base  = square.hill || square.smoky || square.height > 1
  modifier "in fog" {
    when = weather.at == fog
    to   = true
  }
}
value "Sees" {
  given = { from = square, to = square }
  base  = none([for s in line(from, to) : s if hides(s)])
}
rule "Watch" {
  offer "Looks" { up_to = 2 }
}
menu "Looks" { player = anna }
action "Look" {
  menu = looks
  choose to { from = [for s in all(squares) : s if sees(ada.at, s)] }
  mark to { with = smoke }
}

test "Within a rule, and back again" {
  expect { that = sees(a1, c1) && !sees(a1, c3) }
  mark b1 { with = smoke }
  expect { that = !sees(a1, c1) }
  unmark b1 { with = smoke }
  expect { that = sees(a1, c1) }
  set b1 { height = 2 }
  expect { that = !sees(a1, c1) && sees(c1, c3) }
  set b1 { height = 1 }
  advance weather {}
  expect { that = !sees(a1, c1) && !sees(c1, c3) }
}
test "In a list of options" {
  given { a1 = [ada] }
  offer "Looks" {}
  take "Look" { to = b1 }
  offer "Looks" {}
  refuse "Look" { to = c1 }
  take "Look" { to = a2 }
  expect { that = b1.smoky && a2.smoky }
}
