# Events filtered by the names of things.

game "Names" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}
kind "step" { is = space }
step "A" {}
step "B" {}
kind "man" { is = piece }
man "Bob" {}
track "Comings" { boxes = numbers(0, 9) }
rule "Bob Comes to B" {
  after = enter(bob, B)
  advance comings {}
}

test "A piece by its name and a place by its name" {
  move bob { to = A }
  expect { that = comings == 0 }
}

# A rule that is given a set of an enum's names tells it to those bound to it, also when there are
# none.
enum "day" { names = [one, two, three] }
track "Told" { boxes = numbers(0, 99) }
rule "Days" { given = { days = set(day) } }
rule "Days Are Counted" {
  given = { days = set(day) }
  after = days(days)
  advance told { by = 10 + count(days) }
}
rule "Day Two Is Heard" {
  after = days(two)
  advance told { by = 50 }
}

test "A set of names is bound as it is" {
  run "Days" { days = [one, three] }
  expect { that = told == 12 }
}
test "An empty one, too" {
  run "Days" { days = [] }
  expect { that = told == 10 }
}
test "A set of names is filtered by one of them" {
  run "Days" { days = [two] }
  expect { that = told == 61 }
}

rule "Men" { given = { men = set(man) } }
rule "Bob Is Among Them" {
  after = men(bob)
  advance told {}
}
test "A set of things is filtered by one of them" {
  run "Men" { men = [bob] }
  run "Men" { men = [] }
  expect { that = told == 1 }
}
