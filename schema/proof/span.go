package proof

import (
	"sandtable/schema/figure"
	"sandtable/schema/model"
)

// Spans finds out between which figures numbers lie.
type Spans struct {
	g *Study
	// Go by what is printed, too; else only by what the language and the rules themselves bound:
	// dice, tracks, counts.
	data bool
	// Take an end only where the content itself names it, and nothing speaks against its being
	// reached: what is merely counted, or what a condition nearby asks about, is open.
	firm    bool
	guarded map[any]bool // what conditions ask about: see sourceOf

	over  map[*model.Var]model.Expr
	known map[*model.Var]figure.Span   // names bound
	vals  map[*model.Value]figure.Span // values
	depth int
}

// maxDepth bounds how far names and values are followed into one another.
const maxDepth = 20

// SpansOf finds out spans by what the language and the rules bound, or by what is printed, too.
func SpansOf(g *Study, data bool) *Spans {
	x := &Spans{g: g, data: data, over: map[*model.Var]model.Expr{}, known: map[*model.Var]figure.Span{}, vals: map[*model.Value]figure.Span{}}
	for _, e := range g.Play().Exprs {
		if f, ok := e.(*model.For); ok {
			x.over[f.Var] = f.Over
		}
	}
	return x
}

// FirmSpansOf finds out, for one unit after another, only such ends of figures that the content
// itself names, and that no condition there asks about.
func FirmSpansOf(g *Study) func(*Unit) *Spans {
	vals := map[*model.Value]figure.Span{}
	return func(u *Unit) *Spans {
		x := SpansOf(g, true)
		x.firm, x.guarded, x.vals = true, guards(g, u), vals
		return x
	}
}

// Unit returns the number one, in its smallest parts.
func (x *Spans) Unit() int64 { return int64(x.g.Unit) }

// Firm reports whether only ends count that the content itself names.
func (x *Spans) Firm() bool { return x.firm }

// Of returns the span of a number or of a name of an enum.
func (x *Spans) Of(e model.Expr) figure.Span {
	if e == nil {
		return figure.Anything
	}
	if x.depth++; x.depth > maxDepth {
		x.depth--
		return figure.Anything
	}
	defer func() { x.depth-- }()
	if source := sourceOf(e); source != nil && x.guarded[source] {
		return figure.Anything
	}
	switch e := e.(type) {
	case *model.Const:
		if e.N != model.None {
			return figure.Between(int64(e.N), int64(e.N))
		}
	case *model.Unary:
		if e.Op == "-" {
			return x.Of(e.X).Negated()
		}
	case *model.Binary:
		return x.binary(e)
	case *model.Cond:
		return x.Of(e.Then).Or(x.Of(e.Else))
	case *model.Func:
		if e.Span == nil {
			return figure.Anything
		}
		return e.Span(x, e.Args)
	case *model.Get:
		return x.field(e)
	case *model.Look:
		if x.data {
			return x.column(e.Table, e.Column)
		}
	case *model.Call:
		return x.value(e.Value)
	case *model.Local:
		return x.local(e)
	case *model.TrackNumber:
		return boxSpan(e.Track, func(i int) bool { return !x.firm || x.g.Ways()[e.Track].Stands(i) })
	}
	return x.ofType(e.Type())
}

// ofType returns what a type alone tells: names of an enum are so many.
func (x *Spans) ofType(t model.Type) figure.Span {
	if t.Is(model.EnumOf) && !t.Maybe && !x.data {
		return figure.Between(0, int64(len(t.Enum.Names)-1))
	}
	return figure.Anything
}

func (x *Spans) binary(e *model.Binary) figure.Span {
	a, b := x.Of(e.X), x.Of(e.Y)
	switch e.Op {
	case "+":
		return a.Plus(b)
	case "-":
		return a.Plus(b.Negated())
	case "*":
		return a.Times(b, x.Unit())
	case "%":
		if b.Lo > 0 && b.Hi < figure.Far {
			return figure.Between(0, b.Hi-1)
		}
		return x.Soft(figure.Counted)
	}
	return figure.Anything
}

// Soft returns a span of which nobody knows whether a number comes to its ends.
func (x *Spans) Soft(s figure.Span) figure.Span {
	if x.firm {
		return figure.Anything
	}
	return s
}

