# A village at a crossroads, the same from both long edges: each piece lies there again, turned by
# half a turn.

section "6.5" "The Village" {
  text = "Ten houses, barns, woods and hills that block sight, two ruins, and walls, hedges and fences between two streets. Gaps of three inches let every vehicle through."

  battlefield "Village" {}
  roster "ground" {
    source  = "reconstructed: the chapter asks for four large pieces at least, and for low cover; walls, hedges and fences are drawn a fifth of an inch thick"
    columns = [battlefield, laid, shape, height, east, north, becomes, traits]
    rows = {
      "South House"          = [village, true, rectangle(point(26, 14), point(32, 20)), 2, 29, 17, south_house_rubble, [solid, building, hard_cover]]
      "North House"          = [village, true, rectangle(point(40, 28), point(46, 34)), 2, 43, 31, north_house_rubble, [solid, building, hard_cover]]
      "South Cottage"        = [village, true, rectangle(point(40, 4), point(46, 9)), 1, 43, 6.5, south_cottage_rubble, [solid, building, hard_cover]]
      "North Cottage"        = [village, true, rectangle(point(26, 39), point(32, 44)), 1, 29, 41.5, north_cottage_rubble, [solid, building, hard_cover]]
      "South Barn"           = [village, true, rectangle(point(14, 15), point(22, 20)), 1, 18, 17.5, south_barn_rubble, [solid, building, hard_cover]]
      "North Barn"           = [village, true, rectangle(point(50, 28), point(58, 33)), 1, 54, 30.5, north_barn_rubble, [solid, building, hard_cover]]
      "South Ruin"           = [village, true, rectangle(point(50, 15), point(56, 20)), 2, none, none, none, [rough, hard_cover]]
      "North Ruin"           = [village, true, rectangle(point(16, 28), point(22, 33)), 2, none, none, none, [rough, hard_cover]]
      "East Wood"            = [village, true, circle(point(64, 11), 5), 2, none, none, none, [rough, soft_cover]]
      "West Wood"            = [village, true, circle(point(8, 37), 5), 2, none, none, none, [rough, soft_cover]]
      "South Orchard"        = [village, true, rectangle(point(6, 4), point(16, 11)), 0, none, none, none, [rough, soft_cover]]
      "North Orchard"        = [village, true, rectangle(point(56, 37), point(66, 44)), 0, none, none, none, [rough, soft_cover]]
      "South Wall"           = [village, true, rectangle(point(26, 10.9), point(32, 11.1)), 0, none, none, none, [obstacle, hard_cover]]
      "North Wall"           = [village, true, rectangle(point(40, 36.9), point(46, 37.1)), 0, none, none, none, [obstacle, hard_cover]]
      "Cottage Wall"         = [village, true, rectangle(point(40, 11.9), point(46, 12.1)), 0, none, none, none, [obstacle, hard_cover]]
      "Garden Wall"          = [village, true, rectangle(point(26, 35.9), point(32, 36.1)), 0, none, none, none, [obstacle, hard_cover]]
      "East Hedge"           = [village, true, rectangle(point(59, 18.9), point(69, 19.1)), 0, none, none, none, [obstacle, soft_cover]]
      "West Hedge"           = [village, true, rectangle(point(3, 28.9), point(13, 29.1)), 0, none, none, none, [obstacle, soft_cover]]
      "South Hill"           = [village, true, circle(point(53, 6.5), 3.5), 1, none, none, none, [hill]]
      "North Hill"           = [village, true, circle(point(19, 41.5), 3.5), 1, none, none, none, [hill]]
      "West Fence"           = [village, true, rectangle(point(2.9, 16), point(3.1, 21)), 0, none, none, none, [obstacle, soft_cover]]
      "East Fence"           = [village, true, rectangle(point(68.9, 27), point(69.1, 32)), 0, none, none, none, [obstacle, soft_cover]]
      "South Crater"         = [village, true, circle(point(24, 5), 2), 0, none, none, none, [rough, hard_cover]]
      "Main Street"          = [village, true, rectangle(point(0, 22), point(72, 26)), 0, none, none, none, [road]]
      "Side Street"          = [village, true, rectangle(point(34, 0), point(38, 48)), 0, none, none, none, [road]]
      "North Crater"         = [village, true, circle(point(48, 43), 2), 0, none, none, none, [rough, hard_cover]]
      "South House Rubble"   = [village, false, rectangle(point(26, 14), point(32, 20)), 0, none, none, none, [rough, hard_cover, rubble]]
      "North House Rubble"   = [village, false, rectangle(point(40, 28), point(46, 34)), 0, none, none, none, [rough, hard_cover, rubble]]
      "South Cottage Rubble" = [village, false, rectangle(point(40, 4), point(46, 9)), 0, none, none, none, [rough, hard_cover, rubble]]
      "North Cottage Rubble" = [village, false, rectangle(point(26, 39), point(32, 44)), 0, none, none, none, [rough, hard_cover, rubble]]
      "South Barn Rubble"    = [village, false, rectangle(point(14, 15), point(22, 20)), 0, none, none, none, [rough, hard_cover, rubble]]
      "North Barn Rubble"    = [village, false, rectangle(point(50, 28), point(58, 33)), 0, none, none, none, [rough, hard_cover, rubble]]
    }
  }
}
