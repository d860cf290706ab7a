# The transport sides of counters. A half-track fights from where it stands; a truck or a tow does
# not.

section "G.unit" "Units" {
  roster "print" {
    source   = "invented: no counter was seen"
    columns  = [fire, color, range, assault, arms, defense, armor, allowance]
    defaults = { mobility = wheeled }
    rows = {
      "Truck 22"      = [none, none, 0, 0, none, 1, false, 22]
      "Truck 18"      = [none, none, 0, 0, none, 1, false, 18]
      "Halftrack 5-4" = [5, pink, 1, 4, pink, -1, true, 20]
      "Halftrack 4-4" = [4, pink, 1, 4, pink, -1, true, 20]
      "Truck 16"      = [none, none, 0, 0, none, 1, false, 16]
      "Tow 16"        = [none, none, 0, 0, none, 1, false, 16]
      "SPW 5-5"       = [5, pink, 1, 5, pink, -1, true, 20]
      "SPW 4-5"       = [4, pink, 1, 5, pink, -1, true, 20]
      "Truck 20"      = [none, none, 0, 0, none, 1, false, 20]
      "Jeep 24"       = [none, none, 0, 0, none, 1, false, 24]
      "Tow 14"        = [none, none, 0, 0, none, 1, false, 14]
    }
  }
}
