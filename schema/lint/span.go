package lint

import (
	"slices"

	"sandtable/schema/model"
)

// span is between which figures a number lies, both ends included, in the smallest parts of a
// number; a name of an enum lies at its place. It is an upper bound: a number may never come to all
// that its span holds.
type span struct{ lo, hi int64 }

// far is further than any number; an end that lies there is open.
const far = int64(1) << 40

var (
	anything = span{-far, far}
	counted  = span{0, far}
)

// nowhere is the span of what has no figure at all.
func nowhere() span { return span{far, -far} }

func (s span) empty() bool { return s.lo > s.hi }
func (s span) open() bool  { return s.lo <= -far && s.hi >= far }
func (s span) or(t span) span {
	return span{min(s.lo, t.lo), max(s.hi, t.hi)}.held()
}
func (s span) negated() span     { return span{-s.hi, -s.lo} }
func (s span) plus(t span) span  { return span{s.lo + t.lo, s.hi + t.hi}.held() }
func (s span) apart(t span) bool { return s.hi < t.lo || s.lo > t.hi }

// held keeps the ends within what is far.
func (s span) held() span {
	if s.empty() {
		return s
	}
	return span{max(s.lo, -far), min(s.hi, far)}
}

func (s span) times(t span, unit int64) span {
	if s.open() || t.open() {
		return anything
	}
	out := nowhere()
	for _, a := range []int64{s.lo, s.hi} {
		for _, b := range []int64{t.lo, t.hi} {
			n := product(a, b, unit)
			out = out.or(span{n, n})
		}
	}
	return out
}

func product(a, b, unit int64) int64 {
	if (a <= -far || a >= far || b <= -far || b >= far) && a != 0 && b != 0 {
		if (a < 0) == (b < 0) {
			return far
		}
		return -far
	}
	if n := a * b; a == 0 || n/a == b {
		return n / unit
	}
	return far
}

// spans finds out between which figures numbers lie.
type spans struct {
	g *study
	// Go by what is printed, too; else only by what the language and the rules themselves bound:
	// dice, tracks, counts.
	data bool
	// Take an end only where the content itself names it, and nothing speaks against its being
	// reached: what is merely counted, or what a condition nearby asks about, is open.
	firm    bool
	guarded map[any]bool // what conditions ask about: see sourceOf

	over  map[*model.Var]model.Expr
	known map[*model.Var]span   // names bound
	vals  map[*model.Value]span // values
	depth int
}

// maxDepth bounds how far names and values are followed into one another.
const maxDepth = 20

func spansOf(g *study, data bool) *spans {
	x := &spans{g: g, data: data, over: map[*model.Var]model.Expr{}, known: map[*model.Var]span{}, vals: map[*model.Value]span{}}
	for _, e := range g.play().exprs {
		if f, ok := e.(*model.For); ok {
			x.over[f.Var] = f.Over
		}
	}
	return x
}

func (x *spans) unit() int64 { return int64(x.g.Unit) }

// of is the span of a number or of a name of an enum.
func (x *spans) of(e model.Expr) span {
	if e == nil {
		return anything
	}
	if x.depth++; x.depth > maxDepth {
		x.depth--
		return anything
	}
	defer func() { x.depth-- }()
	if source := sourceOf(e); source != nil && x.guarded[source] {
		return anything
	}
	switch e := e.(type) {
	case *model.Const:
		if e.N != model.None {
			return span{int64(e.N), int64(e.N)}
		}
	case *model.Unary:
		if e.Op == "-" {
			return x.of(e.X).negated()
		}
	case *model.Binary:
		return x.binary(e)
	case *model.Cond:
		return x.of(e.Then).or(x.of(e.Else))
	case *model.Func:
		return x.function(e)
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
		if x.firm {
			return reachedBoxes(x.g, e.Track)
		}
		return boxSpan(e.Track)
	}
	return x.ofType(e.Type())
}

