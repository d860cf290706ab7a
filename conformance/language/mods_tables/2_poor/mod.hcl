mod "Poor" { game = "tables_of_mods" }
revise table "Luck" { rows = { else = { add = 6 } } }
revise table "Pay" {
  rows = {
    ["..1", recruit] = { was = 1, now = 6 }
  }
}
revise table "Harvest" {
  rows = {
    ["2+", true] = { hay = { was = 4, now = 40 } }
  }
}
revise table "Toll" {
  rows = {
    else = {
      coins = { was = 4, now = 60 }
      days  = { add = 1 }
    }
  }
}
revise modify "Grip" "loose" { by = { was = -1, now = -2 } }
