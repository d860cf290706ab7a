# The order of doing: if, match, each, repeat, break, return.

game "Flow" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}
player "Bert" {}
enum "weather" { names = [fair, rain, snow, fog] }
kind "step" { is = space }
step "A" {}
kind "man" {
  is     = piece
  plural = "men"
  traits = [bold]
  state  = { hits = number }
}
roster "man" {
  columns = [traits, hits]
  rows    = { Ann = [[], 1], Bob = [[bold], 3], Cid = [[bold], 2] }
}
kind "private" { is = piece }
private "Grunt" { count = 3 }
kind "diary" {
  is    = concept
  state = { log = number, weather = weather }
}
diary "Page" {}
rule "Write" {
  given = { digit = number }
  set page { log = page.log * 10 + digit }
}
rule "Write Him" {
  given = { man = man }
  run "Write" { digit = man == ann ? 1 : man == bob ? 2 : 3 }
}
value "Log" { base = page.log }

rule "Which" {
  given = { n = number }
  if "small" {
    when = n < 3
    run "Write" { digit = 1 }
  }
  else "middle" {
    when = n < 6
    run "Write" { digit = 2 }
  }
  else "large" {
    run "Write" { digit = 3 }
  }
}
test "if and else: the first whose condition holds" {
  run "Which" { n = 1 }
  run "Which" { n = 4 }
  run "Which" { n = 9 }
  expect { that = log == 123 }
}

rule "Under the Sky" {
  match {
    the = page.weather
    case fair {
      run "Write" { digit = 1 }
    }
    case rain snow {
      run "Write" { digit = 2 }
    }
    else {
      run "Write" { digit = 3 }
    }
  }
}
test "match goes by the names of an enum" {
  run "Under the Sky" {}
  set page { weather = snow }
  run "Under the Sky" {}
  set page { weather = fog }
  run "Under the Sky" {}
  expect { that = log == 123 }
}
rule "Greet" {
  given = { man = man }
  match man {
    case ann {
      run "Write" { digit = 1 }
    }
    case "Bob" {
      run "Write" { digit = 2 }
    }
    else {}
  }
}
test "match goes by a thing" {
  run "Greet" { man = bob }
  run "Greet" { man = cid }
  run "Greet" { man = ann }
  expect { that = log == 21 }
}

test "each goes through a set in order" {
  each man {
    from = all(men)
    run "Write Him" {}
  }
  expect { that = log == 123 }
}
test "each: highest figure first" {
  each man {
    from          = all(men)
    highest_first = man.hits
    run "Write Him" {}
  }
  expect { that = log == 231 }
}
test "each: lowest figure first" {
  each man {
    from         = all(men)
    lowest_first = man.hits
    run "Write Him" {}
  }
  expect { that = log == 132 }
}
test "each: of several figures a later one decides between equals" {
  each n {
    from          = [11, 32, 12, 31, 21]
    highest_first = [n % 10, n]
    run "Write" { digit = floor(n, 10) }
  }
  expect { that = log == 31321 } # 32 and 12, then 31, 21 and 11
}
test "each: an order leaves the list as it is, and equals in their order" {
  let { l = [2, 1, 3, 5, 4] }
  each n {
    from         = l
    lowest_first = n % 2
    run "Write" { digit = n }
  }
  expect { that = log == 24135 && first(l) == 2 }
}
test "each: when is asked as the turn of each comes" {
  each man {
    from = all(men)
    when = page.log == 0 || man.bold
    run "Write Him" {}
  }
  expect { that = log == 123 }
}
test "each goes through the set as it was at the beginning" {
  given { A = [ann, bob] }
  each man {
    from = A.men
    remove { the = A.men }
    run "Write Him" {}
  }
  expect { that = log == 12 }
}
test "each: a list, with repeats" {
  each n {
    from = [4, 2, 4]
    run "Write" { digit = n }
  }
  expect { that = log == 424 }
}
test "each: a player says who is next" {
  each man {
    from      = all(men)
    chosen_by = anna
    run "Write Him" {}
  }
  answer { man = cid }
  answer { man = ann }
  expect { that = log == 312 }
}
test "each: a player says who is next of those for whom the condition holds then" {
  each man {
    from      = all(men)
    chosen_by = bert
    when      = man.hits < 3
    run "Write Him" {}
  }
  answer { man = cid }
  expect { that = log == 31 }
}

test "repeat so many times; the label names the round" {
  repeat round {
    times = 3
    run "Write" { digit = round }
  }
  expect { that = log == 123 }
}
test "repeat while something holds, or until it does: asked before each round" {
  repeat {
    while = page.log < 100
    run "Write" { digit = 7 }
  }
  expect { that = log == 777 }
  repeat {
    until = page.log > 100
    run "Write" { digit = 1 }
  }
  expect { that = log == 777 }
}
test "times is counted at the beginning" {
  repeat round {
    times = ann.hits + 2
    set ann { hits = 9 }
    run "Write" { digit = round }
  }
  expect { that = log == 123 }
}
rule "Push On" {
  repeat round {
    while    = round < 5
    may_pass = round > 1
    player   = bert
    run "Write" { digit = round }
  }
}
test "may_pass: the player may pass before a round" {
  run "Push On" {}
  answer { go_on = true }
  pass {}
  expect { that = log == 12 }
}
test "may_pass: or go on to the end" {
  run "Push On" {}
  answer { go_on = true }
  answer { go_on = true }
  answer { go_on = true }
  expect { that = log == 1234 }
}
rule "Two Loops" {
  each man {
    from = all(men)
    repeat round {
      run "Write" { digit = round }
      if "twice is enough" {
        when = round == 2 && man == ann
        break {}
      }
      if "that is all" {
        when = round == 3
        break "man" {}
      }
    }
    run "Write" { digit = 9 }
  }
  run "Write" { digit = 8 }
}
test "break leaves the innermost loop, or the one that it names" {
  run "Two Loops" {}
  expect { that = log == 1291238 }
}
rule "Until Enough" {
  each man {
    from = all(men)
    run "Write" { digit = 1 }
    if "enough" {
      when = man == bob
      return {}
    }
  }
  run "Write" { digit = 9 }
}
rule "Behind It" {
  after = until_enough()
  run "Write" { digit = 2 }
}
test "return leaves the rule that it stands in, loops and all; its after rules come" {
  run "Until Enough" {}
  expect { that = log == 112 }
}
menu "Short" { player = anna }
action "Write Once" {
  menu = short
  run "Write" { digit = 3 }
  if "always" {
    when = log > 0
    return {}
  }
  run "Write" { digit = 4 }
}
test "return leaves an action" {
  offer "Short" {}
  take "Write Once" {}
  expect { that = log == 3 }
}
test "set reads all figures before it changes any" {
  given { A = [ann, bob] }
  set {
    the  = A.men
    hits = ann.hits + 1
  }
  expect { that = ann.hits == 2 && bob.hits == 2 }
}
test "Names that a loop binds end with it" {
  each man {
    from = [ann]
    run "Write Him" {}
  }
  each man {
    from = [bob]
    run "Write Him" {}
  }
  expect { that = log == 12 }
}
