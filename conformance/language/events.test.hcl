# Events and hooks: what runs before, instead and after; in which order; how names bind and filter.

game "Events" {
  language = 1
  begin    = the_start
}
player "Anna" {}
kind "step" { is = space }
kind "lane" {
  is     = path
  of     = step
  length = 4
}
lane "L" {}
kind "gate" { is = space }
gate "Arch" {}
box "Pen" {}
kind "man" {
  is     = piece
  plural = "men"
  sides  = [fresh, tired]
}
kind "rider" { is = man }
man "Ann" {}
man "Bob" {}
rider "Rune" {}
kind "trick" { is = card }
trick "Rain" {}
trick "Snow" {}

# A diary of what ran, in order: each rule writes its digit.
kind "diary" {
  is    = concept
  state = { log = number }
}
diary "Diary Page" {}
rule "Write" {
  given = { digit = number }
  set diary_page { log = diary_page.log * 10 + digit }
}
value "Log" { base = diary_page.log }
rule "The Start" {
  run "Write" { digit = 9 }
}

# ------------------------------------------------------------------------------------ around a rule
rule "Work" {
  given   = { man = man }
  returns = number
  run "Write" { digit = 3 }
  return { the = 10 }
}
rule "Before Work" {
  given  = { man = man }
  before = work(man)
  run "Write" { digit = 2 }
}
rule "After Work" {
  given = { man = man }
  after = work(man)
  run "Write" { digit = 4 }
}
rule "A Rider Works Otherwise" { # filtered by its type
  given      = { rider = rider }
  instead_of = work(rider)
  returns    = number
  run "Write" { digit = 5 }
  return { the = 20 }
}
rule "Bob Is Helped" { # filtered by equality; replaced, and then done after all
  instead_of = work(bob)
  returns    = number
  over       = [a_rider_works_otherwise]
  when       = bob.tired
  run "Write" { digit = 6 }
  proceed printed {}
  run "Write" { digit = 7 }
  return { the = printed + 1 }
}
rule "Ask for Work" {
  given = { man = man }
  run "Work" n {}
  set diary_page { log = diary_page.log * 100 + n }
}

test "before, the rule, after" {
  run "Ask for Work" { man = ann }
  expect { that = log == 23410 }
}
test "instead_of replaces the rule whole: its own before and after rules do not run" {
  run "Ask for Work" { man = rune }
  expect { that = log == 520 }
}
test "proceed carries out the replaced rule after all, with what is bound before and after it" {
  flip bob { to = tired }
  run "Ask for Work" { man = bob }
  expect { that = log == 6234711 }
}
test "A replacing rule whose condition does not hold is passed over" {
  run "Ask for Work" { man = bob }
  expect { that = log == 23410 }
}

# ---------------------------------------------------------------------------------- built-in events
rule "Into the Gate" { # one kind: once for each piece
  given = { man = man }
  after = enter(man, arch)
  run "Write" { digit = 1 }
}
rule "All into the Gate" { # a set: once for each move
  given = { men = set(man), from = place }
  after = enter(men, arch, from)
  run "Write" { digit = 2 + count(men) }
}
rule "A Rider at the Pen" {
  given  = { rider = rider }
  before = enter(rider, pen)
  run "Write" { digit = 7 }
}
rule "Who Leaves" {
  given = { man = man, here = step }
  after = leave(man, here)
  run "Write" { digit = 8 }
}
rule "Turned" {
  given = { man = man }
  after = flip(man)
  when  = diary_page.log > 0
  run "Write" { digit = 6 }
}
rule "Gone" {
  given  = { man = man }
  before = remove(man)
  run "Write" { digit = 5 }
}
rule "Shown" {
  given = { trick = trick }
  after = reveal(trick)
  run "Write" { digit = 9 }
}
rule "Not There" { # what a rule before the move has moved away goes no further
  given  = { man = man }
  before = enter(man, L-4)
  when   = man == bob
  move bob { to = pen }
}

