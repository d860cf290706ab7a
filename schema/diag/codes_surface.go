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
		ID: "check/area-listed", Severity: Error, Since: 1,
		Summary:     "an area is gone through point by point",
		Explanation: "An area holds as many points as there are tenths of an inch in it, far too many to go through, to count or to list. It may be asked (contains, any, none, overlap), added to and taken from, and a player may choose a point of it.",
		Bad:         measured + `value "Much" { base = count(grove.shape) }`,
		Good:        measured + `value "Much" { base = contains(grove.shape, point(10, 10)) }`,
	},
	{
		ID: "check/empty-shape", Severity: Error, Since: 1,
		Summary:     "a shape that holds nothing, or whose sides meet",
		Explanation: "The radius of a circle is no less than 0. A polygon has 3 to 64 corners that do not all lie in one line, named in their order around it, so that its sides meet at the corners alone.",
		Bad:         measured + `value "Hut" { base = polygon([point(0, 0), point(4, 4), point(4, 0), point(0, 4)]) }`,
		Good:        measured + `value "Hut" { base = polygon([point(0, 0), point(4, 0), point(4, 4), point(0, 4)]) }`,
	},
	{
		ID: "check/no-point", Severity: Error, Since: 1,
		Summary:     "a piece is to go to a surface, but not to a point of it",
		Explanation: "On a surface pieces stand at points. Say which one: a point(x, y), the point of another piece, or one that a player has chosen.",
		Bad: measured + `rule "Come" {
  move ann { to = table }
}`,
		Good: measured + `rule "Come" {
  move ann { to = point(3, 3) }
}`,
	},
	{
		ID: "check/no-surface", Severity: Error, Since: 1,
		Summary:     "a word for surfaces in a game that has none",
		Explanation: "point, circle, within and their like are for a map that is measured in inches, and no map of this game has a surface.",
		Bad:         `value "Near" { base = any(circle(camp, 3)) }`,
		Good:        `value "Near" { base = any(camp.soldiers) }`,
	},
	{
		ID: "check/off-surface", Severity: Error, Since: 1,
		Summary:     "a point off the table",
		Explanation: "Points lie on the surface: from 0 to its width, and from 0 to its depth.",
		Bad:         measured + `value "Far" { base = point(40, 3) }`,
		Good:        measured + `value "Far" { base = point(30, 3) }`,
	},
	{
		ID: "check/whole-point", Severity: Error, Since: 1,
		Summary:     "an action that is tried to its end asks for a point",
		Explanation: "An action with whole = true is one decision with everything in it, found by trying every way. A choice of a point has too many ways.",
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
		Summary:     "the base of a piece that is no radius",
		Explanation: "In a game with a surface, base is the radius of a piece's round base in inches: a number among the fields of its kind, from 0 to 200, which may differ by side. A base in state, of another type, or computed by a value would be measured as none.",
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
		ID: "resolve/off-surface", Severity: Error, Since: 1,
		Summary:     "a point off the table",
		Explanation: "What terrain covers is written in points of the surface: from 0 to its width, and from 0 to its depth.",
		Bad:         measured + `wood "Copse" { shape = circle(point(36, 25), 2) }`,
		Good:        measured + `wood "Copse" { shape = circle(point(36, 24), 2) }`,
	},
	{
		ID: "resolve/shape", Severity: Error, Since: 1,
		Summary:     "a shape that cannot be read, or holds nothing",
		Explanation: "Terrain covers circle(point(x, y), radius), rectangle(point(x, y), point(x, y)) or polygon([point(x, y), ..]), in plain numbers. A polygon has 3 to 64 corners, named in their order around it, and its sides meet at them alone.",
		Bad:         measured + `wood "Copse" { shape = rectangle(point(3, 3), point(3, 9)) }`,
		Good:        measured + `wood "Copse" { shape = rectangle(point(3, 3), point(4, 9)) }`,
	},
	{
		ID: "resolve/surface", Severity: Error, Since: 1,
		Summary:     "a surface that cannot be read",
		Explanation: "A map with surface = [width, depth] is a table measured in inches, up to 200 inches a side. A game has one; it counts in tenths (parts = 10), and draws no spaces.",
		Bad:         measured + `map "Second" { surface = [36, 24] }`,
		Good:        measured + `# one surface is enough`,
	},
	{
		ID: "run/no-point", Severity: Error, Since: 1,
		Summary:     "a piece came to a surface, but not to a point of it",
		Explanation: "A statement moved a piece to a place that turned out to be the surface. Move it to a point.",
		Bad:         `move ann { to = somewhere }`,
		Good:        `move ann { to = point(3, 3) }`,
	},
	{
		ID: "run/off-surface", Severity: Error, Since: 1,
		Summary:     "a point off the table, or a piece that does not stand on it",
		Explanation: "A point was computed that lies beyond the edge, or the point of a piece was asked, or a distance to it, while it stood elsewhere. Ask in_play first.",
		Bad:         `value "Near" { base = distance(ann, bob) <= 3 }`,
		Good:        `value "Near" { base = bob.in_play && distance(ann, bob) <= 3 }`,
	},
	{
		ID: "run/polygon", Severity: Error, Since: 1,
		Summary:     "a polygon of too few or too many corners",
		Explanation: "A list of points was made into a polygon, and held fewer than 3 or more than 64.",
		Bad:         `polygon([for m in men : m.point])`,
		Good:        `count(men) >= 3 ? polygon([for m in men : m.point]) : circle(camp, 1)`,
	},
	{
		ID: "run/reach", Severity: Error, Since: 1,
		Summary:     "the ground is too broken up for a way through it",
		Explanation: "reach looks around every corner within its length. Here there were thousands: an area made of a great many small pieces.",
		Bad:         `reach(ann, 200, dust)`,
		Good:        `reach(ann, 6, ground)`,
	},
	{
		ID: "run/whole-point", Severity: Error, Since: 1,
		Summary:     "an action that is tried to its end asks for a point",
		Explanation: "A rule that the action runs asks for a point, and a choice of a point has too many ways to try them.",
		Bad:         `action "Run" { whole = true }`,
		Good:        `action "Run" {}`,
	},
}
