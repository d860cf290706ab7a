package compile

import (
	"math"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/interp/pass/split"
	"sandtable/interp/plan"
	"sandtable/schema/model"
)

// The footprint of a value is the slots of state that it reads: fields, markers and tracks. An
// answer stays valid as long as these slots keep their contents, through any number of decisions,
// clones and undone moves (machine.M.Keep). The footprint follows from the value's base and its
// modifiers, and is found once. A value that also reads something without slots, such as where
// pieces lie or what is in force, has no footprint; it is memoised for one list of options only.

// An invariant is asked after every decision, so its footprint takes in where pieces lie as well.

// maxFootprint bounds the slots of a footprint, which are compared after a write to one of them.
// maxSpans bounds the fields, markers and tracks that they belong to.
const (
	maxFootprint = 1 << 15
	maxSpans     = 1 << 10
)

// footprint finds the slots that an expression reads; false: it reads something else, too, or too
// many. places lists those that say where pieces lie; nil: they do not count.
func (c *C) footprint(n *ir.Node, places func(d ir.Dom) []machine.Span) ([]machine.Span, bool) {
	spans, whole := split.Footprint(n, c.searching().memories, places)
	slots := int32(0)
	for _, s := range spans {
		slots += s.Hi - s.Lo
	}
	return spans, whole && len(spans) <= maxSpans && slots <= maxFootprint
}

// places lists the slots that say where pieces of a domain lie. Spans do not overlap, so they are
// as many whole words of ids as the pieces take.
func (c *C) places(d ir.Dom) (out []machine.Span) {
	ids := &c.P.Ids
	for lo := max(d.Lo, ids.PieceLo) &^ 63; lo < min(d.Lo+d.N, ids.PieceHi); lo += 64 {
		from, to := max(lo, ids.PieceLo), min(lo+64, ids.PieceHi)
		out = append(out, machine.Span{Lo: ids.At + from - ids.PieceLo, Hi: ids.At + to - ids.PieceLo})
	}
	return out
}

// sides lists the slots that say which sides of pieces of a domain are up.
func (c *C) sides(d ir.Dom) (out []machine.Span) {
	for _, k := range c.Game.Kinds {
		if k.SideField != nil && k.Lo < d.Lo+d.N && d.Lo < k.Hi {
			at := c.P.Ids.Field[k.SideField]
			out = append(out, machine.Span{Lo: at, Hi: at + k.Hi - k.Lo})
		}
	}
	return out
}

// keepingOf describes how the answers of a value are kept. It returns nil if they are not: only
// values of one or two things with a whole footprint are.
func (c *C) keepingOf(v *model.Value) *machine.Keeping {
	if k, known := c.keepings[v]; known {
		return k
	}
	c.keepings[v] = nil
	if c.plain || c.Without(plan.Keeping) || len(v.Params) == 0 || len(v.Params) > 2 {
		return nil
	}
	questions := int64(1)
	for _, p := range v.Params {
		if !p.Type.Is(model.ThingOf) || p.Type.Maybe {
			return nil
		}
		questions *= int64(p.Type.Kind.Hi - p.Type.Kind.Lo)
	}
	if f := c.searching().Func(v); !v.Type.Is(model.Text) {
		c.keepings[v] = c.keeping(f.Body, nil, questions)
	}
	return c.keepings[v]
}

// keeping describes how the answers of an expression are kept; nil: they are not.
func (c *C) keeping(n *ir.Node, places func(d ir.Dom) []machine.Span, questions int64) *machine.Keeping {
	spans, whole := c.footprint(n, places)
	if !whole || len(c.P.Spans)+len(spans) > math.MaxUint16 {
		return nil
	}
	k := &machine.Keeping{ID: c.P.Keepers}
	k.KeepRoom(questions)
	c.P.Keepers++
	for _, s := range spans {
		k.Reads = append(k.Reads, c.spanOf(s))
	}
	return k
}

// invariant compiles an invariant.
func (c *C) invariant(v *model.Invariant) {
	c.Slots(&v.Scope)
	x := machine.Invariant{Model: v, Holds: c.framed(&v.Scope, v.That)}
	if !c.plain && !c.Without(plan.Keeping) {
		x.Keep = c.keeping(c.searching().Top(v.That), c.places, 1)
	}
	c.P.Invariants = append(c.P.Invariants, x)
}

// spanOf returns the number of a span in the program. Spans do not overlap: each is all slots of
// one field, marker or track.
func (c *C) spanOf(s machine.Span) int32 {
	i, known := c.spans[s]
	if !known {
		i = int32(len(c.P.Spans))
		c.spans[s], c.P.Spans = i, append(c.P.Spans, s)
		if c.P.SpanOf == nil {
			c.P.SpanOf = make([]uint16, len(c.P.Blank.I))
		}
		for slot := s.Lo; slot < s.Hi; slot++ {
			c.P.SpanOf[slot] = uint16(len(c.P.Spans))
		}
	}
	return i
}
