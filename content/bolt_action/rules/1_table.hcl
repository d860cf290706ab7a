# The table, its pieces, and how they are measured.

section "1" "The Table" {
  text     = "What lies on the table, and how it is measured."
  no_rules = "a heading"
}

section "1.1" "The Table and its Terrain" {
  text = "The table is six feet wide and four feet deep. What is solid is not entered, what is rough or an obstacle slows, and what is tall blocks sight; soft and hard cover protect."

  map "Table" { surface = [72, 48] }  # x from west to east, y from south to north
  kind "battlefield" { is = concept } # a table that is laid out with terrain of its own
  kind "ground" {
    is      = area
    plural  = "grounds"
    fields  = { battlefield = battlefield, height = number, east = maybe(number), north = maybe(number), becomes = maybe(ground), opens = maybe(direction), plot = maybe(number), scenery = maybe(scenery) } # the levels that block sight: 0 for what one sees over; of houses, where one stands inside, and the rubble that is left
    state   = { laid = bool, burning = bool, laid_by = maybe(commander) }
    traits  = [solid, building, bunker, rubble, rough, obstacle, hill, road, soft_cover, hard_cover]
    needs   = { building = [east, north] }
    present = laid
    source  = "reconstructed: the printed rules look from the eye of the model; here heights are whole levels"
  }
  value "The Battlefield" { base = village }
  option "Table" {
    default = village
    variant "Village" { text = "Houses and gardens on both sides of a main road." }
    variant "Open Country" {
      text = "Fields and woods; little to hide behind."
      modify "The Battlefield" "fields and woods" { to = open_country }
    }
    variant "Placed in Turn" {
      text = "The table is bare: the players place its terrain, one piece each."
      modify "The Battlefield" "bare" { to = placed_field }
      modify "Terrain Is Placed" "in turn" { to = true }
    }
    variant "Drawn by Dice" {
      text = "The table is bare: dice say what lies in each part of it."
      modify "The Battlefield" "bare" { to = placed_field }
      modify "Terrain Is Drawn" "by dice" { to = true }
    }
  }
  rule "Lay Out the Table" {
    before = set_up()
    each ground {
      from = all(grounds)
      set ground {
        laid = ground.battlefield == the_battlefield && !ground.rubble && ground.plot == none
      }
    }
  }
}

section "1.2" "Units" {
  text = "A unit of men is one piece with a round footprint that shrinks as they fall; a vehicle is as long as its hull. Infantry moves freely; guns, fixed weapons and vehicles face one of eight ways."

  enum "slot" { names = [officer, squad, team, gun, vehicle] }
  enum "choice" { names = [lieutenant, captain, medic, forward_observer, infantry, machine_gun, mortar, sniper, flamethrower, anti_tank, gun, scout_car, tank, transport, mortar_spotter] } # what a platoon counts it as
  enum "quality" { names = [inexperienced, regular, veteran] }
  enum "running gear" { names = [on_foot, towed, heavily_towed, wheeled, half_tracked, tracked] }
  kind "army" { # a list of units that a commander may bring
    is     = concept
    plural = "armies"
    fields = { commander = commander, points = number }
  }
  kind "unit" {
    is     = piece
    owner  = commander
    sides  = [large, medium, small, tiny] # footprints: by the men that are left
    fields = { commander = commander, army = army, choice = choice, slot = slot, quality = quality, cost = number, base = number, length = maybe(number), largest = number, bonus = number, gear = running_gear, damage = number, main = maybe(weapon), coaxial = maybe(weapon), hull = maybe(weapon), pintle = maybe(weapon), seats = maybe(number), serves = maybe(unit) }
    state  = { men = number, submachine_guns = number, automatic_rifles = number, light_machine_guns = number, panzerfausts = number, facing = direction, pins = number, order = order, leaderless = bool, immobile = bool, held = bool, fallen = number, hits = number, deadly = number, shock = number, inches_left = number, turns_left = number, keeps_to_the_road = bool, zeroed = number, zeroed_on = maybe(unit), zeroed_at = maybe(point), zeroed_from = maybe(point), smashed = bool, rides = maybe(unit), inside = maybe(ground), loading = bool, called = bool, flights = number, left_out = bool, scorched = bool, arrived = number, springs = bool, stands_guard = bool, leans_east = bool, leans_north = bool, outflanking = bool, from_the_east = bool, flank_sealed = bool, aims_at = maybe(unit), rockets = number, rocketeers = number, flees = maybe(unit), kept_off = number, waits_for = maybe(point) }
    secret = { from_the_east = flank_sealed }
    traits = [german, american, open_topped, recce, flak, casemate, thick_front, vulnerable, burns, tiger, shielded, medic, lone, observer, airman, spotter, tows, tows_medium, tows_light]
    source = "reconstructed: one piece for a unit, so its men always keep together; the footprints of men and guns are round, of the radius 0.5, 1, 1.5 and 2 inches for 2, 4, 7 and 10 men; hulls are as long and wide as their kind at a scale of 1 to 56, in four sizes: 2.6 by 1.4 inches for cars, 3.4 by 1.8 for light tanks, 5 by 2.6 for the Panther and the Tiger, 4 by 2 for all others"
  }
  value "Commanded" { # the army that a commander has brought
    given = { commander = commander }
    base  = commander == allies ? us_500 : german_500
  }
  value "Brought" { # all his pieces, wherever they are
    given = { commander = commander }
    base  = [for u in all(units) : u if u.army == commanded(commander) && !u.left_out]
  }
  value "Force" { # all his units: a spotter is a part of one
    given = { commander = commander }
    base  = [for u in brought(commander) : u if !u.spotter]
  }
  value "May Come" { # all units of an army; of a list as well, from which few are chosen
    given = { commander = commander }
    base  = [for u in all(units) : u if u.army == commanded(commander) && !u.spotter]
  }
  value "All That May Come" { base = union(may_come(allies), may_come(axis)) }
  value "Enemies" { # on the table
    given = { unit = unit }
    base  = [for u in units : u if u.commander != unit.commander]
  }
  value "Friends" {
    given = { unit = unit }
    base  = [for u in units : u if u.commander == unit.commander && u != unit]
  }
  value "Armour" { # what small arms cannot hurt
    given = { unit = unit }
    base  = unit.slot == vehicle && unit.damage >= 7
  }
  value "Closed Armour" {
    given = { unit = unit }
    base  = armour(unit) && !unit.open_topped
  }
  rule "Close Up" { # the footprint shrinks at once, about its centre
    given = { unit = unit }
    if "one or two men" {
      when = unit.men <= 2
      flip unit { to = tiny }
    }
    else "three or four" {
      when = unit.men <= 4
      flip unit { to = small }
    }
    else "five to seven" {
      when = unit.men <= 7
      flip unit { to = medium }
    }
    else {
      flip unit { to = large }
    }
  }
}

