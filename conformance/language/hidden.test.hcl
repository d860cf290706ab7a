# Hidden information is declared; rules go by what is there, whoever sees it.

game "Hidden" {
  language = 1
  begin    = the_game
}
player "Anna" {}
player "Bert" {}
kind "note" { is = card }
note "Plan A" {}
note "Plan B" {}
deck "Drawer" { of = note }
box "Anna's Hand" {
  of      = note
  seen_by = anna
}
box "Bert's Hand" {
  of      = note
  seen_by = bert
}
box "Sealed" { seen_by = nobody }
kind "spot" {
  is      = space
  seen_by = nobody
}
spot "Cave" {}
rule "The Game" {
  draw mine {
    from = drawer
    to   = anna_s_hand
  }
  draw his {
    from = drawer
    to   = sealed
    face = down
  }
}
test "Rules know what players do not see" {
  scenario = standard
  expect { that = count(anna_s_hand.notes) == 1 && count(sealed.notes) == 1 && only(sealed.notes).face_down && none(drawer.notes) }
}
test "Revealed to all" {
  scenario = standard
  reveal { the = sealed.notes }
  expect { that = !only(sealed.notes).face_down }
}
