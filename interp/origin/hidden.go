package origin

import (
	"slices"

	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Hidden returns what reports whether names of the running frame reveal something hidden from the
// viewer; nil if they never do.
func (n *Names) Hidden(names []*model.Var) func(m *machine.M) bool {
	open := true
	var pieces []func(m *machine.M) bool
	for _, v := range names {
		if v.Type.Of(model.KindPiece) && !n.of[v].secret && !n.FromSecret(v) {
			pieces = append(pieces, n.hides(v))
		} else {
			open = open && n.Open(v)
		}
	}
	if open && len(pieces) == 0 {
		return nil
	}
	return func(m *machine.M) bool {
		if m.Veil == nil || !m.Veil.Dark() {
			return false
		}
		for _, hidden := range pieces {
			if hidden(m) {
				return true
			}
		}
		return !open
	}
}

// Untold returns what reports whether names of the running frame are not told the player who
// decides there: they denote what the player cannot see, or may follow from what others keep
// secret. All else that a rule has bound where it asks, it tells whom it asks. It is nil if that is
// so of none.
func (n *Names) Untold(names []*model.Var) func(m *machine.M) bool {
	closed := false
	var pieces []func(m *machine.M) bool
	for _, v := range names {
		switch {
		case n.of[v].secret || n.FromSecret(v):
			closed = true
		case v.Type.Of(model.KindPiece):
			pieces = append(pieces, n.hides(v))
		}
	}
	if !closed && len(pieces) == 0 {
		return nil
	}
	return func(m *machine.M) bool {
		return m.Veil.Dark() && (closed || slices.ContainsFunc(pieces, func(hidden func(m *machine.M) bool) bool { return hidden(m) }))
	}
}

// hides returns what reports whether a name of the running frame denotes a hidden piece.
func (n *Names) hides(v *model.Var) func(m *machine.M) bool {
	slot, w := n.p.Slots[v], lower.WindowOf(v.Type)
	switch v.Type.Form {
	case model.Set:
		return func(m *machine.M) bool {
			for id := range ir.Each(m.Bits(slot), w) {
				if m.Hides(id) {
					return true
				}
			}
			return false
		}
	case model.List:
		return func(m *machine.M) bool {
			for _, id := range m.ListAt(slot) {
				if m.Hides(id) {
					return true
				}
			}
			return false
		}
	}
	return func(m *machine.M) bool { return m.Hides(m.Int(slot.I)) }
}

// Open reports whether what a name denotes follows from what all players have seen.
func (n *Names) Open(v *model.Var) bool { return n.open(v, nil) }

// open is Open; seen holds the names under examination.
func (n *Names) open(v *model.Var, seen map[*model.Var]bool) bool {
	if t := v.Type; t.Is(model.ThingOf) && (t.Kind.Is(model.KindPlayer) || t.Kind.Is(model.KindSide)) {
		return true // players always know who decides
	}
	o := n.of[v]
	switch {
	case o.secret || v.Type.Of(model.KindPiece):
		return false
	case o.known || seen[v]:
		return true
	}
	if seen == nil {
		seen = map[*model.Var]bool{}
	}
	seen[v] = true
	for _, e := range o.from {
		if !n.openNow(e, seen) {
			return false
		}
	}
	return len(o.from) > 0
}

// openNow reports whether an expression reads only constants, printed data and open names.
func (n *Names) openNow(e model.Expr, seen map[*model.Var]bool) bool {
	open, own := true, map[*model.Var]bool{}
	model.Walk(e, func(x model.Expr) {
		if f, ok := x.(*model.For); ok {
			own[f.Var] = true
		}
	})
	model.Walk(e, func(x model.Expr) {
		switch x := x.(type) {
		case *model.Local:
			open = open && (own[x.Var] || n.open(x.Var, seen))
		case *model.Members:
			open = open && !x.Kind.Is(model.KindPiece)
		case *model.Get:
			open = open && static(x.Field, x.Others)
		case *model.Where:
			open = open && static(x.Field, x.Others)
		case *model.Call, *model.Narrow:
			open = false
		}
	})
	return open
}

func static(f *model.Field, others []*model.Field) bool {
	open := f.Static()
	for _, o := range others {
		open = open && o.Static()
	}
	return open
}
