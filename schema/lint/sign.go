package lint

import (
	"slices"

	"sandtable/schema/model"
)

// sign is what a number may be beside zero. Where nothing is known it may be anything.
type sign struct{ plus, minus bool }

var unknown = sign{true, true}

func (s sign) or(t sign) sign { return sign{s.plus || t.plus, s.minus || t.minus} }
func (s sign) negated() sign  { return sign{s.minus, s.plus} }

func (s sign) times(t sign) sign {
	return sign{s.plus && t.plus || s.minus && t.minus, s.plus && t.minus || s.minus && t.plus}
}

func signOf(n int32) sign { return sign{n > 0, n < 0} }

// signs knows what bound names stand for.
type signs struct {
	g     *study
	depth int
}

// maxDepth bounds how far values are followed into one another.
const maxDepth = 20

// of is the sign of a number: proved, or unknown.
func (x *signs) of(e model.Expr) sign {
	switch e := e.(type) {
	case *model.Const:
		return signOf(e.N)
	case *model.Unary:
		return x.of(e.X).negated()
	case *model.Binary:
		return x.binary(e)
	case *model.Cond:
		return x.of(e.Then).or(x.of(e.Else))
	case *model.Func:
		return x.function(e)
	case *model.Get:
		return x.printed(fieldsOf(e))
	case *model.Look:
		return x.column(e.Table, e.Column)
	case *model.Call:
		return x.value(e.Value)
	case *model.Local:
		return x.local(e.Var)
	}
	return unknown
}

func (x *signs) binary(e *model.Binary) sign {
	switch e.Op {
	case "+":
		return x.of(e.X).or(x.of(e.Y))
	case "-":
		return x.of(e.X).or(x.of(e.Y).negated())
	case "*":
		return x.of(e.X).times(x.of(e.Y))
	case "%":
		return sign{plus: true}
	}
	return unknown
}

func (x *signs) function(e *model.Func) sign {
	switch e.Name {
	case "count", "abs", "count_at_least", "count_exactly", "distance":
		return sign{plus: true}
	case "floor", "ceil", "half_up":
		if len(e.Args) == 1 || !x.of(e.Args[1]).minus {
			return x.of(e.Args[0])
		}
	case "min", "max":
		if !slices.ContainsFunc(e.Args, func(a model.Expr) bool { return !a.Type().Is(model.Number) }) {
			return x.extreme(e)
		}
	}
	return unknown
}

// extreme is the sign of min or max: the least is below zero if any is, and above zero only if all may be.
func (x *signs) extreme(e *model.Func) sign {
	out := x.of(e.Args[0])
	for _, a := range e.Args[1:] {
		s := x.of(a)
		if e.Name == "min" {
			out = sign{out.plus && s.plus, out.minus || s.minus}
		} else {
			out = sign{out.plus || s.plus, out.minus && s.minus}
		}
	}
	return out
}

// printed is the sign of what is printed on things.
func (x *signs) printed(fields []*model.Field) (out sign) {
	for _, f := range fields {
		if f.Storage == model.Computed {
			out = out.or(x.value(f.Value))
			continue
		}
		if f.Storage != model.Printed {
			return unknown
		}
		for id := f.Of.Lo; id < f.Of.Hi; id++ {
			for _, v := range values(f, id) {
				out = out.or(signOf(v))
			}
		}
	}
	return out
}

func (x *signs) column(t *model.Table, i int) (out sign) {
	if i < 0 {
		return unknown
	}
	for _, r := range t.Rows {
		out = out.or(signOf(r.Out[i]))
	}
	return out
}

// value is the sign of a value, whichever of its lines count.
func (x *signs) value(v *model.Value) sign {
	if x.depth > maxDepth {
		return unknown
	}
	x.depth++
	defer func() { x.depth-- }()
	out := x.of(v.Base)
	for _, m := range v.Modifiers {
		for _, e := range []model.Expr{m.Base, m.By, m.AtLeast, m.AtMost, m.To} {
			if e != nil {
				out = out.or(x.of(e))
			}
		}
	}
	return out
}

// local is the sign of a bound name, where the statement that binds it tells.
func (x *signs) local(v *model.Var) sign {
	s := x.g.bound()[v]
	if s == nil || x.depth > maxDepth {
		return unknown
	}
	x.depth++
	defer func() { x.depth-- }()
	switch s.Word {
	case "let":
		return x.of(s.Args["value"])
	case "roll":
		d, ok := s.Detail.(Given)
		if !ok { // the number on a die
			return sign{plus: true}
		}
		if _, _, t := d.Uses(); len(t.Results) == 1 {
			return x.column(t, 0)
		}
	}
	return unknown
}
