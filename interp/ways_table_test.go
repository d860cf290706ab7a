package interp_test

import "testing"

// wayTable: table of ways: cards that lie face up or down, in stacks and decks, what has been
// removed, tracks, markers on like men, and what is on record.
const wayTable = `
game "Table" {
  language = 1
  begin    = go
}
kind "spot" { is = space }
spot "A" {}
spot "B" {}
kind "man" {
  is      = piece
  plural  = "men"
  sides   = [fresh, tired]
  state   = { told = number, pal = maybe(man) }
  history = [told]
}
roster "man" {
  columns = [count]
  rows    = { Ann = [1], Grunt = [3] }
}
enum "blow" { names = [strike, turn_over, kill, step, link] }
marker "wound" {
  on    = man
  count = 5
  many  = true
}
kind "ticket" {
  is      = card
  fields = { worth = number }
}
roster "ticket" {
  columns = [count, worth]
  rows    = { Low = [2, 1], High = [2, 2] }
}
box "Hand" { of = ticket }
box "Heap" { of = ticket }
track "Time" { boxes = numbers(0, 20) }
kind "tally" {
  is    = concept
  state = { n = number }
}
tally "Sum" {}
player "Anna" {}
scenario "Start" {
  deploy { rows = [[A, [ann, grunt, grunt]], [B, [grunt]], [Hand, [low, low, high, high]]] }
}
rule "Go" {
  repeat {
    times = 8
    offer "Turn" {
      none {}
    }
  }
}
rule "Struck" {
  given = { man = man }
  after = mark(man)
  set man { told = man.told + 1 }
}
menu "Turn" { player = anna }
action "Cards" {
  menu     = turn
  whole    = true
  distinct = true
  repeat {
    times = 2
    choose x { from = union(hand.tickets, heap.tickets) }
    choose how { from = [1, 2, 3] }
    if "over" {
      when = how == 1
      move x {
        to   = heap
        face = down
      }
    }
    if "under" {
      when = how == 2
      move x {
        to    = heap
        under = true
        face  = up
      }
    }
    if "back" {
      when = how == 3
      move x { to = hand }
    }
  }
}
action "Fight" {
  menu     = turn
  whole    = true
  distinct = true
  repeat "Rounds" {
    times = 2
    choose man { from = men }
    choose how { from = [strike, turn_over, kill, step, link] }
    match how {
      case strike {
        mark man { with = wound }
      }
      case turn_over {
        flip man {}
      }
      case kill {
        remove man {}
      }
      case step {
        move man { to = man.at == A ? B : A }
        advance time { by = 1 }
      }
      case link {
        set man { pal = first([for m in men : m if m != man]) }
      }
    }
  }
}
action "March" {
  menu     = turn
  whole    = true
  distinct = true
  repeat {
    times = 2
    choose man { from = men }
    move man { to = man.at == A ? B : A }
    record times { also = [sum.n] }
    set sum { n = times > 1 ? sum.n + 1 : sum.n }
  }
}
`

func TestWaysOverTheTableAgree(t *testing.T) { waysAgree(t, wayTable, 8) }
