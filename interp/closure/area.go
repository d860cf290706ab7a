package closure

import (
	"slices"
	"sync/atomic"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
)

// Areas: sets of points of a surface, which take many words. One that never changes is computed
// once. A point is asked of the parts of an area, and an area is taken out of another one part by
// part, where these need not be computed.

// areas is how areas are made.
type areas struct {
	Sparing bool // as above; otherwise they are sets like others
	// Point is whether a point belongs to what a call gives, which whole computes; nil, or if it
	// gives nil: the area is computed.
	Point   func(f *ir.Func, args []Given, whole machine.Set) Belongs
	kept    map[*ir.Node]areaOf
	trimmed map[*ir.Table][]trimmed
}

// Belongs is whether a point belongs to an area.
type Belongs = func(m *machine.M, p int32) bool

// areaOf is an area that never changes.
type areaOf = func(m *machine.M) []uint64

// IsArea reports whether a set of a type is an area of which parts are asked.
func (b *Maker) IsArea(t ir.Type) bool {
	s := b.P.Game.Surface
	return b.Sparing && s != nil && t.Form == ir.Set && t.Dom == ir.Dom{N: s.Points()} && t.Win == ir.Window{N: s.Words()}
}

// fixed reports whether a set never changes.
func (b *Maker) fixed(n *ir.Node, bound ...*ir.Var) bool {
	switch n.Op {
	case ir.Load, ir.Call, ir.Memo, ir.Stack, ir.Pile, ir.Top, ir.Lam, ir.Reach, ir.Cheapest:
		return false
	case ir.Ref:
		return slices.Contains(bound, n.V)
	case ir.Kern:
		if !n.Ker.Fold {
			return false
		}
	}
	if n.Op.Binds() {
		bound = append(slices.Clip(bound), n.V)
	}
	return !slices.ContainsFunc(n.X, func(x *ir.Node) bool { return !b.fixed(x, bound...) })
}

// constantly is such a set, computed at first use. Programs are shared by goroutines; all of them
// compute the same.
func (b *Maker) constantly(n *ir.Node) areaOf {
	if n.Op == ir.Mask {
		return func(*machine.M) []uint64 { return n.Words }
	}
	if known := b.kept[n]; known != nil {
		return known
	}
	b.Sparing = false // its parts need not be kept
	set, words := b.Set(n), n.T.Win.N
	b.Sparing = true
	var kept atomic.Pointer[[]uint64]
	b.kept[n] = func(m *machine.M) []uint64 {
		if area := kept.Load(); area != nil {
			return *area
		}
		area := make([]uint64, words)
		set(m, area)
		kept.Store(&area)
		return area
	}
	return b.kept[n]
}

// copied is such a set as a copy.
func (b *Maker) copied(n *ir.Node) machine.Set {
	area := b.constantly(n)
	return func(m *machine.M, dst []uint64) {
		m.SpendWords(len(dst))
		copy(dst, area(m))
	}
}

// Belongs makes whether a point belongs to an area.
func (b *Maker) Belongs(n *ir.Node) Belongs {
	w := n.T.Win
	if b.fixed(n) {
		area := b.constantly(n)
		return func(m *machine.M, p int32) bool { return ir.Has1(area(m), w, p) }
	}
	switch n.Op {
	case ir.Known:
		return b.Belongs(n.X[0])
	case ir.Union, ir.Minus, ir.Meet:
		return both(n.Op, b.Belongs(n.X[0]), b.Belongs(n.X[1]))
	case ir.Join:
		return b.toSome(n)
	case ir.Kern:
		if has, at := n.Ker.Has, n.At; has != nil {
			in := b.arguments(n)
			return func(m *machine.M, p int32) bool {
				g := in(m)
				is := has(m, at, g.vals, p)
				g.end(m)
				return is
			}
		}
	case ir.Call:
		if b.Point == nil {
			break
		}
		args := b.given(n)
		if f := b.Point(n.Fn, args, b.Called(n.Fn, args).Set); f != nil {
			return f
		}
	}
	area := b.view(n)
	return func(m *machine.M, p int32) bool {
		mark := m.Mark()
		t := area(m)
		m.Release(mark)
		return ir.Has1(t, w, p)
	}
}

