action "Scatter" {
  menu   = turn
  prefer = count(soldiers.fresh)
  choose man { from = soldiers }
  flip man {}
}
