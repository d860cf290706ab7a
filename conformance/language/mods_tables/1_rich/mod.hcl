mod "Rich" { game = "tables_of_mods" }
revise table "Luck" {
  rows = {
    "1..2"         = { was = 1, now = absent }
    1              = { was = absent, now = 7 }
    ["2"]          = { was = absent, now = [8] }
    [["4-5", "3"]] = { was = [2], now = 9 }
    else           = { add = 4 }
  }
}
revise table "Pay" {
  rows = {
    ["..1", rank.captain] = { was = 4, now = 5 }
    "2.."                 = { add = [0, 1, 1] }
  }
}
revise table "Harvest" {
  rows = {
    ["..1", any]  = { was = [1, 2], now = [7, 8] }
    ["2..", true] = { wheat = { was = 3, now = 30 } }
  }
}
revise table "Toll" {
  rows = {
    [1, 3] = { was = [2, 0], now = [20, 21] }
  }
}
revise modify "Grip" "cold" { by = { was = 2, now = 20 } }
revise modify "Grip" "charmed" { by = { was = 3, now = 30 } }
