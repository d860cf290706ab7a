package proof

import (
	"slices"

	"sandtable/schema/figure"
	"sandtable/schema/model"
)

// world is what some conditions ask of figures: for each, the span in which it lies and what it is
// not. A fact that holds or does not is a figure of 1 or 0; a thing is its id.
type world map[string]limits

type limits struct {
	figure.Span
	not []int64
}

// allows reports whether some number is left.
func (f limits) allows() bool {
	if f.Hi-f.Lo > int64(len(f.not)) {
		return true
	}
	for n := f.Lo; n <= f.Hi; n++ {
		if !slices.Contains(f.not, n) {
			return true
		}
	}
	return false
}

// maxWorlds is how many alternatives are looked at; beyond that a condition is taken to be
// possible.
const maxWorlds = 32

// Worlds finds out whether conditions can hold together. It knows no position: it goes by what the
// conditions themselves say of the same figure, and by what the language bounds.
type Worlds struct {
	g       *Study
	keys    model.Keys
	figures *Spans
}

// WorldsOf finds out what can hold together in a game.
func WorldsOf(g *Study) *Worlds { return &Worlds{g: g, figures: SpansOf(g, false)} }

// Term is a condition that is to hold, or not to hold.
type Term struct {
	Cond  model.Expr
	Holds bool
}

// Together reports whether all terms can hold in one world.
func (w *Worlds) Together(terms ...Term) bool {
	in := []world{{}}
	for _, t := range terms {
		in = w.assume(in, t.Cond, t.Holds)
	}
	return len(in) > 0
}

// assume returns the worlds in which a condition holds, too, or in which it does not.
func (w *Worlds) assume(in []world, cond model.Expr, holds bool) []world {
	if len(in) == 0 {
		return nil
	}
	switch x := cond.(type) {
	case *model.Const:
		if x.T.Is(model.Bool) && (x.N != 0) != holds {
			return nil
		}
		return in
	case *model.Unary:
		if x.Op == "!" {
			return w.assume(in, x.X, !holds)
		}
	case *model.Cond:
		return either(w.assume(w.assume(in, x.If, true), x.Then, holds), w.assume(w.assume(in, x.If, false), x.Else, holds))
	case *model.Binary:
		switch {
		case x.Op == "&&" && holds || x.Op == "||" && !holds:
			return w.assume(w.assume(in, x.X, holds), x.Y, holds)
		case x.Op == "&&" || x.Op == "||":
			return either(w.assume(in, x.X, holds), w.assume(in, x.Y, holds))
		}
		return w.compared(in, x, holds)
	case *model.Get:
		return w.adjective(in, x, holds)
	case *model.Func:
		if asks := x.Asks; asks == model.AsksSome || asks == model.AsksNone {
			if n := w.keys.Of(x.Args[0]); n != "" {
				return keep(in, "count "+n, figure.Counted, within((asks == model.AsksSome) == holds, 1))
			}
		}
	}
	return w.fact(in, cond, holds)
}

// either returns the worlds of two alternatives; the empty world, in which anything may be, if they
// are too many.
func either(a, b []world) []world {
	if len(a)+len(b) > maxWorlds {
		return []world{{}}
	}
	return append(a[:len(a):len(a)], b...)
}

// keep returns those worlds in which a figure that lies in a span can be as it must be.
func keep(in []world, key string, all figure.Span, must func(limits) limits) []world {
	var out []world
	for _, old := range in {
		f, known := old[key]
		if !known {
			f = limits{Span: all}
		}
		f = must(f)
		if !f.allows() {
			continue
		}
		made := world{key: f}
		for k, v := range old {
			if k != key {
				made[k] = v
			}
		}
		out = append(out, made)
	}
	return out
}

// within asks for at least n, or for less.
func within(reaches bool, n int64) func(limits) limits {
	if reaches {
		return between(n, figure.Far)
	}
	return between(-figure.Far, n-1)
}

func between(lo, hi int64) func(limits) limits {
	return func(f limits) limits {
		f.Lo, f.Hi = max(f.Lo, lo), min(f.Hi, hi)
		return f
	}
}

func other(n int64) func(limits) limits {
	return func(f limits) limits {
		f.not = append(f.not[:len(f.not):len(f.not)], n)
		return f
	}
}

// is asks for one number, or for any but that.
func is(n int64, holds bool) func(limits) limits {
	if holds {
		return between(n, n)
	}
	return other(n)
}

// fact keeps the worlds in which a condition of which nothing else is known holds, or does not.
func (w *Worlds) fact(in []world, cond model.Expr, holds bool) []world {
	key := w.keys.Of(cond)
	if key == "" {
		return in
	}
	return keep(in, key, figure.Between(0, 1), within(holds, 1))
}

// adjective looks at an adjective, of which one side of a counter excludes the others. Where it
// holds, there is something that it is said of.
func (w *Worlds) adjective(in []world, x *model.Get, holds bool) []world {
	if x.Of == nil || !x.T.Is(model.Bool) {
		return w.fact(in, x, holds)
	}
	of, there := w.keys.Of(x.Of), !x.Of.Type().Maybe
	if holds && of != "" {
		in = keep(in, of, figure.Anything, other(int64(model.None)))
	}
	if f := x.Field; f.Storage == model.SideUp && len(x.Others) == 0 && of != "" && (holds || there) {
		sides := figure.Between(0, int64(len(f.Of.Sides)-1))
		return keep(in, "side "+of, sides, is(int64(f.Side), holds))
	}
	return w.fact(in, x, holds)
}

// compared looks at a comparison: of a figure with a constant, or of two figures with one another.
func (w *Worlds) compared(in []world, x *model.Binary, holds bool) []world {
	a, b, op := x.X, x.Y, x.Op
	if _, isConst := a.(*model.Const); isConst {
		a, b, op = b, a, mirrored(op)
	}
	if !holds {
		op = opposite(op)
	}
	key := w.keys.Of(a)
	if key == "" || op == "" || a.Type().Form != model.One {
		return in
	}
	if k, isConst := b.(*model.Const); isConst {
		if f, isFunc := a.(*model.Func); isFunc && f.Counts {
			key = "count " + w.keys.Of(f.Args[0])
		}
		all := figure.Anything
		if Measured(a.Type()) {
			if s := w.figures.Of(a); !s.Empty() {
				all = s
			}
		}
		return keep(in, key, all, against(op, int64(k.N)))
	}
	with := w.keys.Of(b)
	if with == "" {
		return in
	}
	if key > with {
		key, with, op = with, key, mirrored(op)
	}
	return keep(in, "compare "+key+" with "+with, figure.Between(-1, 1), against(op, 0))
}

// against returns what a comparison with a number asks for.
func against(op string, n int64) func(limits) limits {
	switch op {
	case "==", "!=":
		return is(n, op == "==")
	case "<":
		return between(-figure.Far, n-1)
	case "<=":
		return between(-figure.Far, n)
	case ">":
		return between(n+1, figure.Far)
	}
	return between(n, figure.Far)
}

// mirrored returns the comparison with its operands exchanged, and opposite the one that holds
// where it does not; both "" for what is no comparison.
func mirrored(op string) string { return comparisons[op][0] }
func opposite(op string) string { return comparisons[op][1] }

var comparisons = map[string][2]string{
	"==": {"==", "!="}, "!=": {"!=", "=="},
	"<": {">", ">="}, ">": {"<", "<="}, "<=": {">=", ">"}, ">=": {"<=", "<"},
}

// Measured reports whether spans mean something for a type.
func Measured(t model.Type) bool {
	return (t.Is(model.Number) || t.Is(model.EnumOf)) && !t.Maybe
}
