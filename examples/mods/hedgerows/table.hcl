# A table: a name, the rows of its terrain, and a variant that lays it out.

section "H2" "Hedgerows" {
  text = "Banks and hedges cut the fields into squares, with a farm on each side of the lane. Each piece lies there again, turned by half a turn."

  battlefield "Hedgerows" {}
  roster "ground" {
    source  = "reconstructed: gaps of three inches or more let every vehicle through"
    columns = [battlefield, shape, height, traits]
    rows = {
      "West Farm"    = [hedgerows, rectangle(point(12, 14), point(18, 20)), 2, [solid, hard_cover]]
      "East Farm"    = [hedgerows, rectangle(point(54, 28), point(60, 34)), 2, [solid, hard_cover]]
      "Near Bank"    = [hedgerows, rectangle(point(22, 14), point(34, 14.4)), 1, [obstacle, hard_cover]]
      "Far Bank"     = [hedgerows, rectangle(point(38, 33.6), point(50, 34)), 1, [obstacle, hard_cover]]
      "Near Hedge"   = [hedgerows, rectangle(point(42, 12), point(42.2, 20)), 0, [obstacle, soft_cover]]
      "Far Hedge"    = [hedgerows, rectangle(point(29.8, 28), point(30, 36)), 0, [obstacle, soft_cover]]
      "Near Orchard" = [hedgerows, rectangle(point(48, 6), point(58, 13)), 0, [rough, soft_cover]]
      "Far Orchard"  = [hedgerows, rectangle(point(14, 35), point(24, 42)), 0, [rough, soft_cover]]
      "Near Copse"   = [hedgerows, circle(point(8, 7), 4), 2, [rough, soft_cover]]
      "Far Copse"    = [hedgerows, circle(point(64, 41), 4), 2, [rough, soft_cover]]
      "Sunken Lane"  = [hedgerows, rectangle(point(0, 22), point(72, 26)), 0, [road]]
    }
  }

  add option "Table" {
    variant "Among Hedgerows" {
      modify "The Battlefield" "hedgerows" { to = hedgerows }
    }
  }
}
