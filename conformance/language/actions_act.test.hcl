# What a menu asks of all its actions may read which action it is: act.

game "Act" {
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
  state  = { force = number }
}
man "Ann" { force = 1 }
man "Bob" { force = 3 }
track "Log" { boxes = numbers(0, 20) }

menu "Spend" {
  player = anna
  actor  = men
  fields = { cost = number, loud = bool }
  require "there is force for it" { that = actor.force >= price(actor, act) }
  require "at night only rest, or something quiet" { that = log < 10 || act == rest || !act.loud }
}
value "Price" {
  given = { man = man, act = spend }
  base  = act.cost
  modifier "Bob is lazy" {
    when = man == bob
    by   = 1
  }
}
action "Rest" {
  menu = spend
  cost = 0
  loud = true
}
action "Walk" {
  menu = spend
  cost = 1
}
action "Dance" {
  menu = spend
  cost = 2
  loud = true
}
action "Jump" {
  menu = spend
  cost = 5
  except "Spend" "there is force for it" {}
}
forbid "Spend" {
  when    = act.cost > 2 && log == 5
  because = "too dear"
}

test "Each action is asked about itself" {
  given { A = [ann, bob] }
  offer "Spend" {}
  expect { perft = [7] } # rest: two; walk: two; dance: bob; jump: two
  refuse "Dance" {
    actor   = ann
    because = "there is force for it"
  }
  take "Dance" { actor = bob }
}
test "A name of it may be compared" {
  given { A = [ann, bob] }
  advance log { by = 10 }
  offer "Spend" {}
  expect { perft = [6] }
  refuse "Dance" {
    actor   = bob
    because = "at night only rest, or something quiet"
  }
  take "Rest" { actor = ann }
}
test "What forbids a menu may read it, too" {
  given { A = [ann, bob] }
  advance log { by = 5 }
  offer "Spend" {}
  expect { perft = [5] }
  refuse "Jump" { because = "too dear" }
  take "Walk" { actor = bob }
}
