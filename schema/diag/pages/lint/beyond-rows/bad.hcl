table "Cheers" {
  given   = { morale = number }
  returns = { cheers = number }
  rows    = [["0-2", 0], ["3-4", 1]]
}
modify "Courage" "cheers" { by = cheers(morale) }
