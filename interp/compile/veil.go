package compile

import (
	"maps"

	"sandtable/interp/eval"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Watched programs. Their expressions are evaluated (see package eval): each read of the state
// consults the machine's veil, and the first one that would reveal what the viewer cannot see ends
// the evaluation. All players see printed figures, and the state of places, players and tracks, but
// for secret fields.

// Watched reports whether the program stops at what is hidden.
func (c *C) Watched() bool { return c.Choice.Watched }

// asPlayed compiles something as the played program would. The statements of a watched program are
// those of the played one, instruction by instruction, so that it can run on its states.
func (c *C) asPlayed(ask func()) {
	plain, extents := c.plain, c.extents
	c.plain, c.extents = c.Choice.Plain, maps.Clone(c.extents)
	ask()
	c.plain, c.extents = plain, extents
}

// HowMany compiles the number of members of a set or list, as an integer.
func (c *C) HowMany(e model.Expr) machine.Num {
	if c.Watched() {
		l := c.lowering()
		n := l.HowMany(l.Top(e))
		return func(m *machine.M) int32 { return eval.New(m).Num(n) }
	}
	if e.Type().Form == model.Set {
		return c.Query(e).Count()
	}
	list := c.List(e)
	return func(m *machine.M) int32 { return int32(len(list(m))) }
}
