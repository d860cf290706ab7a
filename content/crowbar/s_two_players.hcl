# S: two players. What is said here goes over R, with which the rest is shared.

section "S" "2-Player Co-op Mode" {
  text     = "Two players lead the two flank companies, and half of Dog company each."
  no_rules = "a heading: all else is as in R"
}

section "S-1" "Setup" {
  text = "The Fox player leads the two left columns of Dog company as well, the Easy player the two right ones."

  option "Dog Company" {
    default = whole
    text    = "Brought by the mode."
    variant "Whole" { text = "One player leads it." }
    variant "Halves" {
      needs = [shared]
      text  = "Two players lead half of it each."

      modify "Seats Taken" "two players" { but_not = [middle_seat] }
      modify "Leader" "half of Dog company" {
        when = unit.company == dog
        to   = unit.column <= 6 ? fox_player : easy_player
      }
      modify "Leader Of" "whoever has the turn leads Dog company" {
        when = company == dog
        over = [each_company_has_its_own]
        to   = round.mover != none ? round.mover.player : fox_player
      }
      modify "Markers a Player" "six" {
        ref = "S-2"
        to  = 6
      }
      modify "Dice for" "two dice for each half of Dog company" {
        ref     = "S-3"
        when    = unit.company == dog
        but_not = leader(unit) == fox_player ? [yellow, red] : [green, black]
      }
      modify "To the Right of" "the other player" {
        ref = "S-4"
        to  = seat == left_seat ? right_seat : left_seat
      }
      modify "May Be Activated" "with half of Dog company" {
        ref = "S-5"
        to  = [for r in rangers : r if leader(r) == leader_of(company) && r.rally.ready]
      }
      modify "Roaming" "Slater, too" {
        ref  = "S-8"
        also = [slater]
      }
      modify "Credited Company" "a unit of Dog company captures for its leader" {
        ref    = "S-10"
        ruling = "R-10 counts what each player captures: a Dog unit's captures count for the player who leads it"
        when   = unit.company == dog
        to     = leader(unit) == fox_player ? fox : easy
      }
    }
  }
}

section "S-2" "Operation Flashlamp" {
  text     = "Each player places six markers and as many more as a die says, in the columns that he leads."
  no_rules = "a line of S-1; the rest stands in R-2"
}

section "S-3" "Invasion Approach" {
  text     = "For Dog company the Fox player rolls green and black, the Easy player yellow and red."
  no_rules = "a line of S-1"
}

section "S-4" "Order of Play" {
  text     = "Two dice each, every turn; the higher total begins."
  no_rules = "it stands in R-3, and who sits where in S-1"
}

section "S-5" "Game Round" {
  text     = "As for three players, with all units that a player leads."
  no_rules = "it stands in R-4, and which units they are in S-1"
}

section "S-6" "Inter-Company Actions" {
  text     = "As for three players, between the columns of the two."
  no_rules = "it stands in R-5"
}

section "S-7" "End Turn Phase" {
  text     = "As for three players."
  no_rules = "it stands in R-6"
}

section "S-8" "Slater and Rudder" {
  text     = "As Rudder for three players; so is Slater, who only goes with units of Dog company."
  no_rules = "it stands in R-7, and that Slater roams in S-1"
}

section "S-9" "German Counterattacks" {
  text     = "As for three players."
  no_rules = "as in R-8"
}

section "S-10" "Victory and Defeat" {
  text     = "As for three players. Dog company must meet its conditions on its own, though two lead it. What its units capture counts for the player who leads them."
  no_rules = "as in R-9 and R-10, with a line of S-1"
}
