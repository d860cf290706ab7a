# Whose a piece is, and who sees it where it lies face down: policies may read what their player
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
policy "White Looks" {
  for = white
  first "it seems so" {
    choice = guess
    when   = guess == 6 && contains(hill.blocks, white_six)
  }
}
policy "Black Counts" { # backs may be counted
  for = black
  first "it seems so" {
    choice = guess
    when   = guess == 6 && count(hill.blocks) == 1 && none(dale.blocks)
  }
}
policy "Black Reads" {
  for = black
  first "it seems so" {
    choice = guess
    when   = guess == 6 && map.at == hill && cyril.ransom == 4 && cyril.at == hill
  }
}
test "Owners see their own pieces face down" {
  policies = [white_looks]
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
  policies = [black_counts]
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
  policies = [black_reads]
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
