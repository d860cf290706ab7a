package why

import (
	"slices"
	"strings"

	"sandtable/interp/eval"
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// A Price is what an option takes, and what there is of that: the sides of a comparison that it
// meets.
type Price struct {
	Takes, Of string
}

// String returns both: advances 3, Advance Cost 2.
func (p Price) String() string { return p.Of + ", " + p.Takes }

// Priced reports whether options of an action may have a price.
func Priced(a *model.Action) bool {
	return slices.ContainsFunc(a.Lead, func(s *model.Stmt) bool { return compared(s.Args["that"]) != nil })
}

// Purse is what there is of what the options of the pending decision take; "" if none of the first
// so many has a price, or if they take of different things.
func (t *Tracer) Purse(m *machine.M, most int, veil *machine.Veil) string {
	if !slices.ContainsFunc(m.Pending().Acts, func(a *machine.Act) bool { return Priced(a.Action) }) {
		return ""
	}
	of := ""
	for i := range min(m.Options().Len(), most) {
		for _, p := range t.Prices(m, i, veil) {
			if of != "" && p.Of != of {
				return ""
			}
			of = p.Of
		}
	}
	return of
}

// Prices returns the prices of an option of the pending decision, as far as they do not depend on
// what the veil hides.
func (t *Tracer) Prices(m *machine.M, i int, veil *machine.Veil) (out []Price) {
	of, opt := m.Option(i)
	if opt[0] == machine.PassOption {
		return nil
	}
	q := &eval.Asking{Held: func(s *ir.Stmt, figures string) {
		if p, ok := t.price(s.Of.Args["that"], figures); ok {
			out = append(out, p)
		}
	}}
	_, err := t.asked(m, veil, q, func(w *machine.M, q *eval.Asking) *machine.Refusal {
		ask := w.Standing()
		if of == m.P.Anytime {
			ask = of
		}
		if ask == nil || ask.Chooses() {
			return nil
		}
		if x := ask.Act(opt[0]); x != nil {
			return t.refused(w, ask, x, opt[1:], q)
		}
		return nil
	})
	if err != nil {
		return nil
	}
	return out
}

// A side is one side of a comparison, and what it is called.
type side struct {
	x    model.Expr
	name string
}

// compared returns the sides of a comparison of two numbers that no rule prints, the greater one
// first; nil of any other condition.
func compared(that model.Expr) []side {
	e, ok := that.(*model.Binary)
	if sides := lower.Sides(that); !ok || len(sides) != 2 || !sides[0].Type().Is(model.Number) || e.Op == "==" || e.Op == "!=" {
		return nil
	}
	var out []side
	for _, x := range []model.Expr{e.X, e.Y} {
		if n, ok := x.(*model.Narrow); ok {
			x = n.X
		}
		switch is := x.(type) {
		case *model.Call:
			out = append(out, side{x, is.Value.Title})
		case *model.Get:
			out = append(out, side{x, english.Spaced(is.Field.Name)})
		default:
			return nil
		}
	}
	if strings.HasPrefix(e.Op, "<") {
		slices.Reverse(out)
	}
	return out
}

// price words the figures of a comparison that holds; false of what has no price, and of what costs
// nothing.
func (t *Tracer) price(that model.Expr, figures string) (p Price, ok bool) {
	sides := compared(that)
	if sides == nil {
		return p, false
	}
	told := func(s side) string {
		_, rest, _ := strings.Cut(figures, t.written(s.x)+" is ")
		figure, _, _ := strings.Cut(rest, ", ")
		return figure
	}
	of, takes := told(sides[0]), told(sides[1])
	if of == "" || takes == "" || of == "0" || takes == "0" {
		return p, false
	}
	return Price{sides[1].name + " " + takes, sides[0].name + " " + of}, true
}
