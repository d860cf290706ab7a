# Menus and actions: what may be done, by whom, and why not.

game "Actions" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}
player "Anna" {}
player "Bert" {}
side "Reds" { player = anna }
side "Blues" { player = bert }
kind "step" { is = space }
kind "lane" {
  is     = path
  of     = step
  length = 4
}
lane "L" {}
kind "man" {
  is     = piece
  plural = "men"
  sides  = [fresh, tired]
  traits = [bold]
  fields = { side = side }
  value "at_number" { base = first([for s in steps : s.number if s == self.at]) == none ? 0 : only([for s in steps : s.number if s == self.at]) }
}
roster "man" {
  columns = [traits, side]
  rows    = { Ann = [[], reds], Bob = [[bold], reds], Cid = [[], blues] }
}
box "Table" { in_force = true }
kind "omen" { is = card }
omen "Frost" {
  forbid "Sit" { because = "the ground is cold" }
}
omen "Curfew" {
  forbid "Orders" {
    when    = actor.bold
    because = "the bold stay at home"
  }
}
track "Points" {
  boxes = numbers(0, 20)
  start = 10
}
track "Log" { boxes = numbers(0, 99) }

menu "Orders" {
  given  = { side = side }
  player = side
  actor  = [for m in men : m if m.side == side]
  fields = { cost = number, loud = bool }
  require "is fresh" { that = actor.fresh }
}
action "Walk" {
  menu = orders
  cost = 2
  loud = true
  choose to { from = [for s in steps : s if s.number == actor.at_number + 1] }
  require "nobody stands there" { that = none(to.men) }
  move actor { to = to }
}
action "Sit" {
  menu = orders
  cost = 0
  flip actor { to = tired }
}
action "Rest" {
  menu = orders
  cost = 1
  except "Orders" "is fresh" {} # this one is for the tired
  require "is tired" { that = actor.tired }
  flip actor { to = fresh }
}
action "Swap" { # a choice after the first effect is a decision of its own
  menu = orders
  cost = 1
  flip actor {}
  choose other {
    from = [for m in men : m if m != actor]
    none {}
  }
  if "somebody" {
    when = other != none
    flip other {}
  }
}
action "Leap" { # let, choose and require together make one decision
  menu = orders
  cost = 3
  let { reach = actor.bold ? 3 : 2 }
  choose to {
    from = steps
    require "within reach" { that = to.number > actor.at_number && to.number <= actor.at_number + reach }
  }
  require "it is free" { that = none(to.men) }
  move actor { to = to }
}
rule "Pay" { # an event of the menu tells what it is given, the actor, and which action it is
  given = { side = side, man = man, act = orders }
  after = orders(side, man, act)
  advance points { by = -act.cost }
  if "loud" {
    when = act.loud
    advance log { by = 10 }
  }
}
rule "Before Walking" {
  given  = { man = man }
  before = walk(any, man)
  advance log {}
}

test "Every action of the menu that is legal now is offered, with its actor and its choices" {
  given {
    L-1 = [ann]
    L-3 = [bob]
  }
  offer "Orders" { side = reds }
  take "Walk" { # one decision: walk ann-l-2
    actor = ann
    to    = L-2
  }
  expect {
    L-2  = [ann]
    that = points == 8 && log == 11
  }
}
test "The first requirement that fails is the reason" {
  given {
    L-1 = [ann]
    L-2 = [bob]
  }
  flip bob {}
  offer "Orders" { side = reds }
  refuse "Walk" {
    actor   = bob
    because = "is fresh"
  }
  refuse "Walk" {
    actor   = ann
    because = "nobody stands there"
  }
  refuse "Rest" {
    actor   = ann
    because = "is tired"
  }
  refuse "Walk" {
    actor   = cid
    because = "no actor can take it"
  }
}
test "An action may waive a requirement of its menu" {
  given { L-1 = [bob] }
  flip bob {}
  offer "Orders" { side = reds }
  take "Rest" { actor = bob }
  expect { that = bob.fresh && points == 9 && log == 0 }
}
test "A requirement inside a choose refuses one candidate" {
  given { L-1 = [ann] }
  offer "Orders" { side = reds }
  refuse "Leap" {
    actor   = ann
    to      = L-4
    because = "within reach"
  }
  take "Leap" {
    actor = ann
    to    = L-3
  }
  expect { L-3 = [ann] }
}
test "A leading let serves the choices after it" {
  given { L-1 = [bob] }
  offer "Orders" { side = reds }
  take "Leap" {
    actor = bob
    to    = L-4
  }
  expect { L-4 = [bob] }
}
test "A choice after the first effect is a decision of its own" {
  given {
    L-1 = [bob]
    L-2 = [ann]
    L-3 = [cid]
  }
  offer "Orders" { side = reds }
  take "Swap" {
    actor = bob
    other = cid
  }
  expect { that = bob.tired && cid.tired && ann.fresh }
}
test "forbid stops an action, and a whole menu" {
  given {
    L-1   = [ann]
    L-2   = [bob]
    Table = [frost, curfew]
  }
  offer "Orders" { side = reds }
  refuse "Sit" {
    actor   = ann
    because = "the ground is cold"
  }
  refuse "Swap" {
    actor   = bob
    because = "the bold stay at home"
  }
}

