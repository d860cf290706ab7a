# Expressions: pure, typed, over bound names, things and fields.

game "Expressions" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}

kind "field" {
  is     = space
  fields = { row = number, next_to = set(field) }
}
roster "field" {
  columns = [row, next_to]
  rows    = { A = [1, [B]], B = [2, [A, C]], C = [3, [B]], D = [9, []] }
}
kind "piece_of_mine" {
  is     = piece
  plural = "mine"
  fields = { worth = number }
}
roster "piece_of_mine" {
  columns = [worth, at]
  rows    = { One = [1, A], Two = [2, A], Five = [5, C] }
}
enum "call" { names = [low, high] }
table "Call" {
  given   = { n = number }
  returns = { call = call, steps = number }
  rows    = [["..2", low, 1], ["3..", high, 2]]
}
value "Twice" {
  given = { n = number, times = optional(number, 2) }
  base  = n * times
}

test "Operators" {
  scenario = standard
  expect { that = 2 + 3 * 4 - 1 == 13 && 7 % 4 == 3 && -(2) == 0 - 2 && 1 != 2 && 1 < 2 && 2 <= 2 && 3 > 2 && 3 >= 3 && !(1 == 2) && (true || false) }
}

test "&& and || look no further than they must" {
  scenario = standard
  expect { that = !(1 == 2 && floor(1, 0) == 1) && (1 == 1 || floor(1, 0) == 1) }
}

test "One of two: c ? a : b" {
  scenario = standard
  expect { that = (count(mine) > 2 ? 10 : 20) == 10 && (one.worth == 2 ? one : two) == two }
}

value "Calls Heard" {
  given = { all = bool }
  base  = all ? [high, low, high] : gathered(low)
}
value "Gathered" {
  given   = { x = call }
  returns = set(call)
  base    = [x]
}

test "Of a list and a set, a condition makes a set, whichever stands first" {
  scenario = standard
  expect { that = calls_heard(true) == [low, high] && count(calls_heard(true)) == 2 && calls_heard(false) == [low] }
  expect { that = count(1 == 1 ? gathered(high) : [low, low]) == 1 && count(1 == 2 ? gathered(high) : [low, low]) == 1 }
}

test "A comprehension filters a set, maps it to a list, or gathers sets" {
  scenario = standard
  expect {
    that = [for x in mine : x if x.worth > 1] == [two, five] && sum([for x in mine : x.worth * 2]) == 16 && [
      for f in [A, C] : f.mine
    ] == mine
  }
}

test "The splat gives the list of a field" {
  scenario = standard
  expect { that = sum(mine[*].worth) == 8 && max(A.mine[*].worth) == 2 && count(mine[*].at) == 3 }
}

test "A field of a set gathers what its members have" {
  scenario = standard
  expect { that = mine.at == [A, C] && fields.next_to == [A, B, C] && [A, C].mine == mine }
}

test "A list may say many sets and single things" {
  scenario = standard
  expect { that = count([A.mine, five]) == 3 }
}

test "Sets are equal when they hold the same" {
  scenario = standard
  expect { that = [one, two] == A.mine && A.mine != mine && union(A.mine, C.mine) == mine && but_not(mine, A.mine) == [five] }
}

test "Values are called by position; what is optional may be left out" {
  scenario = standard
  expect { that = twice(4) == 8 && twice(4, 3) == 12 }
}

test "A table of several results is read by their names" {
  scenario = standard
  let { answer = call(one.worth) }
  expect { that = answer.steps == 1 && call(7).call == high }
}

test "none(...) asks whether there is none; any(...) whether there is one" {
  scenario = standard
  expect { that = any(A.mine) && none(B.mine) && first(B.mine) == none && first(mine) == one && top(A.mine) == two && only(C.mine) == five }
}

test "Graph maps: neighbors, adjacent, distance" {
  scenario = standard
  expect { that = neighbors(B) == [A, C] && adjacent(A, B) && !adjacent(A, C) && distance(A, C) == 2 && distance(A, A) == 0 && distance(A, D) > 1000 }
}

test "Text shows values" {
  scenario = standard
  say { text = "${one} is worth ${one.worth}, all ${mine} ${sum(mine[*].worth)}" }
  expect { that = true }
}

enum "grade" { names = [poor, good] }
kind "medal" {
  is     = concept
  fields = { grade = grade, weight = number }
}
roster "medal" {
  columns = [grade, weight]
  rows    = { Tin = [poor, 9], Gold = [good, 5], Silver = [good, 3], Brass = [good, 5] }
}
test "The highest and the lowest" {
  given {
    A = [one, two]
    C = [five]
  }
  expect {
    that = highest({ for p in mine : p => p.worth }) == [five] && lowest({
      for p in mine : p => p.worth
      if p != one
    }) == [two]
  }
  expect { that = highest({ for p in mine : p => p.at == A ? 1 : 0 }) == [one, two] } # all who tie
  expect {
    that = none(highest({ for p in mine : p => p.worth if p.worth > 9 })) && first(lowest({
      for p in mine : p => p.worth
      if p.worth > 9
    })) == none
  }
  expect {
    that = highest({ for m in medals : m => m.grade }) == [gold, silver, brass] && lowest({
      for m in medals : m => [m.grade, -m.weight]
    }) == [tin]
  }
  expect {
    that = highest({ for m in medals : m => [m.grade, m.weight] }) == [gold, brass] && lowest({
      for m in medals : m => [-m.weight, m.grade]
    }) == [tin]
  }
  expect {
    that = sum(highest({ for n in [3, 7, 2, 7] : n => n % 4 })) == 17 && count(lowest({
      for n in numbers(1, 5) : n => n
    })) == 1
  }
  expect { that = only(lowest({ for p in mine : p => p.worth if p.worth > one.worth })) == two } # the next one up
}
