# Who goes first: ranks, the outline, and over. The same for rules and for values.

game "Order" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}
kind "card_here" { is = card }
box "Table" { in_force = true }
kind "diary" {
  is    = concept
  state = { log = number, lies = bool }
}
diary "Page" {}
rule "Write" {
  given = { digit = number }
  set page { log = page.log * 10 + digit }
}
value "Log" { base = page.log }

section "1" "The rule itself" {
  rule "Work" {
    run "Write" { digit = 9 }
  }
  value "Pay" { base = 1 }
  value "Colour" {
    returns = number
    base    = 0
  }
}

section "2" "Earlier in the outline" {
  rule "Two" {
    before = work()
    run "Write" { digit = 2 }
  }
}
section "3" "Later in the outline" {
  rule "Three" {
    before = work()
    run "Write" { digit = 3 }
  }
  modify "Pay" "three" { base = 30 }
}

section "4" "A scenario" {
  scenario "Plain" {}
  scenario "Hard" {
    rule "Hard Four" {
      before = work()
      run "Write" { digit = 4 }
    }
    modify "Pay" "hard" { base = 40 }
  }
}
section "5" "An option" {
  option "Weather" {
    variant "Fair" {}
    variant "Foul" {
      rule "Foul Five" {
        before = work()
        run "Write" { digit = 5 }
      }
      modify "Pay" "foul" { base = 50 }
    }
  }
}
section "6" "A card" {
  card_here "Slow Down" {
    rule "Card Six" {
      before = work()
      run "Write" { digit = 6 }
    }
    modify "Pay" "slow" { base = 60 }
    modify "Colour" { to = 6 }
  }
  card_here "Skip" {
    rule "Card Seven" {
      instead_of = work()
      run "Write" { digit = 7 }
      proceed {}
    }
    rule "Card Eight" {
      instead_of = work()
      over       = [card_seven]
      run "Write" { digit = 8 }
      proceed {}
    }
  }
}
section "7" "Standing text" {
  modify "Colour" "standing" { to = 7 }
  rule "Standing Instead" {
    instead_of = work()
    when       = page.lies
    run "Write" { digit = 1 }
    proceed {}
  }
}

test "Of equals, the outline says which is first" {
  scenario = plain
  run "Work" {}
  expect { that = log == 239 && pay == 30 }
}
test "Scenario over rulebook, variant over scenario" {
  scenario = hard
  variants = [foul]
  run "Work" {}
  expect { that = log == 23459 && pay == 50 }
}
test "Things in play over standing text, of the same origin" {
  scenario = plain
  given { table = [slow_down] }
  run "Work" {}
  expect { that = log == 2369 && pay == 60 && colour == 6 }
}
test "But a scenario's standing text over a card" {
  scenario = hard
  given { table = [slow_down] }
  run "Work" {}
  expect { that = log == 23649 && pay == 40 }
}
test "Of rules that replace one rule the highest runs; proceed goes on with the next" {
  scenario = plain
  given { table = [skip] }
  set page { lies = true }
  run "Work" {}
  expect { that = log == 871239 }
}
