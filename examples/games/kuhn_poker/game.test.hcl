# Ann's best play: the more she bluffs with the jack, the more she bets the king. She is free to
# bluff from never to one time in three.

policy "Never Bluff" {
  for     = ann
  use     = "Bluff Sometimes"
  weights = { bluff = 0, calls = 2 }
}
policy "Bluff Often" { # one time in three
  for     = ann
  use     = "Bluff Sometimes"
  weights = { bluff = 2, calls = 4 }
}

test "Ann loses an eighteenth of a chip, and neither can do better" {
  ref      = "2"
  scenario = standard
  policies = [bluff_often, keep_ann_honest]
  expect {
    mean = ann
    is   = -1 / 18
  }
  expect {
    best = ann
    is   = -1 / 18
  }
  expect {
    best = ben
    is   = 1 / 18
  }
}

test "It is the same if she bluffs less" {
  ref      = "2"
  scenario = standard
  policies = [bluff_sometimes, keep_ann_honest]
  expect {
    mean = ann
    is   = -1 / 18
  }
  expect {
    best = ben
    is   = 1 / 18
  }
}

test "It is the same if she never bluffs" {
  ref      = "2"
  scenario = standard
  policies = [never_bluff, keep_ann_honest]
  expect {
    mean = ann
    is   = -1 / 18
  }
  expect {
    best = ben
    is   = 1 / 18
  }
}

test "A jack is a bluff one time in six" {
  ref = "2"
  given {
    ann_s_hand = [the_jack]
    ben_s_hand = [the_queen]
  }
  offer "Open" { gambler = ann }
  advise "Bet" {
    chance  = 1 / 6
    because = "a bluff"
  }
}

test "The higher card wins two chips if a bet is called" {
  ref = "3"
  given {
    ann_s_hand = [the_queen]
    ben_s_hand = [the_jack]
  }
  offer "Open" { gambler = ann }
  take "Bet" {}
  expect { that = ann.staked == 2 && ben.staked == 1 }
  take "Call" {}
  expect { that = ben.staked == 2 && game.result == ann_wins_two }
}

test "Who folds loses one chip, whatever they hold" {
  ref = "3"
  given {
    ann_s_hand = [the_queen]
    ben_s_hand = [the_king]
  }
  offer "Open" { gambler = ann }
  take "Bet" {}
  take "Fold" {}
  expect { that = game.result == ann_wins_one }
}

test "Two checks: the higher card wins one chip" {
  ref      = "3"
  scenario = standard
  take "Check" {}
  take "Check" {}
  expect { that = game.result == ann_wins_one || game.result == ben_wins_one }
}

test "Each gets a card" {
  ref      = "1"
  scenario = standard
  expect { that = count(the_deck.playing_cards) == 1 && rank_of(ann) != rank_of(ben) }
}
