package eval

import (
	"slices"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
)

// What the viewer cannot see. To read where a hidden piece lies ends the evaluation, unless only
// one place is possible; a test of where it lies has an answer if that is the same wherever it may
// lie.

// tested is an operator that may test where a piece lies.
func tested(op operator) operator {
	return func(r *Run, n *ir.Node) ir.Val {
		if len(n.Spots) > 0 && r.m.Veil != nil {
			if v, known := r.wherever(n, op); known {
				return v
			}
		}
		return op(r, n)
	}
}

// wherever answers a test of where a hidden piece lies, by trying all places where it may; known is
// false if the test is about no such piece.
func (r *Run) wherever(n *ir.Node, test operator) (v ir.Val, known bool) {
	for _, x := range n.Spots {
		id := r.Num(x)
		b := r.m.Back(id)
		if b == nil || r.taken(id) != nil {
			continue
		}
		i := len(r.at)
		r.at = append(r.at, lies{piece: id})
		defer func() { r.at = r.at[:i] }()
		for k, s := range b.Spots {
			r.at[i].spot = s
			switch here := tested(test)(r, n); {
			case k == 0:
				v = here
			case here.N != v.N:
				r.m.Conceal()
				return v, true
			}
		}
		return v, true
	}
	return v, false
}

// taken is where a hidden piece is taken to lie; nil: nowhere in particular.
func (r *Run) taken(id int32) *machine.Spot {
	if i := slices.IndexFunc(r.at, func(x lies) bool { return x.piece == id }); i >= 0 {
		return &r.at[i].spot
	}
	return nil
}

// load reads a part of the state.
func (r *Run) load(n *ir.Node) int32 {
	m := r.m
	switch n.Res.Kind {
	case ir.Over:
		return ir.Truth(m.Over)
	case ir.Result:
		return m.Result
	case ir.Counter:
		return m.I[n.Res.Slot]
	}
	id := r.Num(n.X[0])
	if n.Res.Kind == ir.Spot {
		return r.spot(id)
	}
	if !n.Res.Of.Has(id) {
		ir.Lacks(r.m, id, n.Res.Name)
		return 0
	}
	switch n.Res.Kind {
	case ir.Track:
		return m.I[m.P.Ids.Track[m.P.Game.Things[id]]]
	case ir.Place:
		if s := r.taken(id); s != nil {
			return s.Place
		}
		return m.Found(id)
	case ir.Down:
		if s := r.taken(id); s != nil {
			return ir.Truth(s.Down)
		}
		return ir.Truth(m.Lies(id, func(s machine.Spot) bool { return s.Down }))
	}
	if m.Hides(id) || n.Res.Kind == ir.Field && m.Keeps(n.Res.Slot+id) {
		m.Conceal()
		return 0
	}
	switch n.Res.Kind {
	case ir.Side:
		return m.SideUp(id)
	case ir.OnTop:
		return ir.Truth(m.TopOf(m.PlaceOf(id)) == id)
	}
	return m.I[n.Res.Slot+id]
}

// spot is the point where a piece stands.
func (r *Run) spot(id int32) int32 {
	if r.m.Hides(id) {
		r.m.Conceal()
		return 0
	}
	return ir.Standing(r.m, id)
}
