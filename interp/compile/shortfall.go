package compile

import (
	"strings"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Shortfalls tell people by what figures a condition does not hold, and why something is not in a
// set. Only watched programs have them, so that they stop at what is hidden.

// Shortfall returns by what figures a condition does not hold; "" if it has none to tell. Nil: it
// never has.
type Shortfall func(m *machine.M) string

// Gap returns by what figures something is not in a set; "" if there are none to tell. Nil: there
// never are.
type Gap func(m *machine.M, v int32) string

// Shortfall compiles by what figures a condition does not hold. It is evaluated where the condition
// is false.
func (c *C) Shortfall(e model.Expr) Shortfall {
	if e == nil || !c.Watched() {
		return nil
	}
	switch e := e.(type) {
	case *model.Binary:
		return c.shortBinary(e)
	case *model.Cond:
		return c.eitherShort(e.If, c.Shortfall(e.Then), c.Shortfall(e.Else))
	case *model.Narrow:
		return c.Shortfall(e.X)
	case *model.Local:
		return c.Shortfall(c.leading[e.Var])
	case *model.Call:
		if short := c.bodyOf(e.Value).short; short != nil {
			return inFrame(c.Value(e.Value), c.args(e.Value.Params, e.Args), func(m *machine.M) string { return (*short)(m) })
		}
	case *model.Get:
		if e.Field.Storage == model.Computed && e.Of != nil && len(e.Others) == 0 {
			return c.Shortfall(&model.Call{Node: e.Node, Value: e.Field.Value, Args: []model.Expr{e.Of}})
		}
	case *model.Func:
		if c.words.Functions[e.Name].Law == Contains && e.Args[0].Type().Form == model.Set {
			if gap, x := c.Gap(e.Args[0]), c.Num(e.Args[1]); gap != nil {
				return func(m *machine.M) string { return gap(m, x(m)) }
			}
		}
	}
	return nil
}

// shortBinary tells the first part of a conjunction that is false, all parts of a disjunction, and
// both sides of a comparison.
func (c *C) shortBinary(e *model.Binary) Shortfall {
	switch e.Op {
	case "&&":
		return c.eitherShort(e.X, c.Shortfall(e.Y), c.Shortfall(e.X))
	case "||":
		return allShort(c.Shortfall(e.X), c.Shortfall(e.Y))
	}
	sides := c.sides(e, func(x model.Expr) func(*machine.M) string {
		f := c.Text(x)
		return func(m *machine.M) string { return string(f(m, nil)) }
	})
	if len(sides) == 0 {
		return nil
	}
	limit := c.limit(e)
	return func(m *machine.M) string { return Sides(sides, func(s *Side) string { return s.Show(m) }) + limit }
}

// limit is what a comparison with a printed number demands; "" of any other.
func (c *C) limit(e *model.Binary) string {
	words := map[string][2]string{"<=": {"at most", "at least"}, "<": {"less than", "more than"}, ">=": {"at least", "at most"}, ">": {"more than", "less than"}}
	for i, x := range []model.Expr{e.Y, e.X} {
		if n, printed := x.(*model.Const); printed && words[e.Op][i] != "" {
			return ", " + words[e.Op][i] + " " + c.Game.Show(n.T, n.N)
		}
	}
	return ""
}

// eitherShort tells one thing if a condition holds, and another if not.
func (c *C) eitherShort(cond model.Expr, then, other Shortfall) Shortfall {
	if then == nil && other == nil {
		return nil
	}
	holds := c.Num(cond)
	return func(m *machine.M) string {
		if holds(m) != 0 {
			return then.tell(m)
		}
		return other.tell(m)
	}
}

func (f Shortfall) tell(m *machine.M) string {
	if f == nil {
		return ""
	}
	return f(m)
}

// of tells why one thing is not in the set.
func (f Gap) of(v int32) Shortfall {
	if f == nil || v == model.None {
		return nil
	}
	return func(m *machine.M) string { return f(m, v) }
}

// allShort tells what several have to tell.
func allShort(all ...Shortfall) Shortfall {
	return func(m *machine.M) string {
		var told []string
		for _, f := range all {
			if s := f.tell(m); s != "" {
				told = append(told, s)
			}
		}
		return strings.Join(told, "; ")
	}
}

// Sides states the values of a comparison's operands; "" if it has none.
func Sides(sides []Side, show func(s *Side) string) string {
	var are []string
	for i := range sides {
		v := show(&sides[i])
		if v == "" {
			v = "empty"
		}
		are = append(are, model.OneLine(sides[i].Text)+" is "+v)
	}
	return strings.Join(are, ", ")
}

// Gap compiles by what figures something is not in a set. It is evaluated for what is not in it.
func (c *C) Gap(e model.Expr) Gap {
	if e == nil || !c.Watched() || e.Type().Form != model.Set {
		return nil
	}
	switch e := e.(type) {
	case *model.Local:
		return c.Gap(c.leading[e.Var])
	case *model.Cond:
		return c.eitherGap(c.Num(e.If), c.Gap(e.Then), c.Gap(e.Else))
	case *model.Where:
		if len(e.Others) > 0 {
			return c.Gap(e.Set)
		}
		return c.inside(e.Set, func(*machine.M, int32) string { return "it is not " + e.Field.Name })
	case *model.For:
		return c.gapFor(e)
	case *model.Call:
		if gap := c.bodyOf(e.Value).gap; gap != nil {
			cv, fill := c.Value(e.Value), c.args(e.Value.Params, e.Args)
			return func(m *machine.M, v int32) string {
				return inFrame(cv, fill, func(m *machine.M) string { return (*gap)(m, v) })(m)
			}
		}
	case *model.Func:
		f := c.words.Functions[e.Name]
		switch {
		case f.Law == Minus:
			return c.Gap(e.Args[0])
		case f.Gap != nil:
			return f.Gap(c, e)
		}
	}
	return nil
}

func (c *C) eitherGap(holds machine.Num, then, other Gap) Gap {
	if then == nil && other == nil {
		return nil
	}
	return func(m *machine.M, v int32) string {
		gap := other
		if holds(m) != 0 {
			gap = then
		}
		if gap == nil {
			return ""
		}
		return gap(m, v)
	}
}

// gapFor tells why the condition of a comprehension is false.
func (c *C) gapFor(e *model.For) Gap {
	if e.Elem != nil {
		return nil
	}
	bind := c.binder(e.Var)
	var short Shortfall
	c.apart(func() { short = c.Shortfall(e.If) })
	if short == nil {
		return c.Gap(e.Over)
	}
	return c.inside(e.Over, func(m *machine.M, v int32) string {
		bind(m, v)
		return short(m)
	})
}

// inside tells one thing of what is in a set, and of anything else why it is not.
func (c *C) inside(e model.Expr, then Gap) Gap {
	if e.Type().Form != model.Set {
		return nil
	}
	w := WindowOf(e.Type())
	set, other := c.Set(e, w), c.Gap(e)
	return func(m *machine.M, v int32) string {
		mark := m.Mark()
		t := m.Words(w.N)
		set(m, t)
		in := InSet(t, w, v)
		m.Release(mark)
		switch {
		case in:
			return then(m, v)
		case other != nil:
			return other(m, v)
		}
		return ""
	}
}

// valueBody is what is told of a value without modifiers, in its frame; nil: nothing is. A value
// that calls itself has the two before they are compiled.
type valueBody struct {
	short *Shortfall
	gap   *Gap
}

func (c *C) bodyOf(v *model.Value) valueBody {
	b, known := c.bodies[v]
	if known || len(c.modifiers(v)) > 0 {
		return b
	}
	c.Value(v) // lays out its frame
	switch {
	case v.Type.Is(model.Bool):
		b.short = new(Shortfall)
		*b.short = func(*machine.M) string { return "" }
		c.bodies[v] = b
		if f := c.Shortfall(v.Base); f != nil {
			*b.short = f
		}
	case v.Type.Form == model.Set:
		b.gap = new(Gap)
		*b.gap = func(*machine.M, int32) string { return "" }
		c.bodies[v] = b
		if f := c.Gap(v.Base); f != nil {
			*b.gap = f
		}
	}
	return b
}

// inFrame tells something in the frame of a value.
func inFrame(cv *Value, fill Fill, tell Shortfall) Shortfall {
	return func(m *machine.M) string {
		saved := m.Open(&cv.Room)
		l, b := saved.Outer()
		h := len(m.H)
		fill(m, l, b)
		m.Enter(saved)
		told := tell(m)
		m.Close(saved)
		m.H = m.H[:h]
		return told
	}
}
