# Actions that may be taken at any time: beside which decisions they stand, and what becomes of the
# decision.

game "Anytime" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}
player "Bert" {}

kind "room" { is = space }
room "A" {}
room "B" {}
room "C" {}
kind "man" {
  is     = piece
  plural = "men"
  sides  = [fresh, tired]
}
man "Ann" {}
man "Bob" {}
man "Cid" {}
kind "order" {
  is     = card
  plural = "orders"
}
box "Table" { in_force = true }
box "Hand" {}
marker "Flag" { on = room }
marker "Chain" { on = man }
track "Purse" {
  boxes = numbers(0, 20)
  start = 0
}
track "Log" {
  boxes = numbers(0, 20)
  start = 0
}

# What Anna may do at any time, for one coin.
action "Carry Off" {
  anytime = true
  player  = anna
  choose who { from = men }
  require "a coin is left" { that = purse > 0 }
  require "he is not chained" { that = !who.chain }
  advance purse { by = -1 }
  move who { to = supply }
}
forbid "Carry Off" {
  when    = log == 9
  because = "the gate is shut"
}

# What both may do, each for themselves.
action "Whistle" {
  anytime = true
  given   = { who = player }
  require "the whistle is out" { that = log == 5 }
  require "it is the turn of Bert" { that = who == bert }
  choose loud { from = [1, 2] }
  advance log { by = loud }
}

# What asks on its own account.
action "Muse" {
  anytime = true
  given   = { who = player }
  require "time to muse" { that = log == 7 }
  advance log { by = 1 }
  choose next { from = rooms }
  may "go on" {
    mark next { with = flag }
  }
}

order "Signal" {
  action "Wave" {
    anytime = true
    player  = anna
    advance log { by = 2 }
    move self { to = hand }
  }
}

action "March" {
  anytime = true
  whole   = true
  player  = anna
  require "a march is due" { that = log == 11 }
  advance log { by = 1 }
  choose to { from = [B, C] }
  move ann { to = to }
}

rule "After It" {
  after = carry_off()
  advance log { by = 1 }
}

menu "Turn" { player = anna }
action "Flag It" {
  menu = turn
  choose room { from = [for r in rooms : r if none(r.men)] }
  mark room { with = flag }
}
action "Look" { menu = turn }

menu "Reply" { player = bert }
action "Nod" { menu = reply }

rule "Visit" { given = { man = man } }
action "Greet" { # a window
  given  = { man = man }
  after  = visit(man)
  player = anna
  require "he is here" { that = man.in_play }
  flip man { to = tired }
}
rule "Turn of Anna" {
  offer "Turn" {
    up_to = 2
  }
}

