# Fields and woods around a hill, the same from both long edges: each piece but the hill lies there
# again, turned by half a turn.

section "6.7" "Open Country" {
  text = "Four woods, two farms and a hill in the middle block sight; walls, hedges, crops and marsh lie between two lanes along the edges."

  battlefield "Open Country" {}
  roster "ground" {
    source  = "reconstructed: a second table, with the gaps of three inches that the first one has"
    columns = [battlefield, shape, height, east, north, becomes, traits]
    rows = {
      "South-West Wood"   = [open_country, circle(point(15, 12), 6), 2, none, none, none, [rough, soft_cover]]
      "North-East Wood"   = [open_country, circle(point(57, 36), 6), 2, none, none, none, [rough, soft_cover]]
      "South-East Wood"   = [open_country, circle(point(51, 9), 5), 2, none, none, none, [rough, soft_cover]]
      "North-West Wood"   = [open_country, circle(point(21, 39), 5), 2, none, none, none, [rough, soft_cover]]
      "South Farm"        = [open_country, rectangle(point(36, 6), point(42, 12)), 2, 39, 9, south_farm_rubble, [solid, building, hard_cover]]
      "North Farm"        = [open_country, rectangle(point(30, 36), point(36, 42)), 2, 33, 39, north_farm_rubble, [solid, building, hard_cover]]
      "South Farm Wall"   = [open_country, rectangle(point(35, 14.9), point(43, 15.1)), 0, none, none, none, [obstacle, hard_cover]]
      "North Farm Wall"   = [open_country, rectangle(point(29, 32.9), point(37, 33.1)), 0, none, none, none, [obstacle, hard_cover]]
      "East Crops"        = [open_country, rectangle(point(58, 18), point(68, 26)), 0, none, none, none, [soft_cover]]
      "West Crops"        = [open_country, rectangle(point(4, 22), point(14, 30)), 0, none, none, none, [soft_cover]]
      "East Marsh"        = [open_country, circle(point(64, 9), 4), 0, none, none, none, [rough, soft_cover]]
      "West Marsh"        = [open_country, circle(point(8, 39), 4), 0, none, none, none, [rough, soft_cover]]
      "Western Hedge"     = [open_country, rectangle(point(23.9, 19), point(24.1, 29)), 0, none, none, none, [obstacle, soft_cover]]
      "Eastern Hedge"     = [open_country, rectangle(point(47.9, 19), point(48.1, 29)), 0, none, none, none, [obstacle, soft_cover]]
      "Apple Trees"       = [open_country, rectangle(point(26, 9), point(32, 13)), 0, none, none, none, [soft_cover]]
      "Cherry Trees"      = [open_country, rectangle(point(40, 35), point(46, 39)), 0, none, none, none, [soft_cover]]
      "Eastern Fence"     = [open_country, rectangle(point(54.4, 18), point(54.6, 26)), 0, none, none, none, [obstacle, soft_cover]]
      "Western Fence"     = [open_country, rectangle(point(17.4, 22), point(17.6, 30)), 0, none, none, none, [obstacle, soft_cover]]
      "Middle Hill"       = [open_country, circle(point(36, 24), 6), 1, none, none, none, [hill]]
      "South Lane"        = [open_country, rectangle(point(0, 1), point(72, 3)), 0, none, none, none, [road]]
      "North Lane"        = [open_country, rectangle(point(0, 45), point(72, 47)), 0, none, none, none, [road]]
      "South Farm Rubble" = [open_country, rectangle(point(36, 6), point(42, 12)), 0, none, none, none, [rough, hard_cover, rubble]]
      "North Farm Rubble" = [open_country, rectangle(point(30, 36), point(36, 42)), 0, none, none, none, [rough, hard_cover, rubble]]
    }
  }
}
