package resolve

import (
	"unicode/utf8"

	"github.com/hashicorp/hcl/v2"

	"sandtable/schema/diag"
	"sandtable/schema/load"
)

// MaxThings bounds how many things a game may have. It is some ten times what the largest printed
// games have; a map of so many spaces can still be drawn, printed and played in seconds.
const MaxThings = 50_000

// room reports whether the game may have n more things. That it may not is said once.
func (r *Resolver) room(n int, at hcl.Range) bool {
	if n <= MaxThings-len(r.Game.Things) {
		return true
	}
	if !r.full {
		r.full = true
		r.report(diag.Errorf("resolve/too-many", at, "the game has more than %d things", MaxThings).
			WithHint("pieces, cards, spaces and boxes count together: reduce a count, or split a map"))
	}
	return false
}

// short reports a name that is too long, where a list or a pattern makes it: once for each list.
func (r *Resolver) short(name string, at hcl.Range) {
	if at != r.longAt && utf8.RuneCountInString(name) > load.MaxName {
		r.longAt = at
		r.report(load.TooLong(at))
	}
}
