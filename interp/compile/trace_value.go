package compile

import (
	"math/bits"
	"strings"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Tracing one value.

// tracing is a value while it is traced.
type tracing struct {
	c   *C
	m   *machine.M
	cv  *Value
	out *Trace
}

// trace evaluates the value, modifier by modifier.
func (x *tracing) trace(args []TraceArg) {
	c, m, cv := x.c, x.m, x.cv
	fill := x.args(args)
	base := x.reader(cv.Model.Base)
	probes := x.probes()
	c.drain()
	saved := m.Open(&cv.Room)
	l, b := saved.Outer()
	clear(m.L[l : l+cv.Room.Ints])
	clear(m.B[b : b+cv.Room.Words])
	h := len(m.H)
	fill(l, b)
	m.Enter(saved)
	x.out.Was, x.out.Start = base()
	for _, p := range probes {
		x.out.Lines = append(x.out.Lines, p())
	}
	x.out.Result, x.out.Number = x.result()
	m.Close(saved)
	m.H = m.H[:h]
}

// args records the arguments as shown, and returns the function that writes them into the value's
// frame.
func (x *tracing) args(args []TraceArg) func(l, b int32) {
	var fills []func(l, b int32)
	for i, p := range x.cv.Model.Params {
		slot, a := x.c.Slot(p), TraceArg{}
		if i < len(args) {
			a = args[i]
		}
		if !a.Given && p.Default != nil {
			f := x.c.Num(p.Default)
			x.c.drain()
			a = TraceArg{Given: true, One: f(x.m)}
		}
		x.out.Args = append(x.out.Args, p.Name+" = "+x.shown(p.Type, a))
		fills = append(fills, func(l, b int32) { put(x.m, p.Type, slot, a, l, b) })
	}
	return func(l, b int32) {
		for _, f := range fills {
			f(l, b)
		}
	}
}

// put writes an argument to its slot.
func put(m *machine.M, t model.Type, s machine.Slot, a TraceArg, l, b int32) {
	switch t.Form {
	case model.Set:
		w := WindowOf(t)
		for _, id := range a.Members {
			setBit(m.B[b+s.W:b+s.W+s.N], w.Lo, id)
		}
	case model.List:
		m.HandList(l+s.I, a.Members)
	default:
		m.L[l+s.I] = a.One
	}
}

func (x *tracing) shown(t model.Type, a TraceArg) string {
	if t.Form == model.One {
		return x.name(t, a.One)
	}
	return x.list(t, a.Members)
}

// name shows one value. A counter that has copies is shown with its place.
func (x *tracing) name(t model.Type, v int32) string {
	g, ids := x.c.Game, &x.c.P.Ids
	s := g.Show(t, v)
	if t.Base == model.ThingOf && v >= ids.PieceLo && v < ids.PieceHi && g.Things[v].Copy > 0 && !x.m.Hides(v) {
		s += " at " + g.Things[x.m.PlaceOf(v)].Title
	}
	return s
}

// list shows members.
func (x *tracing) list(t model.Type, ids []int32) string {
	if len(ids) == 0 {
		return "none"
	}
	var names []string
	for _, id := range ids {
		names = append(names, x.name(t.Elem(), id))
	}
	return strings.Join(names, ", ")
}

// reader compiles an expression of the value's type into a function that evaluates and shows it.
func (x *tracing) reader(e model.Expr) func() (string, int32) {
	t := x.cv.Model.Type
	m, c := x.m, x.c
	switch {
	case e == nil:
		return func() (string, int32) { return "", 0 }
	case t.Is(model.Text):
		f := c.Text(e)
		return func() (string, int32) { return string(f(m, nil)), 0 }
	case t.Form == model.Set:
		f, w := c.Set(e, WindowOf(t)), WindowOf(t)
		return func() (string, int32) {
			dst := make([]uint64, w.N)
			f(m, dst)
			if t.IsArea() {
				return x.c.showArea(dst), 0
			}
			return x.list(t, members(dst, w)), 0
		}
	case t.Form == model.List:
		f := c.List(e)
		return func() (string, int32) { return x.list(t, f(m)), 0 }
	}
	f := c.Num(e)
	return func() (string, int32) {
		n := f(m)
		return x.name(t, n), n
	}
}

func members(words []uint64, w Window) []int32 {
	var out []int32
	for i, word := range words {
		for ; word != 0; word &= word - 1 {
			out = append(out, (w.Lo+int32(i))<<6+int32(bits.TrailingZeros64(word)))
		}
	}
	return out
}

// result returns the value as the game computes it.
func (x *tracing) result() (string, int32) {
	t, m := x.cv.Model.Type, x.m
	switch {
	case t.Is(model.Text):
		return x.out.Was, 0
	case t.Form == model.Set:
		dst := make([]uint64, x.cv.window.N)
		x.cv.Set(m, dst)
		if t.IsArea() {
			return x.c.showArea(dst), 0
		}
		return x.list(t, members(dst, x.cv.window)), 0
	case t.Form == model.List:
		return x.list(t, x.cv.List(m)), 0
	}
	n := x.cv.Num(m)
	return x.name(t, n), n
}
