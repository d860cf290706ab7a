# Names of copies, and faces, that fail.

game "Named in Vain" {
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
  rows    = { Oak = [4], Ash = [4] }
}
box "Hand" { of = leaf }
kind "stone" { is = piece }
stone "Pebble" { count = 3 }
rule "Discard Some" {
  choose dropped {
    from  = hand.leaves
    up_to = 3
  }
  remove { the = dropped }
}
test "One of them is not there" {
  text = "Ash cannot be chosen as dropped"
  given { hand = [oak, oak] }
  run "Discard Some" {}
  answer { dropped = [oak, ash] }
}
test "More than there are" {
  text = "Oak cannot be chosen as dropped"
  given { hand = [oak, oak] }
  run "Discard Some" {}
  answer { dropped = [oak, oak, oak] }
}
test "Another card on top" {
  text = "Ash"
  given { hand = [oak, ash] }
  expect {
    value = top(hand.leaves)
    is    = oak
  }
}
test "A card too many" {
  text = "the value is not as expected"
  given { hand = [oak, ash] }
  expect {
    value = hand.leaves
    is    = [oak, ash, ash]
  }
}
test "A card that is not named" {
  text = "the value is not as expected"
  given { hand = [oak, ash] }
  expect {
    value = hand.leaves
    is    = [oak]
  }
}
test "Face up where face down is expected" {
  text = "[Pebble (face down)]"
  given { A = [pebble] }
  expect { A = [pebble.face_down] }
}
test "Face down where face up is expected" {
  text = "[Pebble (face down), Pebble]"
  given { A = [pebble.face_down, pebble] }
  expect { A = [pebble.face_up, pebble] }
}
