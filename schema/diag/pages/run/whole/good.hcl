action "Scatter" {
  menu = turn
  choose man { from = soldiers }
  run "Panic" { soldier = man }
}
