# How to play well: bluff, but not too often, and call bluffs. Each plays by shares, so that nobody
# knows what a bet means.

policy "Bluff Sometimes" {
  for  = ann
  text = "Bets the jack now and then, and the king three times as often. The more she bluffs, the more she calls with a queen."
  weights = {
    bluff = 1 # times in six that a jack is bet: as good as any from 0 to 2
    calls = 3 # times in six that a queen calls: for Ann always two more than that
  }

  prefer "a bet on the king, for whoever takes it for a bluff" {
    action = bet
    when   = rank_of(self) == king
    share  = 3 * bluff
  }
  prefer "a king in ambush" {
    action = check
    when   = rank_of(self) == king
    share  = 6 - 3 * bluff
  }
  first "a queen wins nothing by a bet" {
    action = check
    when   = rank_of(self) == queen
  }
  prefer "a bluff" {
    action = bet
    when   = rank_of(self) == jack
    share  = bluff
  }
  prefer "no bluff" {
    action = check
    when   = rank_of(self) == jack
    share  = 6 - bluff
  }
  first "a king calls" {
    action = call
    when   = rank_of(self) == king
  }
  first "a jack gives way" {
    action = fold
    when   = rank_of(self) == jack
  }
  prefer "it may be a bluff" {
    action = call
    when   = rank_of(self) == queen
    share  = calls
  }
  prefer "it may be the king" {
    action = fold
    when   = rank_of(self) == queen
    share  = 6 - calls
  }
}

policy "Keep Ann Honest" {
  for     = ben
  text    = "The one best way for Ben: one bluff in three, and one call in three."
  use     = "Bluff Sometimes"
  weights = { bluff = 2, calls = 2 }
}
