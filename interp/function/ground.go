package function

import (
	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/interp/measure"
	"sandtable/schema/model"
)

// What algorithms need of their arguments: see ir.Kernel.

// work is the body of a kernel.
type work = func(m *machine.M, at *hcl.Range, in []ir.Val) ir.Val

// kernelKey tells kernels apart: of one name by the types of their arguments, and by where they are
// called if they keep answers of their own.
type kernelKey struct {
	name  string
	types [5]model.Type
	at    hcl.Range
}

// kern lowers a call to an algorithm of some arguments, which it names by their types. It reads the
// state unless fold is set.
func kern(l *lower.L, f *model.Func, fold bool, make func() work, xs ...*ir.Node) *ir.Node {
	return kernAt(l, f, f.R, fold, make, xs...)
}

// kernAt is kern where a failure belongs to another place than the call.
func kernAt(l *lower.L, f *model.Func, at hcl.Range, fold bool, make func() work, xs ...*ir.Node) *ir.Node {
	return kernel(l, f, at, ir.Kernel{Fold: fold, Do: make()}, xs...)
}

func kernel(l *lower.L, f *model.Func, at hcl.Range, k ir.Kernel, xs ...*ir.Node) *ir.Node {
	key := kernelKey{name: f.Name}
	for i, a := range f.Args[:min(len(f.Args), len(key.types))] {
		key.types[i] = a.Type()
	}
	k.Name = f.Name
	return l.Kern(lower.Once(l, key, func() *ir.Kernel { return &k }), l.Type(f.T), &at, xs...)
}

// exprs lowers all arguments of a call: sets of points as areas, other sets as lists.
func exprs(l *lower.L, f *model.Func) (out []*ir.Node) {
	for _, a := range f.Args {
		x := l.Expr(a)
		if !a.Type().IsArea() {
			x = l.AsList(x)
		}
		out = append(out, x)
	}
	return out
}

// nums lowers a call to an algorithm of single values that gives one and goes by them alone.
func nums(l *lower.L, f *model.Func, of func(m *machine.M, at *hcl.Range, in []int32) int32) *ir.Node {
	return kernel(l, f, f.R, ir.Kernel{Fold: true, Nums: of}, exprs(l, f)...)
}

// number1 is nums of what cannot fail.
func number1(l *lower.L, f *model.Func, of func(in []int32) int32) *ir.Node {
	return kernel(l, f, f.R, ir.Kernel{Fold: true, Sure: true, Nums: func(_ *machine.M, _ *hcl.Range, in []int32) int32 { return of(in) }}, exprs(l, f)...)
}

// number2 is number1 of two values.
func number2(l *lower.L, f *model.Func, of func(x, y int32) int32) *ir.Node {
	return kernel(l, f, f.R, ir.Kernel{Fold: true, Sure: true, Two: func(_ *machine.M, x, y int32) int32 { return of(x, y) }}, exprs(l, f)...)
}

// filled lowers a call to an algorithm of single values that fills the words of a set, goes by its
// arguments alone, and cannot fail.
func filled(l *lower.L, f *model.Func, fill func(m *machine.M, in []int32, dst []uint64)) *ir.Node {
	return kernel(l, f, f.R, ir.Kernel{Fold: true, Sure: true, Fill: func(m *machine.M, _ *hcl.Range, in []int32, dst []uint64) { fill(m, in, dst) }}, exprs(l, f)...)
}

// footing finds the footprint of a piece, with the side that is up and as it faces.
func footing(g *model.Game, t model.Type) func(m *machine.M, id int32) measure.Foot {
	b := measure.BasesOf(g, t.Kind)
	if !b.Long() && !b.BySide() {
		return func(_ *machine.M, id int32) measure.Foot { return measure.Foot{R: b.Radius(id)} }
	}
	return func(m *machine.M, id int32) measure.Foot {
		if m.Hides(id) {
			m.Conceal()
			return measure.Foot{}
		}
		return b.Now(m, id)
	}
}

// standing finds where a piece stands on its footprint, or a point; ok is false for a piece that is
// not on the surface.
func standing(g *model.Game, t model.Type) func(m *machine.M, id int32) (b measure.Body, ok bool) {
	if t.Base == model.PointOf {
		return pointBody(g.Surface)
	}
	return pieceBody(g.Surface, footing(g, t), spotSeen)
}

// spotSeen is where a piece stands as the viewer sees it, or None.
func spotSeen(m *machine.M, id int32) int32 {
	if !m.Hides(id) {
		return m.SpotOf(id)
	}
	if m.Lies(id, func(s machine.Spot) bool { return s.Place == m.P.Ids.Surface }) {
		m.Conceal()
	}
	return model.None
}

// onGround lowers a piece that must stand on the surface, or a point.
func onGround(l *lower.L, e model.Expr, at hcl.Range) *ir.Node {
	t, x := e.Type(), l.Expr(e)
	if t.Base != model.ThingOf {
		return x
	}
	k := lower.Once(l, kernelKey{name: "on the surface", types: [5]model.Type{t}}, func() *ir.Kernel {
		where := standing(l.Game, t)
		return &ir.Kernel{Name: "stands", Nums: func(m *machine.M, at *hcl.Range, in []int32) int32 {
			id := in[0]
			if _, ok := where(m, id); !ok {
				m.FailAt(*at, "run/off-surface", "a distance needs a piece on %s, and this one is elsewhere", l.Game.Surface.Thing.Title)
			}
			return id
		}}
	})
	return l.Kern(k, x.T, &at, x)
}

// manyOf returns the members of a value of any form.
func manyOf(t model.Type, v ir.Val) []int32 {
	if t.Form == model.One {
		return []int32{v.N}
	}
	return v.L
}