// ofType is what a type alone tells: names of an enum are so many.
func (x *spans) ofType(t model.Type) span {
	if t.Is(model.EnumOf) && !t.Maybe && !x.data {
		return span{0, int64(len(t.Enum.Names) - 1)}
	}
	return anything
}

func (x *spans) binary(e *model.Binary) span {
	a, b := x.of(e.X), x.of(e.Y)
	switch e.Op {
	case "+":
		return a.plus(b)
	case "-":
		return a.plus(b.negated())
	case "*":
		return a.times(b, x.unit())
	case "%":
		if b.lo > 0 && b.hi < far {
			return span{0, b.hi - 1}
		}
		return x.soft(counted)
	}
	return anything
}

func (x *spans) function(e *model.Func) span {
	switch e.Name {
	case "count":
		if m, ok := e.Args[0].(*model.Members); ok {
			return x.soft(span{0, int64(m.Kind.Hi-m.Kind.Lo) * x.unit()})
		}
		return x.soft(counted)
	case "abs", "count_at_least", "count_exactly", "distance":
		return x.soft(counted)
	case "floor", "ceil", "half_up":
		if len(e.Args) == 1 || !x.mayBe(e.Args[1], -1) {
			return x.rounded(e)
		}
	case "sum", "first", "only", "top":
		return x.folded(e)
	case "min", "max":
		return x.extreme(e)
	}
	return anything
}

// soft is a span of which nobody knows whether a number comes to its ends.
func (x *spans) soft(s span) span {
	if x.firm {
		return anything
	}
	return s
}

// mayBe says whether a number may be above zero (1) or below it (-1).
func (x *spans) mayBe(e model.Expr, sign int) bool {
	s := x.of(e)
	return sign > 0 && s.hi > 0 || sign < 0 && s.lo < 0
}

// rounded keeps the sign of what is rounded or divided by something above zero, and goes no further
// from zero, but for what is divided by less than one.
func (x *spans) rounded(e *model.Func) span {
	s, out := x.of(e.Args[0]), anything
	switch {
	case len(e.Args) == 1 && x.unit() == 1:
		return s
	case len(e.Args) == 1:
		return x.soft(span{s.lo - x.unit(), s.hi + x.unit()}.held())
	case x.firm:
		return x.quotient(e, s)
	}
	if s.lo >= 0 {
		out.lo = 0
	}
	if s.hi <= 0 {
		out.hi = 0
	}
	return out
}

// quotient is a number divided by one that stands in the text.
func (x *spans) quotient(e *model.Func, s span) span {
	by, ok := e.Args[1].(*model.Const)
	if !ok || by.N <= 0 {
		return anything
	}
	end := func(n int64) int64 {
		if n <= -far || n >= far {
			return n
		}
		q, rest := n/int64(by.N), n%int64(by.N)
		if rest < 0 {
			q, rest = q-1, rest+int64(by.N)
		}
		if e.Name == "ceil" && rest > 0 || e.Name == "half_up" && 2*rest >= int64(by.N) {
			q++
		}
		return q * x.unit()
	}
	return span{end(s.lo), end(s.hi)}
}

// folded is what a list of figures comes to: one of them, or the sum of so many dice.
func (x *spans) folded(e *model.Func) span {
	if len(e.Args) != 1 {
		return anything
	}
	one, many := x.members(e.Args[0])
	if e.Name != "sum" {
		return one
	}
	if many > 0 && !one.open() {
		return span{one.lo * many, one.hi * many}.held()
	}
	if one.lo >= 0 {
		return x.soft(counted)
	}
	return anything
}