// both makes whether a point belongs to two areas combined.
func both(op ir.Op, x, y Belongs) Belongs {
	switch op {
	case ir.Union:
		return func(m *machine.M, p int32) bool { return x(m, p) || y(m, p) }
	case ir.Minus:
		return func(m *machine.M, p int32) bool { return x(m, p) && !y(m, p) }
	}
	return func(m *machine.M, p int32) bool { return x(m, p) && y(m, p) }
}

// toSome makes whether a point belongs to one of the areas of a comprehension.
func (b *Maker) toSome(n *ir.Node) Belongs {
	x, in := b.loop(n, n.X[1], n.X[2]), b.Belongs(n.X[2])
	return func(m *machine.M, p int32) (found bool) {
		start := m.ListStart()
		for _, id := range x.all(m) {
			if found = x.takes(m, id) && in(m, p); found {
				break
			}
		}
		m.ListDrop(start)
		return found
	}
}

// ToModified makes whether a point belongs to the area that a value gives, line by line.
func (b *Maker) ToModified(n *ir.Node, lines []*Line) Belongs {
	if n.Op != ir.Stack {
		return b.Belongs(n)
	}
	base, says := b.Belongs(n.X[0]), make([][]Belongs, len(lines))
	for i, l := range n.Lines {
		for _, p := range l.Parts {
			says[i] = append(says[i], b.Belongs(n.X[p.X]))
		}
	}
	return func(m *machine.M, p int32) bool {
		in := base(m, p)
		for _, step := range ir.SetSteps {
			for i, l := range lines {
				for j, s := range l.steps {
					if s != step {
						continue
					}
					l.Applies(m, func() {
						switch has := says[i][j]; step {
						case ir.Also:
							in = in || has(m, p)
						case ir.ButNot:
							in = in && !has(m, p)
						default:
							in = has(m, p)
						}
					})
				}
			}
		}
		return in
	}
}

// taken makes what takes an area out of another one, if it is to be taken out, without computing
// it; nil: it is computed.
func (b *Maker) taken(n *ir.Node, out bool) machine.Set {
	if !out || !b.IsArea(n.T) {
		return nil
	}
	if b.fixed(n) {
		area := b.constantly(n)
		return func(m *machine.M, dst []uint64) {
			m.SpendWords(len(dst))
			ir.Combine(ir.Minus, dst, area(m))
		}
	}
	switch n.Op {
	case ir.Known:
		return b.taken(n.X[0], out)
	case ir.Row:
		at, rows := b.cell(n), b.trim(n.Tab)
		return func(m *machine.M, dst []uint64) {
			r := &rows[at(m)]
			m.SpendWords(len(r.words))
			for i, x := range r.words {
				dst[r.from+i] &^= x
			}
		}
	case ir.Join:
		return b.takenEach(n)
	case ir.Kern:
		if n.Ker.Put != nil {
			put := b.put(n, out)
			return func(m *machine.M, dst []uint64) {
				m.SpendWords(len(dst))
				put(m, dst)
			}
		}
	}
	return nil
}

// takenEach takes out the areas of a comprehension one by one; nil if one of them would have to be
// computed.
func (b *Maker) takenEach(n *ir.Node) machine.Set {
	x, take := b.loop(n, n.X[1]), b.taken(n.X[2], true)
	if take == nil {
		return nil
	}
	return func(m *machine.M, dst []uint64) {
		start := m.ListStart()
		for _, id := range x.all(m) {
			if x.takes(m, id) {
				take(m, dst)
			}
		}
		m.ListDrop(start)
	}
}

// trimmed is a set without leading and trailing empty words.
type trimmed struct {
	from  int // index of the first word
	words []uint64
}

// trim trims the sets of a table.
func (b *Maker) trim(t *ir.Table) []trimmed {
	if known := b.trimmed[t]; known != nil {
		return known
	}
	rows := make([]trimmed, len(t.Sets))
	for i, words := range t.Sets {
		some := func(w uint64) bool { return w != 0 }
		from := max(slices.IndexFunc(words, some), 0)
		to := len(words)
		for to > from && words[to-1] == 0 {
			to--
		}
		rows[i] = trimmed{from, words[from:to]}
	}
	b.trimmed[t] = rows
	return rows
}
