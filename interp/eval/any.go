package eval

import (
	"slices"

	"sandtable/interp/ir"
)

// What gives values of any form.

// ref reads a name.
func (r *Run) ref(n *ir.Node) ir.Val {
	switch v := n.V; {
	case !v.Frame:
		return r.env[r.base+int(v.Slot)]
	case v.Reg:
		return ir.Val{N: r.m.V[v.In.I]}
	case v.T.Form == ir.Set:
		return ir.Val{S: r.m.Bits(v.In)}
	case v.T.Form == ir.List:
		return ir.Val{L: r.m.ListAt(v.In)}
	default:
		return ir.Val{N: r.m.Int(v.In.I)}
	}
}

func (r *Run) let(n *ir.Node) ir.Val {
	r.bind(n.V, r.Val(n.X[0]))
	return r.Val(n.X[1])
}

// call evaluates a value with its arguments. While nothing changes, answers are remembered; not
// those of a position in which a hidden piece is taken to lie somewhere.
func (r *Run) call(n *ir.Node) (v ir.Val) {
	f, args := n.Fn, r.all(n.X)
	if f.Asked == 0 || len(r.at) > 0 || r.m.Cover != nil {
		return r.Call(f, args...)
	}
	key := int32(0)
	for i, p := range f.Params {
		if !p.T.Dom.Has(args[i].N) {
			return r.Call(f, args...)
		}
		key = key*p.T.Dom.N + args[i].N - p.T.Dom.Lo
	}
	memo, known := r.m.RememberOf(f, key, f.Asked, f.T.Win.N)
	switch {
	case known && f.T.Form == ir.Set:
		return ir.Val{S: memo.Words(key)}
	case known:
		return ir.Val{N: memo.Num(key)}
	}
	v = r.Call(f, args...)
	switch {
	case memo == nil:
	case f.T.Form == ir.Set:
		copy(memo.Words(key), v.S)
		memo.Known(r.m, key)
	default:
		memo.Set(r.m, key, v.N)
	}
	return v
}

// kern calls an algorithm.
func (r *Run) kern(n *ir.Node) ir.Val {
	switch k := n.Ker; {
	case k.On != nil:
		return ir.Val{N: k.On(r.m, r.Num(n.X[0]))}
	case k.Two != nil:
		x := r.Num(n.X[0])
		return ir.Val{N: k.Two(r.m, x, r.Num(n.X[1]))}
	case k.Nums != nil:
		return ir.Val{N: k.Nums(r.m, n.At, r.nums(n.X))}
	case k.Fill != nil:
		v := ir.Val{S: make([]uint64, n.T.Win.N)}
		k.Fill(r.m, n.At, r.nums(n.X), v.S)
		return v
	}
	in, mark, list := r.all(n.X), r.m.Mark(), r.m.ListStart()
	if put := n.Ker.Put; put != nil {
		v := ir.Val{S: make([]uint64, n.T.Win.N)}
		put(r.m, n.At, in, v.S, false)
		r.m.Release(mark)
		return v
	}
	v := n.Ker.Do(r.m, n.At, in)
	v.S, v.L = slices.Clone(v.S), slices.Clone(v.L)
	r.m.Release(mark)
	r.m.ListDrop(list)
	return v
}

func (r *Run) nums(xs []*ir.Node) []int32 {
	out := make([]int32, len(xs))
	for i, x := range xs {
		out[i] = r.Num(x)
	}
	return out
}

func (r *Run) all(xs []*ir.Node) []ir.Val {
	out := make([]ir.Val, len(xs))
	for i, x := range xs {
		out[i] = r.Val(x)
	}
	return out
}

func (r *Run) choose(n *ir.Node) ir.Val {
	if r.holds(n.X[0]) {
		return r.Val(n.X[1])
	}
	return r.Val(n.X[2])
}

// fail reads a figure that a thing does not have.
func (r *Run) fail(n *ir.Node) (v ir.Val) {
	ir.Lacks(r.m, r.Num(n.X[0]), n.Str)
	return v
}

// lookup reads a table. To read what it has not fails.
func (r *Run) lookup(n *ir.Node) ir.Val {
	k, t := int32(0), n.Tab
	for i, x := range n.X {
		d, id := t.Keys[i], r.Num(x)
		if !d.Has(id) {
			ir.Lacks(r.m, id, t.Name)
			return ir.Val{}
		}
		k = k*d.N + id - d.Lo
	}
	switch {
	case n.T.Form == ir.Set:
		return ir.Val{S: t.Sets[k]}
	case n.T.Form == ir.List:
		return ir.Val{L: t.Lists[k]}
	case n.T.Base == ir.Text:
		return ir.Val{T: t.Texts[k]}
	}
	return ir.Val{N: t.Nums[k]}
}

// words joins texts.
func (r *Run) words(n *ir.Node) string {
	s := ""
	for _, x := range n.X {
		s += r.Text(x)
	}
	return s
}
