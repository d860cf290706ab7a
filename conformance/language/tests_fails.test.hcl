# How a test fails.

game "Failing" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "White" {}
kind "step" { is = space }
step "A" {}
kind "man" { is = piece }
man "Ann" {}
man "Bob" {}
menu "Turn" { player = white }
action "Move" {
  menu = turn
  choose man { from = A.men }
  require "not Bob" { that = man != bob }
  move man { to = supply }
}
action "Gamble" {
  menu = turn
  choose man { from = A.men }
  roll luck { dice = d6 }
  if "bad luck" {
    when = luck == 1
    move man { to = supply }
  }
}
test "What lies there" {
  text = "[Ann, Bob]"
  given { A = [bob] }
  expect { A = [ann, bob] }
}
test "A part of a conjunction" {
  text = "false: ann.at == A"
  expect { that = 1 == 1 && ann.at == A }
}
test "A value" {
  text = "out of the game"
  remove ann {}
  expect {
    value = ann.at
    is    = supply
  }
}
test "Not legal, and why" {
  text = "refused: not Bob"
  given { A = [ann, bob] }
  take "Move" { man = bob }
}
test "Refused for another reason" {
  text = "is refused for another reason"
  given { A = [ann, bob] }
  refuse "Move" {
    man     = bob
    because = "he is tired"
  }
}
test "Not refused" {
  text = "is legal with these choices"
  given { A = [ann, bob] }
  refuse "Move" { man = ann }
}
test "Not refused, though its throw is not named" {
  text  = "is legal with these choices"
  rolls = [3]
  given { A = [ann, bob] }
  roll first { dice = d6 }
  refuse "Gamble" { man = ann }
}
test "Nothing is asked" {
  text = "nothing asks for man"
  answer { man = ann }
}
