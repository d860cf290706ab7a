# Tests: a bare table or a scenario; layouts, statements, decisions, expectations.

game "Tests" {
  language = 1
  begin    = the_game
  length   = 20
}
player "White" {}
player "Black" {}
kind "step" { is = space }
roster "step" {
  columns = []
  rows    = { A = [], B = [] }
}
kind "man" {
  is     = piece
  plural = "men"
  sides  = [fresh, tired]
}
roster "man" {
  columns = [count]
  rows    = { Ann = [1], Bob = [1], Grunt = [3] }
}
track "Turns" { boxes = numbers(0, 9) }

phase "The Game" {
  repeat {
    each mover {
      from = players
      offer "Turn" {}
    }
  }
}
menu "Turn" {
  given  = { mover = player }
  player = mover
}
action "Take" {
  menu = turn
  choose n { from = numbers(1, 3) }
  advance turns { by = n }
  if "it is over" {
    when = turns == 9
    end game { winner = mover }
  }
}
action "Ask" {
  menu = turn
  may "take one more" {
    advance turns {}
  }
  choose m { from = numbers(1, 2) }
  advance turns { by = m }
}

test "given lays out places, bottom to top; what lay there goes to the supply" {
  given {
    A = [ann, grunt, bob]
    B = [grunt, grunt]
  }
  expect {
    A = [ann, grunt, bob]
    B = [grunt, grunt]
  }
  given { A = [bob] }
  expect {
    A    = [bob]
    that = ann.at == supply && count(grunt.supply) == 1
  }
}
test "given takes pieces from where they lie; no rule runs" {
  given { A = [ann] }
  given { B = [ann] }
  expect {
    A = []
    B = [ann]
  }
}
test "Several names in one let, each of them read" {
  let {
    most  = least + 2
    least = 1
  }
  advance turns { by = most }
  expect { that = turns == 3 && most == 3 && least == 1 }
}
test "Any statement; names live on to the end of the test" {
  let { n = 4 }
  advance turns { by = n }
  if "four" {
    when = turns == n
    move ann { to = A }
  }
  put newcomer {
    from = grunt.supply
    to   = A
  }
  expect {
    A    = [ann, grunt]
    that = top(A.men) == newcomer && turns == n
  }
}
test "take, with later choices by their names" {
  run "The Game" {}
  take "Take" { n = 2 }
  take "Ask" {
    take_one_more = true
    m             = 2
  }
  take "Take" { n = 1 }
  expect { that = turns == 6 }
}
test "answer, and pass for no" {
  run "The Game" {}
  take "Ask" {}
  pass {}
  answer { m = 1 }
  expect { that = turns == 1 }
}
test "refuse: what is not legal" {
  run "The Game" {}
  refuse "Take" { n = 4 }
  take "Ask" {}
  refuse "Take" { n = 1 } # not offered at all
  pass {}
  refuse { m = 3 }
  answer { m = 2 }
}
test "take offers the menu by itself, where nothing is offered and the menu is given nothing" {
  let { mover = white }
  offer "Turn" {}
  take "Take" { n = 3 }
  expect { that = turns == 3 }
}
test "value and is" {
  advance turns { by = 3 }
  expect {
    value = turns
    is    = 3
  }
  expect {
    value = ann.at
    is    = supply
  }
}
test "standard is the start of a game without scenarios; play goes on to the end" {
  scenario = standard
  seed     = 3
  play {
    bots = random
    seed = 4
  }
  expect { that = game.over }
}
