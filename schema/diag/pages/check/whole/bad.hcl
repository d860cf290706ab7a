action "Scatter" {
  menu  = turn
  whole = true
  choose man { from = soldiers }
  flip man {}
  roll luck { dice = d6 }
}
