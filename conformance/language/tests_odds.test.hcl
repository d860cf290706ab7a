# Exact odds: chance, mean and best; policies.

game "Odds" {
  language = 1
  begin    = the_game
  length   = 20
}
player "White" {}
player "Black" {}
kind "step" { is = space }
step "A" {}
step "B" {}
kind "coin" {
  is    = piece
  sides = [heads, tails]
}
coin "Penny" {}
kind "shell" { is = card }
roster "shell" {
  columns = [count]
  rows    = { Pearl = [1], Empty = [2] }
}
deck "Pile" { of = shell }
box "White's Hand" {
  of      = shell
  seen_by = white
}
track "Turns" { boxes = numbers(0, 9) }
track "Score" {
  boxes = numbers(-9, 9)
  start = 0
}

track "Idle" {
  boxes   = numbers(0, 9)
  history = true
}
rule "Three Throws" {
  repeat {
    roll toss { dice = d6 }
    if "six" {
      when = toss == 6
      end game { winner = white }
    }
    advance idle {}
    if "too long" {
      when = idle == 3
      end game { result = draw }
    }
  }
}

menu "Turn" {
  given  = { mover = player }
  player = mover
}
action "Wait" { menu = turn }
action "Win" {
  menu = turn
  end game { winner = mover }
}
action "Step" {
  menu = turn
  choose n { from = numbers(1, 4) }
  advance score { by = n }
}

phase "The Game" {
  draw first {
    from = pile
    to   = white_s_hand
  }
  run "Guess" {}
}
rule "Guess" {
  choose guess {
    from   = [0, 1]
    player = white
  }
  if "right" {
    when = (guess == 1) == contains(white_s_hand.shells, pearl)
    end game { winner = white }
  }
  end game { winner = black }
}
rule "Blind Guess" {
  choose guess {
    from   = [0, 1]
    player = black
  }
  if "right" {
    when = (guess == 1) == contains(white_s_hand.shells, pearl)
    end game { winner = black }
  }
  end game { winner = white }
}
rule "Blind Game" {
  draw one {
    from = pile.shells
    to   = white_s_hand
  }
  run "Blind Guess" {}
}
rule "Toss" {
  repeat {
    roll toss { dice = d2 }
    if "heads" {
      when = toss == 1
      return {}
    }
    roll more { dice = d6 }
    if "lost" {
      when = more == 6
      end game { winner = black }
    }
  }
}
rule "Walk" { # a drunkard between two walls
  repeat {
    roll way { dice = d3 }
    advance score { by = way == 1 ? 1 : -1 }
    if "home" {
      when = score == 3
      end game { winner = white }
    }
    if "in the river" {
      when = score == -2
      end game { winner = black }
    }
  }
}
rule "Go Round" {
  repeat {
    roll toss { dice = d2 }
    flip penny {}
    if "out" {
      when = false
      return {}
    }
  }
}
rule "Two Throws" {
  roll dice { dice = pool(2, d6) }
  advance score { by = sum(dice) == 12 ? 9 : 0 }
}
rule "Once" {
  offer "Turn" { mover = white }
  advance turns { by = score + 1 }
}

policy "Look" {
  for = white
  first "it is the pearl" {
    choice = guess
    when   = guess == 1 && contains(white_s_hand.shells, pearl)
  }
  first "else" {
    choice = guess
    when   = guess == 0
  }
}
policy "Half and Half" {
  for = black
}
policy "Steps" {
  for = white
  prefer "three times in four" {
    action = step
    share  = 3
  }
  prefer "else" {
    action = win
    share  = 1
  }
}
policy "One Step" {
  for = white
  prefer "far" {
    action = step
    when   = n == 4 && score == 0
    share  = 1
  }
  prefer "not at all" {
    action = wait
    share  = 2
  }
}
policy "Unless" {
  for = white
  prefer "never" {
    action = win
    share  = 0
  }
  prefer "wait" {
    action = wait
    share  = 1
  }
}

rule "Pick" {
  choose pick {
    from   = [1, 2]
    player = white
  }
}
rule "Pick Twice" {
  run "Pick" {}
  choose again {
    from   = [3, 4]
    player = white
  }
  advance turns { by = again }
}
policy "Plan" {
  for   = white
  notes = { plan = number }
  remember "what was picked" {
    choice = pick
    set    = { plan = pick }
  }
  first "as planned" {
    choice = again
    when   = again == plan + 2
  }
}
test "A policy remembers: positions that differ in it alone are not one" {
  policies = [plan]
  run "Pick Twice" {}
  expect {
    mean = turns
    is   = 7 / 2
  }
}

test "A chance, of dice" {
  run "Two Throws" {}
  expect {
    chance = score == 9
    is     = 1 / 36
  }
}
test "Of draws: what was drawn before is known" {
  given {
    pile         = [empty, pearl]
    white_s_hand = [empty]
  }
  draw again {
    from = pile.shells
    to   = white_s_hand
  }
  expect {
    chance = again == pearl
    is     = 1 / 2
  }
}
test "A game that goes round in circles is solved" {
  run "Toss" {}
  expect {
    chance = game.over
    is     = 1 / 7
  }
}
test "A longer circle: the gambler's ruin" {
  run "Walk" {}
  expect {
    chance = game.result == white_wins
    is     = 3 / 31
  }
  expect {
    mean = white
    is   = 3 / 31 - 28 / 31
  }
}
test "What never ends: the condition never holds" {
  run "Toss" {}
  expect {
    chance = false
    is     = 0
  }
}
test "A mean, of a number" {
  run "Two Throws" {}
  expect {
    mean = score
    is   = 0.25
  }
}
test "From the last statement on; names bound before it and by it are known" {
  let { want = 3 }
  roll first { dice = d6 }
  roll second { dice = d4 }
  expect {
    chance = second == want
    is     = 1 / 4
  }
}
test "From the start of the scenario on: the deal is chance, too" {
  scenario = standard
  policies = [look]
  expect {
    chance = contains(white_s_hand.shells, pearl)
    is     = 1 / 3
  }
  expect {
    chance = game.result == white_wins
    is     = 1
  }
}
test "Who sees nothing guesses; a better reply is to say no" {
  policies = [half_and_half]
  run "Blind Game" {}
  expect {
    chance = game.result == black_wins
    is     = 1 / 2
  }
  expect {
    best = black
    is   = 1 / 3
  }
}
test "Who sees it is always right" {
  scenario = standard
  expect {
    best = white
    is   = 1
  }
}
test "From the last decision on" {
  run "Once" {}
  take "Step" { n = 2 }
  expect {
    chance = turns == 3
    is     = 1
  }
}
test "A share is that of all options of an action" {
  policies = [steps]
  run "Once" {}
  expect {
    chance = game.result == white_wins
    is     = 1 / 4
  }
}
test "... which divide it alike" {
  policies = [steps]
  run "Once" {}
  expect {
    chance = !game.over && turns == 5
    is     = 3 / 16
  }
}
test "A condition leaves one option to a share" {
  policies = [one_step]
  run "Once" {}
  expect {
    mean = turns
    is   = 7 / 3
  }
}
test "The share 0 is no share, nor is none" {
  policies = [unless]
  run "Once" {}
  expect {
    chance = turns == 1
    is     = 1
  }
}
test "What is history counts: a rule may go by it" {
  run "Three Throws" {}
  expect {
    chance = game.result == white_wins
    is     = 91 / 216
  }
}
