# Whose a piece is, and who sees it where it lies face down: strategies may read what their player
# sees.

game "Owners" {
  language = 1
  begin    = nothing
}
player "White" {}
player "Black" {}
side "Outlaws" { player = black }
kind "field" { is = space }
field "Hill" {}
field "Dale" {}
kind "block" {
  is      = piece
  owner   = army
  seen_by = owner
  fields  = { army = player, strength = number }
}
roster "block" {
  columns = [army, strength]
  rows    = { "White One" = [white, 1], "White Six" = [white, 6] }
}
kind "scroll" {
  is      = piece
  seen_by = black
  fields  = { worth = number }
}
scroll "Map" { worth = 3 }
kind "captive" {
  is      = piece
  owner   = held_by
  seen_by = owner
  state   = { held_by = maybe(side) }
  fields  = { ransom = number }
}
captive "Cyril" { ransom = 4 }

rule "Nothing" {}
rule "Guess" {
  given = { guesser = player }
  choose guess {
    from   = [1, 6]
    player = guesser
  }
  if "right" {
    when = hill.blocks == [white_six] && guess == 6
    end game { winner = guesser }
  }
}
strategy "White Looks" {
  player = white
  rows = [
    [guess, contains(hill.blocks, white_six), { 6 = 1 }],
    [guess, any, { 1 = 1 }],
  ]
}
strategy "Black Counts" { # backs may be counted
  player = black
  rows = [
    [guess, count(hill.blocks) == 1 && none(dale.blocks), { 6 = 1 }],
    [guess, any, { 1 = 1 }],
  ]
}
strategy "Black Reads" {
  player = black
  rows = [
    [guess, map.at == hill && cyril.ransom == 4 && cyril.at == hill, { 6 = 1 }],
    [guess, any, { 1 = 1 }],
  ]
}
test "Owners see their own pieces face down" {
  strategies = [white_looks]
  move white_six {
    to   = hill
    face = down
  }
  run "Guess" { guesser = white }
  expect {
    chance = game.over
    is     = 1
  }
}
test "Others count backs" {
  strategies = [black_counts]
  move white_six {
    to   = hill
    face = down
  }
  run "Guess" { guesser = black }
  expect {
    chance = game.over
    is     = 1
  }
}
test "A player is named, and an owner who changes" {
  strategies = [black_reads]
  move white_six { to = hill }
  move map {
    to   = hill
    face = down
  }
  set cyril { held_by = outlaws }
  move cyril {
    to   = hill
    face = down
  }
  run "Guess" { guesser = black }
  expect {
    chance = game.over
    is     = 1
  }
}
