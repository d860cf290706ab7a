# Secret choices, and choices that several players make at once.

game "Secrets" {
  language = 1
  begin    = the_match
}
kind "rival" {
  is    = player
  state = { bid = number, sum = number, sign = maybe(sign) }
}
rival "Ann" {}
rival "Ben" {}

enum "sign" { names = [rock, paper, scissors] }
kind "spot" { is = space }
spot "Hut" {}
spot "Well" {}
kind "trap" { is = piece }
roster "trap" {
  columns = [count]
  rows    = { Pit = [2] }
}
kind "flag" { is = piece }
flag "Red Flag" {}
flag "Blue Flag" {}
track "Turns" { boxes = numbers(0, 9) }

value "Beats" {
  given = { mine = maybe(sign), theirs = maybe(sign) }
  base  = (mine == rock && theirs == scissors) || (mine == paper && theirs == rock) || (mine == scissors && theirs == paper)
}
rule "Settle" {
  if "Ann" {
    when = beats(ann.sign, ben.sign)
    end game { winner = ann }
  }
  if "Ben" {
    when = beats(ben.sign, ann.sign)
    end game { winner = ben }
  }
  end game { result = draw }
}

phase "The Match" {
  each rival {
    from         = rivals
    simultaneous = true
    choose sign { from = [rock, paper, scissors] }
    set rival { sign = sign }
  }
  run "Settle" {}
}
rule "One after the Other" {
  each rival {
    from = rivals
    choose sign {
      from   = [rock, paper, scissors]
      player = rival
    }
    set rival { sign = sign }
  }
  run "Settle" {}
}
rule "Bids" {
  each rival {
    from         = rivals
    simultaneous = true
    choose bid { from = numbers(1, 5) }
    choose more {
      from = numbers(1, 3)
      require "no more than the bid" { that = more <= bid }
    }
    advance turns { by = 1 }
    set rival {
      bid = bid
      sum = bid + more * 10 + turns * 100
    }
  }
}
rule "Flags" { # those whose flag it is decide, if it stands
  each flag {
    from         = all(flags)
    simultaneous = true
    when         = flag.in_play
    choose to {
      from     = [hut, well]
      player   = flag == red_flag ? ann : ben
      may_pass = true
    }
    if "it is moved" {
      when = to != none
      move flag { to = to }
    }
  }
}
rule "Nothing There" {
  each rival {
    from         = rivals
    simultaneous = true
    choose flag {
      from = hut.flags
      none {}
    }
    set rival { bid = flag == none ? 7 : 1 }
  }
}
rule "If They Like" {
  each rival {
    from         = rivals
    simultaneous = true
    choose bid { from = numbers(1, 5) }
    choose more {
      from = numbers(1, 3)
      when = bid > 2
    }
    set rival { sum = more == none ? bid : bid + 10 * more }
  }
}
rule "Lay a Trap" {
  choose spot {
    from   = spots
    player = ann
    secret = true
  }
  put trap {
    from = pit.supply
    to   = spot
    face = down
  }
}
menu "Work" { player = ann }
action "Dig" {
  menu = work
  choose spot {
    from   = spots
    secret = true
  }
  put trap {
    from = pit.supply
    to   = spot
    face = down
  }
}

policy "Any Sign" {
  for = ann
}
policy "Mostly Rock" {
  for = ann
  prefer "rock twice as often" {
    choice = sign
    share  = sign == rock ? 2 : 1
  }
}

test "All choose before any goes on" {
  run "Bids" {}
  answer { bid = 3 }
  answer { more = 2 }
  expect { that = ann.bid == 0 && turns == 0 }
  answer { bid = 5 }
  answer { more = 1 }
  expect { that = ann.bid == 3 && ben.bid == 5 && ann.sum == 123 && ben.sum == 215 }
}
test "require knows what the same player has chosen" {
  run "Bids" {}
  answer { bid = 1 }
  answer { bid = 2 } # more than one there cannot be: it answers itself
  refuse { more = 3 }
  answer { more = 2 }
  expect { that = ann.sum == 111 && ben.sum == 222 }
}
test "A second choice may hang on the first" {
  run "If They Like" {}
  answer { bid = 2 }
  answer { bid = 3 }
  answer { more = 3 }
  expect { that = ann.sum == 2 && ben.sum == 33 }
}
test "Members may be anything, if it is said who chooses; when is asked of all at the beginning" {
  given { hut = [red_flag, blue_flag] }
  run "Flags" {}
  answer { to = well }
  expect { hut = [red_flag, blue_flag] }
  answer { to = none }
  expect {
    well = [red_flag]
    hut  = [blue_flag]
  }
}
test "... and those for whom it does not hold are not asked" {
  given { hut = [blue_flag] }
  run "Flags" {}
  answer { to = well }
  expect { well = [blue_flag] }
}
test "Where there is nothing to choose the name is none" {
  run "Nothing There" {}
  expect { that = ann.bid == 7 && ben.bid == 7 }
}
test "Nobody asked: nothing happens" {
  run "Flags" {}
  expect { that = turns == 0 }
}
test "Ben does not know what Ann has chosen: his best reply to any sign is as good as any" {
  scenario = standard
  policies = [any_sign]
  expect {
    best = ben
    is   = 0
  }
}
test "... to one who likes rock it is paper" {
  scenario = standard
  policies = [mostly_rock]
  expect {
    best = ben
    is   = 1 / 4
  }
}
test "One after the other, he would always win" {
  policies = [any_sign]
  run "One after the Other" {}
  expect {
    best = ben
    is   = 1
  }
}
test "A secret choice" {
  run "Lay a Trap" {}
  answer { spot = well }
  expect { that = count(well.traps) == 1 && only(well.traps).face_down }
}
test "... in the head of an action" {
  take "Dig" { spot = hut }
  expect { that = count(hut.traps) == 1 }
}