test "One kind runs once for each piece, a set once for each move" {
  given { Pen = [ann, bob] }
  move {
    the = pen.men
    to  = arch
  }
  expect { that = log == 114 }
}
test "A kind filters by its type" {
  given { Arch = [ann, rune] }
  move {
    the = arch.men
    to  = pen
  }
  expect { that = log == 7 }
}
test "leave, flip, remove, reveal" {
  given {
    L-1 = [ann, rune]
    Pen = [rain]
  }
  move rune { to = L-2 }
  flip ann {}
  remove ann {}
  reveal rain {}
  expect { that = log == 86589 }
}
test "What a rule before the move has moved away goes no further" {
  given { L-1 = [bob] }
  move bob { to = L-4 }
  expect { Pen = [bob] }
}
test "Where pieces come from two places, each place is a move of its own" {
  given {
    L-1 = [ann]
    Pen = [bob]
  }
  move {
    the = [ann, bob]
    to  = arch
  }
  expect { that = count(arch.men) == 2 && log == 81313 }
}

# ------------------------------------------------------------------------------- redo, stop, set_up
rule "Throw" {
  given   = { man = man }
  returns = number
  run "Write" { digit = 1 }
  roll n { dice = d6 }
  return { the = n }
}
rule "Again" {
  given = { man = man }
  after = throw(man)
  when  = man.fresh
  run "Write" { digit = 2 }
  flip man {}
  redo {}
}
rule "Before the Throw" {
  given  = { man = man }
  before = throw(man)
  when   = man.fresh
  run "Write" { digit = 3 }
}
rule "Throw and Say" {
  given = { man = man }
  run "Throw" n {}
  set diary_page { log = diary_page.log * 10 + n }
}
test "redo carries the rule out again, and drops what it gave; before rules do not come again, after rules do" {
  rolls = [4, 5]
  run "Throw and Say" { man = ann }
  expect { that = log == 312615 } # 6: his flip
}

rule "Long Day" {
  run "Write" { digit = 1 }
  each man {
    from = [ann, bob]
    run "Errand" {}
    run "Write" { digit = 2 }
  }
  run "Write" { digit = 3 }
}
rule "Errand" {
  given = { man = man }
  run "Write" { digit = 4 }
}
rule "Home" {
  after = long_day()
  run "Write" { digit = 9 }
}
rule "Enough" {
  given = { man = man }
  after = errand(man)
  when  = man.tired
  stop "Long Day" {}
}
test "A rule that is not stopped" {
  run "Long Day" {}
  expect { that = log == 1424239 }
}
test "stop leaves a rule in progress however deep; its after rules still come" {
  flip bob { to = tired }
  run "Long Day" {}
  expect { that = log == 14249 }
}

rule "Placed at the Start" {
  after = set_up()
  move ann { to = L-1 }
}
rule "Before Anything Lies There" {
  before = set_up()
  run "Write" { digit = 1 }
}
test "set_up is an event" {
  scenario = standard
  expect {
    L-1  = [ann]
    that = log == 19 # before set-up; then the rule with which the game begins
  }
}

# What a rule is given may be a set: of names, or an empty one. A name that is bound to it filters
# by its kind, and what nothing is left of is not meant.
enum "sky" { names = [clear, cloud, storm] }
rule "Forecast" { given = { skies = set(sky), who = set(man) } }
rule "Those Who Hear It" {
  given = { skies = set(sky), who = set(man) }
  after = forecast(skies, who)
  run "Write" { digit = count(skies) }
  run "Write" { digit = 7 + count(who) }
}
test "A set of names is told, and so is an empty set" {
  run "Forecast" {
    skies = [clear, storm]
    who   = [ann, bob]
  }
  expect { that = log == 29 }
  run "Forecast" {
    skies = []
    who   = []
  }
  expect { that = log == 2907 }
}
