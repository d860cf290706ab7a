package compile

import (
	"slices"

	"sandtable/interp/eval"
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Reference evaluates expressions by the compiler's closures, without the set algebra: what the
// lowered ones must equal.
type Reference struct {
	c *C
	M *machine.M
}

// NewReference returns a reference for the games of a program, which may do much work.
func NewReference(p *machine.Program, words Words) *Reference {
	c := compiled(p.Game, Choice{Scenario: p.Scenario, Variants: p.Variants, Players: p.Players, Policies: true}, words, func(c *C) { c.played, c.plain = p, true })
	c.P.Indexes = machine.Indexes{}
	c.P.Limits.Steps = 1 << 22
	return &Reference{c: c, M: machine.New(c.P)}
}

// Program returns the program, which runs on the states of the played one.
func (r *Reference) Program() *machine.Program { return r.c.P }

// Lowering returns what lowers the expressions of the program.
func (r *Reference) Lowering() *lower.L { return r.c.lowering() }

// Lies reports whether names have slots, and returns how much room these take.
func (r *Reference) Lies(vars []*model.Var) (ints, words int32, ok bool) {
	for _, v := range vars {
		s, ok := r.c.P.Slots[v]
		if !ok {
			return 0, 0, false
		}
		ints, words = max(ints, s.I+2), max(words, s.W+s.N)
	}
	return ints, words, true
}

// Within evaluates something in a frame where names have values, and returns the failure.
func (r *Reference) Within(ints, words int32, vars []*model.Var, vals []ir.Val, ask func() ir.Val) (out ir.Val, err *machine.Error) {
	m := r.M
	m.Look(func() {
		saved := m.Open(&machine.Room{Ints: ints, Words: words, Value: model.None})
		l, b := saved.Outer()
		for i, v := range vars {
			s := r.c.P.Slots[v]
			switch v.Type.Form {
			case model.Set:
				copy(m.B[b+s.W:b+s.W+s.N], vals[i].S)
			case model.List:
				m.HandList(l+s.I, vals[i].L)
			default:
				m.L[l+s.I] = vals[i].N
			}
		}
		m.Enter(saved)
		out = ask()
		m.Close(saved)
	})
	err, m.Err = m.Err, nil
	return out, err
}

// Closure compiles an expression.
func (r *Reference) Closure(e model.Expr) func() ir.Val {
	c, m := r.c, r.M
	switch t := e.Type(); {
	case t.Form == model.Set:
		w := WindowOf(t)
		f := c.maker().Set(c.lowers().Fit(c.node(e), w))
		c.closing.Drain()
		c.drain()
		return func() ir.Val {
			dst := make([]uint64, w.N)
			f(m, dst)
			return ir.Val{S: dst}
		}
	case t.Form == model.List:
		l := c.lowers()
		f := c.maker().List(l.AsList(l.Top(e)))
		c.closing.Drain()
		c.drain()
		return func() ir.Val { return ir.Val{L: slices.Clone(f(m))} }
	case t.Is(model.Text):
		n := c.lowers().TopText(e)
		return func() ir.Val { return ir.Val{T: eval.New(m).Text(n)} }
	}
	f := c.Num(e)
	c.drain()
	return func() ir.Val { return ir.Val{N: f(m)} }
}

// ValueOf returns a value as compiled, and its room.
func (r *Reference) ValueOf(v *model.Value) (ask func() ir.Val, room machine.Room) {
	cv, m := r.c.Value(v), r.M
	r.c.drain()
	switch {
	case v.Type.Form == model.Set:
		return func() ir.Val {
			dst := make([]uint64, cv.window.N)
			cv.Set(m, dst)
			return ir.Val{S: dst}
		}, cv.Room
	case v.Type.Form == model.List:
		return func() ir.Val { return ir.Val{L: slices.Clone(cv.List(m))} }, cv.Room
	case v.Type.Is(model.Text):
		n := r.c.lowers().TopText(v.Base)
		return func() ir.Val { return ir.Val{T: eval.New(m).Text(n)} }, cv.Room
	}
	return func() ir.Val { return ir.Val{N: cv.Num(m)} }, cv.Room
}
