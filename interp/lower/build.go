package lower

import (
	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/ir"
	"sandtable/schema/model"
)

// What words are lowered to: nodes in the shapes that most of them need.

// Num1 is an operator that gives a number, and fails at a place if it does not fit.
func (l *L) Num1(op ir.Op, at hcl.Range, xs ...*ir.Node) *ir.Node {
	return l.Node(ir.Node{Op: op, T: ir.TNum, X: xs, At: &at})
}

// Test is an operator that gives a truth.
func (l *L) Test(op ir.Op, xs ...*ir.Node) *ir.Node {
	return l.Node(ir.Node{Op: op, T: ir.TBool, X: xs})
}

// Not, And and Or combine truths.
func (l *L) Not(x *ir.Node) *ir.Node { return l.Test(ir.Not, x) }

// And is true if both are; it may be given nil for one of them.
func (l *L) And(x, y *ir.Node) *ir.Node {
	switch {
	case x == nil:
		return y
	case y == nil:
		return x
	}
	return l.Test(ir.And, x, y)
}

// Sel is one of two.
func (l *L) Sel(c, x, y *ir.Node) *ir.Node {
	return l.Node(ir.Node{Op: ir.Sel, T: joined(x.T, y.T), X: []*ir.Node{c, x, y}})
}

// joined is the type of either: both are alike but for what is known of them.
func joined(a, b ir.Type) ir.Type {
	if a == b {
		return a
	}
	out := a
	out.Maybe = a.Maybe || b.Maybe
	lo, hi := min(a.Dom.Lo, b.Dom.Lo), max(a.Dom.Lo+a.Dom.N, b.Dom.Lo+b.Dom.N)
	switch {
	case a.Dom.N == 0:
		out.Dom = b.Dom
	case b.Dom.N > 0:
		out.Dom = ir.Dom{Lo: lo, N: hi - lo}
	}
	return out
}

// None is the absent value of a type.
func (l *L) None(t ir.Type) *ir.Node {
	t = t.Elem()
	t.Maybe = true
	return l.Const(t, model.None)
}

// Is tests whether a thing is of a domain.
func (l *L) Is(x *ir.Node, d ir.Dom) *ir.Node {
	return l.Node(ir.Node{Op: ir.Is, T: ir.TBool, X: []*ir.Node{x}, Dom: d})
}

// Scale turns a count into a number of the game.
func (l *L) Scale(x *ir.Node) *ir.Node {
	if l.Game.Unit == 1 {
		return x
	}
	return l.Node(ir.Node{Op: ir.Scale, T: ir.TNum, X: []*ir.Node{x}, K: int32(l.Game.Unit)})
}

// Load reads a part of the state.
func (l *L) Load(t ir.Type, r ir.Res, key ...*ir.Node) *ir.Node {
	return l.Node(ir.Node{Op: ir.Load, T: t, Res: &r, X: key})
}

// PlaceOf reads where a piece lies.
func (l *L) PlaceOf(x *ir.Node) *ir.Node {
	return l.Load(l.Type(model.OneOf(l.kinds["place"])), l.ofPieces(ir.Place, "at"), x)
}

// ofPieces is a part of the state that all pieces have.
func (l *L) ofPieces(k ir.ResKind, name string) ir.Res {
	return ir.Res{Kind: k, Name: name, Of: DomainOf(l.kinds["piece"])}
}

// Known is x, of which more is proven than its type says.
func (l *L) Known(x *ir.Node, t ir.Type) *ir.Node {
	if x.T == t {
		return x
	}
	return l.Node(ir.Node{Op: ir.Known, T: t, X: []*ir.Node{x}})
}

// Lookup reads a table.
func (l *L) Lookup(t ir.Type, tab *ir.Table, keys ...*ir.Node) *ir.Node {
	op := ir.Lookup
	if t.Form == ir.Set {
		op = ir.Row
	}
	return l.Node(ir.Node{Op: op, T: t, Tab: tab, X: keys})
}

// Fit is a set in a window.
func (l *L) Fit(x *ir.Node, w ir.Window) *ir.Node {
	if x.T.Form != ir.Set || x.T.Win == w {
		return x
	}
	return l.Node(ir.Node{Op: ir.Fit, T: x.T.In(w), X: []*ir.Node{x}})
}

// Mask is a constant set.
func (l *L) Mask(t ir.Type, name string, ids ...int32) *ir.Node {
	words := make([]uint64, t.Win.N)
	for _, id := range ids {
		ir.Add1(words, t.Win, id)
	}
	return l.Node(ir.Node{Op: ir.Mask, T: t, Words: words, Str: name})
}

