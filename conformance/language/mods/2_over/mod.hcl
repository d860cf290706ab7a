mod "Over All" {
  game = "mods"
  over = [more]
}
modify "Game Is" { to = 2 }
revise table "Prize" {
  rows = { was = [["..4", 1], ["5..", 2]], now = [["..4", 1], ["5..", 3]] }
}
forbid "Shout" {
  when    = log > 0
  because = "once is enough"
}
