# Whole actions: what stands behind a decision may still ask, wherever it stands.

game "Last" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}
kind "room" { is = space }
room "A" {}
room "B" {}
room "C" {}
kind "man" {
  is     = piece
  plural = "men"
}
man "Ann" {}
man "Bob" {}
marker "Flag" { on = room }

menu "Plain" { player = anna }
action "Go" { # nothing is asked behind the choice
  menu  = plain
  whole = true
  choose to { from = rooms }
  move ann { to = to }
  run "Land" { room = to }
}
rule "Land" {
  given = { room = room }
  mark room { with = flag }
}

menu "Called" { player = anna }
action "Go On" { # the rule asks again, but not behind it
  menu  = called
  whole = true
  run "Take One" { man = ann }
  run "Take One" { man = bob }
}
rule "Take One" {
  given = { man = man }
  choose to { from = [for b in rooms : b if none(b.men)] }
  move man { to = to }
}

menu "Round" { player = anna }
action "Go Round" { # the same choice comes again
  menu  = round
  whole = true
  repeat {
    times = 2
    if "always" {
      when = true
      choose to { from = [for b in rooms : b if !b.flag] }
      mark to { with = flag }
    }
  }
}

menu "Hooked" { player = anna }
action "Go Off" { # what is bound to its end asks
  menu  = hooked
  whole = true
  choose to { from = rooms }
  move bob { to = to }
}
rule "And Then" {
  after = go_off
  when  = bob.at == B
  choose more { from = rooms }
  mark more { with = flag }
}

menu "Left" { player = anna }
action "Go Away" { # there is no way on for one of the choices
  menu  = left
  whole = true
  choose to { from = rooms }
  move bob { to = to }
  if "at C" {
    when = bob.at == C
    choose more { from = [for b in rooms : b if b.flag] }
    unmark more { with = flag }
  }
}

test "Behind the last decision everything is carried out" {
  offer "Plain" {}
  expect { perft = [3] }
  take "Go" { to = B }
  expect {
    B    = [ann]
    that = B.flag && !A.flag
  }
}
test "A rule that is called twice asks twice" {
  offer "Called" {}
  expect { perft = [6] }
  take "Go On" { to = [B, C] }
  expect {
    B = [ann]
    C = [bob]
  }
}
test "A choice in a loop is the last only in the last round" {
  offer "Round" {}
  expect { perft = [6] }
  take "Go Round" { to = [C, A] }
  expect { that = C.flag && A.flag && !B.flag }
}
test "What is bound to the end of an action may ask" {
  offer "Hooked" {}
  expect { perft = [5] } # A, C, and B with each of three
  take "Go Off" {
    to   = B
    more = A
  }
  expect { that = A.flag && bob.at == B }
}
test "A choice with no way on behind it is none" {
  offer "Left" {}
  expect { perft = [2] }
}
test "The same choice with a way on" {
  given { C = [ann] }
  mark A { with = flag }
  offer "Left" {}
  expect { perft = [3] }
}