// members is the span of each figure of a list, and how many there are, or 0 if that is not known.
func (x *spans) members(e model.Expr) (one span, many int64) {
	switch e := e.(type) {
	case *model.Tuple:
		one = nowhere()
		for _, el := range e.Elems {
			one = one.or(x.of(el))
		}
		return one, int64(len(e.Elems))
	case *model.For:
		if x.firm && e.If != nil {
			return anything, 0
		}
		if e.Elem != nil && e.Elem.Type().Form == model.One {
			return x.of(e.Elem), 0
		}
		if e.Elem == nil {
			one, _ = x.members(e.Over)
			return one, 0
		}
	case *model.Func:
		if e.Name == "numbers" && len(e.Args) == 2 {
			return span{x.of(e.Args[0]).lo, x.of(e.Args[1]).hi}, 0
		}
	case *model.Local:
		if s := x.g.bound()[e.Var]; s != nil && s.Names == model.NamesThrow && s.Detail == nil {
			return x.dice(s.Args["dice"])
		} else if s != nil && s.Names == model.NamesValue {
			return x.members(s.Args["value"])
		}
	}
	return anything, 0
}

// dice is what each of some dice shows, and how many they are, or 0 if that is not known.
func (x *spans) dice(e model.Expr) (one span, many int64) {
	switch e := e.(type) {
	case *model.Const:
		if e.T.Is(model.DieOf) {
			return span{x.unit(), int64(e.N) * x.unit()}, 1
		}
	case *model.Pool:
		one, _ = x.dice(e.Die)
		if n, ok := e.Count.(*model.Const); ok {
			many = int64(n.N) / x.unit()
		}
		return one, many
	}
	return span{x.unit(), far}, 0
}

// extreme is the span of min or max of some figures, or of a list.
func (x *spans) extreme(e *model.Func) span {
	if len(e.Args) == 1 {
		one, _ := x.members(e.Args[0])
		return one
	}
	if slices.ContainsFunc(e.Args, func(a model.Expr) bool { return a.Type().Form != model.One }) {
		return anything
	}
	out := x.of(e.Args[0])
	for _, a := range e.Args[1:] {
		s := x.of(a)
		if e.Name == "min" {
			out = span{min(out.lo, s.lo), min(out.hi, s.hi)}
		} else {
			out = span{max(out.lo, s.lo), max(out.hi, s.hi)}
		}
	}
	return out
}

// field is the span of what is printed on things, or of how many markers there are.
func (x *spans) field(e *model.Get) span {
	out := nowhere()
	for _, f := range fieldsOf(e) {
		switch {
		case f.Storage == model.MarkerCount || f.Storage == model.MarkerSupply:
			out = out.or(x.soft(counted))
		case f.Storage == model.Computed:
			out = out.or(x.value(f.Value))
		case f.Storage == model.Printed && x.data:
			for id := f.Of.Lo; id < f.Of.Hi; id++ {
				for _, v := range values(f, id) {
					out = out.or(span{int64(v), int64(v)})
				}
			}
		default:
			return x.ofType(e.T)
		}
	}
	return out
}

func (x *spans) column(t *model.Table, i int) span {
	if i < 0 {
		return anything
	}
	out := nowhere()
	for _, r := range t.Rows {
		out = out.or(span{int64(r.Out[i]), int64(r.Out[i])})
	}
	return out
}

// value is the span of a value; one that is computed from itself is anything.
func (x *spans) value(v *model.Value) span {
	known, ok := x.vals[v]
	if !ok {
		x.vals[v] = anything
		if x.firm { // the conditions of whoever reads the value ask nothing of the names in it
			guarded, names := x.guarded, x.known
			x.guarded, x.known = x.g.valueGuards(v), map[*model.Var]span{}
			known = x.lines(v)
			x.guarded, x.known = guarded, names
		} else {
			known = x.lines(v)
		}
		x.vals[v] = known
	}
	return known
}

