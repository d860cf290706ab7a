# Policies: which option a line fits, what it reads, in which order lines decide.

game "Orchard" {
  language = 1
  begin    = harvest
  length   = 20
}
kind "picker" {
  is     = player
  fields = { greed = number }
}
picker "Ann" { greed = 3 }
picker "Ben" { greed = 1 }
picker "Cid" { greed = 1 }
result "Over" { worth = 0 }

kind "tree" {
  is     = space
  fields = { apples = number, height = number }
  state  = { picked = number, by = maybe(picker), asked = number, shared = number, rested = number }
}
roster "tree" {
  columns = [apples, height]
  rows = {
    Low    = [2, 1]
    Middle = [5, 2]
    High   = [9, 5]
    Older  = [9, 4]
  }
}
map "Orchard" {}

menu "Pick" {
  given  = { who = picker, left = number }
  player = who
}
action "Climb" {
  menu = pick
  choose tree { from = [for t in trees : t if t.by == none] }
  let { gain = tree.apples - tree.height }
  set tree { by = who }
  set tree { picked = gain }
}
action "Rest" {
  menu = pick
  set low { rested = low.rested + 1 }
}
rule "Harvest" {
  run "One Pick" {
    picker = ann
    left   = 1
  }
  end game { result = over }
}
rule "One Pick" {
  given = { picker = picker, left = number }
  offer "Pick" {
    who  = picker
    left = left
  }
}
rule "Baskets" {
  given = { picker = picker }
  choose basket {
    from   = [1, 2, 3]
    player = picker
  }
  set low { asked = basket }
}
rule "Ask" {
  given = { asker = picker, asked = picker }
  may "share" {
    player = asked
    set low { shared = 1 }
  }
}

# ------------------------------------------------------------------------------------- preferences
policy "By Worth" {
  for     = ann
  weights = { tall = 1, idle = -100 }

  prefer "what it brings" {
    action = climb
    worth  = gain
  }
  prefer "tall trees sway" {
    action  = climb
    when    = tree.height >= tall + left
    at_most = 3
  }
  prefer "no rest" {
    action = rest
    worth  = idle
  }
  prefer "as greedy as one is" {
    choice = basket
    worth  = basket * (self.greed - 2)
  }
  prefer "a ladder as high as the tree" {
    choice = place
    in     = deploy
    worth  = -abs(place.height - piece.rungs)
  }
  prefer "share with who has none" {
    choice = share
    when   = asker == ben
    worth  = 5
  }
  prefer "keep from oneself" {
    pass  = share
    when  = asker == ann
    worth = 5
  }
}
test "The highest worth is taken: Older brings 5, High 4" {
  run "One Pick" {
    picker = ann
    left   = 4
  }
  play { bots = policy }
  expect { that = older.by == ann && older.picked == 5 }
}
test "A bound goes over what is added: High brings 4, and is worth 3 at most, as Middle is" {
  set older { by = ben }
  run "One Pick" {
    picker = ann
    left   = 4
  }
  play { bots = policy }
  expect { that = middle.by == ann || high.by == ann }
}
test "The candidate has the name of the choice, and self is who decides" {
  run "Baskets" { picker = ann }
  play { bots = policy }
  expect { that = low.asked == 3 }
}
test "A question is answered yes by a choice" {
  run "Ask" {
    asker = ben
    asked = ann
  }
  play { bots = policy }
  expect { that = low.shared == 1 }
}
test "and no by passing it" {
  run "Ask" {
    asker = ann
    asked = ann
  }
  play { bots = policy }
  expect { that = low.shared == 0 }
}

# -------------------------------------------------------------------------------------- priorities
policy "By Priority" {
  for = ben

  value "Bare" {
    given = { tree = tree }
    base  = tree.apples < 3
  }
  first "bare trees go first" {
    action = climb
    when   = bare(tree) && left > 5
  }
  first "of the fullest the lowest" {
    action = climb
    narrow = [tree.apples, -tree.height]
  }
  prefer "nobody asks for worth any more" {
    action = rest
    worth  = 1000
  }
}
test "The first priority that holds decides" {
  run "One Pick" {
    picker = ben
    left   = 6
  }
  play { bots = policy }
  expect { that = low.by == ben }
}
test "Narrowing keeps the highest of the first number, then of the second" {
  run "One Pick" {
    picker = ben
    left   = 1
  }
  play { bots = policy }
  expect { that = older.by == ben }
}

