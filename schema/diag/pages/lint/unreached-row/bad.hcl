table "Cheers" {
  given   = { morale = number }
  returns = { cheers = number }
  rows    = [["..2", 0], ["3-5", 1], ["6..", 2]]
}
modify "Courage" "cheers" { by = cheers(morale) }
