# What answers itself can be passed; what is no longer offered is refused.

game "Asked" {
  language = 1
  begin    = the_game
  length   = 5
}
player "Ann" {}
kind "step" { is = space }
step "A" {}
kind "man" {
  is     = piece
  plural = "men"
  traits = [tired]
}
man "Cole" {}
man "Dora" {}
man "Emil" { traits = [tired] }
track "Turns" { boxes = numbers(0, 9) }

phase "The Game" {
  offer "Orders" { up_to = 2 }
}
menu "Orders" {
  player = ann
  actor  = A.men
}
action "March" {
  menu = orders
  require "is not tired" { that = !actor.tired }
  advance turns {}
}
action "Go Home" {
  menu = orders
  move actor { to = supply }
}
rule "Ask for One" {
  choose one {
    from     = A.men
    may_pass = true
  }
  if "one" {
    when = one != none
    advance turns {}
  }
}
rule "Ask for Some" {
  choose some {
    from  = A.men
    up_to = 2
  }
  advance turns { by = count(some) }
}
rule "Ask for One of Them" {
  choose one {
    from = A.men
    none {}
  }
  advance turns {}
}
rule "Ask Twice" {
  run "Ask for One" {}
  choose n { from = numbers(1, 2) }
  advance turns { by = n }
}

rule "Ask for Who Is Fresh" {
  choose one {
    from = A.men
    require "is not tired" { that = !one.tired }
    require "is not Dora" { that = one != dora }
  }
  advance turns {}
}
rule "Ask for Two Who Are Fresh" {
  choose some {
    from  = A.men
    up_to = 2
    require "is not tired" { that = !some.tired }
  }
  advance turns { by = count(some) }
}

test "A choice of its own refuses for the first reason that holds" {
  given { A = [cole, dora, emil] }
  run "Ask for Who Is Fresh" {}
  refuse {
    one     = emil
    because = "is not tired"
  }
  refuse {
    one     = dora
    because = "is not Dora"
  }
  answer { one = cole }
  given { A = [cole, emil] }
  run "Ask for Two Who Are Fresh" {}
  refuse {
    some    = emil
    because = "is not tired"
  }
  refuse {
    some    = dora
    because = "it is not a candidate for some"
  }
  answer { some = cole }
  expect { that = turns == 2 }
}
test "Nothing to choose: pass stands for the decision that was not asked" {
  run "Ask for One" {}
  pass {}
  run "Ask for Some" {}
  pass {}
  run "The Game" {}
  pass {}
  expect { that = turns == 0 }
}
test "A choice that may be declined is declined" {
  given { A = [cole] }
  run "Ask for One" {}
  pass {}
  run "Ask for Some" {}
  pass {}
  expect { that = turns == 0 }
}
test "One option: pass lets the decision answer itself" {
  given { A = [cole] }
  run "Ask for One of Them" {}
  pass {}
  expect { that = turns == 1 }
}
test "One option, and expect comes first" {
  given { A = [cole] }
  run "Ask for One of Them" {}
  expect { that = turns == 1 }
  pass {}
}
test "Pass, then answer what comes behind" {
  run "Ask Twice" {}
  pass {}
  answer { n = 2 }
  expect { that = turns == 2 }
}
test "The decision that is passed may be named" {
  given { A = [cole] }
  run "Ask Twice" {}
  pass "one" {}
  answer { n = 1 }
  run "Ask Twice" {}
  answer { one = cole }
  answer { n = 1 }
  expect { that = turns == 3 }
}
test "A third order is refused: the two are given" {
  given { A = [cole, dora, emil] }
  run "The Game" {}
  take "March" { actor = cole }
  take "March" { actor = dora }
  refuse "March" { actor = cole }
  refuse "March" {
    actor   = cole
    because = "it is not offered now"
  }
  expect { that = turns == 2 }
}
test "After a pass nothing is offered, either" {
  given { A = [cole, dora] }
  run "The Game" {}
  pass {}
  refuse "March" { actor = cole }
}
test "Another decision is pending: the action is not offered" {
  given { A = [cole] }
  run "Ask for One" {}
  refuse "March" {
    actor   = cole
    because = "it is not offered now"
  }
  pass {}
}
test "Where nobody is left to act, the requirement tells why" {
  given { A = [cole] }
  run "The Game" {}
  take "Go Home" { actor = cole }
  refuse "March" {
    actor   = cole
    because = "no actor can take it"
  }
}
test "The next statement, or layout, offers the menu again" {
  given { A = [cole, emil] }
  run "The Game" {}
  pass {}
  advance turns {}
  refuse "March" {
    actor   = emil
    because = "is not tired"
  }
  take "March" { actor = cole }
  take "March" { actor = cole }
  expect { that = turns == 3 }
}
