# What is printed between spaces, features, and things by their names.

game "Borders" {
  language = 1
  begin    = nothing_to_do
}
rule "Nothing to Do" {}

enum "road class" { names = [track, road] }
enum "terrain" { names = [clear, woods, marsh] }
kind "hex" {
  is      = space
  plural  = "hexes"
  fields  = { terrain = terrain, height = number }
  state   = { mined = bool }
  borders = { river = bool, road = maybe(road_class), cost = number, ground = terrain }
}
map "Ground" {
  grid   = hexes
  of     = hex
  raised = odd
  name   = "${column}.${row}"
  drawn  = <<-HEXES
       01 02 03 04
    01  .  .  w  .
    02  .  .  .  .
    03  .  .  .  .
  HEXES
  legend = {
    "." = { terrain = clear, height = 0 }
    w   = { terrain = woods, height = 1 }
  }
}
feature "The post road" {
  along  = hexes("01.02 02.01 03.01 03.02")
  fields = { road = road, cost = 2 }
}
feature "A track off it" {
  along  = [hex["03.02"], hex["04.01"]]
  fields = { road = track }
}
feature "The river" {
  between = [hexes("02.01 02.02"), [hex["03.02"], hex["02.02"]]]
  fields  = { river = true, ground = marsh }
}
feature "The river again" { # says the same on one border, and that is no quarrel
  between = [hexes("02.02 02.01")]
  fields  = { river = true }
}
feature "The marsh" { # over what the legend says
  on     = hexes("02.03 03.03")
  fields = { terrain = marsh, mined = true }
}

kind "post" { # a map that is no grid has borders as well
  is      = space
  fields  = { next_to = set(post) }
  borders = { gate = bool }
}
post "Mill" { next_to = [tower] }
post "Tower" { next_to = [mill, barn] }
post "Barn" { next_to = [tower] }
feature "The gate" {
  between = [[tower, mill]]
  fields  = { gate = true }
}

value "Road Points" {
  given = { from = hex, to = hex }
  base  = border(from, to).road != none ? road_price(border(from, to).road) : 3
}
table "Road Price" {
  given   = { road = road_class }
  returns = { price = number }
  rows    = [[track, 2], [road, 1]]
}

test "A road goes along, whichever way one looks" {
  expect { that = border(hex["01.02"], hex["02.01"]).road == road && border(hex["02.01"], hex["01.02"]).road == road && border(hex["03.01"], hex["03.02"]).cost == 2 }
  expect { that = border(hex["03.02"], hex["04.01"]).road == track && border(hex["03.01"], hex["04.01"]).road == none }
}

test "A river lies between" {
  expect { that = border(hex["02.01"], hex["02.02"]).river && border(hex["02.02"], hex["03.02"]).river && !border(hex["02.01"], hex["03.02"]).river }
}

test "Where nothing is painted: false, zero, the first name, none" {
  expect { that = !border(hex["01.01"], hex["01.02"]).river && border(hex["01.01"], hex["01.02"]).road == none && border(hex["01.01"], hex["01.02"]).cost == 0 && border(hex["01.01"], hex["01.02"]).ground == clear }
  expect { that = border(hex["02.01"], hex["02.02"]).ground == marsh }
}

test "Spaces that do not touch" {
  expect { that = border(hex["01.01"], hex["04.03"]).road == none && !border(hex["01.01"], hex["01.01"]).river }
}

test "A border that may be none is guarded" {
  expect { that = road_points(hex["01.02"], hex["02.01"]) == 1 && road_points(hex["04.01"], hex["03.02"]) == 2 && road_points(hex["01.01"], hex["02.01"]) == 3 }
}

test "A feature lies over the legend" {
  expect { that = hex["02.03"].terrain == marsh && hex["03.01"].terrain == woods && hex["02.03"].height == 0 && hexes.mined == hexes("01.01 02.03 03.03 04.03") }
}

test "Borders of a map that is no grid" {
  expect { that = border(mill, tower).gate && border(tower, mill).gate && !border(tower, barn).gate && !border(mill, barn).gate }
}

feature "Villages" {
  source = "invented"
  names = {
    Upper_End  = hex_01_01
    "Mill End" = hex["04.03"]
    barn       = hex_04_01 # the post of that name is meant first
  }
}
feature "At the mill" {
  on     = hexes("Mill End, Upper End")
  fields = { mined = true }
}
test "Names of places" {
  expect { that = mill_end == hex["04.03"] && hex_mill_end == mill_end && hex.barn == hex["04.01"] && barn.post }
  expect { that = count(hexes.mined) == 4 && hexes("Mill End, 01.01, Barn") == [mill_end, upper_end, hex_04_01] }
}

test "Things by their names" {
  expect { that = count(hexes("01.01 02.02")) == 2 && first(hexes("03.01 01.01")) == hex["01.01"] && posts("barn mill") == [mill, barn] && hexes("") == [] }
}
