# Choices: one of many, several, none, may, who is asked.

game "Choices" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}
player "Bert" {}
side "Reds" { player = bert }
kind "step" { is = space }
step "A" {}
kind "man" {
  is     = piece
  plural = "men"
  traits = [bold]
}
roster "man" {
  columns = [traits, count]
  rows    = { Ann = [[], 1], Bob = [[bold], 1], Cid = [[bold], 1], Dan = [[], 1] }
}
kind "grunt" { is = piece }
grunt "Private" { count = 3 }
track "Log" { boxes = numbers(0, 100) }
track "Yes" { boxes = numbers(0, 10) }

test "One of a set, a list, numbers" {
  given { A = [ann, bob, cid] }
  choose man { from = A.men }
  answer { man = bob }
  choose n { from = numbers(2, 4) }
  answer { n = 3 }
  choose m { from = [7, 9] }
  answer { m = 9 }
  expect { that = man == bob && n == 3 && m == 9 }
}
test "require filters the candidates one by one" {
  given { A = [ann, bob, cid] }
  choose man {
    from = A.men
    require "he is bold" { that = man.bold }
  }
  refuse { man = ann }
  answer { man = cid }
  expect { that = man == cid }
}
test "may_pass: nobody" {
  given { A = [ann] }
  choose man {
    from     = A.men
    may_pass = true
  }
  answer { man = none }
  expect { that = man == none }
}
test "may_pass, and nothing to choose from: nobody is asked" {
  choose man {
    from     = A.men
    may_pass = true
  }
  expect { that = man == none }
}
test "What happens when there is nothing to choose" {
  choose man {
    from = A.men
    none {
      advance log { by = 7 }
    }
  }
  expect { that = man == none && log == 7 }
}
rule "Leaves" {
  returns = man
  choose man {
    from = A.men
    none {
      return { the = dan }
    }
  }
  return { the = man } # after a none that leaves, the name is sure
}
test "none that leaves the rule leaves the name sure" {
  run "Leaves" him {}
  expect { that = him == dan }
  given { A = [cid] }
  run "Leaves" her {}
  expect { that = her == cid }
}
test "A single candidate is chosen by itself" { # where one option is left, tests and screens answer it
  given { A = [bob] }
  choose man { from = A.men }
  expect { that = man == bob }
}

test "up_to: a set, asked one by one, until done" {
  given { A = [ann, bob, cid, dan] }
  choose men_here {
    from  = A.men
    up_to = 3
  }
  answer { men_here = [ann, cid] }
  expect { that = men_here == [ann, cid] }
}
test "up_to: it may be nobody" {
  given { A = [ann, bob] }
  choose some {
    from  = A.men
    up_to = 2
  }
  answer { some = [] }
  expect { that = none(some) }
}
test "up_to = any: as many as there are, or nobody" {
  given { A = [ann, bob, cid, dan] }
  choose all_of_them {
    from  = A.men
    up_to = any
  }
  answer { all_of_them = [ann, bob, cid, dan] }
  expect { that = count(all_of_them) == 4 }
  choose some {
    from  = A.men
    up_to = any
  }
  answer { some = [] }
  expect { that = none(some) }
  choose many {
    from     = A.men
    up_to    = any
    at_least = 2
  }
  answer { many = [ann, dan] }
  expect { that = many == [ann, dan] }
}
test "at_least" {
  given { A = [ann, bob, cid] }
  choose two {
    from     = A.men
    up_to    = 2
    at_least = 2
  }
  answer { two = [bob, cid] }
  expect { that = two == [bob, cid] }
}
test "up_to with a requirement for each" {
  given { A = [ann, bob, cid, dan] }
  choose some {
    from  = A.men
    up_to = 4
    require "he is bold" { that = some.bold }
  }
  answer { some = [bob, cid] }
  expect { that = some == [bob, cid] }
}
test "Who is asked: a player, or a side's" {
  given { A = [ann, bob] }
  choose x {
    from   = A.men
    player = bert
  }
  answer { x = ann }
  choose y {
    from   = A.men
    player = reds
  }
  answer { y = bob }
  expect { that = controller(reds) == bert && x == ann && y == bob }
}

test "Like pieces are offered once" {
  given { A = [private, private, ann] }
  choose piece { from = A.pieces }
  answer { piece = private }
  expect { that = piece.private }
}

test "Several of like pieces" {
  put low {
    from = private.supply
    to   = A
  }
  put high {
    from = private.supply
    to   = A
  }
  choose two {
    from  = A.grunts
    up_to = 2
  }
  answer { two = [low, high] }
  expect { that = count(two) == 2 }
}
test "At least two of three like pieces" {
  given { A = [private, private, private] }
  choose two {
    from     = A.grunts
    up_to    = 2
    at_least = 2
  }
  expect { that = count(two) == 2 }
}
test "The one on top of its like" {
  given { A = [private, private, private] }
  choose one {
    from = A.grunts
    require "it lies on top" { that = one.on_top }
  }
  expect { that = one == top(A.grunts) }
}

