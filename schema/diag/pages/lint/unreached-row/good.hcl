table "Cheers" {
  given   = { morale = number }
  returns = { cheers = number }
  rows    = [["..2", 0], ["3..", 1]]
}
modify "Courage" "cheers" { by = cheers(morale) }
