package compile

import (
	"cmp"
	"math"
	"slices"

	"sandtable/interp/machine"
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

// footprint is the slots that a value reads. It is whole if the value reads nothing else.
type footprint struct {
	spans []machine.Span
	whole bool
}

// footprintOf finds the footprint of a value.
func (c *C) footprintOf(v *model.Value) *footprint {
	if f := c.footprints[v]; f != nil {
		return f
	}
	f := &footprint{}
	c.footprints[v] = f // until it is known: a value that calls itself is not whole
	r := reader{c: c, own: map[*model.Var]bool{}, whole: true}
	r.body(v)
	*f = r.footprint()
	return f
}

// reader collects what expressions read.
type reader struct {
	c     *C
	own   map[*model.Var]bool // parameters of the value, and variables of its comprehensions
	spans []machine.Span
	whole bool
	lie   bool                  // where pieces lie is read as well
	read  map[*model.Value]bool // with it: values that have been read
}

// footprint is what has been collected.
func (r *reader) footprint() footprint {
	slices.SortFunc(r.spans, func(a, b machine.Span) int { return cmp.Or(cmp.Compare(a.Lo, b.Lo), cmp.Compare(a.Hi, b.Hi)) })
	f := footprint{slices.Compact(r.spans), r.whole && len(r.spans) <= maxSpans}
	n := int32(0)
	for _, s := range f.spans {
		n += s.Hi - s.Lo
	}
	f.whole = f.whole && n <= maxFootprint
	return f
}

// body reads what a value consists of.
func (r *reader) body(v *model.Value) {
	r.whole = r.whole && !r.c.recursive(v)
	for _, p := range v.Params {
		r.own[p] = true
	}
	r.expr(v.Base)
	for _, mod := range r.c.modifiers(v) {
		r.modifier(mod)
	}
}

func (r *reader) modifier(mod *model.Modifier) {
	for _, e := range append(mod.Figures(), mod.When) {
		r.expr(e)
	}
	r.extent(mod.Extent)
	for _, x := range mod.Excepts {
		if r.c.chosen(x.Extent) {
			r.extent(x.Extent)
			r.expr(x.When)
		}
	}
}

// extent reads the conditions of `while`. What depends on cards or pieces in force has no
// footprint.
func (r *reader) extent(x *model.Extent) {
	for ; x != nil; x = x.Parent {
		switch x.Kind {
		case model.While:
			r.expr(x.Holds)
		case model.InForce:
			r.whole = false
		}
	}
}

func (r *reader) expr(e model.Expr) {
	model.Walk(e, func(e model.Expr) {
		if !r.whole {
			return
		}
		switch e := e.(type) {
		case *model.Const, *model.Tuple, *model.Unary, *model.Binary, *model.Cond, *model.Narrow, *model.AsSet:
		case *model.For:
			r.own[e.Var] = true
		case *model.Local:
			r.whole = r.own[e.Var]
		case *model.Members:
			if e.Kind.IsA(r.c.kinds["piece"]) {
				r.places(e.Kind)
			}
		case *model.Func:
			f := r.c.words.Functions[e.Name]
			r.whole = f.Static && !r.c.measures(e) || f.Law != NoLaw && (f.Law != All || r.lie) || f.Lists != ListOrder
		case *model.Call:
			r.value(e.Value)
		case *model.Look:
			r.whole = e.Row == nil
		case *model.Get:
			r.fields(e.Field, e.Others)
		case *model.Where:
			r.fields(e.Field, e.Others)
		case *model.TrackNumber:
			r.span(r.c.P.Ids.Track[e.Track.Thing], 1)
		default:
			r.whole = false
		}
	})
}

func (r *reader) value(v *model.Value) {
	if r.lie {
		if !r.read[v] {
			r.read[v] = true
			r.body(v)
		}
		return
	}
	f := r.c.footprintOf(v)
	r.spans, r.whole = append(r.spans, f.spans...), r.whole && f.whole
}

func (r *reader) fields(f *model.Field, others []*model.Field) {
	r.field(f)
	for _, o := range others {
		r.field(o)
	}
}

// field adds the slots of a field, of all things that have it.
func (r *reader) field(f *model.Field) {
	ids := &r.c.P.Ids
	switch f.Storage {
	case model.OfKind, model.Across, model.Along, model.OfBorder:
	case model.Printed:
		if r.whole = r.whole && f.Type.Base != model.Text; len(f.BySide) > 0 {
			r.sides(f.Of)
		}
	case model.Computed:
		r.value(f.Value)
	case model.State:
		r.span(ids.Field[f], f.Of.Hi-f.Of.Lo)
	case model.SideUp:
		r.span(ids.Field[f.Of.SideField], f.Of.Hi-f.Of.Lo)
	case model.HasMarker, model.MarkerCount:
		r.span(ids.Marker[f.Marker.Index], f.Marker.On.Hi-f.Marker.On.Lo)
	case model.MarkerSupply:
		r.span(ids.MarkerSupply[f.Marker.Index], 1)
	case model.TrackAt:
		for _, t := range r.c.Game.Tracks {
			r.span(ids.Track[t.Thing], 1)
		}
	case model.At, model.InPlay:
		r.places(f.Of)
	case model.Contents:
		r.places(f.Kind)
	default:
		r.whole = false
	}
}

// sides adds which sides of the pieces of a kind are up.
func (r *reader) sides(k *model.Kind) {
	for _, x := range r.c.Game.Kinds {
		if x.SideField != nil && (x.IsA(k) || k.IsA(x)) {
			r.span(r.c.P.Ids.Field[x.SideField], x.Hi-x.Lo)
		}
	}
}

// places adds where the pieces of a kind lie. Spans do not overlap, so it is as many whole words of
// ids as they take.
func (r *reader) places(k *model.Kind) {
	ids := &r.c.P.Ids
	r.whole = r.whole && r.lie
	for lo := max(k.Lo, ids.PieceLo) &^ 63; r.whole && lo < min(k.Hi, ids.PieceHi); lo += 64 {
		from, to := max(lo, ids.PieceLo), min(lo+64, ids.PieceHi)
		r.span(ids.At+from-ids.PieceLo, to-from)
	}
}

func (r *reader) span(lo, n int32) { r.spans = append(r.spans, machine.Span{Lo: lo, Hi: lo + n}) }

// keepingOf describes how the answers of a value are kept. It returns nil if they are not: only
// values of one or two things with a whole footprint are.
func (c *C) keepingOf(v *model.Value) *machine.Keeping {
	if k, known := c.keepings[v]; known {
		return k
	}
	c.keepings[v] = nil
	if c.plain || c.without(Keeping) || len(v.Params) == 0 || len(v.Params) > 2 {
		return nil
	}
	questions := int64(1)
	for _, p := range v.Params {
		if !p.Type.Is(model.ThingOf) || p.Type.Maybe {
			return nil
		}
		questions *= int64(p.Type.Kind.Hi - p.Type.Kind.Lo)
	}
	k := c.keeping(*c.footprintOf(v), questions)
	c.keepings[v] = k
	return k
}

// keeping describes how answers with a footprint are kept; nil: they are not.
func (c *C) keeping(f footprint, questions int64) *machine.Keeping {
	if !f.whole || len(c.P.Spans)+len(f.spans) > math.MaxUint16 {
		return nil
	}
	k := &machine.Keeping{ID: c.P.Keepers}
	k.KeepRoom(questions)
	c.P.Keepers++
	for _, s := range f.spans {
		k.Reads = append(k.Reads, c.spanOf(s))
	}
	return k
}

// invariant compiles an invariant.
func (c *C) invariant(v *model.Invariant) {
	c.Slots(&v.Scope)
	x := machine.Invariant{Model: v, Holds: c.framed(&v.Scope, v.That)}
	if !c.plain && !c.without(Keeping) {
		r := reader{c: c, own: map[*model.Var]bool{}, whole: true, lie: true, read: map[*model.Value]bool{}}
		r.expr(v.That)
		x.Keep = c.keeping(r.footprint(), 1)
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

// printedField reports whether a field depends on printed data alone.
func (c *C) printedField(f *model.Field) bool {
	return f.Static() || f.Storage == model.Computed && c.printedAlone(f.Value)
}

// printedAlone reports whether a value can be inlined and depends on printed data alone.
func (c *C) printedAlone(v *model.Value) bool {
	f := c.footprintOf(v)
	return f.whole && len(f.spans) == 0 && c.inlinable(v)
}
