package lower

import (
	"sandtable/interp/ir"
	"sandtable/schema/model"
)

// Sets and lists.

// members lowers a plural: of pieces, those on the map; of all other things, all of them.
func (l *L) members(k *model.Kind) *ir.Node {
	all := l.AllOf(k)
	if !l.liesAbout(k) {
		return all
	}
	return l.Keep(all, func(v *ir.Node) *ir.Node { return l.onMap(v) })
}

func (l *L) onMap(x *ir.Node) *ir.Node { return l.Is(l.PlaceOf(x), DomainOf(l.kinds["space"])) }

// where lowers the members for which an adjective holds.
func (l *L) where(e *model.Where) *ir.Node {
	kept := l.Keep(l.Expr(e.Set), func(v *ir.Node) *ir.Node { return l.field(fieldsOf(e.Field, e.Others), v) })
	return l.Fit(kept, WindowOf(e.T))
}

func (l *L) tuple(e *model.Tuple) *ir.Node {
	t := l.Type(e.T)
	var ones, sets []*ir.Node
	for _, x := range e.Elems {
		if n := l.Expr(x); n.T.Form == ir.Set {
			sets = append(sets, l.Fit(n, t.Win))
		} else {
			ones = append(ones, n)
		}
	}
	if t.Form == ir.List {
		return l.Node(ir.Node{Op: ir.Items, T: t, X: ones})
	}
	items := t.Elem()
	items.Form = ir.List
	out := l.gather(l.Node(ir.Node{Op: ir.Items, T: items, X: ones}), t)
	for _, s := range sets {
		out = l.Sets(ir.Union, out, s)
	}
	return out
}

// gather is the set of the members of a list.
func (l *L) gather(list *ir.Node, t ir.Type) *ir.Node {
	return l.Node(ir.Node{Op: ir.Gather, T: t, X: []*ir.Node{list}})
}

func (l *L) asSet(e *model.AsSet) *ir.Node {
	x, t := l.Expr(e.X), l.Type(e.T)
	switch x.T.Form {
	case ir.One:
		return l.Node(ir.Node{Op: ir.One1, T: t, X: []*ir.Node{x}})
	case ir.Set:
		return l.Fit(x, t.Win)
	}
	return l.gather(x, t)
}

// loop lowers a comprehension.
func (l *L) loop(e *model.For) *ir.Node {
	over, t := l.Expr(e.Over), l.Type(e.T)
	cond, elem := l.Truth(true), (*ir.Node)(nil)
	var name *ir.Var
	l.In(e.Var, func(v *ir.Var) {
		name = v
		if e.If != nil {
			cond = l.Expr(e.If)
		}
		if e.Elem != nil {
			elem = l.Expr(e.Elem)
		} else if t.Form == ir.List {
			elem = l.Ref(v)
		}
	})
	switch {
	case t.Form == ir.List:
		return l.Node(ir.Node{Op: ir.Seq, T: t, V: name, X: []*ir.Node{l.AsList(over), cond, elem}})
	case elem != nil:
		return l.Node(ir.Node{Op: ir.Join, T: t, V: name, X: []*ir.Node{l.AsList(over), cond, l.Fit(elem, t.Win)}})
	case over.T.Form == ir.Set:
		return l.Fit(l.Node(ir.Node{Op: ir.Keep, T: over.T, V: name, X: []*ir.Node{over, cond}}), t.Win)
	}
	list := l.Node(ir.Node{Op: ir.Seq, T: over.T, V: name, X: []*ir.Node{over, cond, l.Ref(name)}})
	return l.gather(list, t)
}

// Cost lowers the cost of a step, of which the checker has made a comprehension: a function of the
// space left, and of the space entered.
func (l *L) Cost(outer *model.For) *ir.Node {
	inner, _ := outer.Elem.(*model.For)
	n, m := ir.Node{Op: ir.Lam, T: ir.TNum, At: &outer.R}, ir.Node{Op: ir.Lam, T: ir.TNum}
	l.In(outer.Var, func(v *ir.Var) {
		n.V = v
		l.In(inner.Var, func(w *ir.Var) { m.V, m.X = w, []*ir.Node{l.Expr(inner.Elem)} })
	})
	n.X = []*ir.Node{l.Node(m)}
	return l.Node(n)
}

// TopCost is Cost, and lowers all values that it calls.
func (l *L) TopCost(outer *model.For) *ir.Node {
	return complete(l, l.Cost(outer))
}
