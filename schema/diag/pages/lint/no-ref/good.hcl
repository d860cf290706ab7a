game "Coin" {
  language = 1
  begin    = toss
}
section "1" "The toss" {
  text = "A coin decides."
  table "Faces" {
    given   = { coin = d2 }
    returns = { heads = bool }
    rows    = [[1, true], [2, false]]
  }
  rule "Toss" {
    roll heads { on = faces }
    end game { result = draw }
  }
}
