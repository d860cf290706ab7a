action "Scatter" {
  menu = turn
  choose man { from = soldiers }
  flip man {}
  roll luck { dice = d6 }
}
