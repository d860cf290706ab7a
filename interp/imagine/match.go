package imagine

import (
	"slices"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// The player knows the legal options of the pending decision. So a world with other options is
// inconsistent with the view, and is rejected. An option that names a hidden piece stands for the
// spot of that piece.

// match maps the options of the true decision to those of the world, and reports whether both lists
// are the same.
func (x *Worlds) match() bool {
	t, w := x.real, x.world
	n := t.Options().Len()
	x.index = x.index[:0]
	if w.Pending() != t.Pending() || w.Err != nil {
		for range n {
			x.index = append(x.index, -1)
		}
		return false
	}
	all := t.AsksPoint() || w.Options().Len() == n
	for i := range n {
		j := x.find(i)
		all = all && j >= 0
		x.index = append(x.index, j)
	}
	return all
}

// find returns the index in the world of an option of the true decision, or -1.
func (x *Worlds) find(i int) int {
	t, w := x.real, x.world
	ask, opt := t.Option(i)
	x.named = append(x.named[:0], opt...)
	each(ask, x.named, func(v *int32) { *v = x.to[*v-x.p.Ids.PieceLo] })
	if i < w.Options().Len() && x.same(i, i) {
		return i
	}
	for j := range w.Options().Len() {
		if x.same(i, j) {
			x.pay(j)
			return j
		}
	}
	x.pay(w.Options().Len())
	if ask.Open {
		if j, no := w.Admit(ask, x.named); no == nil {
			return j
		}
	}
	return -1
}

// same reports whether the j-th option of the world corresponds to the i-th of the true decision.
func (x *Worlds) same(i, j int) bool {
	ask, o := x.world.Option(j)
	if of, _ := x.real.Option(i); of != ask || len(o) != len(x.named) {
		return false
	}
	if !ask.Whole {
		return slices.Equal(o, x.named)
	}
	n := len(o) - 1 // the last number is what its list calls the way
	return slices.Equal(o[:n], x.named[:n]) && x.world.SameWay(j, x.real, i)
}

// each calls f for every piece in an option.
func each(a *machine.Ask, opt []int32, f func(v *int32)) {
	if opt[0] == machine.PassOption {
		return
	}
	types, first := a.Types, 0
	if a.Acts != nil {
		first = 1
		for _, x := range a.Acts {
			if x.Action.Index == opt[0] {
				types = x.Types
			}
		}
	}
	for i, t := range types {
		if j := i + first; j < len(opt) && opt[j] != model.None && t.Of(model.KindPiece) {
			f(&opt[j])
		}
	}
}

// Order lists the options of the true decision in an order that depends only on the view: hidden
// pieces are sorted by their spots, not by their ids.
func (x *Worlds) Order(order []int) []int {
	t := x.real
	for i := range t.Options().Len() {
		order = append(order, i)
	}
	if len(x.hidden) == 0 {
		return order
	}
	for i := range x.to {
		x.to[i] = int32(i) + x.p.Ids.PieceLo
	}
	for _, s := range x.spots {
		x.to[s.is-x.p.Ids.PieceLo] = x.p.Ids.PieceHi + s.rank
	}
	names := false
	x.flat, x.ends = x.flat[:0], x.ends[:0]
	seen := func(i int) []int32 { return x.flat[x.ends[i]:x.ends[i+1]] }
	spot := func(v *int32) {
		to := x.to[*v-x.p.Ids.PieceLo]
		names = names || to != *v
		*v = to
	}
	x.ends = append(x.ends, 0)
	for i := range order {
		a, opt := t.Option(i)
		from := len(x.flat)
		x.flat = append(x.flat, opt...)
		each(a, x.flat[from:], spot)
		x.ends = append(x.ends, len(x.flat))
	}
	if names {
		slices.SortStableFunc(order, func(a, b int) int { return slices.Compare(seen(a), seen(b)) })
	}
	return order
}
