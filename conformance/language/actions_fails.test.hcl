# Whole actions that cannot be gone through.

game "Not Whole" {
  language = 1
  begin    = nothing
}
phase "Nothing" {}
player "Anna" {}
kind "tally" {
  is    = concept
  state = { n = number }
}
tally "Left" {}

menu "Inner" { player = anna }
action "Best" {
  menu   = inner
  whole  = true
  prefer = left.n
  choose n { from = numbers(1, 3) }
  set left { n = n }
}
menu "Outer" { player = anna }
action "Around" {
  menu  = outer
  whole = true
  choose n { from = numbers(1, 2) }
  set left { n = n }
  offer "Inner" {}
}

menu "Dicing" { player = anna }
action "Throw" {
  menu  = dicing
  whole = true
  set left { n = 1 }
  run "A Throw" {}
  choose n { from = numbers(1, 2) }
}
rule "A Throw" {
  roll n { dice = d6 }
  set left { n = n }
}
menu "Endless" { player = anna }
action "On and On" {
  menu  = endless
  whole = true
  repeat {
    until = left.n < 0
    choose n { from = numbers(1, 2) }
    set left { n = left.n + n }
  }
}

test "One that prefers inside another" {
  text = "cannot be offered inside another whole action"
  offer "Outer" {}
  take "Around" { n = 1 }
}
test "A throw in a rule that it runs" {
  text = "a whole action must not use chance"
  offer "Dicing" {}
  take "Throw" { n = 1 }
}
test "Ways without an end" {
  text = "a way through this action has more than"
  offer "Endless" {}
  take "On and On" { n = 1 }
}
