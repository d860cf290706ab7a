# Kuhn poker: three cards, one bet. The smallest game in which it pays to bluff.

game "Kuhn Poker" {
  id       = "kuhn_poker"
  language = 1
  version  = "1.0"
  begin    = the_hand
  length   = 3
  text     = "Each player stakes a chip and gets one of three cards. One of them may bet a second chip."
  goal     = "Win the other's chips: hold the higher card at the showdown, or bet and have the other fold."
}

section "1" "Cards and hands" {
  text = "A jack, a queen and a king lie in the deck. Each player sees their own card only, and has staked a chip."

  kind "gambler" {
    is     = player
    fields = { hand = box, rival = gambler }
    state  = { staked = number }
  }
  roster "gambler" {
    columns = [hand, rival, staked]
    rows    = { Ann = [ann_s_hand, ben, 1], Ben = [ben_s_hand, ann, 1] }
  }

  enum "rank" { names = [jack, queen, king] }
  kind "playing card" {
    is     = card
    fields = { rank = rank }
  }
  roster "playing card" {
    columns = [rank]
    rows    = { "The Jack" = [jack], "The Queen" = [queen], "The King" = [king] }
  }
  deck "The Deck" { of = playing_card }
  box "Ann's Hand" { seen_by = ann }
  box "Ben's Hand" { seen_by = ben }

  value "Rank of" {
    given = { gambler = gambler }
    base  = only(gambler.hand.playing_cards).rank
  }
}

section "2" "The hand" {
  text = "Each gets a card. Ann may bet or check. If she checks, Ben may bet or check. Whoever faces a bet calls it or folds."

  phase "The Hand" {
    each gambler {
      from = gamblers
      draw dealt {
        from        = the_deck
        to          = gambler.hand
        never_empty = true
      }
    }
    each gambler {
      from = gamblers
      offer "Open" {}
    }
    run "Showdown" {}
  }

  menu "Open" {
    given  = { gambler = gambler }
    player = gambler
  }
  action "Check" { menu = open }
  action "Bet" {
    menu = open
    set gambler { staked = 2 }
    offer "Face the Bet" { gambler = gambler.rival }
  }

  menu "Face the Bet" {
    given  = { gambler = gambler }
    player = gambler
  }
  action "Call" {
    menu = face_the_bet
    set gambler { staked = 2 }
    run "Showdown" {}
  }
  action "Fold" {
    menu = face_the_bet
    end game { result = winnings(gambler.rival, gambler.staked) }
  }
}

section "3" "The showdown" {
  text = "The higher card wins what the other has staked: one chip, or two if a bet was called. Whoever folds loses one."

  rule "Showdown" {
    let { winner = rank_of(ann) > rank_of(ben) ? ann : ben }
    end game { result = winnings(winner, winner.rival.staked) }
  }

  result "Ann Wins Two" { worth = 2 }
  result "Ann Wins One" { worth = 1 }
  result "Ben Wins One" { worth = -1 }
  result "Ben Wins Two" { worth = -2 }

  table "Winnings" {
    given   = { winner = gambler, chips = number }
    returns = { result = result }
    rows = [
      [ann, 1, ann_wins_one],
      [ann, 2, ann_wins_two],
      [ben, 1, ben_wins_one],
      [ben, 2, ben_wins_two],
    ]
  }
}
