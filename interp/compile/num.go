package compile

import (
	"math/bits"

	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/machine"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// Num compiles an expression of one value. The shapes that content uses most have closures of their
// own: constants, locals, fields of locals, and comparisons with constants.
func (c *C) Num(e model.Expr) machine.Num {
	switch e := e.(type) {
	case *model.Const:
		n := e.N
		return func(*machine.M) int32 { return n }
	case *model.Local:
		return c.local(e.Var)
	case *model.Get:
		return c.get(e)
	case *model.Call:
		return c.callNum(e)
	case *model.Look:
		return c.look(e)
	case *model.Func:
		f := c.words.Functions[e.Name]
		if f.Law == Past && !c.plain && !c.without(Rays) {
			if x := c.pastNum(e); x != nil {
				return x
			}
		}
		if f.Num == nil {
			panic("compile: the function " + e.Name + " gives no single value")
		}
		return f.Num(c, e)
	case *model.Unary:
		x, at := c.Num(e.X), e.R
		if e.Op == "!" {
			return func(m *machine.M) int32 { return 1 - x(m) }
		}
		return func(m *machine.M) int32 { return fits(m, -int64(x(m)), &at) }
	case *model.Binary:
		return c.binary(e)
	case *model.Cond:
		i, t, f := c.Num(e.If), c.Num(e.Then), c.Num(e.Else)
		return func(m *machine.M) int32 {
			if i(m) != 0 {
				return t(m)
			}
			return f(m)
		}
	case *model.TrackNumber:
		return c.trackNumber(e)
	case *model.ActionField:
		of := c.Num(e.Of)
		tab := make([]int32, len(c.Game.Actions))
		for i, a := range c.Game.Actions {
			tab[i] = a.Printed[e.Field]
		}
		return func(m *machine.M) int32 { return tab[of(m)] }
	case *model.Counted:
		return counted(c.Num(e.X), e.Of)
	case *model.Narrow:
		return c.narrow(e)
	case *having:
		return c.having(e)
	case *model.Words:
		return func(*machine.M) int32 { return 0 }
	}
	panic("compile: an expression of one value is wanted")
}

// narrow compiles a thing taken as one of a narrower kind.
func (c *C) narrow(e *model.Narrow) machine.Num {
	x, k, at, g := c.Num(e.X), e.T.Kind, e.R, c.Game
	if slot, places, ok := c.placeOfLocal(e.X); ok && !c.Watched() {
		lo, hi := k.Lo, k.Hi
		return func(m *machine.M) int32 {
			id := m.I[places+m.L[m.Base()+slot]]
			if id < lo || id >= hi {
				return notOne(m, g, k, id, &at)
			}
			return id
		}
	}
	return func(m *machine.M) int32 {
		id := x(m)
		if id != model.None && (id < k.Lo || id >= k.Hi) {
			return notOne(m, g, k, id, &at)
		}
		return id
	}
}

// notOne fails because a thing is not of a kind. It is a function of its own so that its arguments
// take no room in the frames of those that succeed.
//
//go:noinline
func notOne(m *machine.M, g *model.Game, k *model.Kind, id int32, at *hcl.Range) int32 {
	m.FailAt(*at, "run/kind", "%s is not %s", g.Things[id].Title, english.A(k.Name))
	return k.Lo
}

// fit fails if a result is out of the range of numbers.
func fit(m *machine.M, v int64, at hcl.Range) int32 { return fits(m, v, &at) }

// fits is fit without a copy of the range.
func fits(m *machine.M, v int64, at *hcl.Range) int32 {
	if v > 1<<31-1 || v < -(1<<31-2) {
		return unfit(m, v, at)
	}
	return int32(v)
}

//go:noinline
func unfit(m *machine.M, v int64, at *hcl.Range) int32 {
	m.FailAt(*at, "run/overflow", "the number %d is too large", v)
	return 0
}

func (c *C) trackNumber(e *model.TrackNumber) machine.Num {
	slot := c.P.Ids.Track[e.Track.Thing]
	k := e.Track.Boxes
	tab := make([]int32, k.Hi-k.Lo)
	for _, f := range k.Fields {
		if f.Name == "number" {
			for id, v := range f.Values {
				tab[id-k.Lo] = v[0]
			}
		}
	}
	lo := k.Lo
	return func(m *machine.M) int32 { return tab[m.I[slot]-lo] }
}

func (c *C) binary(e *model.Binary) machine.Num {
	at := e.R
	if e.X.Type().Form == model.Set && (e.Op == "==" || e.Op == "!=") {
		return c.setEquality(e)
	}
	if at := c.liesAt(e); at != nil {
		return at
	}
	if l, ok := e.X.(*model.Binary); ok && e.Op == "&&" && l.Op == "&&" {
		return c.andAlso(l, e.Y)
	}
	x, y := c.operands(e)
	if k, ok := e.Y.(*model.Const); ok {
		if f := isLocal(e.Op, c.slotOf(e.X)-1, k.N); f != nil {
			return f
		}
		if f := binaryConst(e.Op, x, k.N, at); f != nil {
			return f
		}
	}
	if e.Op == "+" {
		if sum := c.counts(e); sum != nil {
			return sum
		}
	}
	switch e.Op {
	case "&&":
		return func(m *machine.M) int32 {
			if x(m) == 0 {
				return 0
			}
			return y(m)
		}
	case "||":
		return func(m *machine.M) int32 {
			if x(m) != 0 {
				return 1
			}
			return y(m)
		}
	case "==":
		return func(m *machine.M) int32 { return b2i(x(m) == y(m)) }
	case "!=":
		return func(m *machine.M) int32 { return b2i(x(m) != y(m)) }
	case "<":
		return func(m *machine.M) int32 { return b2i(x(m) < y(m)) }
	case "<=":
		return func(m *machine.M) int32 { return b2i(x(m) <= y(m)) }
	case ">":
		return func(m *machine.M) int32 { return b2i(x(m) > y(m)) }
	case ">=":
		return func(m *machine.M) int32 { return b2i(x(m) >= y(m)) }
	case "+":
		return func(m *machine.M) int32 { return fits(m, int64(x(m))+int64(y(m)), &at) }
	case "-":
		return func(m *machine.M) int32 { return fits(m, int64(x(m))-int64(y(m)), &at) }
	case "*":
		unit := int64(c.Game.Unit)
		return func(m *machine.M) int32 {
			p := int64(x(m)) * int64(y(m))
			if p%unit != 0 {
				m.FailAt(at, "run/fraction", "the product has a fraction that the game's numbers cannot hold")
				return 0
			}
			return fit(m, p/unit, at)
		}
	case "%":
		return func(m *machine.M) int32 {
			d := y(m)
			if d == 0 {
				m.FailAt(at, "run/division", "division by zero in a remainder")
				return 0
			}
			r := x(m) % d
			if r < 0 {
				r += max(d, -d)
			}
			return r
		}
	}
	panic("compile: unknown operator " + e.Op)
}

// andAlso compiles a conjunction of three or more parts.
func (c *C) andAlso(e *model.Binary, last model.Expr) machine.Num {
	x, y, z := c.Num(e.X), c.Num(e.Y), c.Num(last)
	return func(m *machine.M) int32 {
		if x(m) == 0 || y(m) == 0 {
			return 0
		}
		return z(m)
	}
}

// counts compiles count(S) + count(T) of two sets that fit into a word each; nil for anything else.
func (c *C) counts(e *model.Binary) machine.Num {
	word := func(x model.Expr) func(m *machine.M) uint64 {
		f, ok := x.(*model.Func)
		if !ok || c.plain || c.without(Sums) || c.words.Functions[f.Name].Law != Count || f.Args[0].Type().Form != model.Set {
			return nil
		}
		return c.Query(f.Args[0]).Word
	}
	a, b := word(e.X), word(e.Y)
	if a == nil || b == nil {
		return nil
	}
	unit := c.Game.Unit
	return func(m *machine.M) int32 { return int32(bits.OnesCount64(a(m))+bits.OnesCount64(b(m))) * unit }
}

// isLocal compiles a comparison of a name in the frame with a constant; nil for other operators.
func isLocal(op string, slot, k int32) machine.Num {
	switch {
	case slot < 0:
		return nil
	case op == "==":
		return func(m *machine.M) int32 { return b2i(m.L[m.Base()+slot] == k) }
	case op == "!=":
		return func(m *machine.M) int32 { return b2i(m.L[m.Base()+slot] != k) }
	}
	return nil
}

func binaryConst(op string, x machine.Num, k int32, at hcl.Range) machine.Num {
	switch op {
	case "==":
		return func(m *machine.M) int32 { return b2i(x(m) == k) }
	case "!=":
		return func(m *machine.M) int32 { return b2i(x(m) != k) }
	case "<":
		return func(m *machine.M) int32 { return b2i(x(m) < k) }
	case "<=":
		return func(m *machine.M) int32 { return b2i(x(m) <= k) }
	case ">":
		return func(m *machine.M) int32 { return b2i(x(m) > k) }
	case ">=":
		return func(m *machine.M) int32 { return b2i(x(m) >= k) }
	case "+":
		return func(m *machine.M) int32 { return fits(m, int64(x(m))+int64(k), &at) }
	case "-":
		return func(m *machine.M) int32 { return fits(m, int64(x(m))-int64(k), &at) }
	}
	return nil
}

func b2i(b bool) int32 {
	if b {
		return 1
	}
	return 0
}

func (c *C) setEquality(e *model.Binary) machine.Num {
	w := WindowOf(e.X.Type())
	if w2 := WindowOf(e.Y.Type()); w2.N > w.N {
		w = w2
	}
	x, y, same := c.Set(e.X, w), c.Set(e.Y, w), e.Op == "=="
	return func(m *machine.M) int32 {
		mark := m.Mark()
		a, b := m.Words(w.N), m.Words(w.N)
		x(m, a)
		y(m, b)
		eq := true
		for i := range a {
			eq = eq && a[i] == b[i]
		}
		m.Release(mark)
		return b2i(eq == same)
	}
}