// lines is the span of a value, whichever of its lines count, and however many of its cards are in
// force.
func (x *spans) lines(v *model.Value) span {
	if !x.data || v.Type.Base != model.Number {
		return x.ofType(v.Type)
	}
	out := x.of(v.Base)
	for _, m := range v.Modifiers {
		if m.Base != nil {
			out = out.or(x.of(m.Base))
		}
	}
	for _, m := range v.Modifiers {
		if m.By != nil {
			out = x.sum(out, m)
		}
	}
	for _, m := range v.Modifiers {
		if m.AtLeast != nil {
			s := x.of(m.AtLeast)
			out = limited(out, span{max(out.lo, s.lo), max(out.hi, s.hi)}, m)
		}
	}
	for _, m := range v.Modifiers {
		if m.AtMost != nil {
			s := x.of(m.AtMost)
			out = limited(out, span{min(out.lo, s.lo), min(out.hi, s.hi)}, m)
		}
	}
	for _, m := range v.Modifiers {
		if m.To != nil {
			out = out.or(x.of(m.To))
		}
	}
	return out
}

// sum is the span of a value with one more line that adds to it.
func (x *spans) sum(out span, m *model.Modifier) span {
	by := x.of(m.By)
	if unasked(m) {
		return out.plus(by)
	}
	out = span{out.lo + min(0, by.lo), out.hi + max(0, by.hi)}
	if x.firm || carrier(m.Extent) != nil { // nobody knows how often, or with which others
		if by.lo < 0 {
			out.lo = -far
		}
		if by.hi > 0 {
			out.hi = far
		}
	}
	return out.held()
}

// limited is the span of a value with a line that bounds it: for good, or only at times.
func limited(out, bounded span, m *model.Modifier) span {
	if unasked(m) {
		return bounded
	}
	return out.or(bounded)
}

// unasked reports whether a line of a value counts whatever happens.
func unasked(m *model.Modifier) bool {
	for x := m.Extent; x != nil; x = x.Parent {
		if x.Kind != model.OfMod {
			return false
		}
	}
	return m.When == nil && len(m.Excepts) == 0
}

// local is the span of a bound name.
func (x *spans) local(e *model.Local) span {
	known, ok := x.known[e.Var]
	if !ok {
		x.known[e.Var] = anything
		known = x.binding(e)
		x.known[e.Var] = known
	}
	return known
}

// binding is the span of a bound name, where what binds it tells.
func (x *spans) binding(e *model.Local) span {
	if over := x.over[e.Var]; over != nil {
		one, _ := x.members(over)
		return one
	}
	s := x.g.bound()[e.Var]
	if s == nil {
		return x.ofType(e.T)
	}
	switch s.Names {
	case model.NamesValue:
		return x.of(s.Args["value"])
	case model.NamesMember, model.NamesChoice:
		if e.T.Is(model.Number) && len(s.Parts) == 0 {
			one, _ := x.members(s.Args["from"])
			return one
		}
	case model.NamesRound:
		return span{x.unit(), far}
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

// boxSpan is between which numbers the boxes of a track lie.
func boxSpan(t *model.Track) span {
	out := nowhere()
	for _, n := range boxNumbers(t) {
		out = out.or(span{int64(n), int64(n)})
	}
	if out.empty() {
		return anything
	}
	return out
}

// reachedBoxes is between which numbers the boxes lie in which the marker may stand.
func reachedBoxes(g *study, t *model.Track) span {
	numbers, way, out := boxNumbers(t), g.ways()[t], nowhere()
	for i, n := range numbers {
		if way == nil || way.stands(i) {
			out = out.or(span{int64(n), int64(n)})
		}
	}
	if out.empty() {
		return anything
	}
	return out
}

// boxNumbers lists the numbers of a track's boxes.
func boxNumbers(t *model.Track) (out []int32) {
	for k := t.Boxes; k != nil; k = k.Parent {
		for _, f := range k.Fields {
			if f.Name == "number" && f.Storage == model.Printed {
				for _, b := range t.Thing.Boxes {
					out = append(out, f.Values[b.ID]...)
				}
			}
		}
	}
	return out
}
