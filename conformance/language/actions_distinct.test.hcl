# Whole actions: ways that differ, and ways that come to the same.

game "Distinct" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}
kind "step" { is = space }
kind "path of steps" {
  is     = path
  of     = step
  length = 6
}
path_of_steps "P" {}
kind "man" {
  is      = piece
  plural  = "men"
  state   = { moves = number }
  history = [moves]
}
roster "man" {
  columns = [count]
  rows    = { Ann = [1], Bob = [1], Grunt = [3] }
}
kind "tally" {
  is    = concept
  state = { n = number }
}
tally "Left" {}
tally "Far" {}
menu "Turn" { player = anna }

# two steps ahead in all, by one man or by two
action "March" {
  menu  = turn
  whole = true
  repeat {
    times = 2
    choose man { from = [for m in men : m if m.at.next != none] }
    run "Step" {}
  }
}
action "March as One" {
  menu     = turn
  whole    = true
  distinct = true
  repeat {
    times = 2
    choose man { from = [for m in men : m if m.at.next != none] }
    run "Step" {}
  }
}
menu "Long Turn" { player = anna }
action "March Far" {
  menu     = long_turn
  whole    = true
  distinct = true
  prefer   = far.n
  choose times { from = [4, 2] }
  set left { n = times }
  set far { n = 0 }
  repeat {
    while = left.n > 0
    choose man { from = [for m in men : m if m.at.next != none] }
    set left { n = left.n - 1 }
    set man { moves = man.moves + 1 }
    set far { n = man.at.number == 1 ? far.n : far.n + 1 }
    run "Step" {}
  }
}
menu "Noted Turn" { player = anna }
action "Swap" {
  menu     = noted_turn
  whole    = true
  distinct = true
  choose first { from = [ann, bob] }
  set first { moves = first.moves + 1 } # what is history tells ways apart
}
menu "Idle Turn" { player = anna }
action "Do Nothing Much" {
  menu     = idle_turn
  whole    = true
  distinct = true
  choose n { from = numbers(1, 5) }
  say { text = "${n}" }
}

menu "Led Turn" { player = anna }
action "Led March" {
  menu     = led_turn
  whole    = true
  distinct = true
  choose leader { from = [ann, bob] }
  let { other = leader == ann ? bob : ann }
  run "Step" { man = leader }
  run "Step" { man = other } # both stand where they would stand the other way round
  choose n { from = [1, 2] }
  set left { n = leader == ann ? n : n + 2 }
}
menu "Led Rounds" { player = anna }
action "Led in Rounds" {
  menu     = led_rounds
  whole    = true
  distinct = true
  repeat {
    times = 1
    choose leader { from = [ann, bob] }
    repeat {
      times = 2
      choose man { from = [ann, bob] }
      run "Step" {}
    }
    set left { n = leader == ann ? 1 : 2 }
  }
}

rule "Step" {
  given = { man = man }
  let { to = man.at.next }
  if "there is one" {
    when = to != none
    move man { to = to }
  }
}

test "Ways that differ are options of their own; with distinct those that end alike are one" {
  given {
    P-1 = [ann]
    P-3 = [bob]
  }
  offer "Turn" {}
  expect { perft = [7] } # ann ann, ann bob, bob ann, bob bob; and of these three
}
test "The order of a stack is part of the table" {
  given { P-1 = [ann, bob] }
  offer "Turn" {}
  expect { perft = [8] } # ann on bob, bob on ann
}
test "Of like men it makes no difference who goes" {
  given { P-1 = [grunt, grunt, grunt] }
  offer "Turn" {}
  expect { perft = [4] } # like men are offered once anyway: one goes twice, or two go once
}
test "Like men in two places may have changed them" {
  given {
    P-1 = [grunt]
    P-2 = [grunt]
  }
  offer "Turn" {}
  expect { perft = [5] } # to 2 and 3 by two ways, to 1 and 4; and of these two
}
test "The first way in order stands for all, and is the one that is carried out" {
  given { P-1 = [ann, bob] }
  offer "Turn" {}
  take "March as One" { man = [ann, bob] }
  expect {
    P-2  = [ann, bob]
    that = none(P-1.men)
  }
}
test "prefer is asked of each way, whatever has come to the same" {
  given { P-1 = [ann, bob] }
  offer "Long Turn" {}
  expect { perft = [2] } # three steps beyond the first: ann alone, or bob alone
  take "March Far" { times = 4 }
  expect { that = far.n == 3 && any(P-5.men) }
}
test "What is history tells ways apart" {
  offer "Noted Turn" {}
  expect { perft = [2] }
}
test "Nothing but words: one way" {
  offer "Idle Turn" {}
  refuse "Do Nothing Much" { n = 2 }
  take "Do Nothing Much" { n = 1 }
}
test "Two orders that come to the same table are told apart by a name that is read later" {
  given { P-1 = [ann] }
  given { P-2 = [bob] }
  offer "Led Turn" {}
  expect { perft = [4] }
  take "Led March" {
    leader = bob
    n      = 2
  }
  expect { that = left.n == 4 }
}
test "So are rounds of a loop within another one" {
  given {
    P-1 = [ann]
    P-3 = [bob]
  }
  offer "Led Rounds" {}
  expect { perft = [6] } # 3 tables, by each leader
  take "Led in Rounds" {
    leader = bob
    man    = [ann, bob]
  }
  expect {
    P-2  = [ann]
    P-4  = [bob]
    that = left.n == 2
  }
}
