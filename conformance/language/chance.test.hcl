# Chance: dice, pools, tables; seeds and scripted throws.

game "Chance" {
  language = 1
  begin    = begin_here
}
player "Anna" {}
kind "gun" {
  is     = piece
  fields = { dice = number, die = die }
}
gun "Long Tom" {
  dice = 2
  die  = d8
}
track "Tally" { boxes = numbers(0, 100) }
rule "Begin Here" {
  roll a { dice = d6 }
  advance tally { by = a }
  may "go on" {
    roll b { dice = pool(3, d6) }
    advance tally { by = max(b) }
  }
}
rule "Fire" {
  roll hits { dice = pool(long_tom.dice, long_tom.die) }
  advance tally { by = sum(hits) + 10 * count_at_least(hits, 7) + 20 * count_exactly(hits, 1) }
}

kind "square" { is = space }
square "D6" {}
rule "Throw" {
  returns = number
  roll one { dice = d6 }
  roll two { dice = pool(1, d6) }
  return { the = one + sum(two) }
}
test "Where dice are thrown d6 is the die, whatever else is called so" {
  rolls = [6, 5]
  run "Throw" total {}
  expect { that = total == 11 && D6.square }
}

test "One die is a number, a pool a list" {
  rolls = [6, 2, 5, 3]
  run "Begin Here" {}
  answer { go_on = true }
  expect { that = tally == 11 }
}
test "Dice of a figure; counting results" {
  rolls = [8, 1]
  run "Fire" {}
  expect { that = tally == 39 }
}
test "The same seed gives the same throws" {
  scenario = standard
  seed     = 5
  pass {}
  let { thrown = 1 }
  expect { that = tally >= 1 && tally <= 6 }
}
test "A throw lies between 1 and its sides" {
  seed = 9
  repeat {
    times = 50
    roll n { dice = d4 }
    if "never" {
      when = n < 1 || n > 4
      advance tally {}
    }
  }
  expect { that = tally == 0 }
}
