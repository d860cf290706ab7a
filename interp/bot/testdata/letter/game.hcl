# On a surface goals can be exact: a letter lies at a point that the runner must come to, and is
# brought to an edge that he must reach. Of thousands of points one will do, and then one row of
# them.

game "Letter" {
  language = 1
  begin    = the_errand
  length   = 20
  parts    = 10 # inches are counted in tenths
  text     = "A runner fetches a letter and brings it to the south edge."
}
kind "postmaster" { is = player }
postmaster "Ada" {}

map "Field" { surface = [24, 18] }
kind "runner" {
  is    = piece
  state = { has_letter = bool }
}
runner "Jack" {}
kind "letter" { is = piece }
letter "Letter" {}

phase "The Errand" {
  move jack { to = point(3, 14) }
  move letter { to = point(11.3, 12.7) }
  repeat {
    times = 4
    choose spot { # a choice by itself
      from        = reach(jack, 6, inside(field, 0))
      player      = ada
      never_empty = true
    }
    move jack { to = spot }
    if "he has come to it" {
      when = !jack.has_letter && distance(jack, letter) == 0
      set jack { has_letter = true }
      remove letter {}
    }
  }
  repeat {
    times = 5
    offer "Ways Home" {}
    if "he is there" {
      when = jack.has_letter && jack.point.y == 0
      end game { winner = ada }
    }
  }
  end game { result = draw }
}
menu "Ways Home" { player = ada }
action "Walk" { # a choice that an action begins with
  menu = ways_home
  choose spot { from = reach(jack, 4, inside(field, 0)) }
  move jack { to = spot }
}
action "Rest" { menu = ways_home }

value "Standing" { # inches to go
  given = { player = player }
  base  = jack.has_letter ? -floor(jack.point.y) : -floor(distance(jack, letter)) - 40
}
