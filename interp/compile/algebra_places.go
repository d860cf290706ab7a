package compile

import (
	"math/bits"
	"slices"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Conditions on a piece that read nothing of it but where it lies, and perhaps one printed figure of few values, such as its side: they are asked of
// all places at once, for each of the values, and the pieces that lie there are kept.

// maxCasesOfField is how many values the printed figure may have.
const maxCasesOfField = 4

// whereTheyLie is the set of pieces for which such a condition holds; nil if it is none, or not understood as a set of places.
func (c *C) whereTheyLie(e model.Expr, v *model.Var) *node {
	if c.plain || !v.Type.Is(model.ThingOf) || v.Type.Maybe || !v.Type.Kind.IsA(c.kinds["piece"]) || c.depth >= maxExists {
		return nil
	}
	if e = c.expand(e); e == nil {
		return nil
	}
	s := seat{of: v}
	e = s.split(c, e)
	if s.place == nil || c.mentions(e, v) {
		return nil
	}
	if s.field == nil {
		return c.lyingIn(e, s.place, v, constant(WindowOf(v.Type.In(model.Set)), c.universe(v)))
	}
	w := WindowOf(v.Type.In(model.Set))
	out := constant(w, make([]uint64, w.N))
	for _, k := range s.values(c) {
		mask := make([]uint64, w.N)
		for id, x := range s.field.Values {
			if id >= v.Type.Kind.Lo && id < v.Type.Kind.Hi && x[0] == k {
				setBit(mask, w.Lo, id)
			}
		}
		is := &model.Const{Node: model.Node{T: s.value.Type, R: e.Range()}, N: k}
		n := c.lyingIn(c.subst(e, map[*model.Var]model.Expr{s.value: is}), s.place, v, constant(w, mask))
		if n == nil {
			return nil
		}
		out = or(out, n)
	}
	return out
}

// lyingIn is those of some pieces that lie in a place for which a condition holds.
func (c *C) lyingIn(e model.Expr, place, v *model.Var, of *node) *node {
	c.depth++
	n := c.holds(e, place)
	c.depth--
	if n == nil || !n.total {
		return nil
	}
	if form, _ := n.form(); form != machine.FormSet {
		return nil
	}
	return &node{op: opStand, w: of.w, xs: []*node{of, n}, total: true}
}

// seat takes a condition apart: what it reads of a piece is given names of their own.
type seat struct {
	of    *model.Var
	place *model.Var   // where it lies
	field *model.Field // the printed figure; nil: none is read
	value *model.Var   // what it is
}

func (s *seat) split(c *C, e model.Expr) model.Expr {
	if get, ok := e.(*model.Get); ok && len(get.Others) == 0 {
		if l, ok := get.Of.(*model.Local); ok && l.Var == s.of {
			if v := s.name(c, get); v != nil {
				return &model.Local{Node: get.Node, Var: v}
			}
			return e
		}
	}
	return c.mapParts(e, func(x model.Expr) model.Expr { return s.split(c, x) })
}

// name is the name of what is read; nil if it must be read of the piece.
func (s *seat) name(c *C, get *model.Get) *model.Var {
	f := get.Field
	switch {
	case f.Storage == model.At && !get.T.Maybe:
		if s.place == nil {
			s.place = c.register(&model.Var{Name: "place", Type: get.T, Range: get.R})
		}
		return s.place
	case f.Storage == model.Printed && len(f.BySide) == 0 && f.Type.Form == model.One && !f.Type.Maybe && (s.field == nil || s.field == f):
		if _, n, ok := domain(f.Type); !ok || n > maxCasesOfField || !s.all(c, f) {
			return nil
		}
		if s.field == nil {
			s.field, s.value = f, c.register(&model.Var{Name: f.Name, Type: f.Type, Range: get.R})
		}
		return s.value
	}
	return nil
}

// all says whether all pieces that are meant have the figure.
func (s *seat) all(c *C, f *model.Field) bool {
	for id := s.of.Type.Kind.Lo; id < s.of.Type.Kind.Hi; id++ {
		if x := f.Values[id]; c.Game.Things[id] != nil && (len(x) != 1 || x[0] == model.None) {
			return false
		}
	}
	return true
}

// values lists what the figure can be.
func (s *seat) values(c *C) []int32 {
	var out []int32
	for id := s.of.Type.Kind.Lo; id < s.of.Type.Kind.Hi; id++ {
		if c.Game.Things[id] != nil && !slices.Contains(out, s.field.Values[id][0]) {
			out = append(out, s.field.Values[id][0])
		}
	}
	return out
}

// standWord keeps the pieces that lie in a place of a set.
func standWord(n *node) func(m *machine.M) uint64 {
	x, y, lo, places := emitWord(n.xs[0]), emit(n.xs[1]), n.w.Lo<<6, n.xs[1].w
	first, count := places.Lo<<6, uint32(places.N<<6)
	return func(m *machine.M) uint64 {
		out := x(m)
		if out == 0 {
			return 0
		}
		mark := m.Mark()
		there, at := m.Words(places.N), m.P.Ids.At-m.P.Ids.PieceLo+lo
		y(m, there)
		for s := out; s != 0; s &= s - 1 {
			if k := uint32(m.I[at+int32(bits.TrailingZeros64(s))] - first); k >= count || there[k>>6]>>(k&63)&1 == 0 {
				out &^= s & -s
			}
		}
		m.Release(mark)
		return out
	}
}

// standWords is standWord for more pieces than fit into a word.
func standWords(n *node) machine.Set {
	x, y, lo, places := emit(n.xs[0]), emit(n.xs[1]), n.w.Lo<<6, n.xs[1].w
	return func(m *machine.M, dst []uint64) {
		x(m, dst)
		mark := m.Mark()
		there := m.Words(places.N)
		y(m, there)
		for i, s := range dst {
			for ; s != 0; s &= s - 1 {
				if !inBits(there, places, m.PlaceOf(lo+int32(i)<<6+int32(bits.TrailingZeros64(s)))) {
					dst[i] &^= s & -s
				}
			}
		}
		m.Release(mark)
	}
}
