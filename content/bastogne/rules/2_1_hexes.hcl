# Chapter 2, first part: what a hex holds. The map itself stands in `map/`.

section "2.0" "Terrain" {
  text     = "Terrain lies in hexes and on hexsides; the Terrain Effects Chart says what it does."
  no_rules = "a heading"
}

section "2.1" "In-Hex Features" {
  text = "Every hex is clear, woods, village, town or city."

  enum "terrain" { names = [clear, woods, village, town, city] }
  kind "hex" {
    is     = space
    plural = "hexes"
    fields = { terrain = terrain, crest = bool, raised = bool, sunken = bool, post = bool, south_of_wiltz = bool, lettered = bool, beside_letter = bool }
    # crest: above its slopes. post: a printed observation post.
    borders = { primary = bool, secondary = bool, railroad = bool, stream = bool, river = bool, slope = bool }
    state   = { held = maybe(player), barred_by = maybe(division), mined_by = maybe(player) } # held: who was there last
    value "Built Up" { base = self.terrain == town || self.terrain == city }
  }
}

section "2.1.1" "Clear" {
  text     = "Open ground: no cover, nothing that blocks sight."
  no_rules = "its figures stand in the Terrain Effects Chart"
}
section "2.1.2" "Woods" {
  text = "Woods block sight and give cover, but not from mortars, guns and heavy machine guns. Vehicles go through woods in Column along a road only, and do not leave Column there."

  value "Hides" { # blocks a line of sight that passes through it
    given  = { hex = hex }
    base   = hex.terrain == woods || hex.built_up || hex.raised || hex.shelled || hex.pounded
    source = "inferred: a line of sight that enters the hex of a raised road is taken to cross the road"
  }
}
section "2.1.3" "Village" {
  text     = "A few houses: cover for the unarmored."
  no_rules = "its figures stand in the Terrain Effects Chart"
}
section "2.1.4" "Town" {
  text     = "Houses block sight. Vehicles enter and leave in Column, but may leave Column inside."
  no_rules = "its figures stand in the Terrain Effects Chart, its blocking with woods"
}
section "2.1.5" "City" {
  text     = "Stone houses. Vehicles are in Column there, always."
  no_rules = "its figures stand in the Terrain Effects Chart, its blocking with woods"
}
section "2.1.6" "Impassable" {
  text     = "Nobody enters solid gray."
  no_rules = "no hex of the map is impassable: rivers run on hexsides"
}

section "G.TEC" "Terrain Effects Chart" {
  text = "What it costs to enter a hex, out of Column and in it, and what cover it gives."

  table "Ground" { # points to enter: out of Column, in Column off the road; none: it cannot be done
    source  = "invented: the chart was not seen; leg and road figures follow the text and the series"
    given   = { terrain = terrain, mobility = mobility }
    returns = { open = maybe(number), column = maybe(number) }
    rows = [
      [clear, leg, 1, 1],
      [clear, wheeled, 4, 3],
      [clear, tracked, 3, 2],
      [woods, leg, 2, 2],
      [woods, [wheeled, tracked], none, none],
      [village, leg, 1, 1],
      [village, wheeled, 3, 2],
      [village, tracked, 2, 1],
      [town, leg, 2, 1],
      [town, wheeled, none, 2],
      [town, tracked, none, 1],
      [city, leg, 2, 1],
      [city, [wheeled, tracked], none, 1],
      [any, fixed, none, none],
    ]
  }
  table "Cover" { # what terrain takes off a rating, by target and the color of what is fired
    given   = { terrain = terrain, hard = bool, color = color }
    returns = { shift = number }
    rows = [
      [clear, any, any, 0],
      [woods, any, [brown, orange, green, yellow], 0],
      [woods, any, [white, pink, purple, black, blue], -2],
      [village, false, any, -1],
      [village, true, any, 0],
      [town, false, any, -2],
      [town, true, any, -1],
      [city, false, any, -3],
      [city, true, any, 0], # no armored unit is out of Column in a city
    ]
  }
}