# ----------------------------------------------------------------------------------------- set-up
kind "ladder" {
  is     = piece
  fields = { rungs = number }
}
ladder "Short" { rungs = 2 }
ladder "Long" { rungs = 5 }
scenario "Plots" {
  deploy { rows = [[trees, [short, long]]] }
}
test "Where a set-up lets the player choose, a line reads the place and the first of the pieces" {
  scenario = plots
  play { bots = policy }
  expect { that = short.at == middle && long.at == high }
}

# ----------------------------------------------------------------------------- changed from outside
option "Weather" {
  variant "Fair" {}
  variant "Storm" {
    except "By Priority" "of the fullest the lowest" {}
    except "By Worth" "tall trees sway" { when = high.by == none }
  }
}
test "A variant drops a priority: only the preference is left" {
  variants = [storm]
  run "One Pick" {
    picker = ben
    left   = 1
  }
  play { bots = policy }
  expect { that = low.rested == 1 }
}
test "and a preference, while its condition holds: High brings 4 again" {
  variants = [storm]
  set older { by = ben }
  run "One Pick" {
    picker = ann
    left   = 4
  }
  play { bots = policy }
  expect { that = high.by == ann }
}

# ------------------------------------------------------------------------------ advice under test
test "Advice is tested as it is given: what is taken, by which line" {
  run "One Pick" {
    picker = ann
    left   = 4
  }
  advise "Climb" {
    tree    = older
    because = "what it brings"
  }
  advise "Climb" {
    tree    = older
    because = "tall trees sway" # it holds High back
  }
  take "Climb" { tree = low }
  expect { that = low.by == ann }
}
test "The action's menu is offered, a policy is named, and a priority decides" {
  run "One Pick" {
    picker = ben
    left   = 6
  }
  advise "Climb" {
    tree    = low
    by      = "By Priority"
    because = "bare trees go first"
  }
}
test "Answers, and to pass" {
  run "Baskets" { picker = ann }
  advise {
    basket  = 3
    because = "as greedy as one is"
  }
  answer { basket = 1 }
  run "Ask" {
    asker = ann
    asked = ann
  }
  advise {
    pass    = true
    because = "keep from oneself"
  }
  advise { share = false }
}

# ------------------------------------------------------------------------------------ looking ahead
policy "By What Follows" {
  for = ann
  first "Older, if nothing is picked yet" {
    action    = climb
    supposing = true
    when      = older.by == self && left == 7 && tree == older # a name means what it meant
    narrow    = [older.picked]
  }
  prefer "all that is picked then" {
    action    = [climb, rest]
    supposing = true
    worth     = sum([for t in trees : t.picked])
  }
  prefer "no more than that" {
    action    = climb
    supposing = true
    when      = high.by == self
    at_most   = high.picked - 3
  }
  prefer "before it is climbed it is free" {
    action = climb
    when   = tree.by == none
    worth  = 1
  }
  prefer "what has been asked" {
    choice    = basket
    supposing = true
    worth     = -abs(low.asked - 2)
  }
  prefer "what has been shared" {
    choice    = share
    supposing = true
    when      = low.shared > 0
    worth     = -low.shared
  }
  prefer "nothing to share" {
    pass      = share
    supposing = true
    worth     = low.shared == 0 ? 1 : 0
  }
}
test "A line reads the position that the option leaves, and others the one before" {
  set older { by = ben }
  run "One Pick" {
    picker = ann
    left   = 4
  }
  advise "Climb" {
    tree    = middle # 3 + 1; High is worth 4 - 3 + 1 at most
    by      = "By What Follows"
    because = "all that is picked then"
  }
  expect { that = middle.by == none && sum([for t in trees : t.picked]) == 0 }
}
test "So does a priority" {
  run "One Pick" {
    picker = ann
    left   = 7
  }
  advise "Climb" {
    tree    = older
    by      = "By What Follows"
    because = "Older, if nothing is picked yet"
  }
}
test "and a line about an answer, or about passing" {
  run "Baskets" { picker = ann }
  advise {
    basket  = 2
    by      = "By What Follows"
    because = "what has been asked"
  }
  answer { basket = 1 }
  run "Ask" {
    asker = ann
    asked = ann
  }
  advise {
    pass    = true
    by      = "By What Follows"
    because = "nothing to share"
  }
}

