# The east map, columns 48 to 94: one letter a hex.

section "2.1" "In-Hex Features" {
  map "East" {
    source = "reconstructed after the geography of the ground: the printed map was not seen. The named hexes of the rulebook are certain, the rest may be changed freely"
    grid   = hexes
    of     = hex
    raised = odd
    name   = "${column}.${row}"
    beside = { west = [48, 0] }
    drawn  = <<-HEXES
         48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94
      00  .  w  w  w  .  .  .  .  .  .  .  w  w  w  .  .  w  .  w  .  .  .  .  .  .  w  w  w  w  w  .  w  .  .  .  .  .  .  .  .  .  w  .  .  .  .  .
      01  w  w  .  .  .  .  .  .  .  .  .  w  w  .  .  .  w  w  w  w  w  .  .  .  w  .  w  w  .  .  v  .  .  .  .  .  w  .  w  .  .  w  w  .  .  .  w
      02  .  w  w  .  .  .  .  w  w  .  .  w  w  .  .  .  w  w  w  w  w  .  w  .  w  .  .  .  .  w  w  .  v  .  w  w  w  w  w  w  w  w  w  .  w  .  w
      03  .  w  .  .  .  .  .  .  w  .  .  .  .  .  .  .  .  w  w  w  w  .  w  w  .  w  .  v  .  w  w  .  .  w  w  w  w  w  w  .  .  w  w  w  w  .  .
      04  v  .  .  v  .  .  .  .  w  .  v  v  .  .  .  .  w  w  .  .  .  .  .  .  .  .  .  .  w  w  w  w  w  w  w  w  w  w  v  .  .  v  .  w  w  .  w
      05  .  .  w  .  w  w  .  .  w  .  .  .  v  .  .  .  w  .  .  .  v  .  w  w  w  .  v  .  w  w  .  .  .  .  .  .  w  w  w  .  .  .  w  w  .  w  .
      06  .  .  w  w  w  .  v  .  w  w  .  .  .  .  .  .  .  w  w  .  .  .  w  w  .  w  .  .  .  .  .  .  .  .  .  .  .  w  w  w  w  .  .  .  .  w  w
      07  .  .  .  w  .  .  .  .  .  w  .  .  .  .  .  .  w  w  w  w  w  w  w  .  t  w  w  .  .  .  .  .  .  v  .  .  w  w  w  w  w  .  .  .  .  .  .
      08  .  v  v  .  w  w  w  .  .  .  .  .  w  w  .  .  w  w  w  w  w  w  .  .  w  w  w  .  .  v  .  .  .  .  .  .  w  w  w  w  .  .  .  .  .  w  .
      09  w  .  .  .  w  w  w  .  .  .  .  .  .  .  .  .  .  w  w  w  w  .  .  .  w  w  w  w  .  .  .  .  .  w  .  .  w  .  w  w  .  v  .  .  .  .  .
      10  .  .  .  .  .  w  w  .  v  .  w  .  w  .  .  .  w  w  w  w  w  .  .  w  .  w  w  .  v  .  .  .  .  w  w  .  w  w  w  w  w  .  w  .  w  .  .
      11  .  .  .  .  .  w  w  .  .  .  w  w  w  .  .  .  w  w  w  w  .  .  .  w  .  .  w  .  .  .  .  .  .  w  w  w  w  w  v  .  w  w  w  w  w  w  w
      12  .  .  .  v  .  w  .  w  .  w  w  .  w  .  w  .  .  .  w  .  v  .  .  w  .  v  .  w  .  .  .  .  w  w  .  w  w  .  w  .  w  .  .  .  .  w  .
      13  .  .  .  .  w  .  .  w  .  .  w  w  w  w  .  .  w  w  w  .  .  .  w  w  w  .  w  .  .  .  v  .  .  .  .  w  .  w  w  w  w  .  w  .  .  .  w
      14  w  .  v  .  w  w  .  .  v  .  w  w  w  w  .  .  w  w  w  w  .  w  w  w  .  .  w  w  .  .  .  .  .  .  .  w  .  .  w  w  w  w  w  w  .  .  w
      15  .  .  .  .  w  w  .  .  .  .  w  w  .  w  .  .  .  w  w  .  v  w  w  w  .  w  w  w  .  .  .  .  w  .  t  .  .  .  .  w  w  w  w  w  .  .  .
      16  .  .  .  .  .  .  v  .  .  w  w  w  w  .  .  .  .  .  .  .  .  .  w  w  w  w  w  w  .  v  .  .  .  .  .  .  .  .  w  w  w  w  w  w  .  .  .
      17  w  .  w  .  .  .  .  .  w  w  w  .  .  w  w  w  w  w  .  w  w  w  w  w  w  w  .  .  .  .  .  .  .  .  w  .  w  w  .  w  .  .  .  w  w  .  .
      18  w  w  .  w  w  w  w  w  .  .  .  .  .  w  .  w  .  .  .  .  w  .  w  w  w  w  .  v  .  w  .  .  .  .  w  w  w  w  w  .  .  v  .  w  w  .  .
      19  w  .  .  .  w  w  w  w  w  .  v  .  w  w  .  .  .  v  .  w  .  w  w  w  w  .  .  .  .  .  .  .  .  w  .  w  w  w  .  .  .  .  .  w  w  w  .
      20  .  w  .  w  w  w  w  w  w  .  .  .  .  .  .  .  w  .  w  w  v  .  w  w  w  w  .  .  w  w  .  .  .  .  .  w  w  .  w  .  w  w  w  .  w  w  .
      21  .  .  .  .  w  w  w  .  w  w  w  w  .  .  w  w  w  w  w  w  w  .  w  .  .  .  .  w  w  w  .  .  w  .  w  .  w  .  .  w  w  w  w  .  .  .  v
      22  .  .  .  w  .  w  w  w  .  .  .  .  .  .  .  w  w  w  w  w  w  w  .  .  .  .  .  .  .  w  .  .  .  .  w  w  w  .  .  .  .  w  w  w  w  .  .
      23  .  .  .  .  v  .  .  .  .  .  .  .  .  .  .  w  .  w  w  w  v  v  .  .  .  .  w  .  .  w  .  v  .  .  .  w  w  .  .  v  .  w  .  w  .  w  w
      24  .  .  .  .  .  .  w  w  .  .  .  w  w  v  .  w  w  w  .  .  .  .  w  w  w  w  .  .  .  .  .  .  .  .  .  w  w  w  .  .  .  w  w  w  w  w  w
      25  .  v  .  w  .  .  .  w  .  v  .  w  w  w  w  w  .  .  v  .  w  w  w  w  w  w  .  v  .  .  w  .  .  .  w  w  .  w  w  .  w  w  .  w  w  .  .
      26  w  .  w  w  w  w  w  .  t  .  w  w  .  w  w  w  .  .  w  .  w  w  w  w  w  w  w  .  w  .  w  w  .  .  .  .  .  .  w  w  w  w  .  w  w  .  .
      27  -  w  -  w  -  w  -  .  -  w  -  v  -  .  -  w  -  w  -  w  -  w  -  w  -  .  -  w  -  w  -  w  -  .  -  v  -  .  -  w  -  .  -  .  -  .  -
    HEXES
    legend = {
      "." = { terrain = clear }
      w   = { terrain = woods }
      v   = { terrain = village }
      t   = { terrain = town }
    }
  }
}
