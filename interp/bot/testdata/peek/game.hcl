# What a searching player would like to know: a card drawn and kept under a name, a chit left in a
# cup, a number chosen in secret, traps laid in secret.

game "Peek" {
  language = 1
  begin    = the_match
  length   = 20
}
kind "rival" { is = player }
rival "Ann" {}
rival "Ben" {}

kind "numeral" {
  is     = card
  fields = { height = number }
}
roster "numeral" {
  columns = [height, count]
  rows = {
    Low  = [0, 6]
    High = [1, 6]
  }
}
deck "Pile" { of = numeral }
box "Ann's Hand" {
  of      = numeral
  seen_by = ann
}
box "Seen" { of = numeral }
track "Points" {
  boxes = numbers(0, 40)
  start = 20
}

kind "field" { is = space }
field "West" {}
field "East" {}
kind "trap" {
  is     = piece
  fields = { deep = bool }
}
trap "Pit" { deep = true }
trap "Twig" {}

value "Standing" { # how far ahead of the other
  given = { player = player }
  base  = player == ben ? points - 20 : 20 - points
}

phase "The Match" {
  repeat {
    times = 4
    run "A Card" {}
    run "Several" {}
    run "A Number" {}
    run "A Field" {}
    run "Numbers" {}
    run "Traps" {}
  }
  end game { winner = points > 20 ? ben : ann }
}
rule "A Card" { # Ann's card lies in her hand, and the rule knows which it is
  draw card {
    from = pile
    to   = ann_s_hand
  }
  run "Guess" {}
  move card { to = seen }
  move {
    the = seen.numerals
    to  = pile
  }
  shuffle pile {}
}
rule "Guess" {
  given = { card = numeral }
  choose guess {
    from   = numbers(0, 1)
    player = ben
  }
  advance points { by = guess == card.height ? 1 : -1 }
}
rule "Several" {
  draw cards {
    from  = pile
    to    = ann_s_hand
    count = 3
  }
  let { row = [for c in cards : c] }
  each card {
    from = row
    choose guess {
      from   = numbers(0, 1)
      player = ben
    }
    advance points { by = guess == card.height ? 1 : -1 }
  }
  move {
    the = cards
    to  = pile
  }
  shuffle pile {}
}
rule "A Number" {
  choose number {
    from   = numbers(0, 2)
    player = ann
    secret = true
  }
  choose guess {
    from   = numbers(0, 2)
    player = ben
  }
  advance points { by = guess == number ? 2 : -1 }
}
rule "A Field" {
  offer "Hide" {}
}
menu "Hide" { player = ann }
action "Go" {
  menu = hide
  choose field {
    from   = fields
    secret = true
  }
  choose guess {
    from   = fields
    player = ben
  }
  advance points { by = guess == field ? 1 : -1 }
}
rule "Numbers" {
  each rival {
    from         = rivals
    simultaneous = true
    choose number { from = numbers(0, 2) }
    advance points { by = rival == ben ? number : -number }
  }
}
rule "Traps" {
  choose hidden {
    from     = all(traps)
    player   = ann
    up_to    = 1
    at_least = 1
    secret   = true
    none {}
  }
  choose guess {
    from   = all(traps)
    player = ben
    none {
      return {}
    }
  }
  advance points { by = contains(hidden, guess) ? 1 : -1 }
}
