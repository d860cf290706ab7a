package function

import (
	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/interp/measure"
	"sandtable/schema/check"
	"sandtable/schema/model"
)

var within = &Function{
	Function: check.Function{
		Name: "within", Usage: "within(piece, number, pieces, point, terrain or area, area) area", Since: 1, Reads: check.ReadsPieces,
		Doc:   "The points within a distance of the edge of a piece's base, of a point, of terrain, of an area, or of any member of a set of these. With another area, only the points in that one. With a piece before the number, the points where its middle may be so that some of its whole base, as it faces, is so near.",
		Check: checkWithin,
	},
	Gap: withinGap("at most"),
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		near, area := lowerNear(l, f, "within", false)
		if area == nil {
			return near
		}
		return l.Sets(ir.Meet, near, area)
	},
}

var beyond = &Function{
	Function: check.Function{
		Name: "beyond", Usage: "beyond(piece, number, pieces, point, terrain or area, area) area", Since: 1, Reads: check.ReadsPieces,
		Doc:   "The points at least this far from all of them, measured as in `within`. With another area, only the points in that one. With a piece before the number, the points where its middle may be so that its whole base, as it faces, is so far away.",
		Check: checkWithin,
	},
	Gap: withinGap("at least"),
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		near, area := lowerNear(l, f, "nearer", true)
		if area == nil {
			area = surfaceOf(l)
		}
		return l.Sets(ir.Minus, area, near)
	},
}

func checkWithin(c *check.Call) ([]model.Expr, model.Type) {
	s := c.NeedsSurface()
	if s == nil || !c.Count(2, 4) {
		return nil, model.TInvalid
	}
	first, piece, ok := pieceOr(c, 0)
	if !ok {
		return nil, model.TInvalid
	}
	out, at := []model.Expr{first}, 0
	if piece {
		if !c.Count(3, 4) {
			return nil, model.TInvalid
		}
		out, at = append(out, c.Arg(1, model.TNumber)), 1
	} else if !c.Count(2, 3) {
		return nil, model.TInvalid
	}
	out = append(out, measured(c, c.Arg(at+1, model.TInvalid)))
	if len(c.Args) > at+2 {
		out = append(out, c.Arg(at+2, s.Area()))
	}
	return out, s.Area()
}

// measured checks what distances are measured from: a piece, a point, terrain, an area, or a set or
// list of one of these.
func measured(c *check.Call, x model.Expr) model.Expr {
	t := x.Type()
	switch {
	case t.Base == model.Invalid:
	case t.Form == model.One && t.Maybe:
		return c.Coerce(c.Env, x, t.Sure())
	case t.Form == model.List && t.Base == model.ThingOf:
		return measured(c, c.Coerce(c.Env, x, t.In(model.Set)))
	case t.Form == model.List && t.Base == model.PointOf:
		return c.Coerce(c.Env, x, c.Game.Surface.Area())
	case t.Base != model.PointOf && !t.Of(model.KindPiece) && !t.Of(model.KindArea):
		c.Refuse(x, "a piece, a point, terrain or an area")
		return check.Const(model.TInvalid, 0, x.Range())
	}
	return x
}

// lowerNear lowers the points at a distance of at most the number from some things, or of less if
// strict, and the area that the call may name. Nothing is near a piece that is not on the surface.
func lowerNear(l *lower.L, f *model.Func, name string, strict bool) (near, area *ir.Node) {
	args, led, of := f.Args, 0, model.Type{}
	if t := args[0].Type(); t.Base == model.ThingOf {
		of, led = t, 1
	}
	t := args[led+1].Type()
	var xs []*ir.Node
	for _, x := range args[:led+2] {
		xs = append(xs, l.Arg(x, x.Type()))
	}
	k := lower.Once(l, kernelKey{name, [5]model.Type{of, t}, f.R}, func() *ir.Kernel {
		n := &nearness{s: l.Game.Surface, strict: strict, led: led, foot: func(*machine.M, int32) measure.Foot { return measure.Foot{} }}
		if led == 1 {
			n.foot = footing(l.Game, of)
		}
		n.put, n.far = nearThese(l, t), distanceToThese(l.Game, t)
		return &ir.Kernel{Name: name, Fold: led == 0 && !t.Of(model.KindPiece), Put: n.fill, Has: n.has}
	})
	if len(args) > led+2 {
		area = l.Set(args[led+2], f.T)
	}
	return l.Kern(k, l.Type(f.T), &f.R, xs...), area
}

