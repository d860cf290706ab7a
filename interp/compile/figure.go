package compile

import (
	"math/bits"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Filters by a numeric state field: f.left > 0, u.steps < most. A comparison with a constant is an
// index set. Otherwise the slots of the members are compared one by one, and the other side is
// evaluated once.

// atLeast returns the set of things whose numeric state field compares with a constant: an index
// holds those with at least that number.
func (c *C) atLeast(op string, f, g model.Expr, v *model.Var) *node {
	get, k := c.figure(f, v), int32(0)
	if kc, ok := g.(*model.Const); ok && get != nil && kc.N != model.None {
		k = kc.N
	} else {
		return nil
	}
	least, less := k, false
	switch op {
	case "<":
		less = true
	case "<=":
		least, less = k+1, true
	case ">":
		least = k + 1
	case ">=":
	default:
		return nil
	}
	if least < k {
		return nil
	}
	x, ok := c.thresholdIndex(get, least)
	if !ok {
		return nil
	}
	w, all := WindowOf(v.Type.In(model.Set)), c.universe(v)
	n := c.fitIndex(x, WindowOf(model.SetOf(get.Of)), w, 0)
	if less {
		return not(all, n)
	}
	return and(n, constant(w, all))
}

// figure returns the numeric state field that an expression reads of a name; nil for other
// expressions.
func (c *C) figure(e model.Expr, v *model.Var) *model.Field {
	get, ok := e.(*model.Get)
	if !ok || len(get.Others) > 0 || get.Field.Storage != model.State || !get.Field.Type.Is(model.Number) || get.Field.Type.Maybe {
		return nil
	}
	l, ok := get.Of.(*model.Local)
	if f := get.Field; ok && l.Var == v && v.Type.Is(model.ThingOf) && v.Type.Kind.Lo >= f.Of.Lo && v.Type.Kind.Hi <= f.Of.Hi {
		return f
	}
	return nil
}

// figure is a comparison of a numeric state field.
type figure struct {
	slot int32 // of the figure, minus the first id
	op   string
	with machine.Num
}

// figureOf reads a condition as a comparison of a figure; nil for other conditions.
func (c *C) figureOf(e model.Expr, v *model.Var) *figure {
	b, ok := e.(*model.Binary)
	if !ok || mirrored[b.Op] == "" || c.plain {
		return nil
	}
	op, x, y := b.Op, b.X, b.Y
	if c.mentions(y, v) {
		op, x, y = mirrored[op], y, x
	}
	f := c.figure(x, v)
	if f == nil || c.mentions(y, v) || !y.Type().Is(model.Number) || y.Type().Maybe {
		return nil
	}
	return &figure{c.P.Ids.Field[f] - f.Of.Lo, op, c.Num(y)}
}

// keepFigure keeps the members whose figure satisfies the comparison.
func keepFigure(n *node) func(m *machine.M) uint64 {
	x, begin, lo, with := emitWord(n.xs[0]), n.begin, n.w.Lo<<6, n.figure.with
	base, op := n.figure.slot+lo, n.figure.op
	below, same, above := compareInts(op, 0, 1), compareInts(op, 1, 1), compareInts(op, 1, 0)
	return func(m *machine.M) uint64 {
		in := x(m)
		if in == 0 {
			return 0
		}
		m.Spend(bits.OnesCount64(in))
		if begin != nil {
			begin(m)
		}
		start := m.ListStart()
		y := with(m)
		m.ListDrop(start)
		var less, equal, more uint64
		for s := in; s != 0; s &= s - 1 {
			switch v := m.I[base+int32(bits.TrailingZeros64(s))]; {
			case v < y:
				less |= s & -s
			case v == y:
				equal |= s & -s
			default:
				more |= s & -s
			}
		}
		out := uint64(0)
		if below {
			out |= less
		}
		if same {
			out |= equal
		}
		if above {
			out |= more
		}
		return out
	}
}
