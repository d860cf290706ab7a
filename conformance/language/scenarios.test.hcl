# Scenarios, set-up, options and variants.

game "Scenarios" {
  language = 1
  begin    = the_game
}
player "Anna" {}
player "Bert" {}
kind "step" { is = space }
roster "step" {
  columns = []
  rows    = { A = [], B = [], C = [] }
}
kind "man" {
  is     = piece
  plural = "men"
}
roster "man" {
  columns = [at]
  rows    = { Ann = [A], Bob = [supply] }
}
kind "private" {
  is     = piece
  plural = "privates"
}
private "Grunt" { count = 4 }
track "Log" { boxes = numbers(0, 99) }
value "Strength" { base = 1 }
value "Order of Play" { base = 0 }

phase "The Game" {
  advance log {}
}
phase "The Other Beginning" {
  advance log { by = 2 }
}

scenario "Plain" { # the first one is played if none is named
  deploy {
    rows = [
      [B, [grunt, grunt, ann]],
      [C, [grunt]],
    ]
  }
}
scenario "Freedom" {
  begin = the_other_beginning
  deploy "Anna" {
    rows = [
      [A, [bob]],
      [B, [grunt]],
    ]
  }
  modify "Strength" { by = 4 }
  rule "Dawn" {
    after = set_up()
    advance log { by = 10 }
  }
}

option "Weather" {
  default = fair
  variant "Foul" {
    modify "Strength" "foul" { by = -1 }
    deploy {
      rows = [[C, [bob]]]
    }
  }
  variant "Fair" {}
}
option "Length" {
  variant "Short" {}
  variant "Long" {
    excludes = [foul]
    modify "Strength" "long" { by = 20 }
  }
  variant "Endless" {
    needs = [foul]
    modify "Strength" "endless" { by = 30 }
  }
}
option "Seats" {
  variant "Two" {}
  variant "One" { players = [anna] }
}

test "Where things start, and the set-up on top of it, bottom to top" {
  scenario = plain
  expect {
    B    = [grunt, grunt, ann]
    C    = [grunt]
    A    = []
    that = log == 1 && strength == 1
  }
}
test "A scenario's own beginning, set-up and additions" {
  scenario = freedom
  expect {
    A    = [ann, bob]
    B    = [grunt]
    that = log == 12 && strength == 5
  }
}
test "A variant holds in every scenario" {
  scenario = plain
  variants = [foul]
  expect {
    C    = [grunt, bob]
    that = strength == 0
  }
}
test "What a variant needs comes with it" {
  scenario = plain
  variants = [endless]
  expect { that = strength == 30 && bob.at == C }
}
test "Variants of two options combine" {
  scenario = plain
  variants = [long, one]
  expect { that = strength == 21 }
}
test "Without a scenario the table is bare: no start, no set-up, nothing begins" {
  variants = [foul]
  expect { that = ann.at == supply && log == 0 && strength == 0 }
}
