package decl

import (
	"unicode/utf8"

	"github.com/hashicorp/hcl/v2"

	"sandtable/schema/diag"
	"sandtable/schema/load"
)

// MaxThings bounds how many things a game may have. It is some ten times what the largest printed
// games have.
const MaxThings = 50_000

// MaxSpaces bounds how many spaces grids may have, all together. A space costs more than another
// thing: it is drawn, named and linked to its neighbors. So many are drawn as a picture and printed
// in about two seconds and half a gigabyte.
const MaxSpaces = 25_000

// Room reports whether the game may have n more things. That it may not is said once.
func (r *Reader) Room(n int, at hcl.Range) bool {
	if n <= MaxThings-len(r.Game.Things) {
		return true
	}
	if !r.full {
		r.full = true
		r.Report(diag.Errorf("resolve/too-many", at, "the game has more than %d things", MaxThings).
			WithHint("pieces, cards, spaces and boxes count together: reduce a count, or split a map"))
	}
	return false
}

// RoomOnMap reports whether grids may have n more spaces.
func (r *Reader) RoomOnMap(n int, at hcl.Range) bool {
	if r.drawn += n; r.drawn > MaxSpaces && !r.full {
		r.full = true
		r.Report(diag.Errorf("resolve/too-many", at, "the grids of the game have more than %d spaces", MaxSpaces).
			WithHint("draw a coarser grid, or only the part that is played on; - means no space"))
	}
	return r.drawn <= MaxSpaces
}

// Short reports a name that is too long, where a list or a pattern makes it: once for each list.
func (r *Reader) Short(name string, at hcl.Range) {
	if at != r.longAt && utf8.RuneCountInString(name) > load.MaxName {
		r.longAt = at
		r.Report(load.TooLong(at))
	}
}
