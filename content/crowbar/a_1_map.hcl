# A-1: the map, north and the sea at the top, east on the left.

section "A" "Components" {
  text = "252 counters, a map, 18 event cards, 4 movement dice and 10 combat dice."
}

section "A-1" "The Map" {
  text = "Twelve columns lead from the sea in the north to the fields beyond the highway. A space has a row, from Start (0) to 15; a company has four columns, and nine lettered areas cut the inland into blocks."

  map "Pointe du Hoc" {
    source = "reconstructed within what the text and its examples say"
    grid   = squares
    of     = square
    drawn  = <<-ROWS
          A  B  C  D  E  F  G  H  I  J  K  L
       0  s  s  s  s  s  s  s  s  s  s  s  s
       1  s  s  s  s  s  s  s  s  s  s  s  s
       2  s  s  s  s  s  s  s  s  s  s  s  s
       3  s  s  s  s  s  s  s  s  s  s  s  s
       4  b  b  b  b  b  b  b  b  b  b  b  b
       5  .  X  .  Q  X  .  X  .  .  .  .  X
       6  .  .  C  .  .  .  g2 .  .  C  .  .
       7  F  .  .  g4 .  .  .  .  .  .  .  .
       8  .  g6 .  .  B  .  .  .  .  g1 X  .
       9  .  .  g5 .  .  g3 .  .  M  .  .  .
      10  M  M  M  M  M  M  M  K  M  M  M  M
      11  .  w  .  .  w* .  w* .  .  .  w  .
      12  .  D  w  .  .  D2 .  .  w* w* D* .*
      13  H  H  H  H  H  H  H  H  H  H  H  H
      14  .  .  w3 .  .  .  .  .  .  .  .  .
      15  .  w3 .  .  .  .  .  .  .  .  .  .
    ROWS
    legend = {
      s    = {}
      b    = {}
      "."  = {}
      ".*" = { stars = 1 }
      w    = { woods = true }
      "w*" = { woods = true, stars = 1 }
      w3   = { woods = true, stars = 3 }
      M    = { minefield = true }
      H    = { highway = true }
      X    = { MG_space = true }
      F    = { FLAK_space = true }
      Q    = { command_bunker = true }
      B    = { bunker = true }
      K    = { barracks = true }
      C    = { casemate = true }
      D    = { building = true }
      "D*" = { building = true, stars = 1 }
      D2   = { building = true, stars = 2 }
      g1   = { gun_emplacement = true, emplacement = 1, stars = 2 }
      g2   = { gun_emplacement = true, emplacement = 2, stars = 2 }
      g3   = { gun_emplacement = true, emplacement = 3, stars = 2 }
      g4   = { gun_emplacement = true, emplacement = 4, stars = 2 }
      g5   = { gun_emplacement = true, emplacement = 5, stars = 2 }
      g6   = { gun_emplacement = true, emplacement = 6, stars = 2 }
    }
  }
}

section "A-1a" "Spaces" {
  text     = "The squares of the map. A space touches all eight around it, unless the cliff is between them and a rule says otherwise."
  no_rules = "the map makes them, and what the cliff parts stands with fire and combat"
}

section "A-1b" "Columns" {
  text = "Units stay in their column. No two Ranger units are ever in one."

  value "File" {
    given = { square = square }
    base  = [for s in squares : s if s.column == square.column]
  }
  value "In Column" { # the space of that row
    given = { square = square, row = number }
    base  = only([for s in file(square) : s if s.row == row])
  }
}

section "A-1c" "Rows" {
  text     = "Sixteen rows, from Start (0) to 15. Nobody is ever placed before or behind them."
  ruling   = "the 180 spaces of which A-1a speaks are those of the other fifteen rows"
  no_rules = "the map makes them"
}

section "A-1d" "Areas" {
  text = "Nine blocks, A to I, three a company from north to south: rows 5 to 7, 8 to 11 and 12 to 15."

  enum "area" { names = [A, B, C, D, E, F, G, H, I] }
  table "Area of" {
    source  = "inferred: A to C have twelve spaces, the others sixteen"
    given   = { row = number, company = company }
    returns = { area = maybe(area) }
    across  = company
    rows = [
      ["..4", [none, none, none]],
      ["5-7", [A, B, C]],
      ["8-11", [D, E, F]],
      ["12..", [G, H, I]],
    ]
  }
}

section "A-1e" "Company Zones" {
  text = "Easy has the four columns on the left, Dog those in the middle, Fox those on the right."

  enum "company" { names = ["Easy", "Dog", "Fox"] }
}

section "A-1f" "Movement Zones" {
  text = "The sea zone is rows 0 to 3, the beach zone row 4, and all from Cliff Top 5 on is the inland zone."

  enum "zone" { names = [sea, beach, inland] }
}

section "A-1g" "Compass" {
  text     = "The Rangers come from the north. East is on the left."
  no_rules = "so the map is drawn; to go on is to go south"
}

section "A-1h" "Terrain" {
  text = "Woods and barbed wire slow a unit down, and so does the cliff between rows 4 and 5. Bunkers, emplacements, casemates, barracks and houses are prepared cover. The rest is named for events and victory alone."

  enum "hold" { names = [no_hold, shaky, firm] }

  kind "square" {
    is      = space
    traits  = [woods, minefield, highway, building, bunker, command_bunker, gun_emplacement, casemate, barracks, MG_space, FLAK_space]
    fields  = { stars = maybe(number), emplacement = maybe(number) } # stars: so many gun locations
    borders = { wire = bool, cliff = bool }
    state   = { hold = hold } # on the beach: how firmly the ropes hold
    value "zone" { base = self.row <= 3 ? sea : self.row == 4 ? beach : inland }
    value "company" { base = self.column <= 4 ? easy : self.column <= 8 ? dog : fox }
    value "area" { base = area_of(self.row, self.company) }
    value "prepared" {
      base = (
        self.building ||
        self.bunker ||
        self.command_bunker ||
        self.gun_emplacement ||
        self.casemate ||
        self.barracks
      )
    }
  }
  feature "The cliff" {
    between = [squares("A4 A5"), squares("B4 B5"), squares("C4 C5"), squares("D4 D5"), squares("E4 E5"), squares("F4 F5"),
    squares("G4 G5"), squares("H4 H5"), squares("I4 I5"), squares("J4 J5"), squares("K4 K5"), squares("L4 L5")]
    fields = { cliff = true }
  }
  feature "Barbed wire" {
    source = "reconstructed"
    between = [squares("A9 A10"), squares("B9 B10"), squares("C9 C10"), squares("D9 D10"), squares("E9 E10"), squares("F9 F10"),
    squares("G9 G10"), squares("I9 I10"), squares("J9 J10"), squares("K9 K10"), squares("L9 L10")]
    fields = { wire = true }
  }
}
