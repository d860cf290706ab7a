# Race for Bastogne: the ground between Noville and Bourcy, columns 27 to 32, rows 01 to 06.

section "2.1" "In-hex features" {
  enum "terrain" { names = [clear, woods, village] }
  enum "road class" { names = [primary, secondary] }

  kind "hex" {
    is      = space
    plural  = "hexes"
    fields  = { terrain = terrain }
    borders = { road = maybe(road_class), stream = bool } # of two neighbours: border(a, b).road
  }

  map "Noville" {
    source = "reconstructed"
    grid   = hexes
    of     = hex
    raised = odd                # odd columns sit half a hex to the north
    name   = "${column}.${row}" # as printed: 29.04
    drawn  = <<-ROWS
           27 28 29 30 31 32
       01  w  .  w  .  .  w
       02  .  v  .  .  w  w
       03  .  w  .  w  .  w
       04  .  .  v  .  w  .
       05  v  .  .  w  w  .
       06  .  .  w  .  w  w
    ROWS
    legend = {
      "." = { terrain = clear }
      w   = { terrain = woods }
      v   = { terrain = village }
    }
  }
}

section "2.3" "Roads" {
  feature "Houffalize road" {
    along  = hexes("31.01 30.01 30.02 29.03 29.04 28.04 28.05 27.06")
    fields = { road = primary } # on every border that the line crosses
  }
  feature "Bourcy road" {
    along  = hexes("29.04 30.04 31.05 32.05")
    fields = { road = secondary }
  }
}
section "2.2" "Hexside features" {
  feature "Brook" {
    source  = "reconstructed"
    between = [hexes("28.05 28.06"), hexes("28.05 29.06"), hexes("29.05 29.06")]
    fields  = { stream = true }
  }
}
