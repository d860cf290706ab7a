# How expectations of odds fail.

game "Failing Odds" {
  language = 1
  begin    = the_game
}
player "White" {}
player "Black" {}
kind "shell" { is = card }
roster "shell" {
  columns = []
  rows    = { Pearl = [], Sand = [], Weed = [] }
}
deck "Pile" { of = shell }
box "White's Hand" {
  of      = shell
  seen_by = white
}
track "Score" { boxes = numbers(0, 9) }
kind "leaf" { is = card }
roster "leaf" {
  columns = [count]
  rows    = { Oak = [5], Ash = [5], Elm = [5] }
}
deck "Leaves" {
  of = leaf
}

rule "The Game" {
  run "Guess" { guesser = black }
}
rule "Guess" {
  given = { guesser = player }
  draw first {
    from = pile
    to   = white_s_hand
  }
  choose guess {
    from   = [0, 1]
    player = guesser
  }
  if "right" {
    when = (guess == 1) == contains(white_s_hand.shells, pearl)
    end game { winner = guesser }
  }
}
rule "Count Up" {
  repeat round {
    roll toss { dice = d6 }
    if "six" {
      when = toss == 6 && round > 1
      return {}
    }
  }
}
rule "Round and Round" {
  roll first { dice = d6 }
  if "into the whirl" {
    when = first < 6
    repeat {
      roll toss { dice = d6 }
      if "never" {
        when = score == 9
        return {}
      }
    }
  }
}

policy "Second Sight" {
  for = black
  first "it seems so" {
    choice = guess
    when   = guess == 1 && contains(white_s_hand.shells, pearl)
  }
}
kind "block" {
  is      = piece
  owner   = army
  seen_by = owner
  fields  = { army = player }
}
roster "block" {
  columns = [army]
  rows    = { Feint = [white], Thrust = [white] }
}
policy "Through the Back" {
  for = black
  first "it seems so" {
    choice = guess
    when   = guess == 1 && pit.blocks == [feint]
  }
}
box "Pit" {}
policy "No Sense" {
  for = black
  prefer "how much is that" {
    choice = guess
    share  = floor(1, score)
  }
}

test "A chance" {
  text = "1/6"
  roll one { dice = d6 }
  expect {
    chance = one == 3
    is     = 1 / 5
  }
}
test "A mean" {
  text = "7/2"
  roll one { dice = d6 }
  expect {
    mean = one
    is   = 3
  }
}
test "Nobody covers how Black decides" {
  text = "Black decides \"guess\" among 2 options, without a policy"
  run "Guess" { guesser = black }
  expect {
    mean = black
    is   = 0
  }
}
test "A policy may not look into another hand" {
  text     = "the line \"it seems so\" of the policy \"Second Sight\" reads what Black cannot see"
  policies = [second_sight]
  run "Guess" { guesser = black }
  expect {
    chance = game.over
    is     = 1
  }
}
test "... not even if what lies there is known to the test" {
  text     = "the line \"it seems so\" of the policy \"Second Sight\" reads what Black cannot see"
  policies = [second_sight]
  given {
    pile         = [sand, pearl]
    white_s_hand = [weed]
  }
  run "Guess" { guesser = black }
  expect {
    chance = game.over
    is     = 1
  }
}
test "A policy may not read what lies face down, unless its player owns it" {
  text     = "the line \"it seems so\" of the policy \"Through the Back\" reads what Black cannot see"
  policies = [through_the_back]
  move feint {
    to   = pit
    face = down
  }
  move thrust {
    to   = supply
    face = down
  }
  run "Guess" { guesser = black }
  expect {
    chance = game.over
    is     = 1
  }
}
test "A policy that fails" {
  text     = "the line \"how much is that\" of the policy \"No Sense\""
  policies = [no_sense]
  run "Guess" { guesser = black }
  expect {
    chance = game.over
    is     = 1
  }
}
test "Too many positions" {
  text = "the positions take more than 256 MB"
  run "Count Up" {}
  expect {
    chance = true
    is     = 1
  }
}
test "A shuffle has too many orders" {
  text = "the chance of one statement can fall in more than 1000000 ways"
  shuffle leaves {}
  expect {
    chance = true
    is     = 1
  }
}
test "What never ends has no mean" {
  text  = "with probability 5/6 this never ends"
  rolls = [6]
  run "Round and Round" {}
  expect {
    mean = score
    is   = 1
  }
}
test "Who has not won gets nothing" {
  text = "the play ends without a result"
  roll one { dice = d6 }
  expect {
    mean = white
    is   = 0
  }
}
test "The rules fail" {
  text = "exactly one"
  given { pile = [] }
  roll one { dice = d6 }
  expect {
    chance = only([for s in all(shells) : s if s.at == pile]) == pearl
    is     = 1
  }
}
