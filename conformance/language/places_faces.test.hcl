# What goes to the supply is as new: its face, too.

game "Faces" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}
kind "step" { is = space }
step "A" {}
kind "man" {
  is     = piece
  plural = "men"
}
man "Ann" {}

test "What goes to the supply lies face up again" {
  given { A = [ann] }
  move ann {
    to   = A
    face = down
  }
  move ann { to = supply }
  expect { that = !ann.face_down }
}
