package compile

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"
	"sync"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Tracer explains how values come about. It compiles the game once more: compilation is
// deterministic, so its program reads the states of the played one, which carries nothing for it.
// The program is watched: it stops before it would reveal something hidden from the player who
// asks; see veil.go.
type Tracer struct {
	c  *C
	mu sync.Mutex // values are compiled when they are first used
}

// NewTracer returns a tracer for games of a program.
func NewTracer(p *machine.Program, words Words) *Tracer {
	c := newC(p.Game, Choice{Watched: true, Private: p.Private(), Scenario: p.Scenario, Variants: p.Variants, Players: p.Players}, words)
	c.played = p
	c.compile()
	// No query reads index sets, and the played program has a different layout of them.
	c.P.Indexes = machine.Indexes{}
	return &Tracer{c: c}
}

// Program returns the watched program, which runs on the states of the played one.
func (t *Tracer) Program() *machine.Program { return t.c.P }

// WhyNot returns the first requirement that refuses an action of the pending decision, with the
// wanted actor and choices; nil if none does. It returns an error if the answer depends on what the
// veil hides, or fails.
func (t *Tracer) WhyNot(m *machine.M, a *model.Action, want []int32, veil *machine.Veil) (*machine.Refusal, *machine.Error) {
	w := t.standIn(m, veil)
	for _, ask := range []*machine.Ask{w.Standing(), w.P.Anytime} {
		if ask == nil {
			continue
		}
		for _, x := range ask.Acts {
			if x.Action == a {
				r := x.WhyNot(w, want)
				return r, w.Err
			}
		}
	}
	return nil, nil
}

// Refusal returns why an option that names a point is not legal. beside: the option would not
// answer the decision, but be taken beside it.
func (t *Tracer) Refusal(m *machine.M, opt []int32, beside bool, veil *machine.Veil) (*machine.Refusal, *machine.Error) {
	w := t.standIn(m, veil)
	ask := w.Standing()
	if beside {
		ask = w.P.Anytime
	}
	r := ask.Admit(w, opt)
	return r, w.Err
}

// Route returns the way to the space that an option of the pending decision names, through the
// spaces via; nil if the rules search for none. It returns an error if the answer depends on what
// the veil hides, or fails.
func (t *Tracer) Route(m *machine.M, i int, via []int32, veil *machine.Veil) (r *machine.Route, err *machine.Error) {
	of, opt := m.Option(i)
	w := t.standIn(m, veil)
	ask := w.Standing()
	if of == m.P.Anytime {
		ask = w.P.Anytime
	}
	switch {
	case ask == nil || opt[0] == machine.PassOption:
	case ask.Route != nil:
		w.Look(func() { r = ask.Route(w, opt[0], via) })
	default:
		for _, x := range ask.Acts {
			if x.Action.Index == opt[0] {
				r = x.Route(w, opt[1:], via)
			}
		}
	}
	if w.Err != nil {
		return nil, w.Err
	}
	return r, nil
}

// Number evaluates an expression of one value in the current position, with the names in force
// there. It returns an error if the answer depends on what the veil hides, or fails.
func (t *Tracer) Number(m *machine.M, e model.Expr, veil *machine.Veil) (n int32, err *machine.Error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	f := t.c.Num(e)
	t.c.drain()
	w := t.standIn(m, veil)
	w.Look(func() { n = f(w) })
	return n, w.Err
}

// Members evaluates a value without parameters that gives things. It returns an error if the answer
// depends on what the veil hides, or fails.
func (t *Tracer) Members(m *machine.M, v *model.Value, veil *machine.Veil) ([]int32, *machine.Error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	f := t.c.List(&model.Call{Node: model.Node{T: v.Type, R: v.Range}, Value: v})
	t.c.drain()
	w := t.standIn(m, veil)
	var out []int32
	w.Look(func() { out = slices.Clone(f(w)) })
	return out, w.Err
}

// standIn returns a machine of the watched program in the position of another machine.
func (t *Tracer) standIn(m *machine.M, veil *machine.Veil) *machine.M {
	w := machine.New(t.c.P)
	w.StandIn(m)
	w.Veil = veil
	return w
}

// TraceArg is an argument of a traced value: a thing, number or name, or the members of a set or
// list. The zero value is the default.
type TraceArg struct {
	Given   bool
	One     int32
	Members []int32
}

// Trace states how a value came about.
type Trace struct {
	Value  *model.Value
	Args   []string // as shown
	Base   string   // the base as written
	Was    string   // the result of the base
	Lines  []TraceLine
	Result string
	Number int32 // of a value of one number, name or thing
	Start  int32 // the result of the base, as a number
}

// TraceLine is one modifier of a value, whether it applied or not.
type TraceLine struct {
	Label, Ref string
	Extent     string // where it is declared, if not in the value itself: `the card "Alert"`
	Applied    bool
	Deeds      []TraceDeed
	Why        string // why it did not apply
}

// TraceDeed is one effect of a modifier: of one of its figures, and of one card in force.
type TraceDeed struct {
	Word   string // base, by, at_least, at_most, to, also, but_not
	Text   string // as written
	Shown  string
	Number int32
}