rule "Day" {
  given = { side = side }
  offer "Orders" { up_to = 2 } # side is the rule's own
  advance log { by = 5 }
}
test "up_to: so many actions, and pass" {
  given {
    L-1 = [ann]
    L-3 = [bob]
  }
  run "Day" { side = reds }
  take "Sit" { actor = ann }
  pass {}
  expect { that = ann.tired && bob.fresh && log == 5 }
}
test "up_to: not more" {
  given {
    L-1 = [ann]
    L-3 = [bob]
  }
  run "Day" { side = reds }
  take "Sit" { actor = ann }
  take "Sit" { actor = bob }
  expect { that = log == 5 }
}
rule "Long Day" {
  given = { side = side }
  offer "Orders" {
    up_to    = any
    at_least = 1
  }
  advance log { by = 5 }
}
test "any: until pass; at_least: so many before one may pass" {
  given { L-1 = [ann] }
  run "Long Day" { side = reds }
  take "Sit" { actor = ann }
  take "Rest" { actor = ann }
  take "Sit" { actor = ann }
  pass {}
  expect { that = log == 5 && ann.tired }
}
rule "Nobody There" {
  given = { side = side }
  offer "Orders" {
    none {
      advance log { by = 7 }
    }
  }
}
test "none: what happens when nothing is legal" {
  run "Nobody There" { side = blues }
  expect { that = log == 7 }
}

# -------------------------------------------------------------------------- actions bound to events
rule "March" {
  given = { man = man }
  move man { to = L-2 }
}
action "Ambush" { # it may step in: its player is asked, if it is legal, until he passes
  given  = { man = man }
  after  = march(man)
  player = blues
  require "Cid is fresh" { that = cid.fresh }
  require "in sight" { that = cid.in_play }
  flip cid {}
  flip man {}
}
test "An action may step in after an event" {
  given {
    L-1 = [ann]
    L-4 = [cid]
  }
  run "March" { man = ann }
  take "Ambush" {}
  expect { that = ann.tired && cid.tired }
}
test "or not" {
  given {
    L-1 = [ann]
    L-4 = [cid]
  }
  run "March" { man = ann }
  pass {}
  expect { that = ann.fresh }
}
test "Where it is not legal nobody is asked" {
  given { L-1 = [ann] }
  run "March" { man = ann }
  expect { L-2 = [ann] }
}

# ------------------------------------------------------------------------------------- supposing
menu "Brave Orders" { player = anna }
action "Step Up" {
  menu = brave_orders
  choose man { from = L-1.men }
  require "he would not stand alone" {
    supposing {
      move man { to = L-4 }
    }
    that = count(L-4.men) > 1
  }
  move man { to = L-4 }
}
test "supposing: a requirement about the position after some statements, which are taken back" {
  given {
    L-1 = [ann, bob]
    L-4 = [cid]
  }
  take "Step Up" { man = ann }
  expect {
    L-1 = [bob]
    L-4 = [cid, ann]
  }
}
test "supposing: refused" {
  given { L-1 = [ann, bob] }
  offer "Brave Orders" {
    none {}
  }
  refuse "Step Up" { man = ann }
  expect { L-1 = [ann, bob] }
}

# ------------------------------------------------------------------------------------ whole actions
menu "Long Walks" {
  player = anna
  actor  = men
}
action "Run Far" { # everything that it asks is one decision: run_far ann-l-2-l-3
  menu   = long_walks
  whole  = true
  prefer = actor.at_number # of all ways, with all actors, only the farthest
  repeat leg {
    times = 2
    choose to {
      from = [for s in steps : s if s.number == actor.at_number + 1 && none(s.men)]
      none {
        break {}
      }
    }
    move actor { to = to }
  }
}
test "A whole action is one decision; of its ways only the preferred are legal" {
  given {
    L-1 = [ann]
    L-2 = [bob]
  }
  offer "Long Walks" {}
  refuse "Run Far" { actor = ann }
  take "Run Far" { actor = bob }
  expect {
    L-1 = [ann]
    L-4 = [bob]
  }
}
