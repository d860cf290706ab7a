# Pieces and cards with several copies are named by their designs; what lies face down is laid out
# and expected so.

game "Named" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Ann" {}
kind "step" { is = space }
step "A" {}
kind "leaf" {
  is     = card
  plural = "leaves"
}
roster "leaf" {
  columns = [count]
  rows    = { Oak = [4], Ash = [4], Elm = [1] }
}
deck "Pile" { of = leaf }
box "Hand" { of = leaf }
box "Discards" { of = leaf }
kind "stone" {
  is    = piece
  sides = [bare, mossy]
}
stone "Pebble" { count = 3 }
stone "Rock" {}
kind "lid" { # with a side of its own that is called face_up
  is    = piece
  sides = [face_up, turned]
}
lid "Iron Lid" {}

scenario "Hidden Stones" {
  deploy {
    rows = [[A, [pebble.face_down, rock.mossy.face_down, pebble]]]
  }
}

rule "Discard Some" {
  choose dropped {
    from  = hand.leaves
    up_to = 3
  }
  move {
    the = dropped
    to  = discards
  }
}
rule "Discard Three" {
  repeat {
    times = 3
    choose dropped { from = hand.leaves }
    move dropped { to = discards }
  }
}
menu "Play" { player = ann }
action "Play a Leaf" {
  menu = play
  choose leaf {
    from = hand.leaves
    require "is no elm" { that = leaf != elm }
  }
  move leaf { to = discards }
}

test "Several are discarded at once" {
  given { hand = [oak, oak, ash, elm] }
  run "Discard Some" {}
  answer { dropped = [oak, oak, elm] }
  expect {
    hand     = [ash]
    discards = [oak, oak, elm]
  }
}
test "Several are discarded one after the other" {
  given { hand = [oak, ash, oak, elm] }
  run "Discard Three" {}
  answer { dropped = [elm, oak, ash] }
  expect {
    hand     = [oak]
    discards = [elm, oak, ash]
  }
}
test "A discarded card is what a value is" {
  given {
    hand     = [oak]
    discards = [elm, ash]
  }
  take "Play a Leaf" { leaf = oak }
  expect {
    value = top(discards.leaves)
    is    = oak
  }
  expect {
    value = discards.leaves
    is    = [oak, ash, elm]
  }
  expect {
    value = hand.leaves
    is    = []
  }
  expect {
    value = top(hand.leaves)
    is    = none
  }
}
test "A refused copy gives its own reason" {
  given { hand = [oak, elm] }
  refuse "Play a Leaf" {
    leaf    = elm
    because = "is no elm"
  }
  refuse "Play a Leaf" {
    leaf    = ash
    because = "it is not a candidate for leaf"
  }
}
test "Laid out face down, with a side or without" {
  given { A = [pebble.face_down, pebble, rock.mossy.face_down] }
  expect {
    A    = [pebble.face_down, pebble.face_up, rock.face_down]
    that = rock.mossy && rock.face_down && count(A.stones.face_down) == 2
  }
  given { A = [rock] }
  expect { A = [rock.mossy.face_up] }
}
test "A set-up lays out face down, too" {
  scenario = hidden_stones
  expect { A = [pebble.face_down, rock.mossy.face_down, pebble.face_up] }
}
test "A side of that name goes first" {
  given { A = [iron_lid.turned] }
  expect { A = [iron_lid.turned.face_up] }
  given { A = [iron_lid.face_up.face_down] }
  expect { A = [iron_lid.face_up.face_down] }
}
