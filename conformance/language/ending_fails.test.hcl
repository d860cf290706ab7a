game "Broken" {
  language = 1
  begin    = the_game
}
player "White" {}
player "Black" {}
result "Glory" { winners = [white] }
track "Points" { boxes = numbers(0, 9) }
invariant "points are few" { that = points < 3 }
phase "The Game" {
  repeat {
    choose n { from = numbers(1, 2) }
    advance points { by = n }
  }
}
test "An invariant is looked at after every decision" {
  text     = "the invariant \"points are few\" is broken"
  scenario = standard
  answer { n = 2 }
  answer { n = 2 }
}
test "Who cannot be a winner" {
  text = "\"Black\" cannot win the result \"Glory\""
  end game {
    result  = glory
    winners = players
  }
}