rule "Ask" {
  may "count it" {
    advance yes {}
  }
  advance log {}
}
test "may: yes" {
  run "Ask" {}
  answer { count_it = true }
  expect { that = yes == 1 && log == 1 }
}
test "may: no" {
  run "Ask" {}
  pass {}
  expect { that = yes == 0 && log == 1 }
}

# ----------------------------------------------------------------- choices that are not always made
rule "Take the Bold Along" {
  given = { how_many = number }
  choose man {
    when = how_many > 0
    from = A.men
    require "he is bold" { that = man.bold }
  }
  advance yes { by = man == none ? 0 : man == bob ? 2 : 3 }
  choose more {
    when  = how_many > 1
    from  = A.men
    up_to = how_many - 1
  }
  advance log { by = count(more) }
}
test "when holds: it is asked, among those who pass" {
  given { A = [ann, bob, cid] }
  run "Take the Bold Along" { how_many = 3 }
  refuse { man = ann }
  answer { man = cid }
  answer { more = [ann, bob] }
  expect { that = yes == 3 && log == 2 }
}
test "when does not hold: nothing is asked, the name is none, a set is empty" {
  given { A = [ann, bob, cid] }
  run "Take the Bold Along" { how_many = 0 }
  expect { that = yes == 0 && log == 0 }
}
test "The first is asked and the second is not" {
  given { A = [ann, bob, cid] }
  run "Take the Bold Along" { how_many = 1 }
  answer { man = bob }
  expect { that = yes == 2 && log == 0 }
}
menu "Outing" {
  player = anna
  actor  = all(men)
}
action "Go Out" {
  menu = outing
  choose with {
    when = actor.bold
    from = [for m in all(men) : m if m != actor]
    require "he is bold too" { that = with.bold }
  }
  choose n { from = numbers(1, 2) }
  advance yes { by = n }
  if "not alone" {
    when = with != none
    advance log { by = n }
  }
}
test "In the head of an action it is part of the decision where it is made" {
  offer "Outing" {}
  expect { perft = [8] } # ann 1, ann 2, bob with cid 1 and 2, cid with bob, dan
  refuse "Go Out" {
    actor   = bob
    with    = dan
    because = "he is bold too"
  }
  refuse "Go Out" {
    actor = ann
    with  = bob
  }
  take "Go Out" {
    actor = bob
    with  = cid
    n     = 2
  }
  expect { that = yes == 2 && log == 2 }
}
test "Where it is not made the other choices are made all the same" {
  offer "Outing" {}
  take "Go Out" {
    actor = dan
    n     = 1
  }
  expect { that = yes == 1 && log == 0 }
}
rule "Dress" {
  choose what { from = [private, private] }
  put one {
    from = what.supply
    to   = A
  }
}
test "A design that is chosen is named as such" {
  run "Dress" {}
  answer { what = private }
  expect { A = [private] }
}

rule "Promote One" {
  choose man {
    from      = A.men.bold
    or_return = true
  }
  move man { to = supply }
  advance log { by = 1 }
}
rule "It Is Told" {
  after = promote_one()
  advance log { by = 10 }
}
rule "Promote Some" {
  each round {
    from = numbers(1, 3)
    choose man {
      from      = A.men
      or_return = true
      require "bold" { that = man.bold }
    }
    move man { to = supply }
    advance log { by = 1 }
  }
  advance log { by = 10 }
}
test "or_return: where there is nothing to choose the rule is left; its after rules still come" {
  given { A = [bob] }
  run "Promote One" {}
  expect { that = log == 11 }
  run "Promote One" {}
  expect { that = log == 21 }
}
test "or_return inside a loop leaves the rule, loop and all" {
  given { A = [ann, bob, cid] }
  run "Promote Some" {}
  answer { man = cid }
  expect {
    A    = [ann]
    that = log == 2
  }
}
test "never_empty: nothing is different where there is something" {
  given { A = [ann, bob] }
  choose who {
    from        = A.men
    never_empty = true
  }
  answer { who = bob }
  choose some {
    from        = A.men
    up_to       = 3
    never_empty = true
  }
  answer { some = [ann, bob] }
  draw fewer {
    from        = A
    to          = out
    count       = 3
    never_empty = true
  }
  draw nobody {
    from        = A
    to          = out
    count       = 0
    never_empty = true
  }
  expect { that = who == bob && count(some) == 2 && count(fewer) == 2 && none(nobody) }
}
