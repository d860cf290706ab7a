# Terrain that is set up before the battle: by the players in turn, or by dice, the same from both
# long edges.

section "6.6" "Terrain That Is Set Up" {
  text = "The table has twelve plots, four from west to east and three from south to north. The players put a piece on a plot in turn, six each, at first what blocks sight, and at most three of a kind; or dice say what lies on six of the plots, and it lies on the opposite ones, too."

  enum "scenery" { names = [farmhouse, thicket, rise, shell_of_a_house, grove, cornfield, pillbox] }
  battlefield "Placed Field" {}
  roster "ground" {
    source   = "reconstructed: a library of six pieces, each in the middle of a plot of 18 by 16 inches, so that the gaps are wide"
    columns  = [plot, scenery, shape, height, east, north, becomes, traits]
    defaults = { battlefield = placed_field }
    rows = {
      "Farmhouse 1"         = [1, farmhouse, rectangle(point(6, 5), point(12, 11)), 2, 9, 8, fallen_farmhouse_1, [solid, building, hard_cover]]
      "Thicket 1"           = [1, thicket, circle(point(9, 8), 5), 2, none, none, none, [rough, soft_cover]]
      "Rise 1"              = [1, rise, circle(point(9, 8), 5), 1, none, none, none, [hill]]
      "House Shell 1"       = [1, shell_of_a_house, rectangle(point(6, 5.5), point(12, 10.5)), 2, none, none, none, [rough, hard_cover]]
      "Grove 1"             = [1, grove, rectangle(point(4, 4.5), point(14, 11.5)), 0, none, none, none, [rough, soft_cover]]
      "Cornfield 1"         = [1, cornfield, rectangle(point(4, 4), point(14, 12)), 0, none, none, none, [soft_cover]]
      "Farmhouse 2"         = [2, farmhouse, rectangle(point(24, 5), point(30, 11)), 2, 27, 8, fallen_farmhouse_2, [solid, building, hard_cover]]
      "Thicket 2"           = [2, thicket, circle(point(27, 8), 5), 2, none, none, none, [rough, soft_cover]]
      "Rise 2"              = [2, rise, circle(point(27, 8), 5), 1, none, none, none, [hill]]
      "House Shell 2"       = [2, shell_of_a_house, rectangle(point(24, 5.5), point(30, 10.5)), 2, none, none, none, [rough, hard_cover]]
      "Grove 2"             = [2, grove, rectangle(point(22, 4.5), point(32, 11.5)), 0, none, none, none, [rough, soft_cover]]
      "Cornfield 2"         = [2, cornfield, rectangle(point(22, 4), point(32, 12)), 0, none, none, none, [soft_cover]]
      "Farmhouse 3"         = [3, farmhouse, rectangle(point(42, 5), point(48, 11)), 2, 45, 8, fallen_farmhouse_3, [solid, building, hard_cover]]
      "Thicket 3"           = [3, thicket, circle(point(45, 8), 5), 2, none, none, none, [rough, soft_cover]]
      "Rise 3"              = [3, rise, circle(point(45, 8), 5), 1, none, none, none, [hill]]
      "House Shell 3"       = [3, shell_of_a_house, rectangle(point(42, 5.5), point(48, 10.5)), 2, none, none, none, [rough, hard_cover]]
      "Grove 3"             = [3, grove, rectangle(point(40, 4.5), point(50, 11.5)), 0, none, none, none, [rough, soft_cover]]
      "Cornfield 3"         = [3, cornfield, rectangle(point(40, 4), point(50, 12)), 0, none, none, none, [soft_cover]]
      "Farmhouse 4"         = [4, farmhouse, rectangle(point(60, 5), point(66, 11)), 2, 63, 8, fallen_farmhouse_4, [solid, building, hard_cover]]
      "Thicket 4"           = [4, thicket, circle(point(63, 8), 5), 2, none, none, none, [rough, soft_cover]]
      "Rise 4"              = [4, rise, circle(point(63, 8), 5), 1, none, none, none, [hill]]
      "House Shell 4"       = [4, shell_of_a_house, rectangle(point(60, 5.5), point(66, 10.5)), 2, none, none, none, [rough, hard_cover]]
      "Grove 4"             = [4, grove, rectangle(point(58, 4.5), point(68, 11.5)), 0, none, none, none, [rough, soft_cover]]
      "Cornfield 4"         = [4, cornfield, rectangle(point(58, 4), point(68, 12)), 0, none, none, none, [soft_cover]]
      "Farmhouse 5"         = [5, farmhouse, rectangle(point(6, 21), point(12, 27)), 2, 9, 24, fallen_farmhouse_5, [solid, building, hard_cover]]
      "Thicket 5"           = [5, thicket, circle(point(9, 24), 5), 2, none, none, none, [rough, soft_cover]]
      "Rise 5"              = [5, rise, circle(point(9, 24), 5), 1, none, none, none, [hill]]
      "House Shell 5"       = [5, shell_of_a_house, rectangle(point(6, 21.5), point(12, 26.5)), 2, none, none, none, [rough, hard_cover]]
      "Grove 5"             = [5, grove, rectangle(point(4, 20.5), point(14, 27.5)), 0, none, none, none, [rough, soft_cover]]
      "Cornfield 5"         = [5, cornfield, rectangle(point(4, 20), point(14, 28)), 0, none, none, none, [soft_cover]]
      "Farmhouse 6"         = [6, farmhouse, rectangle(point(24, 21), point(30, 27)), 2, 27, 24, fallen_farmhouse_6, [solid, building, hard_cover]]
      "Thicket 6"           = [6, thicket, circle(point(27, 24), 5), 2, none, none, none, [rough, soft_cover]]
      "Rise 6"              = [6, rise, circle(point(27, 24), 5), 1, none, none, none, [hill]]
      "House Shell 6"       = [6, shell_of_a_house, rectangle(point(24, 21.5), point(30, 26.5)), 2, none, none, none, [rough, hard_cover]]
      "Grove 6"             = [6, grove, rectangle(point(22, 20.5), point(32, 27.5)), 0, none, none, none, [rough, soft_cover]]
      "Cornfield 6"         = [6, cornfield, rectangle(point(22, 20), point(32, 28)), 0, none, none, none, [soft_cover]]
      "Farmhouse 7"         = [7, farmhouse, rectangle(point(42, 21), point(48, 27)), 2, 45, 24, fallen_farmhouse_7, [solid, building, hard_cover]]
      "Thicket 7"           = [7, thicket, circle(point(45, 24), 5), 2, none, none, none, [rough, soft_cover]]
      "Rise 7"              = [7, rise, circle(point(45, 24), 5), 1, none, none, none, [hill]]
      "House Shell 7"       = [7, shell_of_a_house, rectangle(point(42, 21.5), point(48, 26.5)), 2, none, none, none, [rough, hard_cover]]
      "Grove 7"             = [7, grove, rectangle(point(40, 20.5), point(50, 27.5)), 0, none, none, none, [rough, soft_cover]]
      "Cornfield 7"         = [7, cornfield, rectangle(point(40, 20), point(50, 28)), 0, none, none, none, [soft_cover]]
      "Farmhouse 8"         = [8, farmhouse, rectangle(point(60, 21), point(66, 27)), 2, 63, 24, fallen_farmhouse_8, [solid, building, hard_cover]]
      "Thicket 8"           = [8, thicket, circle(point(63, 24), 5), 2, none, none, none, [rough, soft_cover]]
      "Rise 8"              = [8, rise, circle(point(63, 24), 5), 1, none, none, none, [hill]]
      "House Shell 8"       = [8, shell_of_a_house, rectangle(point(60, 21.5), point(66, 26.5)), 2, none, none, none, [rough, hard_cover]]
      "Grove 8"             = [8, grove, rectangle(point(58, 20.5), point(68, 27.5)), 0, none, none, none, [rough, soft_cover]]
      "Cornfield 8"         = [8, cornfield, rectangle(point(58, 20), point(68, 28)), 0, none, none, none, [soft_cover]]
      "Farmhouse 9"         = [9, farmhouse, rectangle(point(6, 37), point(12, 43)), 2, 9, 40, fallen_farmhouse_9, [solid, building, hard_cover]]
      "Thicket 9"           = [9, thicket, circle(point(9, 40), 5), 2, none, none, none, [rough, soft_cover]]
      "Rise 9"              = [9, rise, circle(point(9, 40), 5), 1, none, none, none, [hill]]
      "House Shell 9"       = [9, shell_of_a_house, rectangle(point(6, 37.5), point(12, 42.5)), 2, none, none, none, [rough, hard_cover]]
      "Grove 9"             = [9, grove, rectangle(point(4, 36.5), point(14, 43.5)), 0, none, none, none, [rough, soft_cover]]
      "Cornfield 9"         = [9, cornfield, rectangle(point(4, 36), point(14, 44)), 0, none, none, none, [soft_cover]]
      "Farmhouse 10"        = [10, farmhouse, rectangle(point(24, 37), point(30, 43)), 2, 27, 40, fallen_farmhouse_10, [solid, building, hard_cover]]
      "Thicket 10"          = [10, thicket, circle(point(27, 40), 5), 2, none, none, none, [rough, soft_cover]]
      "Rise 10"             = [10, rise, circle(point(27, 40), 5), 1, none, none, none, [hill]]
      "House Shell 10"      = [10, shell_of_a_house, rectangle(point(24, 37.5), point(30, 42.5)), 2, none, none, none, [rough, hard_cover]]
      "Grove 10"            = [10, grove, rectangle(point(22, 36.5), point(32, 43.5)), 0, none, none, none, [rough, soft_cover]]
      "Cornfield 10"        = [10, cornfield, rectangle(point(22, 36), point(32, 44)), 0, none, none, none, [soft_cover]]
      "Farmhouse 11"        = [11, farmhouse, rectangle(point(42, 37), point(48, 43)), 2, 45, 40, fallen_farmhouse_11, [solid, building, hard_cover]]
      "Thicket 11"          = [11, thicket, circle(point(45, 40), 5), 2, none, none, none, [rough, soft_cover]]
      "Rise 11"             = [11, rise, circle(point(45, 40), 5), 1, none, none, none, [hill]]
      "House Shell 11"      = [11, shell_of_a_house, rectangle(point(42, 37.5), point(48, 42.5)), 2, none, none, none, [rough, hard_cover]]
      "Grove 11"            = [11, grove, rectangle(point(40, 36.5), point(50, 43.5)), 0, none, none, none, [rough, soft_cover]]
      "Cornfield 11"        = [11, cornfield, rectangle(point(40, 36), point(50, 44)), 0, none, none, none, [soft_cover]]
      "Farmhouse 12"        = [12, farmhouse, rectangle(point(60, 37), point(66, 43)), 2, 63, 40, fallen_farmhouse_12, [solid, building, hard_cover]]
      "Thicket 12"          = [12, thicket, circle(point(63, 40), 5), 2, none, none, none, [rough, soft_cover]]
      "Rise 12"             = [12, rise, circle(point(63, 40), 5), 1, none, none, none, [hill]]
      "House Shell 12"      = [12, shell_of_a_house, rectangle(point(60, 37.5), point(66, 42.5)), 2, none, none, none, [rough, hard_cover]]
      "Grove 12"            = [12, grove, rectangle(point(58, 36.5), point(68, 43.5)), 0, none, none, none, [rough, soft_cover]]
      "Cornfield 12"        = [12, cornfield, rectangle(point(58, 36), point(68, 44)), 0, none, none, none, [soft_cover]]
      "Fallen Farmhouse 1"  = [none, none, rectangle(point(6, 5), point(12, 11)), 0, none, none, none, [rough, hard_cover, rubble]]
      "Fallen Farmhouse 2"  = [none, none, rectangle(point(24, 5), point(30, 11)), 0, none, none, none, [rough, hard_cover, rubble]]
      "Fallen Farmhouse 3"  = [none, none, rectangle(point(42, 5), point(48, 11)), 0, none, none, none, [rough, hard_cover, rubble]]
      "Fallen Farmhouse 4"  = [none, none, rectangle(point(60, 5), point(66, 11)), 0, none, none, none, [rough, hard_cover, rubble]]
      "Fallen Farmhouse 5"  = [none, none, rectangle(point(6, 21), point(12, 27)), 0, none, none, none, [rough, hard_cover, rubble]]
      "Fallen Farmhouse 6"  = [none, none, rectangle(point(24, 21), point(30, 27)), 0, none, none, none, [rough, hard_cover, rubble]]
      "Fallen Farmhouse 7"  = [none, none, rectangle(point(42, 21), point(48, 27)), 0, none, none, none, [rough, hard_cover, rubble]]
      "Fallen Farmhouse 8"  = [none, none, rectangle(point(60, 21), point(66, 27)), 0, none, none, none, [rough, hard_cover, rubble]]
      "Fallen Farmhouse 9"  = [none, none, rectangle(point(6, 37), point(12, 43)), 0, none, none, none, [rough, hard_cover, rubble]]
      "Fallen Farmhouse 10" = [none, none, rectangle(point(24, 37), point(30, 43)), 0, none, none, none, [rough, hard_cover, rubble]]
      "Fallen Farmhouse 11" = [none, none, rectangle(point(42, 37), point(48, 43)), 0, none, none, none, [rough, hard_cover, rubble]]
      "Fallen Farmhouse 12" = [none, none, rectangle(point(60, 37), point(66, 43)), 0, none, none, none, [rough, hard_cover, rubble]]
    }
  }
  roster "ground" {
    source   = "reconstructed: bunkers look over the middle of the table"
    columns  = [plot, shape, east, north, opens]
    defaults = { battlefield = placed_field, scenery = pillbox, height = 1, traits = [solid, building, bunker, hard_cover] }
    rows = {
      "Pillbox 1"  = [1, rectangle(point(7, 6), point(11, 10)), 9, 8, north]
      "Pillbox 2"  = [2, rectangle(point(25, 6), point(29, 10)), 27, 8, north]
      "Pillbox 3"  = [3, rectangle(point(43, 6), point(47, 10)), 45, 8, north]
      "Pillbox 4"  = [4, rectangle(point(61, 6), point(65, 10)), 63, 8, north]
      "Pillbox 9"  = [9, rectangle(point(7, 38), point(11, 42)), 9, 40, south]
      "Pillbox 10" = [10, rectangle(point(25, 38), point(29, 42)), 27, 40, south]
      "Pillbox 11" = [11, rectangle(point(43, 38), point(47, 42)), 45, 40, south]
      "Pillbox 12" = [12, rectangle(point(61, 38), point(65, 42)), 63, 40, south]
    }
  }
  value "Blocks" {
    given = { scenery = scenery }
    base  = scenery <= shell_of_a_house
  }
  value "Terrain Is Placed" { base = false }
  value "Terrain Is Drawn" { base = false }
  rule "Set Up Terrain" {
    before = muster()
    if "in turn" {
      when = terrain_is_placed
      run "Place Terrain" {}
    }
    if "by dice" {
      when = terrain_is_drawn
      run "Draw Terrain" {}
    }
  }
  value "Free Pieces" { # what a player may put on the table: each kind for each plot that is free
    given = { commander = commander, blocking = bool }
    base = [
      for g in all(grounds) : g
      if (
        g.battlefield == placed_field &&
        g.plot != none &&
        plot_free(g) &&
        allowed(g, commander, blocking)
      )
    ]
  }
  value "Plot Free" {
    given = { ground = ground }
    base  = none([for g in grounds : g if g.plot == ground.plot])
  }
  value "Allowed" {
    given = { ground = ground, commander = commander, blocking = bool }
    base = ground.scenery != none && (!blocking || blocks(ground.scenery)) && count([
      for g in grounds : g
      if g.laid_by == commander && g.scenery == ground.scenery
    ]) < 3
  }
  rule "Place Terrain" {
    run "Roll Off" first {}
    repeat placing {
      times = 12
      run "Place a Piece" {
        commander = placing % 2 == 1 ? first : other(first)
        blocking  = placing <= 4
      }
    }
  }
  rule "Place a Piece" {
    given = { commander = commander, blocking = bool }
    choose ground {
      from      = free_pieces(commander, blocking)
      player    = commander
      or_return = true
    }
    set ground {
      laid    = true
      laid_by = commander
    }
  }
  rule "Draw Terrain" { # the first two plots, and their opposites, block sight
    repeat plot {
      times = 6
      roll blocking "terrain that blocks sight" { dice = d4 }
      roll anything "terrain" { dice = d6 }
      let { what = plot <= 2 ? blocking : anything }
      set {
        the = [
          for g in all(grounds) : g
          if g.scenery == drawn_scenery(what) && (g.plot == plot || g.plot == 13 - plot)
        ]
        laid = true
      }
    }
  }
  table "Drawn Scenery" {
    given   = { die = number }
    returns = { scenery = scenery }
    source  = "reconstructed"
    rows    = [[1, farmhouse], [2, thicket], [3, rise], [4, shell_of_a_house], [5, grove], [else, cornfield]]
  }
}
