package proof

import (
	"sandtable/schema/figure"
	"sandtable/schema/model"
)

// value returns the span of a value; one that is computed from itself is anything.
func (x *Spans) value(v *model.Value) figure.Span {
	known, ok := x.vals[v]
	if !ok {
		x.vals[v] = figure.Anything
		if x.firm { // the conditions of whoever reads the value ask nothing of the names in it
			guarded, names := x.guarded, x.known
			x.guarded, x.known = x.g.valueGuards(v), map[*model.Var]figure.Span{}
			known = x.lines(v)
			x.guarded, x.known = guarded, names
		} else {
			known = x.lines(v)
		}
		x.vals[v] = known
	}
	return known
}

// lines returns the span of a value, whichever of its lines count, and however many of its cards
// are in force.
func (x *Spans) lines(v *model.Value) figure.Span {
	if !x.data || v.Type.Base != model.Number {
		return x.ofType(v.Type)
	}
	out := x.Of(v.Base)
	for _, m := range v.Modifiers {
		if m.Base != nil {
			out = out.Or(x.Of(m.Base))
		}
	}
	for _, m := range v.Modifiers {
		if m.By != nil {
			out = x.sum(out, m)
		}
	}
	for _, m := range v.Modifiers {
		if m.AtLeast != nil {
			s := x.Of(m.AtLeast)
			out = limited(out, figure.Between(max(out.Lo, s.Lo), max(out.Hi, s.Hi)), m)
		}
	}
	for _, m := range v.Modifiers {
		if m.AtMost != nil {
			s := x.Of(m.AtMost)
			out = limited(out, figure.Between(min(out.Lo, s.Lo), min(out.Hi, s.Hi)), m)
		}
	}
	for _, m := range v.Modifiers {
		if m.To != nil {
			out = out.Or(x.Of(m.To))
		}
	}
	return out
}

// sum returns the span of a value with one more line that adds to it.
func (x *Spans) sum(out figure.Span, m *model.Modifier) figure.Span {
	by := x.Of(m.By)
	if Unasked(m) {
		return out.Plus(by)
	}
	out = figure.Between(out.Lo+min(0, by.Lo), out.Hi+max(0, by.Hi))
	if x.firm || Carrier(m.Extent) != nil { // nobody knows how often, or with which others
		if by.Lo < 0 {
			out.Lo = -figure.Far
		}
		if by.Hi > 0 {
			out.Hi = figure.Far
		}
	}
	return figure.Between(out.Lo, out.Hi)
}

// limited returns the span of a value with a line that bounds it: for good, or only at times.
func limited(out, bounded figure.Span, m *model.Modifier) figure.Span {
	if Unasked(m) {
		return bounded
	}
	return out.Or(bounded)
}

// Unasked reports whether a line of a value counts whatever happens.
func Unasked(m *model.Modifier) bool {
	for x := m.Extent; x != nil; x = x.Parent {
		if x.Kind != model.OfMod {
			return false
		}
	}
	return m.When == nil && len(m.Excepts) == 0
}

// Carrier returns the kind for each of whose things in force an extent holds; nil if there is none.
func Carrier(x *model.Extent) *model.Kind {
	for ; x != nil; x = x.Parent {
		if x.Kind == model.InForce {
			return x.Thing
		}
	}
	return nil
}