test "Beside an action of a menu, which is then offered anew, and is not counted" {
  given { A = [ann, bob] }
  advance purse { by = 2 }
  run "Turn of Anna" {}
  refuse "Flag It" { room = A }
  take "Carry Off" { who = ann }
  refuse "Flag It" { room = A }
  take "Carry Off" { who = bob }
  refuse "Carry Off" { because = "there is no candidate for who" }
  take "Flag It" { room = A }
  take "Look" {}
  expect { that = A.flag && purse == 0 && log == 2 }
}
test "Its options come behind those of the decision: one more for each man" {
  given { A = [ann, bob] }
  advance purse { by = 1 }
  run "Turn of Anna" {}
  expect { perft = [6] } # flag_it b, flag_it c, look, pass, carry_off ann, carry_off bob
}
test "Nothing beside it that is not legal" {
  given { A = [ann, bob] }
  run "Turn of Anna" {}
  expect { perft = [4] }
}
test "Beside a choice, which is made anew" {
  given { A = [ann, bob, cid] }
  advance purse { by = 1 }
  choose man { from = men }
  take "Carry Off" { who = bob }
  refuse { man = bob }
  answer { man = cid }
  expect { that = man == cid }
}
test "A choice that has nothing left goes by its none" {
  given { A = [ann, bob] }
  advance purse { by = 2 }
  choose man {
    from = men
    none {
      advance log { by = 10 }
    }
  }
  take "Carry Off" { who = bob }
  take "Carry Off" { who = ann }
  expect { that = man == none && log == 12 }
}
test "A choice that may be none is not asked again when nothing is left" {
  given { A = [ann, bob] }
  advance purse { by = 2 }
  choose man {
    from     = men
    may_pass = true
  }
  take "Carry Off" { who = bob }
  take "Carry Off" { who = ann }
  expect { that = man == none && log == 2 }
}
test "A choice whose condition has ceased to hold is not asked again" {
  given { A = [ann, bob, cid] }
  advance purse { by = 1 }
  choose man {
    from = men
    when = purse > 0
  }
  take "Carry Off" { who = bob }
  expect { that = man == none }
}
test "Between the members of a set: what has been chosen stays chosen" {
  given { A = [ann, bob, cid] }
  advance purse { by = 2 }
  choose some {
    from  = men
    up_to = 3
  }
  expect { perft = [7] } # three men, done, and three who may be carried off
  answer { some = ann }
  expect { that = count(some) == 1 && log == 0 }
  choose more {
    from  = men
    up_to = 3
  }
  take "Carry Off" { who = bob }
  answer { more = [ann, cid] }
  expect { that = count(more) == 2 && log == 1 }
}
test "How many may be chosen is asked anew" {
  given { A = [ann, bob, cid] }
  advance purse { by = 2 }
  choose some {
    from  = men
    up_to = count(men) - 1
  }
  take "Carry Off" { who = cid }
  take "Carry Off" { who = bob }
  expect { that = none(some) && log == 2 }
}
test "Beside yes or no" {
  given { A = [ann] }
  advance purse { by = 1 }
  may "shut the door" {
    advance log { by = 10 }
  }
  take "Carry Off" { who = ann }
  answer { shut_the_door = true }
  expect { that = log == 11 }
}
test "Beside going on or not: whether there is a next round is asked anew" {
  given { A = [ann, bob] }
  advance purse { by = 2 }
  repeat n {
    while    = any(men)
    may_pass = true
    advance log { by = 10 }
  }
  take "Carry Off" { who = ann }
  take "Carry Off" { who = bob }
  expect { that = log == 2 }
}
test "Beside who is next" {
  given { A = [ann, bob, cid] }
  advance purse { by = 1 }
  each man {
    from      = men
    when      = man.in_play
    chosen_by = anna
    flip man { to = tired }
  }
  take "Carry Off" { who = bob }
  answer { man = cid }
  expect { that = ann.tired && cid.tired && bob.fresh && log == 1 }
}
test "Inside a window" {
  given { A = [ann, bob] }
  advance purse { by = 1 }
  run "Visit" { man = ann }
  take "Carry Off" { who = bob }
  take "Greet" {}
  expect { that = ann.tired && !bob.in_play }
}
test "A window that has become void closes" {
  given { A = [ann, bob] }
  advance purse { by = 1 }
  run "Visit" { man = ann }
  take "Carry Off" { who = ann }
  expect { that = ann.fresh && log == 1 }
}
test "In a test it answers itself, if nothing beside it is taken" {
  given { A = [ann] }
  advance purse { by = 1 }
  choose room { from = [A] }
  expect { that = room == A && log == 0 }
}
test "And is waited at, if something is" {
  given { A = [ann] }
  advance purse { by = 1 }
  choose room { from = [A] }
  take "Carry Off" { who = ann }
  expect { that = room == A && log == 1 }
}
test "Not beside decisions of another player" {
  given { A = [ann] }
  advance purse { by = 1 }
  choose room {
    from   = rooms
    player = bert
  }
  expect { perft = [3] }
  refuse "Carry Off" {}
  answer { room = B }
}
test "Beside those of every player, if none is stated; it is given the one who is asked" {
  advance log { by = 5 }
  choose room {
    from   = rooms
    player = bert
  }
  expect { perft = [5, 7] } # behind each of the two the choice stands again, behind one of them beside musing
  refuse "Whistle" {
    loud    = 3
    because = "it is not a candidate for loud"
  }
  take "Whistle" { loud = 2 }
  answer { room = C }
  expect { that = log == 7 && room == C }
}
test "Refused to the one who may not" {
  advance log { by = 5 }
  choose room { from = rooms }
  refuse "Whistle" { because = "it is the turn of Bert" }
  answer { room = C }
}
test "What it requires, and what forbids it" {
  given { A = [ann, bob] }
  mark ann { with = chain }
  advance purse { by = 3 }
  choose room { from = rooms }
  refuse "Carry Off" {
    who     = ann
    because = "he is not chained"
  }
  answer { room = A }
  advance log { by = 9 }
  choose again { from = rooms }
  refuse "Carry Off" { because = "the gate is shut" }
  answer { again = A }
}
test "It asks whoever took it, and is not offered beside what it asks" {
  advance log { by = 7 }
  choose room {
    from   = rooms
    player = bert
  }
  take "Muse" {
    next  = B
    go_on = true
  }
  answer { room = C }
  expect { that = B.flag && room == C && log == 8 }
}
test "Others are offered beside what it asks" {
  given { A = [ann] }
  advance purse { by = 1 }
  advance log { by = 7 }
  choose room { from = rooms }
  take "Muse" {}
  take "Carry Off" { who = ann }
  answer { next = B }
  answer { go_on = true }
  answer { room = C }
  expect { that = B.flag && !ann.in_play && log == 9 }
}
test "On a card, while it is in force" {
  given { hand = [signal] }
  choose room { from = rooms }
  refuse "Wave" { because = "it is not in force now" }
  answer { room = A }
  given { table = [signal] }
  choose next { from = rooms }
  take "Wave" {}
  refuse "Wave" {}
  answer { next = B }
  expect {
    hand = [signal]
    that = log == 2
  }
}
test "A whole one is one option for each of its ways" {
  given { A = [ann] }
  advance log { by = 11 }
  choose room { from = rooms }
  expect { perft = [5] } # three rooms, march b, march c
  take "March" { to = C }
  answer { room = A }
  expect { C = [ann] }
}
test "Not inside a whole action" {
  given { A = [ann, bob] }
  advance purse { by = 1 }
  offer "Errand" {}
  expect { perft = [4] } # to B, to C; who may be carried off: two
  take "Go There" { to = B }
  expect { B = [ann] }
}
menu "Errand" { player = anna }
action "Go There" {
  menu  = errand
  whole = true
  advance log { by = 1 }
  choose to { from = [B, C] }
  move ann { to = to }
}
test "Not while several choose at the same time" {
  given { A = [ann] }
  advance purse { by = 5 }
  each player {
    from         = players
    simultaneous = true
    choose card { from = [1, 2] }
    advance log { by = card }
  }
  expect { perft = [2, 4] }
}
test "It may stop what is in progress" {
  run "Long Work" {}
  take "Stop It" {}
  expect { that = log == 1 }
}
rule "Long Work" {
  advance log { by = 1 }
  mark C { with = flag }
  choose room { from = rooms }
  advance log { by = 10 }
}
action "Stop It" {
  anytime = true
  player  = anna
  require "long work" { that = C.flag }
  unmark C { with = flag }
  stop "Long Work" {}
}
rule "Flag a Room" {
  choose room {
    from   = [A, B]
    player = anna
  }
  mark room { with = flag }
}
policy "Impatient" {
  for = anna
  prefer "into A, while there is money" {
    choice = room
    when   = purse > 0 && room == A
    share  = 1
  }
  prefer "else into B" {
    choice = room
    when   = purse == 0 && room == B
    share  = 1
  }
  prefer "most of all get rid of somebody" {
    action = carry_off
    when   = purse > 0
    share  = 3
  }
  prefer "look" {
    action = look
    share  = 3
  }
}
test "A policy gives it its share at the decision that stands" {
  policies = [impatient]
  given { A = [ann, bob, cid] }
  advance purse { by = 1 }
  run "Flag a Room" {}
  expect {
    chance = B.flag && log == 1 && !cid.in_play
    is     = 1 / 4
  }
}
test "And at a menu" {
  policies = [impatient]
  given { A = [ann, bob, cid] }
  advance purse { by = 1 }
  offer "Turn" {}
  expect {
    chance = !cid.in_play
    is     = 1 / 6 # one of three share what looking has, too
  }
}
