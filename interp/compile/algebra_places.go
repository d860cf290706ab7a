package compile

import (
	"math/bits"
	"slices"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// Conditions that depend on a piece only by its place, and perhaps by one printed figure of few
// values, such as its side. The condition is computed as a set of places, once for each value, and
// the pieces in these places are kept.

// maxCasesOfField is the maximum number of values of the printed figure.
const maxCasesOfField = 4

// whereTheyLie returns the set of pieces for which such a condition holds. It returns nil if the
// condition has another form, or cannot be analysed as a set of places.
func (c *C) whereTheyLie(e model.Expr, v *model.Var) *node {
	if c.plain || c.without(Seats) || !v.Type.Is(model.ThingOf) || v.Type.Maybe || !v.Type.Kind.IsA(c.kinds["piece"]) || c.depth >= maxExists {
		return nil
	}
	if e = c.expand(e); e == nil {
		return nil
	}
	s := seat{of: v, must: narrowed(e, v)}
	e = s.split(c, e)
	if s.place == nil || c.mentions(e, v) {
		return nil
	}
	if s.field == nil {
		return c.lyingIn(e, &s, constant(WindowOf(v.Type.In(model.Set)), c.universe(v)))
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
		n := c.lyingIn(c.subst(e, map[*model.Var]model.Expr{s.value: is}), &s, constant(w, mask))
		if n == nil {
			return nil
		}
		out = or(out, n)
	}
	return out
}

// lyingIn returns those of some pieces that lie in a place for which a condition holds.
func (c *C) lyingIn(e model.Expr, s *seat, of *node) *node {
	c.depth++
	n := c.holds(e, s.place)
	c.depth--
	if n == nil || !n.total && !unconditional(e) {
		return nil
	}
	if form, _ := n.form(); form != machine.FormSet {
		return nil
	}
	return &node{op: opStand, w: of.w, xs: []*node{of, n}, total: n.total && s.must == nil, must: s.must}
}

// unconditional reports whether every part of a condition is always evaluated, so that a failure in
// one part occurs for each piece.
func unconditional(e model.Expr) bool {
	ok := true
	model.Walk(e, func(x model.Expr) {
		switch x := x.(type) {
		case *model.Cond, *model.For, *model.Call:
			ok = false
		case *model.Binary:
			ok = ok && x.Op != "&&" && x.Op != "||"
		}
	})
	return ok
}

// narrowed returns where a condition always takes the place of a piece as one of a narrower kind;
// nil if it does not.
func narrowed(e model.Expr, v *model.Var) *model.Narrow {
	var asked []model.Expr // evaluated always
	switch x := e.(type) {
	case *model.Narrow:
		if placeOf(x.X, v) != nil {
			return x
		}
		asked = []model.Expr{x.X}
	case *model.Binary:
		if asked = []model.Expr{x.X}; x.Op != "&&" && x.Op != "||" {
			asked = append(asked, x.Y)
		}
	case *model.Cond:
		asked = []model.Expr{x.If}
	case *model.For:
		asked = []model.Expr{x.Over}
	case nil:
		return nil
	default:
		asked = model.Parts(e)
	}
	for _, x := range asked {
		if n := narrowed(x, v); n != nil {
			return n
		}
	}
	return nil
}

// placeOf returns an expression that reads where a piece lies; nil for others.
func placeOf(e model.Expr, v *model.Var) *model.Get {
	get, ok := e.(*model.Get)
	if !ok || get.Field.Storage != model.At || len(get.Others) > 0 || get.T.Maybe {
		return nil
	}
	if l, ok := get.Of.(*model.Local); !ok || l.Var != v {
		return nil
	}
	return get
}

// seat rewrites a condition: what it reads of a piece gets names of its own.
type seat struct {
	of    *model.Var
	must  *model.Narrow // the kind that the place must have; nil: any
	place *model.Var    // the place
	field *model.Field  // the printed figure; nil: none is read
	value *model.Var    // its value
}

func (s *seat) split(c *C, e model.Expr) model.Expr {
	if n, ok := e.(*model.Narrow); ok && s.must != nil && n.T.Kind == s.must.T.Kind && placeOf(n.X, s.of) != nil {
		return s.split(c, n.X)
	}
	if get, ok := e.(*model.Get); ok && len(get.Others) == 0 {
		if l, ok := get.Of.(*model.Local); ok && l.Var == s.of {
			if v := s.name(c, get); v != nil {
				return &model.Local{Node: model.Node{T: v.Type, R: get.R}, Var: v}
			}
			return e
		}
	}
	return c.mapParts(e, func(x model.Expr) model.Expr { return s.split(c, x) })
}

// name returns the name for what is read; nil if it must be read of the piece.
func (s *seat) name(c *C, get *model.Get) *model.Var {
	f := get.Field
	switch {
	case f.Storage == model.At && !get.T.Maybe:
		if s.place == nil {
			t := get.T
			if s.must != nil {
				t = s.must.T
			}
			s.place = c.register(&model.Var{Name: "place", Type: t, Range: get.R})
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

// all reports whether all pieces of the variable's kind have the figure.
func (s *seat) all(c *C, f *model.Field) bool {
	for id := s.of.Type.Kind.Lo; id < s.of.Type.Kind.Hi; id++ {
		if x := f.Values[id]; c.Game.Things[id] != nil && (len(x) != 1 || x[0] == model.None) {
			return false
		}
	}
	return true
}

// values lists the possible values of the figure.
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
	x, y, lo, places, check := emitWord(n.xs[0]), emit(n.xs[1]), n.w.Lo<<6, n.xs[1].w, n.strictly()
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
			place := m.I[at+int32(bits.TrailingZeros64(s))]
			if k := uint32(place - first); k >= count || there[k>>6]>>(k&63)&1 == 0 {
				out &^= s & -s
				if check != nil {
					check(m, place)
				}
			}
		}
		m.Release(mark)
		return out
	}
}

// standWords is standWord for more pieces than fit into a word.
func standWords(n *node) machine.Set {
	x, y, lo, places, check := emit(n.xs[0]), emit(n.xs[1]), n.w.Lo<<6, n.xs[1].w, n.strictly()
	return func(m *machine.M, dst []uint64) {
		x(m, dst)
		mark := m.Mark()
		there := m.Words(places.N)
		y(m, there)
		for i, s := range dst {
			for ; s != 0; s &= s - 1 {
				place := m.PlaceOf(lo + int32(i)<<6 + int32(bits.TrailingZeros64(s)))
				if !ir.Has1(there, places, place) {
					dst[i] &^= s & -s
					if check != nil {
						check(m, place)
					}
				}
			}
		}
		m.Release(mark)
	}
}

// strictly returns a check that a place has the kind it must have, which fails as the text would;
// nil if any kind will do.
func (n *node) strictly() func(m *machine.M, place int32) {
	if n.must == nil {
		return nil
	}
	k, at := n.must.T.Kind, n.must.R
	return func(m *machine.M, place int32) {
		if place < k.Lo || place >= k.Hi {
			m.FailAt(at, "run/kind", "%s is not %s", m.P.Game.Things[place].Title, english.A(k.Name))
		}
	}
}
