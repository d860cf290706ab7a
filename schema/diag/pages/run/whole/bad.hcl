action "Scatter" {
  menu  = turn
  whole = true
  choose man { from = soldiers }
  run "Panic" { soldier = man } # which rolls dice
}
