# Backs that tell whose a block is, set-ups that lie face down, and blocks that stand up again.

game "Backs" {
  language = 1
  begin    = guess
}
player "White" {}
player "Black" {}
kind "field" { is = space }
field "Hill" {}
field "Dale" {}
kind "block" {
  is      = piece
  owner   = army
  seen_by = owner
  fields  = { army = player }
}
kind "white_block" {
  is       = block
  own_back = true
}
kind "black_block" {
  is       = block
  own_back = true
}
kind "scout" { # has the back of a white block
  is = white_block
}
roster "white_block" {
  columns = [army]
  rows    = { "White One" = [white], "White Two" = [white] }
}
scout "White Scout" { army = white }
black_block "Black One" { army = black }
track "Turned" { boxes = numbers(0, 9) }

scenario "On the Hill" {
  deploy {
    face = down
    rows = [
      [hill, [white_one, white_scout, black_one.face_up]],
      [dale, [white_two]],
    ]
  }
}
rule "Guess" {
  choose guess {
    from   = [1, 2, 6]
    player = black
  }
  if "right" {
    when = guess == 2
    end game { winner = black }
  }
  end game { winner = white }
}
rule "Count" {
  given = { block = block }
  after = conceal(block)
  advance turned {}
}
policy "Counts White Backs" {
  for = black
  first "two are white" {
    choice = guess
    when   = guess == count(hill.white_blocks)
  }
}
test "A set-up lies face down but for what it names" {
  scenario = on_the_hill
  expect { hill = [white_one.face_down, white_scout.face_down, black_one.face_up] }
}
test "The back of a kind tells the kind" {
  scenario = on_the_hill
  policies = [counts_white_backs]
  run "Guess" {}
  expect {
    chance = game.result == black_wins
    is     = 1
  }
}
test "To conceal turns face down where it lies, and happens" {
  given { hill = [white_one, black_one] }
  conceal { the = hill.blocks }
  expect {
    hill = [white_one.face_down, black_one.face_down]
    that = turned == 2
  }
  reveal white_one {}
  conceal white_one {}
  expect { that = white_one.face_down && white_one.at == hill && turned == 3 }
}
