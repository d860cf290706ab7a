package diag

// measured is the game of the fragments below.
const measured = `game "Field" {
  language = 1
  begin    = start
  parts    = 10
}
rule "Start" {}
map "Table" { surface = [36, 24] }
kind "man" { is = piece }
man "Ann" {}
kind "wood" { is = area }
wood "Grove" { shape = circle(point(10, 10), 3) }
`

// surfaceCodes are the findings about maps measured in inches.
var surfaceCodes = []Code{
	{
		ID: "check/arc", Severity: Error, Since: 1,
		Summary: "an arc of impossible degrees",
		Explanation: "An arc is given in whole degrees, from 1 to 360: half of them lie to either " +
			"side of its direction.",
		Bad:  measured + `value "Front" { base = arc(point(3, 3), north, 400) }`,
		Good: measured + `value "Front" { base = arc(point(3, 3), north, 180) }`,
	},
	{
		ID: "check/area-listed", Severity: Error, Since: 1,
		Summary: "an area is iterated, counted or listed",
		Explanation: "An area has a point for every tenth of an inch in both directions: too many " +
			"to iterate, count or list. Test it with contains, any, none or overlap, combine it " +
			"with other areas, or let a player choose one of its points.",
		Bad:  measured + `value "Much" { base = count(grove.shape) }`,
		Good: measured + `value "Much" { base = contains(grove.shape, point(10, 10)) }`,
	},
	{
		ID: "check/empty-shape", Severity: Error, Since: 1,
		Summary: "a shape is empty, or its sides cross",
		Explanation: "The radius of a circle must be 0 or more. A polygon must have 3 to 64 " +
			"corners that are not all on one line, in their order around it, and its sides may " +
			"meet only at the corners.",
		Bad:  measured + `value "Hut" { base = polygon([point(0, 0), point(4, 4), point(4, 0), point(0, 4)]) }`,
		Good: measured + `value "Hut" { base = polygon([point(0, 0), point(4, 0), point(4, 4), point(0, 4)]) }`,
	},
	{
		ID: "check/no-point", Severity: Error, Since: 1,
		Summary: "a piece moves to a surface without a point",
		Explanation: "On a surface, pieces stand at points. State the point: point(x, y), the " +
			"point of another piece, or a point that a player has chosen.",
		Bad: measured + `rule "Come" {
  move ann { to = table }
}`,
		Good: measured + `rule "Come" {
  move ann { to = point(3, 3) }
}`,
	},
	{
		ID: "check/no-surface", Severity: Error, Since: 1,
		Summary: "a function for surfaces in a game without a surface",
		Explanation: "Functions such as point, circle and within need a surface: a map measured " +
			"in inches. This game has none.",
		Bad:  `value "Near" { base = any(circle(camp, 3)) }`,
		Good: `value "Near" { base = any(camp.soldiers) }`,
	},
	{
		ID: "check/off-surface", Severity: Error, Since: 1,
		Summary:     "a point is outside the surface",
		Explanation: "A point lies on the surface: from 0 to its width, and from 0 to its depth.",
		Bad:         measured + `value "Far" { base = point(40, 3) }`,
		Good:        measured + `value "Far" { base = point(30, 3) }`,
	},
	{
		ID: "check/whole-point", Severity: Error, Since: 1,
		Summary: "a whole action asks for a point",
		Explanation: "An action with whole = true is one decision, and its options are found by " +
			"trying every way. A choice of a point has too many options to try.",
		Bad: measured + `menu "Orders" { actor = men }
action "Run" {
  menu  = orders
  whole = true
  choose spot { from = inside(table) }
  move actor { to = spot }
}
rule "Give" {
  offer "Orders" {
    none {}
  }
}`,
		Good: measured + `menu "Orders" { actor = men }
action "Run" {
  menu = orders
  choose spot { from = inside(table) }
  move actor { to = spot }
}
rule "Give" {
  offer "Orders" {
    none {}
  }
}`,
	},
	{
		ID: "resolve/base", Severity: Error, Since: 1,
		Summary: "base, frontage or length is not a valid size",
		Explanation: "In a game with a surface, base is the radius in inches of a piece's round " +
			"base, frontage how wide the piece is across its facing, and length how long it is " +
			"along it: numbers among the fields of its kind, from 0 to 200, which may differ by " +
			"side. One in state, of another type, or computed by a value cannot be measured.",
		Bad: measured + `kind "squad" {
  is    = piece
  state = { base = number }
}`,
		Good: measured + `kind "squad" {
  is     = piece
  fields = { base = number }
}`,
	},
	{
		ID: "resolve/footprint", Severity: Error, Since: 1,
		Summary: "a long base is in doubt",
		Explanation: "The base of a piece with a frontage lies across its facing, that of a piece " +
			"with a length along it: a piece has one of the two. Its kind has a state field " +
			"facing = direction, which says how it lies. A piece whose frontage and length are " +
			"no more than twice its base is round, and needs neither.",
		Bad: measured + `kind "line" {
  is     = piece
  fields = { base = number, frontage = number }
}
line "Skirmishers" {
  base     = 0.5
  frontage = 4
}`,
		Good: measured + `kind "line" {
  is     = piece
  fields = { base = number, frontage = number }
  state  = { facing = direction }
}
line "Skirmishers" {
  base     = 0.5
  frontage = 4
}`,
	},
	{
		ID: "resolve/round-footprint", Severity: Warning, Since: 1,
		Summary: "a frontage or length is smaller than the base",
		Explanation: "A frontage and a length count both ends, so one that is less than twice the " +
			"radius of the base says nothing: the base stays round. Write 0 for a piece, or a " +
			"side, that is round.",
		Bad: measured + `kind "line" {
  is     = piece
  fields = { base = number, frontage = number }
  state  = { facing = direction }
}
line "Skirmishers" {
  base     = 0.5
  frontage = 0.5
}`,
		Good: measured + `kind "line" {
  is     = piece
  fields = { base = number, frontage = number }
  state  = { facing = direction }
}
line "Skirmishers" {
  base     = 0.5
  frontage = 1
}`,
	},
	{
		ID: "resolve/off-surface", Severity: Error, Since: 1,
		Summary: "a point is outside the surface",
		Explanation: "Terrain is drawn with points of the surface: from 0 to its width, and from " +
			"0 to its depth.",
		Bad:  measured + `wood "Copse" { shape = circle(point(36, 25), 2) }`,
		Good: measured + `wood "Copse" { shape = circle(point(36, 24), 2) }`,
	},
	{
		ID: "resolve/present", Severity: Error, Since: 1,
		Summary:     "present names no bool of terrain",
		Explanation: "The attribute present of a kind of terrain names one of its own state fields, a bool. Terrain for which it is false does not lie on the surface.",
		Bad: measured + `kind "mist" {
  is      = area
  state   = { thick = number }
  present = thick
}
mist "Bank" { shape = circle(point(3, 3), 1) }`,
		Good: measured + `kind "mist" {
  is      = area
  state   = { here = bool }
  present = here
}
mist "Bank" { shape = circle(point(3, 3), 1) }`,
	},
	{
		ID: "resolve/shape", Severity: Error, Since: 1,
		Summary: "invalid or empty shape",
		Explanation: "Terrain has the shape circle(point(x, y), radius), rectangle(point(x, y), " +
			"point(x, y)) or polygon([point(x, y), ..]), with literal numbers. A polygon has 3 to " +
			"64 corners in their order around it, and its sides meet only at the corners.",
		Bad:  measured + `wood "Copse" { shape = rectangle(point(3, 3), point(3, 9)) }`,
		Good: measured + `wood "Copse" { shape = rectangle(point(3, 3), point(4, 9)) }`,
	},
	{
		ID: "resolve/surface", Severity: Error, Since: 1,
		Summary: "invalid surface",
		Explanation: "A map with surface = [width, depth] is a table measured in inches, up to " +
			"200 inches on each side. A game has at most one, with parts = 10 and without drawn " +
			"spaces.",
		Bad:  measured + `map "Second" { surface = [36, 24] }`,
		Good: measured + `# one surface is enough`,
	},
	{
		ID: "run/no-point", Severity: Error, Since: 1,
		Summary: "a piece moved to a surface without a point",
		Explanation: "A statement moved a piece to a place that turned out to be the surface. " +
			"Move the piece to a point.",
		Bad:  `move ann { to = somewhere }`,
		Good: `move ann { to = point(3, 3) }`,
	},
	{
		ID: "run/arc", Severity: Error, Since: 1,
		Summary:     "an arc of impossible degrees",
		Explanation: "The computed degrees of an arc are not whole, or not from 1 to 360.",
		Bad:         `arc(gun, gun.facing, 90 - gun.stress)`,
		Good:        `arc(gun, gun.facing, max(1, 90 - gun.stress))`,
	},
	{
		ID: "run/off-surface", Severity: Error, Since: 1,
		Summary: "a point is outside the surface, or a piece is not on it",
		Explanation: "A computed point is outside the surface, or an expression used the point of " +
			"a piece that is not on it. Test in_play first.",
		Bad:  `value "Near" { base = distance(ann, bob) <= 3 }`,
		Good: `value "Near" { base = bob.in_play && distance(ann, bob) <= 3 }`,
	},
	{
		ID: "run/polygon", Severity: Error, Since: 1,
		Summary:     "a polygon of too few or too many corners",
		Explanation: "A polygon was made from a list of fewer than 3 or more than 64 points.",
		Bad:         `polygon([for m in men : m.point])`,
		Good:        `count(men) >= 3 ? polygon([for m in men : m.point]) : circle(camp, 1)`,
	},
	{
		ID: "run/reach", Severity: Error, Since: 1,
		Summary: "the ground has too many corners for reach",
		Explanation: "The function reach considers every corner within its length. Here there are " +
			"thousands: the area consists of very many small parts.",
		Bad:  `reach(ann, 200, dust)`,
		Good: `reach(ann, 6, ground)`,
	},
	{
		ID: "run/whole-point", Severity: Error, Since: 1,
		Summary: "a whole action asks for a point",
		Explanation: "A rule that the whole action runs asks for a point. A choice of a point has " +
			"too many options to try.",
		Bad:  `action "Run" { whole = true }`,
		Good: `action "Run" {}`,
	},
}
