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

// None is the absent value of a type.
func (l *L) None(t ir.Type) *ir.Node {
	t = t.Elem()
	t.Maybe = true
	return l.Const(t, model.None)
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
