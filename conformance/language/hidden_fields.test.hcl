# Fields that only the owner of a thing knows: policies may read what their player knows.

game "Secret Fields" {
  language = 1
  begin    = nothing
}
kind "rival" {
  is     = player
  state  = { bid = maybe(sum), sealed = bool }
  secret = { bid = sealed }
}
rival "Ann" {}
rival "Ben" {}
player "Cat" {}
side "Guild" { player = cat }
side "Wilds" {}
enum "sum" { names = [nothing_at_all, a_little, a_lot] }
kind "field" {
  is     = space
  owner  = lord
  fields = { lord = rival }
  state  = { mined = bool }
  secret = { mined = always }
}
field "Hill" { lord = ann }
field "Dale" { lord = ben }
kind "agent" {
  is     = piece
  owner  = employer
  state  = { employer = maybe(side), cover = bool, turned = bool }
  secret = { turned = cover }
}
kind "master" {
  is     = agent
  state  = { reports = bool }
  secret = { reports = cover }
}
agent "Cyril" { at = hill }
master "Dora" { at = hill }
kind "treaty" {
  is     = concept
  plural = "treaties"
  owner  = keeper
  fields = { keeper = maybe(side) }
  state  = { breaks = bool }
  secret = { breaks = always }
}
treaty "Peace" { keeper = guild }
treaty "Truce" { keeper = wilds }
treaty "Pact" { keeper = none }

rule "Nothing" {}
rule "Guess" { # a decision, in which policies say what they read
  given = { guesser = player }
  choose guess {
    from   = [1, 2]
    player = guesser
  }
  if "right" {
    when = guess == 2
    end game { winner = guesser }
  }
}
value "Best Bid" { base = [for r in rivals : r if r.bid == a_lot] }
value "Turned" {
  given = { agent = agent }
  base  = agent.turned
}

policy "Ann Reads Her Own" {
  for = ann
  first "it seems so" {
    choice = guess
    when   = guess == 2 && ann.bid == a_lot && hill.mined && !ben.sealed
  }
}
policy "Ben Reads the Open Bid" {
  for = ben
  first "it seems so" {
    choice = guess
    when   = guess == 2 && ann.bid == a_lot && any(best_bid)
  }
}
policy "Cat Reads Her Side's" {
  for = cat
  first "it seems so" {
    choice = guess
    when   = guess == 2 && turned(cyril) && dora.reports && peace.breaks
  }
}

test "Its owner reads a secret" {
  policies = [ann_reads_her_own]
  set ann {
    bid    = a_lot
    sealed = true
  }
  set hill { mined = true }
  run "Guess" { guesser = ann }
  expect {
    chance = game.over
    is     = 1
  }
}
test "What is revealed all read" {
  policies = [ben_reads_the_open_bid]
  set ann {
    bid    = a_lot
    sealed = true
  }
  set ann { sealed = false }
  run "Guess" { guesser = ben }
  expect {
    chance = game.over
    is     = 1
  }
}
test "The player of a side reads what belongs to it, of kinds of a kind too" {
  policies = [cat_reads_her_side_s]
  set cyril {
    employer = guild
    turned   = true
    cover    = true
  }
  set dora {
    employer = guild
    turned   = false
    reports  = true
    cover    = true
  }
  set peace { breaks = true }
  run "Guess" { guesser = cat }
  expect {
    chance = game.over
    is     = 1
  }
}
test "Rules read everything" {
  set ben {
    bid    = a_lot
    sealed = true
  }
  set truce { breaks = true }
  expect { that = best_bid == [ben] && truce.breaks && !pact.breaks }
}