// AllOf is all things of a kind.
func (l *L) AllOf(k *model.Kind) *ir.Node {
	return l.Mask(l.Type(model.SetOf(k)), k.Plural, l.Game.IDs(k)...)
}

// Sets combines two sets in the window of the first.
func (l *L) Sets(op ir.Op, x, y *ir.Node) *ir.Node {
	t := x.T
	t.Dom = joined(x.T, y.T).Dom
	return l.Node(ir.Node{Op: op, T: t, X: []*ir.Node{x, l.Fit(y, x.T.Win)}})
}

// Empty is the empty set or list of a type.
func (l *L) Empty(t ir.Type) *ir.Node {
	if t.Form == ir.Set {
		return l.Node(ir.Node{Op: ir.Mask, T: t, Words: make([]uint64, t.Win.N), Str: "{}"})
	}
	return l.Node(ir.Node{Op: ir.Items, T: t})
}

// AsList is a list, or the members of a set.
func (l *L) AsList(x *ir.Node) *ir.Node {
	if x.T.Form != ir.Set {
		return x
	}
	t := x.T.Elem()
	t.Form = ir.List
	return l.Node(ir.Node{Op: ir.Members, T: t, X: []*ir.Node{x}})
}

// Items is a list of one.
func (l *L) Items(x *ir.Node) *ir.Node {
	return l.Node(ir.Node{Op: ir.Items, T: listOf(x.T), X: []*ir.Node{x}})
}

// listOf is the type of a list of values of a type.
func listOf(t ir.Type) ir.Type {
	t = t.Elem()
	t.Form = ir.List
	return t.Sure()
}

// Keep is the members of a set for which a condition holds.
func (l *L) Keep(set *ir.Node, cond func(v *ir.Node) *ir.Node) *ir.Node {
	return l.filter(ir.Keep, set.T, set, cond)
}

// Exists is whether a condition holds for some member of a set.
func (l *L) Exists(set *ir.Node, cond func(v *ir.Node) *ir.Node) *ir.Node {
	return l.filter(ir.Exists, ir.TBool, set, cond)
}

func (l *L) filter(op ir.Op, t ir.Type, set *ir.Node, cond func(v *ir.Node) *ir.Node) *ir.Node {
	n := ir.Node{Op: op, T: t, X: []*ir.Node{set, nil}}
	l.Fresh(set.T.Elem(), func(v *ir.Var) {
		n.V, n.X[1] = v, cond(l.Ref(v))
	})
	return l.Node(n)
}

// First is the first member of a set, or none.
func (l *L) First(set *ir.Node) *ir.Node {
	return l.Node(ir.Node{Op: ir.First, T: l.None(set.T).T, X: []*ir.Node{set}})
}

// HowMany is the number of members of a set or list, as an integer.
func (l *L) HowMany(x *ir.Node) *ir.Node {
	op := ir.Len
	if x.T.Form == ir.Set {
		op = ir.Count
	}
	return l.Node(ir.Node{Op: op, T: ir.TNum, X: []*ir.Node{x}})
}

// Kern calls an algorithm. at is where it fails, if it may.
func (l *L) Kern(k *ir.Kernel, t ir.Type, at *hcl.Range, xs ...*ir.Node) *ir.Node {
	return l.Node(ir.Node{Op: ir.Kern, T: t, Ker: k, X: xs, At: at})
}

// Optional lowers an expression that may be missing.
func (l *L) Optional(e model.Expr) *ir.Node {
	if e == nil {
		return nil
	}
	return l.Expr(e)
}

// Set lowers a set as one of a type: in its window.
func (l *L) Set(e model.Expr, t model.Type) *ir.Node { return l.Fit(l.Expr(e), WindowOf(t)) }

// List lowers a list, or the members of a set.
func (l *L) List(e model.Expr) *ir.Node { return l.AsList(l.Expr(e)) }

// Arg lowers an argument for a parameter of a type.
func (l *L) Arg(e model.Expr, t model.Type) *ir.Node {
	switch t.Form {
	case model.Set:
		return l.Set(e, t)
	case model.List:
		return l.List(e)
	}
	return l.Expr(e)
}

// In lowers something within which a name is bound.
func (l *L) In(v *model.Var, body func(v *ir.Var)) { l.bind(v.Name, l.Type(v.Type), v, body) }
