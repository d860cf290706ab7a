# Passing and refusing that fail.

game "Asked in Vain" {
  language = 1
  begin    = the_game
  length   = 5
}
player "Ann" {}
kind "step" { is = space }
step "A" {}
step "B" {}
kind "man" {
  is     = piece
  plural = "men"
}
man "Cole" {}
man "Dora" {}
phase "The Game" {
  offer "Orders" { up_to = 2 }
}
menu "Orders" {
  player = ann
  actor  = A.men
}
action "Wait" { menu = orders }
action "March" {
  menu = orders
  require "is Cole" { that = actor == cole }
}
rule "Ask for One" {
  choose one {
    from     = A.men
    may_pass = true
  }
}
rule "Ask for One of Two" {
  choose which { from = [cole, dora] }
}
rule "Ask for Cole" {
  choose who {
    from = [cole, dora]
    require "is Cole" { that = who == cole }
  }
}
rule "Ask for a Place" {
  choose one { from = [step.A, step.B] }
}
rule "Nothing Asked" {}

test "Nobody is asked" {
  text = "nobody is asked, so nobody can pass"
  run "Nothing Asked" {}
  pass {}
}
test "One decision, two passes" {
  text = "nobody is asked, so nobody can pass"
  run "Ask for One" {}
  pass {}
  pass {}
}
test "What an earlier statement asked is past" {
  text = "nobody is asked, so nobody can pass"
  run "Ask for One" {}
  run "Nothing Asked" {}
  pass {}
}
test "A choice that must be made" {
  text = "the player cannot pass now"
  run "Ask for One of Two" {}
  pass {}
}
test "Another decision than the one that is named" {
  text = "the player cannot pass now"
  given { A = [cole] }
  run "Ask for One" {}
  pass "which" {}
}
test "A third order" {
  text = "the statement that offered it has come to its end"
  given { A = [cole, dora] }
  run "The Game" {}
  take "Wait" { actor = cole }
  take "Wait" { actor = cole }
  take "Wait" { actor = cole }
}
test "A second order is still legal" {
  text = "is legal with these choices"
  given { A = [cole, dora] }
  run "The Game" {}
  take "Wait" { actor = cole }
  refuse "Wait" { actor = cole }
}
test "Refused for a reason, but not offered at all" {
  text = "the statement that offered it has come to its end"
  given { A = [cole, dora] }
  run "The Game" {}
  pass {}
  refuse "March" {
    actor   = dora
    because = "is Cole"
  }
}
test "Offered, and refused for a reason" {
  text = "is Cole"
  given { A = [cole, dora] }
  run "The Game" {}
  refuse "March" {
    actor   = dora
    because = "it is not offered now"
  }
}
test "Refused by a choice of its own, for another reason" {
  text = "is Cole"
  run "Ask for Cole" {}
  refuse {
    who     = dora
    because = "is Dora"
  }
}
test "Another decision refuses nothing" {
  text = "nobody asks for which now: the pending decision is"
  given { A = [cole] }
  run "Ask for One" {}
  refuse { which = dora }
}
test "Nor does a menu" {
  text = "nobody asks for one now: the pending decision is \"orders\""
  given { A = [cole, dora] }
  run "The Game" {}
  refuse { one = dora }
}
test "Nor a decision that asks for one of two that are named" {
  text = "nobody asks for which now"
  given { A = [cole] }
  run "Ask for One" {}
  refuse {
    one   = dora
    which = dora
  }
}
test "Nor one that asks for a thing of another kind" {
  text = "nobody asks for such a one now: it is to be a step"
  run "Ask for a Place" {}
  refuse { one = dora }
}
test "Where nothing is asked, nothing is refused" {
  text = "nothing asks for one"
  run "Nothing Asked" {}
  refuse { one = dora }
}
