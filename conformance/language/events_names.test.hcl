# Events filtered by the names of things.

game "Names" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}
kind "step" { is = space }
step "A" {}
step "B" {}
kind "man" { is = piece }
man "Bob" {}
track "Comings" { spaces = span(0, 9) }
rule "Bob Comes to B" {
  after = enter(bob, B)
  advance comings {}
}

test "A piece by its name and a place by its name" {
  move bob { to = A }
  expect { that = comings == 0 }
}
