action "Scatter" {
  menu   = turn
  whole  = true
  prefer = count(soldiers.fresh)
  choose man { from = soldiers }
  flip man {}
}
