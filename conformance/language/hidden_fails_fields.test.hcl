# Fields that only the owner of a thing knows: policies of others stop at them.

game "Failing Secrets" {
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

policy "Of a Player" {
  for = ben
  first "it seems so" {
    choice = guess
    when   = guess == 2 && ann.bid == a_lot
  }
}
policy "Of a Place" {
  for = ben
  first "it seems so" {
    choice = guess
    when   = guess == 2 && hill.mined
  }
}
policy "Of a Piece" {
  for = ann
  first "it seems so" {
    choice = guess
    when   = guess == 2 && cyril.turned
  }
}
policy "Of a Kind of a Kind" {
  for = ann
  first "it seems so" {
    choice = guess
    when   = guess == 2 && dora.turned
  }
}
policy "Of Nobody" {
  for = cat
  first "it seems so" {
    choice = guess
    when   = guess == 2 && truce.breaks
  }
}
policy "Through a Set" {
  for = cat
  first "it seems so" {
    choice = guess
    when   = guess == 2 && any(best_bid)
  }
}
policy "Through an Adjective" {
  for = ben
  first "it seems so" {
    choice = guess
    when   = guess == 2 && any(all(agents).turned)
  }
}
test "Of a player himself" {
  text     = "the line \"it seems so\" of the policy \"Of a Player\" reads what Ben cannot see"
  policies = [of_a_player]
  set ann { sealed = true }
  run "Guess" { guesser = ben }
  expect {
    chance = game.over
    is     = 1
  }
}
test "Of a place, always" {
  text     = "the line \"it seems so\" of the policy \"Of a Place\" reads what Ben cannot see"
  policies = [of_a_place]
  run "Guess" { guesser = ben }
  expect {
    chance = game.over
    is     = 1
  }
}
test "Of a piece, through its side" {
  text     = "the line \"it seems so\" of the policy \"Of a Piece\" reads what Ann cannot see"
  policies = [of_a_piece]
  set cyril {
    employer = guild
    cover    = true
  }
  run "Guess" { guesser = ann }
  expect {
    chance = game.over
    is     = 1
  }
}
test "Of a piece whose kind is one of another" {
  text     = "the line \"it seems so\" of the policy \"Of a Kind of a Kind\" reads what Ann cannot see"
  policies = [of_a_kind_of_a_kind]
  set dora { cover = true }
  run "Guess" { guesser = ann }
  expect {
    chance = game.over
    is     = 1
  }
}
test "Of a side that no player leads" {
  text     = "the line \"it seems so\" of the policy \"Of Nobody\" reads what Cat cannot see"
  policies = [of_nobody]
  run "Guess" { guesser = cat }
  expect {
    chance = game.over
    is     = 1
  }
}
test "Through a set that reads it" {
  text     = "the line \"it seems so\" of the policy \"Through a Set\" reads what Cat cannot see"
  policies = [through_a_set]
  set ben { sealed = true }
  run "Guess" { guesser = cat }
  expect {
    chance = game.over
    is     = 1
  }
}
test "Through an adjective" {
  text     = "the line \"it seems so\" of the policy \"Through an Adjective\" reads what Ben cannot see"
  policies = [through_an_adjective]
  set cyril { cover = true }
  run "Guess" { guesser = ben }
  expect {
    chance = game.over
    is     = 1
  }
}
