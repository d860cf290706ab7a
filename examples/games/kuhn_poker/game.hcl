# Kuhn poker: three cards, one bet. The smallest game in which it pays to bluff.

game "Kuhn Poker" {
  id       = "kuhn_poker"
  language = 1
  version  = "1.0"
  begin    = the_hand
  length   = 3
  text     = "Each player stakes a chip and gets one of three cards. One of them may bet a second chip; the higher card takes all."
}

section "1" "Cards and stakes" {
  text = "Jack, queen and king lie in the deck. Each player sees their own card only."

  kind "gambler" {
    is      = player
    printed = { hand = box, rival = gambler }
  }
  gambler "Ann" {
    hand  = ann_s_hand
    rival = ben
  }
  gambler "Ben" {
    hand  = ben_s_hand
    rival = ann
  }

  enum "rank" { names = [jack, queen, king] }
  kind "playing card" {
    is      = card
    printed = { rank = rank }
  }
  playing_card "The Jack" { rank = jack }
  playing_card "The Queen" { rank = queen }
  playing_card "The King" { rank = king }

  deck "The Deck" { of = playing_card }
  box "Ann's Hand" {
    of      = playing_card
    seen_by = ann
  }
  box "Ben's Hand" {
    of      = playing_card
    seen_by = ben
  }

  value "Rank of" {
    given = { gambler = gambler }
    base  = only(gambler.hand.playing_cards).rank
  }
}

section "2" "The hand" {
  text = "Each gets a card. Ann may bet or check. If she checks, Ben may bet or check. Whoever faces a bet calls it or folds."

  phase "The Hand" {
    each gambler {
      of = gamblers
      draw dealt {
        from = the_deck
        to   = gambler.hand
      }
    }
    offer "Open" { gambler = ann }
    offer "Open" { gambler = ben }
    run "Showdown" { chips = 1 }
  }

  menu "Open" {
    given  = { gambler = gambler }
    player = gambler
  }
  action "Check" { menu = open }
  action "Bet" {
    menu = open
    offer "Face the Bet" { gambler = gambler.rival }
  }

  menu "Face the Bet" {
    given  = { gambler = gambler }
    player = gambler
  }
  action "Call" {
    menu = face_the_bet
    run "Showdown" { chips = 2 }
  }
  action "Fold" {
    menu = face_the_bet
    run "Win" {
      gambler = gambler.rival
      chips   = 1
    }
  }
}

section "3" "The showdown" {
  text = "The higher card wins what the other has staked: one chip, or two if a bet was called."

  rule "Showdown" {
    given = { chips = number }
    run "Win" { gambler = rank_of(ann) > rank_of(ben) ? ann : ben }
  }

  result "Ann Wins Two" { worth = 2 }
  result "Ann Wins One" { worth = 1 }
  result "Ben Wins One" { worth = -1 }
  result "Ben Wins Two" { worth = -2 }

  rule "Win" {
    given = { gambler = gambler, chips = number }
    end game { result = winnings(gambler, chips) }
  }
  table "Winnings" {
    given = { gambler = gambler, chips = number }
    gives = { result = result }
    rows = [
      [ann, 1, ann_wins_one],
      [ann, 2, ann_wins_two],
      [ben, 1, ben_wins_one],
      [ben, 2, ben_wins_two],
    ]
  }
}
