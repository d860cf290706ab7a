# Choices of a set: in any order, exactly so many, and with a limit on a total.

game "Choices of Sets" {
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
  fields = { price = number }
}
roster "man" {
  columns = [price]
  rows    = { Ann = [400], Bob = [300], Cid = [300], Dan = [600] }
}
kind "grunt" {
  is     = piece
  fields = { price = number }
}
grunt "Private" {
  count = 3
  price = 2
}
enum "color" { names = [red, green, blue] }
track "Log" { boxes = numbers(0, 100) }

test "The members come in any order" {
  given { A = [ann, bob, cid, dan] }
  choose crew {
    from  = A.men
    up_to = 3
  }
  answer { crew = [dan, ann, cid] }
  expect { that = crew == [ann, cid, dan] }
}
test "Who comes last leaves the others to be chosen" {
  given { A = [ann, bob, cid] }
  choose crew {
    from     = A.men
    up_to    = 2
    at_least = 2
  }
  answer { crew = [cid, ann] }
  expect { that = crew == [ann, cid] }
}
rule "Take Two" {
  choose some {
    from  = men
    up_to = 2
  }
  move {
    the = some
    to  = out
  }
}
rule "Take Two Twice" {
  repeat {
    times = 2
    run "Take Two" {}
  }
}
test "A full set ends its choice; the same one asked again is a choice of its own" {
  given { A = [ann, bob, cid, dan] }
  run "Take Two Twice" {}
  answer { some = [dan, ann] }
  answer { some = [cid] }
  expect { that = A.men == [bob] }
}
test "Names of an enum in any order" {
  choose some {
    from  = [red, green, blue]
    up_to = 2
  }
  answer { some = [blue, red] }
  expect { that = some == [red, blue] }
}
test "A list that holds one twice is asked for it once" {
  choose some {
    from    = [for n in [2, 1, 2] : n == 2 ? blue : red]
    exactly = 2
  }
  expect { that = some == [red, blue] }
}
test "Of like ones one is offered at a time" {
  given { A = [private, private, private, ann] }
  choose crew {
    from    = A.pieces
    exactly = 3
  }
  answer { crew = [private, ann, private] }
  expect { that = count(crew) == 3 && contains(crew, ann) }
}

test "exactly: no fewer, and no more is asked" {
  given { A = [ann, bob, cid] }
  choose crew {
    from    = A.men
    exactly = 2
  }
  answer { crew = [cid, bob] }
  expect { that = crew == [bob, cid] }
}
test "exactly as many as there are answers itself" {
  given { A = [ann, bob] }
  choose crew {
    from    = A.men
    exactly = 2
  }
  expect { that = crew == [ann, bob] }
}
test "exactly more than there are: none" {
  given { A = [ann, bob] }
  choose crew {
    from    = A.men
    exactly = 3
    none {
      advance log { by = 1 }
    }
  }
  expect { that = none(crew) && log == 1 }
}
test "exactly nobody: nobody is asked" {
  given { A = [ann, bob] }
  choose crew {
    from    = A.men
    exactly = 0
  }
  expect { that = none(crew) }
}

test "total: whoever is too dear for what is left is not offered" {
  given { A = [ann, bob, cid, dan] }
  choose army {
    from    = A.men
    total   = army.price
    at_most = 1000
  }
  refuse { army = [dan, ann, bob] }
  refuse { army = [ann, bob, cid, dan] }
  answer { army = [ann, cid, bob] }
  expect { that = army == [ann, bob, cid] }
}
test "total: spent to the last, nothing more is asked" {
  given { A = [ann, bob, cid, dan] }
  choose army {
    from    = A.men
    total   = army.price
    at_most = 1000
  }
  answer { army = [dan, ann] }
  expect { that = army == [ann, dan] }
}
test "total with at_least: what would leave too little for the others is not offered" {
  given { A = [ann, bob, cid, dan] }
  choose army {
    from     = A.men
    total    = army.price
    at_most  = 1000
    at_least = 3
  }
  refuse { army = dan }
  answer { army = [bob, ann, cid] }
  expect { that = army == [ann, bob, cid] }
}
test "total with exactly and up_to" {
  given { A = [ann, bob, cid, dan] }
  choose pair {
    from    = A.men
    total   = pair.price
    at_most = 900
    exactly = 2
  }
  answer { pair = [dan, cid] }
  choose few {
    from    = A.men
    total   = few.price
    at_most = 900
    up_to   = 1
    require "is not chosen already" { that = !contains(pair, few) }
  }
  answer { few = bob }
  expect { that = pair == [cid, dan] && few == [bob] }
}
test "total: nobody is cheap enough" {
  given { A = [ann, dan] }
  choose army {
    from    = A.men
    total   = army.price
    at_most = 100
    none {
      advance log { by = 3 }
    }
  }
  expect { that = none(army) && log == 3 }
}
test "total: what may be chosen together is too dear for as many as must be" {
  given { A = [ann, bob, dan] }
  choose army {
    from    = A.men
    total   = army.price
    at_most = 600
    exactly = 2
    none {
      advance log { by = 4 }
    }
  }
  expect { that = none(army) && log == 4 }
}
test "Likes count one by one" {
  given { A = [private, private, private] }
  choose army {
    from    = A.grunts
    total   = army.price
    at_most = 5
  }
  answer { army = [private, private] }
  expect { that = count(army) == 2 }
}

rule "Two of Four" {
  given = { men = set(man) }
  choose crew {
    from    = men
    exactly = 2
  }
  choose one { from = numbers(1, 2) }
}
rule "Up to Two" {
  given = { men = set(man) }
  choose crew {
    from  = men
    up_to = 2
  }
  choose one { from = numbers(1, 2) }
}
rule "For 700" {
  given = { men = set(man) }
  choose crew {
    from     = men
    total    = crew.price
    at_most  = 700
    at_least = 2
  }
  choose one { from = numbers(1, 2) }
}
test "A set is counted once, whatever the order" {
  given { A = [ann, bob, cid, dan] }
  run "Two of Four" { men = A.men }
  expect { perft = [3, 6, 12] } # six pairs; the last never begins one
}
test "A set of up to so many, too" {
  given { A = [ann, bob, cid] }
  run "Up to Two" { men = A.men }
  expect { perft = [4] } # each of them, and nobody
}
test "A set with a total, too" {
  given { A = [ann, bob, cid, dan] }
  run "For 700" { men = A.men }
  expect { perft = [2, 3, 6] } # ann with bob or cid, bob with cid
}