// Members returns the span of each figure of a list, and how many there are, or 0 if that is not
// known.
func (x *Spans) Members(e model.Expr) (one figure.Span, many int64) {
	switch e := e.(type) {
	case *model.Tuple:
		one = figure.Nowhere()
		for _, el := range e.Elems {
			one = one.Or(x.Of(el))
		}
		return one, int64(len(e.Elems))
	case *model.For:
		if x.firm && e.If != nil {
			return figure.Anything, 0
		}
		if e.Elem != nil && e.Elem.Type().Form == model.One {
			return x.Of(e.Elem), 0
		}
		if e.Elem == nil {
			one, _ = x.Members(e.Over)
			return one, 0
		}
	case *model.Func:
		return x.Of(e), 0
	case *model.Local:
		if s := x.g.Bound()[e.Var]; s != nil && s.Names == model.NamesThrow && s.Detail == nil {
			return x.dice(s.Args["dice"])
		} else if s != nil && s.Names == model.NamesValue {
			return x.Members(s.Args["value"])
		}
	}
	return figure.Anything, 0
}

// dice returns what each of some dice shows, and how many they are, or 0 if that is not known.
func (x *Spans) dice(e model.Expr) (one figure.Span, many int64) {
	switch e := e.(type) {
	case *model.Const:
		if e.T.Is(model.DieOf) {
			return figure.Between(x.Unit(), int64(e.N)*x.Unit()), 1
		}
	case *model.Pool:
		one, _ = x.dice(e.Die)
		if n, ok := e.Count.(*model.Const); ok {
			many = int64(n.N) / x.Unit()
		}
		return one, many
	}
	return figure.Between(x.Unit(), figure.Far), 0
}

// field returns the span of what is printed on things, or of how many markers there are.
func (x *Spans) field(e *model.Get) figure.Span {
	out := figure.Nowhere()
	for _, f := range FieldsOf(e) {
		switch {
		case f.Storage == model.MarkerCount || f.Storage == model.MarkerSupply:
			out = out.Or(x.Soft(figure.Counted))
		case f.Storage == model.Computed:
			out = out.Or(x.value(f.Value))
		case f.Storage == model.Printed && x.data:
			for id := f.Of.Lo; id < f.Of.Hi; id++ {
				for _, v := range Values(f, id) {
					out = out.Or(figure.Between(int64(v), int64(v)))
				}
			}
		default:
			return x.ofType(e.T)
		}
	}
	return out
}

func (x *Spans) column(t *model.Table, i int) figure.Span {
	if i < 0 {
		return figure.Anything
	}
	out := figure.Nowhere()
	for _, r := range t.Rows {
		out = out.Or(figure.Between(int64(r.Out[i]), int64(r.Out[i])))
	}
	return out
}

// local returns the span of a bound name.
func (x *Spans) local(e *model.Local) figure.Span {
	known, ok := x.known[e.Var]
	if !ok {
		x.known[e.Var] = figure.Anything
		known = x.binding(e)
		x.known[e.Var] = known
	}
	return known
}

// binding returns the span of a bound name, where what binds it tells.
func (x *Spans) binding(e *model.Local) figure.Span {
	if over := x.over[e.Var]; over != nil {
		one, _ := x.Members(over)
		return one
	}
	s := x.g.Bound()[e.Var]
	if s == nil {
		return x.ofType(e.T)
	}
	switch s.Names {
	case model.NamesValue:
		return x.Of(s.Args["value"])
	case model.NamesMember, model.NamesChoice:
		if e.T.Is(model.Number) && len(s.Parts) == 0 {
			one, _ := x.Members(s.Args["from"])
			return one
		}
	case model.NamesRound:
		return figure.Between(x.Unit(), figure.Far)
	case model.NamesThrow:
		d, onTable := s.Detail.(Given)
		if !onTable && e.T.Is(model.Number) {
			one, _ := x.dice(s.Args["dice"])
			return one
		}
		if onTable {
			if _, _, t := d.Uses(); len(t.Results) == 1 && e.T.Form == model.One {
				if x.data {
					return x.column(t, 0)
				}
			}
		}
	}
	return x.ofType(e.T)
}