// Trace evaluates a value in the current position. A failure leaves its error in the machine.
func (t *Tracer) Trace(m *machine.M, v *model.Value, args []TraceArg) *Trace {
	t.mu.Lock()
	defer t.mu.Unlock()
	c := t.c
	cv := c.Value(v)
	x := &tracing{c: c, m: m, cv: cv, out: &Trace{Value: v, Base: squeeze(c.source(v.Base))}}
	m.Look(func() { x.trace(args) })
	return x.out
}

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

// probes compiles the modifiers of the value in the order in which they apply, followed by those of
// variants that are not in play.
func (x *tracing) probes() []func() TraceLine {
	x.c.drain()
	var out []func() TraceLine
	for _, l := range x.cv.Lines {
		out = append(out, x.probe(l))
	}
	for _, mod := range x.cv.Model.Modifiers {
		if !x.c.chosen(mod.Extent) {
			line := x.head(mod)
			line.Why = x.notPlayed(mod.Extent)
			out = append(out, func() TraceLine { return line })
		}
	}
	return out
}

// head returns what is known of a modifier without evaluating it.
func (x *tracing) head(mod *model.Modifier) TraceLine {
	return TraceLine{Label: mod.Label, Ref: mod.Ref, Extent: extentTitle(mod.Extent)}
}

// probe compiles one modifier: its effects, or why it does not apply.
func (x *tracing) probe(l *Line) func() TraceLine {
	mod, m := l.Model, x.m
	head := x.head(mod)
	deeds := x.deeds(mod)
	why := x.reasons(l)
	return func() TraceLine {
		line := head
		l.Holds(m, func() {
			line.Applied = true
			for _, d := range deeds {
				line.Deeds = append(line.Deeds, d())
			}
		})
		if !line.Applied {
			line.Why = why()
		}
		return line
	}
}

// deeds compiles the effects of a modifier: each figure that it states.
func (x *tracing) deeds(mod *model.Modifier) []func() TraceDeed {
	var out []func() TraceDeed
	for _, part := range []struct {
		word string
		expr model.Expr
	}{{"base", mod.Base}, {"by", mod.By}, {"at_least", mod.AtLeast}, {"at_most", mod.AtMost}, {"also", mod.Also}, {"but_not", mod.ButNot}, {"to", mod.To}} {
		if part.expr == nil {
			continue
		}
		read, d := x.reader(part.expr), TraceDeed{Word: part.word, Text: squeeze(x.c.source(part.expr))}
		out = append(out, func() TraceDeed {
			d.Shown, d.Number = read()
			return d
		})
	}
	return out
}

// reasons compiles why a modifier does not apply: the first of its conditions that is false.
func (x *tracing) reasons(l *Line) func() string {
	mod, m, c := l.Model, x.m, x.c
	active, self := c.active(mod.Extent), c.selves(mod.Extent)
	var excepts []machine.Num
	var excepted []*model.Except
	for _, e := range mod.Excepts {
		if c.chosen(e.Extent) {
			excepts, excepted = append(excepts, c.guard(e.Extent, e.Self, c.optional(e.When))), append(excepted, e)
		}
	}
	return func() string {
		if active != nil && active(m) == 0 {
			return extentTitle(mod.Extent) + " does not hold"
		}
		for i, f := range excepts {
			if f(m) != 0 {
				return "an exception holds" + inside(excepted[i].Extent) + ref(excepted[i].Ref)
			}
		}
		if self != nil && self(m, model.None) == model.None {
			return "none is in force"
		}
		if mod.When != nil {
			return "not " + squeeze(c.source(mod.When))
		}
		return "it does not hold"
	}
}

// notPlayed returns the name of the variant or scenario that a modifier belongs to.
func (x *tracing) notPlayed(e *model.Extent) string {
	for ; e != nil; e = e.Parent {
		switch {
		case e.Kind == model.OfVariant && !x.c.hasVariant(e.Variant):
			return fmt.Sprintf("%s is not %s", e.Variant.Option.Title, e.Variant.Title)
		case e.Kind == model.OfScenario && x.c.Choice.Scenario != e.Start:
			return fmt.Sprintf("the scenario is not %s", e.Start.Title)
		}
	}
	return "it is not played"
}

// extentTitle describes where an addition is declared.
func extentTitle(e *model.Extent) string {
	if e == nil {
		return ""
	}
	switch e.Kind {
	case model.While:
		return fmt.Sprintf("while %q", e.Name)
	case model.InForce:
		return fmt.Sprintf("%q", e.Name)
	case model.OfScenario:
		return fmt.Sprintf("the scenario %q", e.Name)
	case model.OfVariant:
		return fmt.Sprintf("the variant %q", e.Name)
	case model.OfMod:
		return fmt.Sprintf("the mod %q", e.Name)
	}
	return extentTitle(e.Parent)
}

func inside(e *model.Extent) string {
	if t := extentTitle(e); t != "" {
		return " in " + t
	}
	return ""
}

func ref(r string) string {
	if r == "" {
		return ""
	}
	return " (" + r + ")"
}

// squeeze joins an expression of several lines into one.
func squeeze(s string) string { return strings.Join(strings.Fields(s), " ") }
