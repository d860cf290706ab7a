package why

import (
	"slices"

	"sandtable/interp/eval"
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Trace evaluates a value in the current position. A failure leaves its error in the machine.
func (t *Tracer) Trace(m *machine.M, v *model.Value, args []Arg) *Trace {
	x := &tracing{shower: shower{t.g, m}, t: t, f: t.Lowered(v), out: &Trace{Value: v, Base: t.written(v.Base)}}
	m.Look(func() {
		x.run = eval.New(m)
		vals := x.args(v, args)
		x.run.In(x.f, vals, x.trace)
	})
	return x.out
}

// tracing is a value while it is traced.
type tracing struct {
	shower
	t   *Tracer
	f   *ir.Func
	run *eval.Run
	out *Trace
}

// trace evaluates the value, modifier by modifier.
func (x *tracing) trace() {
	v, body := x.out.Value, x.f.Body
	base := body
	if body.Op == ir.Stack {
		base = body.X[0]
	}
	x.out.Was, x.out.Start = x.figure(v.Type, x.run.Val(base))
	if body.Op == ir.Stack {
		for _, l := range body.Lines {
			x.out.Lines = append(x.out.Lines, x.line(body, l))
		}
	}
	for _, mod := range v.Modifiers {
		if !x.t.rules.Chosen(mod.Extent) {
			line := head(mod)
			line.Why = x.t.notPlayed(mod.Extent)
			x.out.Lines = append(x.out.Lines, line)
		}
	}
	if v.Type.Is(model.Text) {
		x.out.Result = x.out.Was
		return
	}
	x.out.Result, x.out.Number = x.figure(v.Type, x.run.Val(body))
}

// args evaluates the arguments, and records them as shown.
func (x *tracing) args(v *model.Value, args []Arg) (out []ir.Val) {
	for i, p := range v.Params {
		a := Arg{}
		if i < len(args) {
			a = args[i]
		}
		val := ir.Val{N: a.One, L: a.Members}
		if !a.Given && p.Default != nil {
			val = x.run.Val(shared(x.t, func() *ir.Node { return x.t.l.Top(p.Default) }))
		}
		if p.Type.Form == model.Set {
			w := lower.WindowOf(p.Type)
			val.S = make([]uint64, w.N)
			for _, id := range a.Members {
				ir.Add1(val.S, w, id)
			}
		}
		shown := x.list(p.Type, val.L)
		if p.Type.Form == model.One {
			shown = x.name(p.Type, val.N)
		}
		x.out.Args = append(x.out.Args, p.Name+" = "+shown)
		out = append(out, val)
	}
	return out
}

// line traces one modifier: its effects, or why it does not apply.
func (x *tracing) line(n *ir.Node, l *ir.Line) Line {
	mod := l.Of.(*model.Modifier)
	out := head(mod)
	x.run.Applies(n, l, func() {
		out.Applied = true
		for _, p := range l.Parts {
			d := Deed{Word: p.Step.String(), Text: x.t.written(stated(mod, p.Step))}
			d.Shown, d.Number = x.figure(x.out.Value.Type, x.run.Val(n.X[p.X]))
			out.Deeds = append(out.Deeds, d)
		}
	})
	if !out.Applied {
		out.Why = x.reason(n, l, mod)
	}
	return out
}

// stated is what a modifier says in a step.
func stated(m *model.Modifier, s ir.Step) model.Expr {
	return map[ir.Step]model.Expr{ir.FromBase: m.Base, ir.By: m.By, ir.AtLeast: m.AtLeast, ir.AtMost: m.AtMost,
		ir.Also: m.Also, ir.ButNot: m.ButNot, ir.To: m.To}[s]
}

// reason is why a modifier does not apply: the first of its conditions that is false.
func (x *tracing) reason(n *ir.Node, l *ir.Line, mod *model.Modifier) string {
	if l.Active >= 0 && x.run.Num(n.X[l.Active]) == 0 {
		return extentTitle(mod.Extent) + " does not hold"
	}
	excepts := slices.DeleteFunc(slices.Clone(mod.Excepts), func(e *model.Except) bool { return !x.t.rules.Chosen(e.Extent) })
	for i, at := range l.Excepts {
		if x.run.Num(n.X[at]) != 0 {
			return "an exception holds" + inside(excepts[i].Extent) + ref(excepts[i].Ref)
		}
	}
	if l.Self != nil && !x.run.InForce(n, l) {
		return "none is in force"
	}
	switch w := mod.When.(type) {
	case nil:
		return "it does not hold"
	case *model.Unary: // a denial
		return x.t.written(w.X)
	case *model.Binary:
		return x.t.written(w) + " does not hold"
	}
	return "not " + x.t.written(mod.When)
}
