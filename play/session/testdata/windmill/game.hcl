# Content that runs wild between decisions, in every way that a log could tell of.

game "Windmill" {
  id       = "windmill"
  language = 1
  version  = "1.0"
  begin    = round
  length   = 5
}

player "Miller" {}

track "Wind" {
  boxes = numbers(0, 9)
  start = 0
}

phase "Round" {
  repeat {
    offer "Turn" {}
  }
}

menu "Turn" { player = miller }

action "Talk" {
  menu = turn
  repeat {
    times = 20000
    say { text = "Round and round and round and round and round and round and round and round and round it goes." }
  }
}

action "Throw" {
  menu = turn
  repeat {
    times = 20000
    roll n { dice = d6 }
  }
}

action "Blow" {
  menu = turn
  repeat {
    times = 20000
    move wind { to = 9 }
    move wind { to = 0 }
  }
}

action "Sink" {
  menu = turn
  run "Deeper" { left = 2000 }
}

phase "Deeper" {
  given = { left = number }
  say { text = "Deeper." }
  if "on" {
    when = left > 0
    run "Deeper" { left = left - 1 }
  }
}

action "Nest" {
  menu = turn
  offer "Turn" {}
}