section "1.3" "Off the Table" {
  text = "Units wait in reserve or in the first wave, and lie apart when they are destroyed."

  box "Reserves" { of = unit }
  box "First Wave" { of = unit }
  box "Destroyed" { of = unit }
  box "Beyond the Table" { of = unit } # gone off the enemy's edge
  value "Still There" {                # not destroyed
    given = { commander = commander }
    base  = [for u in force(commander) : u if u.at != destroyed && u.at != beyond_the_table]
  }
  rule "Destroy" {
    given = { unit = unit }
    move unit { to = destroyed }
  }
}

section "1.3.1" "Wrecks" {
  text = "Armour that is destroyed on the table is left there as a wreck, which nobody enters and which blocks sight as the vehicle did. What has no armour is taken away."

  kind "wreck" {
    is     = piece
    sides  = [medium, light, heavy]
    fields = { base = number, length = number }
    state  = { facing = direction }
    source = "source: 2nd edition rules pages; that soft-skinned vehicles are taken away, from memory"
  }
  wreck "Wreck" {
    base   = { medium = 1, light = 0.9, heavy = 1.3 }
    length = { medium = 4, light = 3.4, heavy = 5 }
    count  = 20
  }
  value "Wrecks Needed" { # to play on paper
    base = count([for u in all_that_may_come : u if armour(u)])
  }
  rule "Leave a Wreck" {
    given  = { unit = unit }
    before = destroy(unit)
    when   = unit.in_play && armour(unit)
    put hulk {
      from = [for w in all(wrecks) : w if w.at == supply]
      to   = unit.point
    }
    set hulk { facing = unit.facing }
    if "a light tank" {
      when = unit.base < hulk.base
      flip hulk { to = light }
    }
    if "a heavy one" {
      when = unit.base > 1
      flip hulk { to = heavy }
    }
  }
}

section "1.4" "Eight Ways to Face" {
  text = "A unit that must face its target faces one of the eight directions of the compass. Its front and its rear are a quarter each."

  value "In Front" { # whether a point lies in the front quarter of whoever faces that way
    given  = { way = direction, from = point, to = point }
    base   = contains(arc(from, way, 90), to)
    source = "reconstructed: eight ways, where a model is turned freely"
  }
  value "Behind" {
    given = { way = direction, from = point, to = point }
    base  = !contains(arc(from, way, 270), to)
  }
}
