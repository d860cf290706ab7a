# The advice, one line after the other.

test "A mill is closed before theirs is spoilt" {
  given {
    a7 = [white_man]
    d7 = [white_man]
    a1 = [black_man]
    d1 = [black_man]
  }
  run "The Game" {}
  advise "Place" {
    to      = g7
    because = "place a mill"
  }
}
test "Their mill is spoilt" {
  given {
    a7 = [white_man]
    a1 = [black_man]
    d1 = [black_man]
  }
  run "The Game" {}
  advise "Place" {
    to      = g1
    because = "place a man in their mill"
  }
}
test "Nothing is urgent: the first man stands where four lines meet" {
  run "The Game" {}
  advise "Place" { because = "place a man where lines meet" }
}
test "A mill is closed by a slide" {
  given {
    a7  = [white_man]
    d7  = [white_man]
    g4  = [white_man]
    c3  = [white_man]
    b2  = [black_man]
    f2  = [black_man]
    e5  = [black_man]
    c5  = [black_man]
    out = [white_man, white_man, white_man, white_man, white_man, black_man, black_man, black_man, black_man, black_man]
  }
  run "The Game" {}
  advise "Slide" {
    man     = only(g4.men)
    to      = g7
    because = "close a mill"
  }
}
test "Whoever stands in their mill stays, and another steps where there is room" {
  given {
    g1  = [white_man]
    a7  = [white_man]
    d6  = [white_man]
    c3  = [white_man]
    a1  = [black_man]
    d1  = [black_man]
    e5  = [black_man]
    f6  = [black_man]
    out = [white_man, white_man, white_man, white_man, white_man, black_man, black_man, black_man, black_man, black_man]
  }
  run "The Game" {}
  advise "Slide" { because = "stay where they would close one" }
}
test "A man swings out of a mill to which nobody can step" {
  given {
    a7  = [white_man]
    d7  = [white_man]
    g7  = [white_man]
    c3  = [white_man]
    b2  = [black_man]
    f2  = [black_man]
    e4  = [black_man]
    c5  = [black_man]
    out = [white_man, white_man, white_man, white_man, white_man, black_man, black_man, black_man, black_man, black_man]
  }
  run "The Game" {}
  advise "Slide" {
    man     = only(d7.men)
    to      = d6
    because = "swing out of a mill, to come back"
  }
}
test "A man steps into their mill" {
  given {
    g4  = [white_man]
    a7  = [white_man]
    d6  = [white_man]
    c3  = [white_man]
    a1  = [black_man]
    d1  = [black_man]
    e5  = [black_man]
    f6  = [black_man]
    out = [white_man, white_man, white_man, white_man, white_man, black_man, black_man, black_man, black_man, black_man]
  }
  run "The Game" {}
  advise "Slide" {
    man     = only(g4.men)
    to      = g1
    because = "step into their mill"
  }
}
