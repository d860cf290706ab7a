# A village at a crossroads, the same from both long edges: each piece lies there again, turned by half a turn.

section "6.5" "The Village" {
  text = "Ten houses, barns, woods and hills that block sight, two ruins, and walls, hedges and fences between. Gaps of three inches let every vehicle through."

  roster "ground" {
    source  = "reconstructed: the chapter asks for four large pieces at least, and for low cover; walls, hedges and fences are drawn a fifth of an inch thick"
    columns = [shape, height, traits]
    rows = {
      "South House"   = [rectangle(point(26, 14), point(32, 20)), 2, [solid, hard_cover]]
      "North House"   = [rectangle(point(40, 28), point(46, 34)), 2, [solid, hard_cover]]
      "South Cottage" = [rectangle(point(40, 4), point(46, 9)), 1, [solid, hard_cover]]
      "North Cottage" = [rectangle(point(26, 39), point(32, 44)), 1, [solid, hard_cover]]
      "South Barn"    = [rectangle(point(14, 15), point(22, 20)), 1, [solid, hard_cover]]
      "North Barn"    = [rectangle(point(50, 28), point(58, 33)), 1, [solid, hard_cover]]
      "South Ruin"    = [rectangle(point(50, 15), point(56, 20)), 2, [rough, hard_cover]]
      "North Ruin"    = [rectangle(point(16, 28), point(22, 33)), 2, [rough, hard_cover]]
      "East Wood"     = [circle(point(64, 11), 5), 2, [rough, soft_cover]]
      "West Wood"     = [circle(point(8, 37), 5), 2, [rough, soft_cover]]
      "South Orchard" = [rectangle(point(6, 4), point(16, 11)), 0, [rough, soft_cover]]
      "North Orchard" = [rectangle(point(56, 37), point(66, 44)), 0, [rough, soft_cover]]
      "South Wall"    = [rectangle(point(26, 10.9), point(32, 11.1)), 0, [obstacle, hard_cover]]
      "North Wall"    = [rectangle(point(40, 36.9), point(46, 37.1)), 0, [obstacle, hard_cover]]
      "Cottage Wall"  = [rectangle(point(40, 11.9), point(46, 12.1)), 0, [obstacle, hard_cover]]
      "Garden Wall"   = [rectangle(point(26, 35.9), point(32, 36.1)), 0, [obstacle, hard_cover]]
      "East Hedge"    = [rectangle(point(59, 18.9), point(69, 19.1)), 0, [obstacle, soft_cover]]
      "West Hedge"    = [rectangle(point(3, 28.9), point(13, 29.1)), 0, [obstacle, soft_cover]]
      "South Hill"    = [circle(point(53, 6.5), 3.5), 1, [hill]]
      "North Hill"    = [circle(point(19, 41.5), 3.5), 1, [hill]]
      "West Fence"    = [rectangle(point(2.9, 16), point(3.1, 21)), 0, [obstacle, soft_cover]]
      "East Fence"    = [rectangle(point(68.9, 27), point(69.1, 32)), 0, [obstacle, soft_cover]]
      "South Crater"  = [circle(point(24, 5), 2), 0, [rough, hard_cover]]
      "North Crater"  = [circle(point(48, 43), 2), 0, [rough, hard_cover]]
    }
  }
}
