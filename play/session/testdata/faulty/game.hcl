# A game with a hole in it: after the third stone nothing is left to draw.

game "Faulty" {
  id       = "faulty"
  language = 1
  version  = "1.0"
  begin    = round
  length   = 5
}

player "One" {}

kind "stone" { is = piece }
box "Bag" { of = stone }
box "Hand" { of = stone }
stone "Pebble" {
  count = 3
  at    = bag
}

phase "Round" {
  repeat {
    offer "Turn" {}
  }
}

menu "Turn" { player = one }
action "Grab" {
  menu = turn
  draw stone {
    from = bag
    to   = hand
  }
}
action "Wait" { menu = turn }
