# The west map, columns 00 to 47: one letter a hex.

section "2.1" "In-Hex Features" {
  map "West" {
    source = "reconstructed after the geography of the ground: the printed map was not seen. The named hexes of the rulebook are certain, the rest may be changed freely"
    grid   = hexes
    of     = hex
    raised = odd
    name   = "${column}.${row}"
    drawn  = <<-HEXES
         00 01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47
      00  w  w  w  .  w  w  w  w  w  w  .  .  .  .  .  .  w  w  .  v  .  w  w  w  w  .  v  .  w  w  w  .  w  .  .  .  .  .  v  .  w  w  w  w  w  w  w  w
      01  w  w  w  w  w  w  w  w  w  w  .  .  w  w  w  .  .  w  .  .  w  w  w  .  w  .  .  .  .  w  w  w  w  .  .  .  w  .  .  .  .  .  .  .  .  w  w  w
      02  .  w  w  w  w  w  w  w  w  w  .  .  w  w  w  w  .  w  w  w  w  w  w  .  w  w  w  .  v  .  .  w  w  w  w  .  w  w  w  w  .  v  .  v  .  w  w  .
      03  .  w  w  w  w  w  w  w  w  w  v  .  w  w  w  w  .  w  w  w  w  .  w  w  w  w  w  .  .  .  .  .  w  w  w  w  w  w  w  w  w  .  w  .  .  .  w  w
      04  w  w  w  w  w  v  w  w  w  w  w  .  w  w  w  .  .  w  w  w  w  w  w  w  w  w  .  .  .  v  .  w  w  w  w  .  w  w  w  w  w  w  .  .  .  .  .  .
      05  .  w  w  w  w  w  w  w  .  v  w  w  w  w  w  .  .  .  .  .  v  w  w  w  w  w  .  v  .  .  .  w  w  w  .  .  .  w  w  w  w  v  .  .  w  .  .  .
      06  w  w  .  .  .  .  .  w  .  v  .  w  .  w  .  .  .  .  v  .  .  .  w  w  w  .  .  .  .  .  w  w  w  .  .  .  .  .  w  w  w  w  w  w  w  w  v  .
      07  w  w  .  .  .  .  .  .  .  .  .  w  w  w  .  .  .  .  .  .  w  w  w  w  w  .  .  .  .  .  w  w  w  .  .  .  .  .  .  w  w  w  w  w  w  .  .  .
      08  .  .  .  .  v  .  w  .  w  .  w  w  w  .  v  .  w  w  w  w  w  w  w  .  .  .  v  .  w  w  w  w  w  .  v  .  .  .  w  w  w  w  .  .  .  w  w  w
      09  .  .  .  .  .  .  w  w  .  .  w  w  .  .  .  .  w  w  .  w  w  w  w  w  .  v  .  w  w  w  w  w  w  .  .  .  v  .  .  .  .  w  .  .  w  w  .  w
      10  w  .  .  .  .  .  w  .  v  .  w  w  .  w  .  w  .  w  w  .  .  w  w  w  w  .  w  w  w  w  w  w  w  .  .  .  .  .  w  w  w  w  w  w  w  w  .  .
      11  w  w  w  .  w  .  w  .  .  .  .  w  w  w  w  w  w  w  w  w  .  .  .  w  w  w  w  w  w  w  w  w  .  w  .  .  .  w  w  w  w  w  w  w  .  w  .  .
      12  w  w  .  .  .  .  w  .  .  .  .  w  .  .  .  .  .  w  w  .  v  .  .  w  .  w  w  w  w  w  w  w  .  w  .  v  .  .  .  .  .  w  w  .  .  .  .  .
      13  w  w  .  .  .  .  .  w  .  .  v  .  w  w  .  .  v  .  w  .  .  .  .  .  .  w  .  .  v  .  w  .  .  w  w  .  .  .  .  v  .  .  w  w  .  .  .  .
      14  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  v  .  .  .  .  .  .  .  .  .  .  w  w  w  .  .  w  .  w  w  .  .  .  .  .  w
      15  .  .  .  .  .  .  .  .  .  .  w  .  .  .  .  .  v  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  w  w  w  w  w  .  w  .  .  .  v  w  .
      16  w  w  .  w  w  w  .  .  .  w  w  .  .  .  .  .  .  .  .  .  .  .  .  .  .  w  w  .  .  .  .  .  .  v  .  w  w  w  w  w  .  .  v  .  w  .  .  v
      17  .  .  v  .  w  w  w  w  w  w  w  .  .  v  .  .  w  w  .  .  .  c  .  .  .  .  .  .  v  .  w  w  w  .  w  w  .  w  w  w  w  .  .  .  .  w  w  .
      18  .  v  .  .  .  w  .  w  w  w  w  w  w  .  w  w  w  .  .  .  .  c  .  .  .  w  .  .  .  .  w  w  .  .  w  w  w  w  w  .  .  .  .  .  .  .  w  w
      19  v  .  w  .  .  v  v  .  w  w  w  w  w  w  w  w  w  .  .  .  .  .  .  w  w  .  .  v  .  w  w  w  .  .  .  w  .  .  .  .  .  .  .  .  .  .  w  w
      20  .  .  .  .  .  .  .  w  w  w  .  w  w  w  w  .  w  .  .  .  .  .  .  .  w  .  v  .  .  w  w  w  w  v  w  w  .  v  .  .  .  .  .  .  .  .  .  w
      21  w  .  .  .  .  .  w  w  .  .  v  .  .  .  w  w  w  w  w  w  .  .  .  .  w  .  .  .  .  .  .  w  w  w  w  w  w  .  w  .  w  .  w  .  .  .  .  .
      22  w  .  .  .  .  .  w  w  .  .  .  .  .  w  .  w  w  w  w  w  .  .  .  .  w  w  w  .  .  w  w  .  v  w  .  .  .  w  w  w  w  w  w  w  w  .  w  .
      23  .  .  .  .  .  .  .  .  .  .  w  w  w  w  w  w  .  w  w  w  .  .  .  w  w  w  w  .  w  w  w  w  w  w  w  v  .  w  w  w  .  w  w  w  w  .  .  w
      24  .  .  w  .  .  .  .  v  .  .  .  w  .  .  w  .  v  w  w  .  .  .  v  .  w  w  w  w  w  w  w  w  w  .  .  .  w  w  w  .  v  .  w  w  w  .  .  .
      25  .  .  w  .  .  .  w  .  w  .  .  .  .  w  w  .  .  .  w  w  w  .  w  w  w  w  w  .  .  w  w  w  w  w  w  .  w  w  w  w  .  .  .  .  .  .  .  .
      26  .  .  .  w  w  w  w  w  w  .  .  .  .  .  .  w  w  w  w  .  .  .  w  w  w  w  w  v  .  w  .  w  w  w  w  w  w  w  w  w  v  .  w  w  w  w  .  .
      27  -  .  -  w  -  .  -  w  -  w  -  w  -  .  -  .  -  .  -  .  -  .  -  w  -  w  -  w  -  w  -  .  -  w  -  w  -  w  -  w  -  .  -  w  -  w  -  w
    HEXES
    legend = {
      "." = { terrain = clear }
      w   = { terrain = woods }
      v   = { terrain = village }
      c   = { terrain = city }
    }
  }
}
