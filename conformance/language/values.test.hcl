# Values: base, then the sum of by, then at_least, then at_most, then to. Ranks decide inside a
# step.

game "Values" {
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
  traits = [bold]
  state  = { bonus = number, floor = number, cap = number, fixed = maybe(number), hit = bool }
  value "Courage" {
    base = 2
    modifier "bold" {
      when = self.bold
      by   = 1
    }
  }
}
man "Ann" { traits = [bold] }
man "Bob" {}
box "Table" { in_force = true }
kind "charm" { is = card }

value "Luck" {
  given = { man = man }
  base  = 3
  modifier "bonus" { by = man.bonus }
  modifier "another bonus" { by = man.bonus * 10 }
  modifier "at least" { at_least = man.floor }
  modifier "at most" {
    when    = man.cap > 0
    at_most = man.cap
  }
  modifier "fixed" {
    when = man.fixed != none
    to   = man.fixed
  }
}
value "Pace" { # of several bases the last one that holds
  given = { man = man }
  base  = 1
  modifier "hit" {
    when = man.hit
    base = 5
  }
  modifier "hit and bold" {
    when = man.hit && man.bold
    base = 7
  }
}
value "Friends" { # a set: base, also, but_not, to
  given = { man = man }
  base  = [ann]
  modifier "himself" { also = [man] }
  modifier "not the hit" { but_not = [for m in all(men) : m if m.hit] }
}
value "Place to Be" {
  returns = place
  base    = A
  modifier "Ann is hit" {
    when = ann.hit
    to   = table
  }
}
value "Steps Down" { # a value may ask itself: it says what it gives
  given   = { n = number }
  returns = number
  base    = n <= 0 ? 0 : 1 + steps_down(n - 1)
}

charm "Clover" {
  count = 2
  modify "Luck" { by = 100 }
}
charm "Iron" {
  modify "Luck" "iron" { base = 50 }
}
charm "Lead" {
  modify "Luck" "lead" {
    when = man.hit
    to   = -1
  }
}

test "Base, and the sum of by" {
  expect { that = luck(ann) == 3 }
  set ann { bonus = 2 }
  expect { that = luck(ann) == 3 + 2 + 20 && luck(bob) == 3 }
}

test "at_least comes after by, at_most after at_least, to at the end" {
  set ann {
    bonus = -1
    floor = 4
  }
  expect { that = luck(ann) == 4 }
  set ann { cap = 2 }
  expect { that = luck(ann) == 2 }
  set ann { fixed = 77 }
  expect { that = luck(ann) == 77 }
}

test "Of several bases in one value's list the later wins" {
  expect { that = pace(ann) == 1 }
  set {
    the = [ann, bob]
    hit = true
  }
  expect { that = pace(bob) == 5 && pace(ann) == 7 }
}

test "A set: also, then but_not" {
  expect { that = friends(bob) == [ann, bob] }
  set ann { hit = true }
  expect { that = friends(bob) == [bob] }
}

test "A value of any type has a base and may have a to" {
  expect { that = place_to_be == A }
  set ann { hit = true }
  expect { that = place_to_be == table }
}

test "A value of a kind is a word after the dot" {
  expect { that = ann.courage == 3 && bob.courage == 2 }
}

modify "Courage" "it is dark" { # from outside the kind, self is the one that is asked
  when = A.men == [self]
  by   = 5
}

test "A value of a kind may be modified elsewhere, too" {
  given { A = [bob] }
  expect { that = bob.courage == 7 && ann.courage == 3 }
}

test "Cards in force modify; each copy counts" {
  given { table = [clover] }
  expect { that = luck(ann) == 103 }
  given { table = [clover, clover] }
  expect { that = luck(ann) == 203 }
}

test "A base from a card goes over the value's own, and still takes what is added" {
  given { table = [iron, clover] }
  expect { that = luck(ann) == 150 }
}

test "to is final: nothing else counts" {
  given { table = [lead, clover] }
  set ann { hit = true }
  expect { that = luck(ann) == -1 && luck(bob) == 103 }
}

test "A card in the supply, or face down, says nothing" {
  given { table = [clover] }
  move {
    the  = table.charms
    to   = table
    face = down
  }
  expect { that = luck(ann) == 3 }
}

test "A value that asks itself" {
  expect { that = steps_down(5) == 5 }
}
