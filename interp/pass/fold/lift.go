package fold

import (
	"slices"

	"sandtable/interp/ir"
	"sandtable/interp/pass/inline"
)

// Lift replaces the things in an expression that change by keys. Some names are no keys: what is
// computed goes by them, too. It returns false if there are too many keys, or if something is left
// that changes.
func (f *Finder) Lift(n *ir.Node, names ...*ir.Var) (with *ir.Node, keys []Key, ok bool) {
	l := &lifting{Finder: f, inner: names, done: map[place]*ir.Node{}}
	with = l.node(n, false)
	if l.failed || !f.Fixed(with, append(l.names(), names...)...) {
		return nil, nil, false
	}
	return with, l.keys, true
}

// lifting is one expression on its way.
type lifting struct {
	*Finder
	keys   []Key
	inner  []*ir.Var // names that are bound around
	done   map[place]*ir.Node
	failed bool
}

// place is where a part stands: guarded is what the text may not evaluate.
type place struct {
	n       *ir.Node
	guarded bool
}

func (l *lifting) names() (out []*ir.Var) {
	for _, k := range l.keys {
		out = append(out, k.V)
	}
	return out
}

func (l *lifting) node(n *ir.Node, guarded bool) *ir.Node {
	at := place{n, guarded}
	switch {
	case l.failed || l.Fixed(n, l.inner...):
		return n
	case l.done[at] == nil:
		l.done[at] = l.anew(n, guarded)
	}
	return l.done[at]
}

func (l *lifting) anew(n *ir.Node, guarded bool) *ir.Node {
	// What is known of the kind of a thing may hold in this part alone, so the thing itself is the
	// key.
	if n.T.Form == ir.One && l.isKey(n) && !(n.Op == ir.Known && guarded && l.isKey(n.X[0])) {
		return l.key(n, plain(n), n.T.Dom)
	}
	switch n.Op {
	case ir.Ref, ir.Load:
		l.failed = true
		return n
	case ir.Let:
		if x := n.X[0]; l.isKey(x) && (slices.Contains(l.Free(n.X[1]), n.V) || x.Op != ir.Narrow) {
			return l.node(l.Put(n.X[1], n.V, x), guarded)
		}
	case ir.Lookup:
		if k := n.Tab.Keys[0]; len(n.X) == 1 && !guarded && n.T.Form == ir.One && n.T.Base != ir.Bool && l.things[k] {
			if x := n.X[0]; !x.T.Dom.Within(k) && l.isKey(x) {
				return l.With(n, func(_ int, x *ir.Node) *ir.Node { return l.key(l.having(x, k, n.Tab.Name), plain(x), k) })
			}
		}
	}
	own := inline.Bound(n)
	l.inner = append(l.inner, own...)
	out := l.With(n, func(i int, x *ir.Node) *ir.Node { return l.node(x, guarded || i > 0 && guards(n)) })
	l.inner = l.inner[:len(l.inner)-len(own)]
	return out
}

// guards reports whether a node may leave operands after the first unevaluated. A mask has members.
func guards(n *ir.Node) bool {
	switch n.Op {
	case ir.And, ir.Or, ir.Sel, ir.Join, ir.Seq, ir.Exists, ir.Stack:
		return true
	case ir.Keep:
		return n.X[0].Op != ir.Mask
	}
	return false
}

// isKey reports whether an expression is a thing that may be a key: what a name denotes, or what is
// read of it, or one of several that are.
func (l *lifting) isKey(n *ir.Node) bool {
	if n.T.Form != ir.One || n.T.Base != ir.ID || n.T.Maybe || !l.things[n.T.Dom] {
		return false
	}
	switch plain(n).Op {
	case ir.Ref, ir.Load:
	case ir.Sel, ir.Let:
		if l.how(n) == never {
			return false
		}
	default:
		return false
	}
	return brief(n) && !slices.ContainsFunc(l.Free(n), func(v *ir.Var) bool { return slices.Contains(l.inner, v) })
}

// brief reports whether an expression only reads names, fields and tables.
func brief(n *ir.Node) bool {
	switch n.Op {
	case ir.Const, ir.Ref, ir.Load, ir.Known, ir.Narrow, ir.Lookup, ir.Sel, ir.Let, ir.Is, ir.Absent:
		return !slices.ContainsFunc(n.X, func(x *ir.Node) bool { return !brief(x) })
	}
	return false
}

// plain is an expression without what is said of its kind.
func plain(n *ir.Node) *ir.Node {
	for n.Op == ir.Known || n.Op == ir.Narrow {
		n = n.X[0]
	}
	return n
}

// having is a thing of which something is read that only those of a domain have.
func (l *lifting) having(x *ir.Node, d ir.Dom, name string) *ir.Node {
	t := ir.Type{Base: ir.ID, Dom: d}
	is := l.k.Node(ir.Node{Op: ir.Is, T: ir.TBool, X: []*ir.Node{x}, Dom: d})
	return l.k.Node(ir.Node{Op: ir.Sel, T: t, X: []*ir.Node{is, l.k.Node(ir.Node{Op: ir.Known, T: t, X: []*ir.Node{x}}), l.k.Node(ir.Node{Op: ir.Absent, T: t, X: []*ir.Node{x}, Str: name})}})
}

// key returns the name of a key.
func (l *lifting) key(of, x *ir.Node, d ir.Dom) *ir.Node {
	k := Key{Of: of, Dom: d, x: x}
	for _, known := range l.keys {
		if known.Same(k) {
			return l.k.Ref(known.V)
		}
	}
	if len(l.keys) == MaxKeys {
		l.failed = true
		return of
	}
	k.V = Name(l.k, int32(len(l.keys)), ir.Type{Base: ir.ID, Dom: d})
	l.keys = append(l.keys, k)
	return l.k.Ref(k.V)
}