// nearness is what is near some things. Its arguments are a piece for its base if one is named, a
// number, and the things.
type nearness struct {
	s      *model.Surface
	strict bool
	led    int // whether a piece is named
	foot   func(m *machine.M, id int32) measure.Foot
	put    near
	far    func(m *machine.M, b measure.Body, to ir.Val) (down, up int64)
}

// fill adds its points to an area, or takes them out of it.
func (n *nearness) fill(m *machine.M, _ *hcl.Range, in []ir.Val, dst []uint64, out bool) {
	n.put(m, dst, in[n.led+1], n.foot(m, in[0].N), min(in[n.led].N, farthest), n.strict, measure.Put(!out))
}

// has reports whether a point is one of them. What would not be near even itself, because it is
// negative, is far from all.
func (n *nearness) has(m *machine.M, _ *hcl.Range, in []ir.Val, p int32) bool {
	b, most := measure.Body{Foot: n.foot(m, in[0].N)}, int64(min(in[n.led].N, farthest))
	if most+int64(b.R) < 0 {
		return false
	}
	b.X, b.Y = n.s.XY(p)
	down, up := n.far(m, b, in[n.led+1])
	if n.strict {
		return down < most
	}
	return up <= most
}

// near adds or removes the points where the middle of a footprint is so that it is at a distance of
// at most r from some things, or less than r if strict.
type near func(m *machine.M, dst []uint64, to ir.Val, of measure.Foot, r int32, strict bool, put measure.Put)

// nearTo is near for one point, piece or piece of terrain.
type nearTo func(m *machine.M, dst []uint64, id int32, of measure.Foot, r int32, strict bool, put measure.Put)

// nearThese finds the points near things of a type.
func nearThese(l *lower.L, t model.Type) near {
	s, w := l.Game.Surface, lower.WindowOf(t)
	if t.IsArea() {
		return func(m *machine.M, dst []uint64, to ir.Val, of measure.Foot, r int32, strict bool, put measure.Put) {
			measure.WidenBy(m, s, dst, to.S, of, r, strict, put)
		}
	}
	one := nearOne(l.Game, t)
	if t.Form == model.One {
		return func(m *machine.M, dst []uint64, to ir.Val, of measure.Foot, r int32, strict bool, put measure.Put) {
			one(m, dst, to.N, of, r, strict, put)
		}
	}
	all := func(m *machine.M, dst []uint64, to ir.Val, of measure.Foot, r int32, strict bool, put measure.Put) {
		for id := ir.Next(to.S, w, model.None); id != model.None; id = ir.Next(to.S, w, id) {
			one(m, dst, id, of, r, strict, put)
		}
	}
	if !t.Of(model.KindArea) {
		return all
	}
	// Terrain stays where it is, so what is near the same pieces of it is found once.
	place := l.RecallID()
	return func(m *machine.M, dst []uint64, to ir.Val, of measure.Foot, r int32, strict bool, put measure.Put) {
		mark := m.Mark()
		in := m.Words(3 + w.N)
		in[0], in[1], in[2] = of.Key(), uint64(uint32(r))<<1|uint64(ir.Truth(strict)), uint64(w.Lo)
		copy(in[3:], to.S)
		if area := recalledArea(m, place, in, len(dst), func(dst []uint64) { all(m, dst, to, of, r, strict, measure.Fill) }); area != nil {
			put.Area(dst, area)
		} else {
			all(m, dst, to, of, r, strict, put)
		}
		m.Release(mark)
	}
}

// recalledArea returns an area that depends on some numbers alone, and is computed where it is not
// known yet; nil if it cannot be kept. Places of kernels lie after those of the program.
func recalledArea(m *machine.M, place int32, in []uint64, words int, add func(dst []uint64)) []uint64 {
	answer := m.Recall(m.P.Recalls+place, in, int32(words))
	if answer == nil {
		return nil
	}
	m.SpendWords(words)
	if !answer.Known {
		clear(answer.Out)
		add(answer.Out)
		answer.Known = true
	}
	return answer.Out
}

// nearOne finds the points near one point, piece or piece of terrain.
func nearOne(g *model.Game, t model.Type) nearTo {
	s, things := g.Surface, g.Things
	if t.Of(model.KindArea) {
		return func(m *machine.M, dst []uint64, id int32, of measure.Foot, r int32, strict bool, put measure.Put) {
			m.Spend(measure.AroundShape(s, dst, of, things[id].Shape, r, strict, put) / 4)
		}
	}
	where := standing(g, t)
	return func(m *machine.M, dst []uint64, id int32, of measure.Foot, r int32, strict bool, put measure.Put) {
		if b, ok := where(m, id); ok {
			m.Spend(measure.AroundBody(s, dst, of, b, r, strict, put))
		}
	}
}
