# The Wiltz map goes on south of the east map: columns 47 to 62, down to row 31.

section "2.1" "In-Hex Features" {
  map "Wiltz" {
    source = "reconstructed after the geography of the ground: the printed map was not seen. The named hexes of the rulebook are certain, the rest may be changed freely"
    grid   = hexes
    of     = hex
    raised = odd
    name   = "${column}.${row}"
    beside = { west = [47, 27] }
    drawn  = <<-HEXES
         47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62
      27  -  .  -  w  -  w  -  w  -  w  -  w  -  .  -  .
      28  .  .  .  .  .  w  w  w  w  w  w  w  w  w  .  .
      29  .  .  .  .  w  w  w  .  .  .  w  w  w  .  .  .
      30  .  .  w  w  w  w  w  .  v  .  w  w  w  w  .  w
      31  .  -  w  -  .  -  w  -  .  -  .  -  w  -  .  -
    HEXES
    legend = {
      "." = { terrain = clear }
      w   = { terrain = woods }
      v   = { terrain = village }
    }
  }
}
