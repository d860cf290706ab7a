package lower

import (
	"sandtable/interp/ir"
	"sandtable/schema/model"
)

// Names, constants, operators.

func (l *L) constant(e *model.Const) *ir.Node {
	if t := l.Type(e.T); t.Form != ir.One {
		return l.Empty(t)
	}
	t := l.Type(e.T)
	t.Maybe = e.N == model.None
	return l.Const(t, e.N)
}

func (l *L) local(e *model.Local) *ir.Node {
	if l.here != nil && l.here.folded[e.Var] != nil {
		return l.Arg(l.here.folded[e.Var], e.T)
	}
	v := l.names[e.Var]
	if v == nil && l.Lies != nil {
		v = l.Lies(e.Var)
	}
	if v == nil {
		in, ok := l.P.Slots[e.Var]
		if !ok {
			panic("lower: the name " + e.Var.Name + " at " + e.Var.Range.String())
		}
		v = l.Frame(e.Var.Name, l.Type(e.Var.Type), in)
	}
	x, t := l.Ref(v), l.Type(e.T)
	if t.Form == ir.Set {
		return l.Fit(x, t.Win)
	}
	return l.Known(x, t)
}

func (l *L) unary(e *model.Unary) *ir.Node {
	if e.Op == "!" {
		return l.Not(l.Expr(e.X))
	}
	return l.Num1(ir.Neg, e.R, l.Expr(e.X))
}

var operators = map[string]ir.Op{
	"+": ir.Add, "-": ir.Sub, "*": ir.Mul, "%": ir.Mod, "&&": ir.And, "||": ir.Or,
	"==": ir.Eq, "!=": ir.Ne, "<": ir.Lt, "<=": ir.Le, ">": ir.Gt, ">=": ir.Ge,
}

func (l *L) binary(e *model.Binary) *ir.Node {
	op := operators[e.Op]
	if e.X.Type().Form == model.Set && (op == ir.Eq || op == ir.Ne) {
		return l.sameSets(e, op)
	}
	x, y := l.operands(e)
	switch op {
	case ir.Add, ir.Sub, ir.Mod:
		return l.Num1(op, e.R, x, y)
	case ir.Mul:
		return l.Node(ir.Node{Op: op, T: ir.TNum, X: []*ir.Node{x, y}, K: int32(l.Game.Unit), At: &e.R})
	}
	return l.Test(op, x, y)
}

// sameSets compares two sets in the wider one of their windows.
func (l *L) sameSets(e *model.Binary, op ir.Op) *ir.Node {
	x, y := l.Expr(e.X), l.Expr(e.Y)
	w := x.T.Win
	if y.T.Win.N > w.N {
		w = y.T.Win
	}
	same := l.Test(ir.Same, l.Fit(x, w), l.Fit(y, w))
	if op == ir.Ne {
		return l.Not(same)
	}
	return same
}

// operands lowers the two sides of an operator. A figure that is rounded up, such as a distance in
// inches, is compared exactly with a number: d <= n and d > n hold for the rounded figure if and
// only if they hold for the exact one; for d < n and d >= n it is rounded down instead.
func (l *L) operands(e *model.Binary) (x, y *ir.Node) {
	bx, by := l.below(e.X), l.below(e.Y)
	switch e.Op {
	case "<", ">=":
		if bx != nil && by == nil {
			return bx, l.Expr(e.Y)
		}
	case ">", "<=":
		if by != nil && bx == nil {
			return l.Expr(e.X), by
		}
	}
	return l.Expr(e.X), l.Expr(e.Y)
}

// below lowers a figure that is normally rounded up as rounded down; nil for other expressions.
func (l *L) below(e model.Expr) *ir.Node {
	if f, ok := e.(*model.Func); ok && l.words.Functions[f.Name].Below != nil {
		return l.words.Functions[f.Name].Below(l, f)
	}
	return nil
}

func (l *L) cond(e *model.Cond) *ir.Node {
	c, x, y := l.Expr(e.If), l.Expr(e.Then), l.Expr(e.Else)
	switch e.T.Form {
	case model.Set:
		w := WindowOf(e.T)
		x, y = l.Fit(x, w), l.Fit(y, w)
	case model.List:
		x, y = l.AsList(x), l.AsList(y)
	}
	return l.Sel(c, x, y)
}

func (l *L) narrow(e *model.Narrow) *ir.Node {
	x, t := l.Expr(e.X), l.Type(e.T)
	if t.Maybe = x.T.Maybe; x.T.Dom.Within(t.Dom) {
		return x
	}
	return l.Node(ir.Node{Op: ir.Narrow, T: t, X: []*ir.Node{x}, Dom: DomainOf(e.T.Kind), Str: e.T.Kind.Name, At: &e.R})
}

func (l *L) trackNumber(e *model.TrackNumber) *ir.Node {
	k := e.Track.Boxes
	tab := Once(l, e.Track, func() *ir.Table {
		t := &ir.Table{Name: "number", Keys: []ir.Dom{DomainOf(k)}, Nums: make([]int32, k.Hi-k.Lo)}
		for _, f := range k.Fields {
			if f.Name == "number" {
				for id, v := range f.Values {
					t.Nums[id-k.Lo] = v[0]
				}
			}
		}
		return t
	})
	return l.Lookup(ir.TNum, tab, l.track(l.Type(model.OneOf(k)), l.Const(l.Type(model.OneOf(e.Track.Thing.Kind)), e.Track.Thing.ID)))
}

func (l *L) track(t ir.Type, x *ir.Node) *ir.Node {
	return l.Load(t, ir.Res{Kind: ir.Track, Name: "track", Of: DomainOf(l.kinds["track"])}, x)
}

func (l *L) actionField(e *model.ActionField) *ir.Node {
	tab := Once(l, e.Field, func() *ir.Table {
		t := &ir.Table{Name: e.Field.Name, Keys: []ir.Dom{{N: int32(len(l.Game.Actions))}}}
		for _, a := range l.Game.Actions {
			t.Nums = append(t.Nums, a.Printed[e.Field])
		}
		return t
	})
	return l.Lookup(l.Type(e.T), tab, l.Expr(e.Of))
}
