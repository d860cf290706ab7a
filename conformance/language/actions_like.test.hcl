# Like pieces in an action.

game "Like" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}
kind "step" { is = space }
step "A" {}
step "B" {}
kind "private" { is = piece }
private "Grunt" { count = 3 }
menu "Orders" { player = anna }
action "Take the Upmost" {
  menu = orders
  choose one {
    from = A.privates
    require "it lies on top" { that = one.on_top }
  }
  move one { to = B }
}
test "Of like pieces the one that passes the requirement is offered" {
  given { A = [grunt, grunt, grunt] }
  take "Take the Upmost" {}
  expect { B = [grunt] }
}