# ------------------------------------------------------------------------------------------ shares
policy "By Shares" {
  for     = ann
  weights = { rests = 1 }
  prefer "the best, if it is far better" {
    action = climb
    when   = gain > 4 && left == 8
    worth  = 1
  }
  prefer "by what it brings" {
    action = climb
    share  = gain
  }
  prefer "rest now and then" {
    action = rest
    share  = rests
  }
  prefer "what is picked then, and never less than nothing" {
    choice    = basket
    supposing = true
    share     = low.asked - 2
  }
}
policy "Never Tired" {
  for     = ann
  use     = "By Shares"
  weights = { rests = 0 }
}
policy "Any Tree" {
  for = ann
  use = "By Shares"
  except "by what it brings" {}
  prefer "any tree" {
    action = climb
    share  = 3
  }
}
test "The options of a line divide its share by what it says of each" {
  set older { by = ben }
  run "One Pick" {
    picker = ann
    left   = 4
  }
  advise "Climb" { # of 1, 3 and 4 it brings the last: 1/2 of 8/3, as against 1 for resting
    tree    = high
    by      = "By Shares"
    chance  = 4 / 11
    because = "by what it brings"
  }
  advise "Rest" {
    by     = "By Shares"
    chance = 3 / 11
  }
  advise "Climb" {
    tree   = high
    by     = "Never Tired"
    chance = 4 / 8
  }
  advise "Climb" { # any of three
    by     = "Any Tree"
    chance = 3 / 4
  }
}
test "The highest worth goes before shares" {
  run "One Pick" {
    picker = ann
    left   = 8
  }
  advise "Climb" {
    tree = older
    by   = "By Shares"
  }
}
test "Shares of what follows; below 0 there is none" {
  run "Baskets" { picker = ann }
  advise {
    basket = 3
    by     = "By Shares"
  }
}
test "A policy decides while odds are found, by its shares" {
  policies = [by_shares]
  set older { by = ben }
  run "One Pick" {
    picker = ann
    left   = 4
  }
  expect {
    chance = high.by == ann
    is     = 4 / 11
  }
  expect {
    mean = low.rested
    is   = 3 / 11
  }
}

# ------------------------------------------------------------------------------------------- notes
policy "By Memory" {
  for   = cid
  notes = { last = tree, climbs = number, tired = bool, picked_by = { tree = picker } }

  value "Near" {
    given = { tree = tree }
    base  = last == none ? 0 : -abs(tree.height - last.height)
  }
  remember "where one stands" {
    action = climb
    set    = { last = tree, climbs = climbs + 1 }
  }
  remember "the third is one too many" {
    action = climb
    when   = climbs == 1
    set    = { tired = true }
  }
  remember "whose tree that is" {
    action = climb
    of     = tree
    set    = { picked_by = who }
  }
  remember "a fresh start" {
    action = rest
    set    = { last = none, climbs = 0, tired = false }
  }
  prefer "near the last one" {
    action = climb
    worth  = near(tree)
  }
  prefer "a rest" {
    action = rest
    worth  = tired ? 100 : -100
  }
  prefer "keep what one has" {
    choice = basket
    when   = picked_by(high) == self && picked_by(low) == none
    worth  = basket
  }
}
test "A note is set where an option is taken, and read from then on, in lines and values" {
  run "One Pick" {
    picker = cid
    left   = 1
  }
  take "Climb" { tree = high }
  run "One Pick" {
    picker = cid
    left   = 1
  }
  advise "Climb" {
    tree    = older # 4 high, as High is 5
    by      = "By Memory"
    because = "near the last one"
  }
  take "Climb" { tree = older }
  run "One Pick" {
    picker = cid
    left   = 1
  }
  advise "Rest" { because = "a rest" } # lines read the notes as they were: tired at the second one
  take "Rest" {}
  run "One Pick" {
    picker = cid
    left   = 1
  }
  advise "Climb" { because = "a rest" }
}
test "A note of a thing is that of each" {
  run "One Pick" {
    picker = cid
    left   = 1
  }
  take "Climb" { tree = high }
  run "Baskets" { picker = cid }
  advise {
    basket  = 3
    because = "keep what one has"
  }
}
test "What others take is no note of one's own" {
  run "One Pick" {
    picker = ann
    left   = 1
  }
  take "Climb" { tree = high }
  run "Baskets" { picker = cid }
  play { bots = policy }
  expect { that = low.asked > 0 }
}
