# Ann's best play: the more she bluffs with the jack, the more she bets the king. She is free to
# bluff from never to one time in three.

strategy "Never Bluff" {
  player = ann
  rows = [
    [open, any, { check = 1 }],
    [face_the_bet, rank_of(ann) == king, { call = 1 }],
    [face_the_bet, rank_of(ann) == queen, { call = 1, fold = 2 }],
    [face_the_bet, rank_of(ann) == jack, { fold = 1 }],
  ]
}

strategy "Bluff Sometimes" { # one time in six
  player = ann
  rows = [
    [open, rank_of(ann) == king, { bet = 1, check = 1 }],
    [open, rank_of(ann) == queen, { check = 1 }],
    [open, rank_of(ann) == jack, { bet = 1, check = 5 }],
    [face_the_bet, rank_of(ann) == king, { call = 1 }],
    [face_the_bet, rank_of(ann) == queen, { call = 1, fold = 1 }],
    [face_the_bet, rank_of(ann) == jack, { fold = 1 }],
  ]
}

strategy "Bluff Often" { # one time in three
  player = ann
  rows = [
    [open, rank_of(ann) == king, { bet = 1 }],
    [open, rank_of(ann) == queen, { check = 1 }],
    [open, rank_of(ann) == jack, { bet = 1, check = 2 }],
    [face_the_bet, rank_of(ann) == king, { call = 1 }],
    [face_the_bet, rank_of(ann) == queen, { call = 2, fold = 1 }],
    [face_the_bet, rank_of(ann) == jack, { fold = 1 }],
  ]
}

strategy "Keep Ann Honest" { # the one best way for Ben
  player = ben
  rows = [
    [open, rank_of(ben) == king, { bet = 1 }],
    [open, rank_of(ben) == queen, { check = 1 }],
    [open, rank_of(ben) == jack, { bet = 1, check = 2 }],
    [face_the_bet, rank_of(ben) == king, { call = 1 }],
    [face_the_bet, rank_of(ben) == queen, { call = 1, fold = 2 }],
    [face_the_bet, rank_of(ben) == jack, { fold = 1 }],
  ]
}

test "Ann loses an eighteenth of a chip, and neither can do better" {
  ref        = "2"
  scenario   = standard
  strategies = [bluff_often, keep_ann_honest]
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
  ref        = "2"
  scenario   = standard
  strategies = [bluff_sometimes, keep_ann_honest]
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
  ref        = "2"
  scenario   = standard
  strategies = [never_bluff, keep_ann_honest]
  expect {
    mean = ann
    is   = -1 / 18
  }
  expect {
    best = ben
    is   = 1 / 18
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
  take "Call" {}
  expect { that = game.result == ann_wins_two }
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
