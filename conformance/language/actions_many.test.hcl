# How many actions an offer asks for: one, one or none, exactly so many, up to so many.

game "Many Actions" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}
track "Steps" { boxes = numbers(0, 20) }

menu "Walk" {
  given  = { most = number }
  player = anna
}
action "Step" {
  menu = walk
  require "it is not too far" { that = steps < most }
  advance steps {}
}
action "Leap" {
  menu = walk
  require "it is not too far" { that = steps + 3 <= most }
  advance steps { by = 3 }
}
rule "One" {
  offer "Walk" { most = 10 }
}
rule "One or None" {
  offer "Walk" {
    most     = 10
    may_pass = true
  }
}
rule "Exactly Two" {
  given = { most = number }
  offer "Walk" {
    most    = most
    exactly = 2
    none {
      advance steps { by = 10 }
    }
  }
}

test "Exactly one, unless it says otherwise" {
  run "One" {}
  expect { perft = [2] }
}
test "may_pass: one" {
  run "One or None" {}
  expect { perft = [3] }
  take "Leap" {}
  expect { that = steps == 3 }
}
test "may_pass: none" {
  run "One or None" {}
  pass {}
  expect { that = steps == 0 }
}
test "may_pass: nothing is legal, and nothing is asked" {
  advance steps { by = 10 }
  run "One or None" {}
  expect { that = steps == 10 }
}
test "exactly: so many, and no more is asked" {
  run "Exactly Two" { most = 10 }
  expect { perft = [2, 4] }
  take "Step" {}
  take "Leap" {}
  expect { that = steps == 4 }
}
test "exactly: where no more is legal, none says what then" {
  run "Exactly Two" { most = 1 }
  expect { that = steps == 11 }
}
