package check

import (
	"slices"

	"sandtable/schema/model"
)

// What a statement does to the table is said by its effect (Effect.Changes); what follows from that
// is found here: the rules that it runs, the actions that it offers, the rules bound to all of
// these and to the events of the language, mods included, and, where it asks, the actions that may
// be taken at any time. The bodies of rules and actions are checked twice for that: at first to
// learn what each of them does, without a word; then to judge, knowing what all of them do.

// Deeds is what statements do: the cells that they write, and what else they set going.
type Deeds struct {
	c    *Checker
	here bool // of the statement that is judged: its types are what they will be
	deeds
}

type deeds struct {
	cells
	runs []any // *model.Rule, *model.Action, *model.Menu, happening, asking
}

// happening is an event of the language, and what it happens to.
type happening struct {
	name   string
	lo, hi int32
	track  *model.Track
	marker *model.Marker
}

// asking is a decision: whatever may be done at any time may be done there.
type asking struct{}

// Sets says that a field of what an expression means is set.
func (d *Deeds) Sets(f *model.Field, of, to model.Expr) {
	x := thatOf(f, f.Of, of)
	x.sure = d.something(to)
	d.add(x)
}

// something says whether an expression is never none. Where bodies are checked to learn what they
// do, facts do not end: what a name was inferred from may be none then.
func (d *Deeds) something(x model.Expr) bool {
	if x.Type().Maybe || x.Type().Base == model.Nothing {
		return false
	}
	switch x := x.(type) {
	case *model.Const:
		return true
	case *model.Local:
		return d.here || !d.c.inferred[x.Var]
	}
	return d.here
}

// Marks says that a marker is laid on hosts, or taken off.
func (d *Deeds) Marks(m *model.Marker, hosts model.Expr, event string) {
	x := thatOf(m, m.On, hosts)
	d.add(x)
	d.runs = append(d.runs, happening{name: event, lo: x.lo, hi: x.hi, marker: m})
}

// Moves says that pieces go to a place; to nil: out of the game.
func (d *Deeds) Moves(pieces, to model.Expr, event string) {
	x := thatOf(placed, d.c.Game.Kind(model.KindPiece), pieces)
	d.add(x)
	d.add(cell{what: faceDown, lo: x.lo, hi: x.hi})
	if fresh := mayBe(to, d.c.Game.Supply); fresh || to == nil || mayBe(to, d.c.Game.Out) {
		d.sheds(x, fresh)
	}
	d.happens("leave", x.lo, x.hi)
	d.happens(event, x.lo, x.hi)
}

// mayBe says whether an expression may mean a thing.
func mayBe(x model.Expr, t *model.Thing) bool {
	return x != nil && x.Type().Is(model.ThingOf) && thatOf(nil, t.Kind, x).meets(cell{lo: t.ID, hi: t.ID + 1})
}

// sheds says that pieces leave play: their markers are given back, and fresh ones are as new.
func (d *Deeds) sheds(x cell, fresh bool) {
	for _, m := range d.c.Game.Markers {
		d.within(of(m, m.On), x)
	}
	if !fresh {
		return
	}
	for _, k := range d.c.Game.Kinds {
		for _, f := range k.Fields {
			if f.Storage == model.State {
				d.within(of(f, k), x)
			}
		}
	}
}

// within adds the part of a cell that belongs to pieces.
func (d *Deeds) within(of, pieces cell) {
	of.lo, of.hi = max(of.lo, pieces.lo), min(of.hi, pieces.hi)
	if of.lo < of.hi {
		d.add(of)
	}
}

// Flips says that pieces are turned to another side.
func (d *Deeds) Flips(pieces model.Expr) {
	x := thatOf(placed, d.c.Game.Kind(model.KindPiece), pieces)
	for _, k := range d.c.Game.Kinds {
		if k.SideField != nil {
			d.within(of(k.SideField, k), x)
		}
	}
	d.happens("flip", x.lo, x.hi)
}

// Faces says that pieces are turned face up or face down where they lie, by the event of a name.
func (d *Deeds) Faces(pieces model.Expr, event string) {
	x := thatOf(faceDown, d.c.Game.Kind(model.KindPiece), pieces)
	d.add(x)
	d.happens(event, x.lo, x.hi)
}

// Draws says that something is drawn from a place.
func (d *Deeds) Draws() {
	k := d.c.Game.Kind(model.KindPlace)
	d.happens("draw", k.Lo, k.Hi)
}

// Stirs says that what lies in a place is put in another order.
func (d *Deeds) Stirs() { d.add(of(placed, d.c.Game.Kind(model.KindPiece))) }

// Advances says that the marker of a track moves.
func (d *Deeds) Advances(t *model.Track) {
	if t != nil {
		d.add(cell{what: tracks, lo: t.Thing.ID, hi: t.Thing.ID + 1})
		d.runs = append(d.runs, happening{track: t})
	}
}

// Ends says that the game ends.
func (d *Deeds) Ends() { d.add(one(ending)) }

// Runs says that a rule is run.
func (d *Deeds) Runs(r *model.Rule) {
	if r != nil {
		d.runs = append(d.runs, r)
	}
}

// Offers says that the actions of a menu are offered.
func (d *Deeds) Offers(m *model.Menu) {
	if m != nil {
		d.runs = append(d.runs, m)
	}
}

// Asks says that somebody decides.
func (d *Deeds) Asks() { d.runs = append(d.runs, asking{}) }

func (d *Deeds) happens(event string, lo, hi int32) {
	d.runs = append(d.runs, happening{name: event, lo: lo, hi: hi})
}

// does is what one statement does itself, whatever stands inside it.
func (c *Checker) does(st *model.Stmt) deeds {
	d := Deeds{c: c, here: true}
	c.note(&d, st)
	return d.deeds
}

func (c *Checker) note(d *Deeds, st *model.Stmt) {
	eff := c.Words.Effect(st.Word)
	if eff == nil {
		return
	}
	if eff.Changes == nil {
		d.all = true
		return
	}
	eff.Changes(st, d)
	if eff.Asks {
		d.Asks()
	}
}

// doAll is what statements do, with what stands inside them.
func (c *Checker) doAll(ss []*model.Stmt) deeds {
	d := Deeds{c: c}
	c.noteAll(&d, ss, false)
	return d.deeds
}

// noteAll notes what statements do. What is looked for may be only what those do that stay in the
// rule: whoever leaves it does not come round again.
func (c *Checker) noteAll(d *Deeds, ss []*model.Stmt, stays bool) {
	if stays && c.leavesRule(ss) {
		return
	}
	for _, st := range ss {
		c.note(d, st)
		if st.Undone {
			continue
		}
		c.noteAll(d, st.Parts, stays)
		c.noteAll(d, st.Body, stays)
		if st.Else != nil {
			c.noteAll(d, []*model.Stmt{st.Else}, stays)
		}
	}
}

// leavesRule says whether the last of some statements leaves the rule.
func (c *Checker) leavesRule(ss []*model.Stmt) bool {
	return len(ss) > 0 && ss[len(ss)-1].Leaves == model.LeavesRule
}

// bound lists what is bound to an event.
type bound struct {
	rule    *model.Rule
	action  *model.Action
	binding *model.Binding
}

// hooks lists everything that is bound, by what it is bound to: a rule, an action, a menu, a track,
// or the name of an event.
func (c *Checker) hooks() map[any][]bound {
	out := map[any][]bound{}
	add := func(b *model.Binding, x bound) {
		if b == nil {
			return
		}
		x.binding = b
		to := eventOf(b)
		out[to] = append(out[to], x)
	}
	for _, r := range c.Game.Rules {
		add(r.Binding, bound{rule: r})
	}
	for _, a := range c.Game.Actions {
		add(a.Binding, bound{action: a})
	}
	return out
}

func eventOf(b *model.Binding) any {
	switch e := b.Event; {
	case e.Track != nil:
		return e.Track
	case e.Rule != nil:
		return e.Rule
	case e.Action != nil:
		return e.Action
	case e.Menu != nil:
		return e.Menu
	}
	return b.Event.Name
}

// what is what is set going: a rule runs; an action is offered.
func (b bound) what() []any {
	if b.rule != nil {
		return []any{b.rule}
	}
	return []any{b.action, asking{}}
}

// concerns says whether a binding may wait for something that happens.
func (b bound) concerns(x happening) bool {
	args := b.binding.Args
	if x.marker != nil && len(args) > 1 {
		if k, ok := args[1].Const.(*model.Const); ok && k.T.Is(model.Number) && k.N != x.marker.Index {
			return false
		}
	}
	if len(args) == 0 {
		return true
	}
	t := model.TInvalid
	switch a := args[0]; {
	case a.Var != nil:
		t = a.Var.Type
	case a.Const != nil:
		t = a.Const.Type()
	}
	return t.Base != model.ThingOf || t.Kind.Lo < x.hi && x.lo < t.Kind.Hi
}

// sum is what deeds come to in the end: one bit for each cell.
type sum struct {
	bits []uint64
	all  bool
}

func (s sum) nothing() bool {
	if s.all {
		return false
	}
	return !slices.ContainsFunc(s.bits, func(w uint64) bool { return w != 0 })
}

func (s *sum) add(o sum) {
	s.all = s.all || o.all
	for len(s.bits) < len(o.bits) {
		s.bits = append(s.bits, 0)
	}
	for i, w := range o.bits {
		s.bits[i] |= w
	}
}

func (s sum) meets(o []uint64) bool {
	for i, w := range s.bits {
		if i < len(o) && w&o[i] != 0 {
			return true
		}
	}
	return false
}

// ledger keeps what all rules, actions and events come to.
type ledger struct {
	c       *Checker
	cells   []cell // by bit
	bit     map[cell]int
	hooks   map[any][]bound
	entries map[any]*entry
	stack   []*entry
	touched map[string]touched // by the key of a fact
}

// touched is the cells that a fact goes by, of those that were known when it was asked.
type touched struct {
	cells
	bits  []uint64
	known int
}

// entry is what one of them comes to. Those that lead to one another come to the same.
type entry struct {
	sum
	index, low int
	open       bool
}

func newLedger(c *Checker) *ledger {
	return &ledger{c: c, bit: map[cell]int{}, hooks: c.hooks(), entries: map[any]*entry{}, touched: map[string]touched{}}
}

// of adds the cells of deeds themselves.
func (l *ledger) of(d cells) sum {
	out := sum{all: d.all}
	for _, x := range d.at {
		i, known := l.bit[x]
		if !known {
			i = len(l.cells)
			l.bit[x] = i
			l.cells = append(l.cells, x)
		}
		out.bits = withBit(out.bits, i)
	}
	return out
}

// withBit is a set of cells with one more.
func withBit(bits []uint64, i int) []uint64 {
	for len(bits) <= i/64 {
		bits = append(bits, 0)
	}
	bits[i/64] |= 1 << (i % 64)
	return bits
}

// sum is what deeds come to.
func (c *Checker) sum(d deeds) sum {
	if c.ledger == nil {
		return sum{all: true}
	}
	out := c.ledger.of(d.cells)
	for _, x := range d.runs {
		out.add(c.ledger.find(x).sum)
	}
	return out
}

// find is what a rule, an action, a menu, an event or a decision comes to: those that lead to one
// another are found together, as one strongly connected component (Tarjan).
func (l *ledger) find(x any) *entry {
	if e := l.entries[x]; e != nil {
		return e
	}
	n := len(l.entries)
	e := &entry{index: n, low: n, open: true}
	l.entries[x] = e
	l.stack = append(l.stack, e)
	own, next := l.follow(x)
	e.sum = l.of(own)
	for _, y := range next {
		o := l.find(y)
		if o.open {
			e.low = min(e.low, o.low)
		}
		e.add(o.sum)
	}
	if e.low != e.index {
		return e
	}
	at := len(l.stack) - 1
	for l.stack[at] != e {
		at--
	}
	for _, o := range l.stack[at:] {
		o.sum, o.open = e.sum, false
	}
	l.stack = l.stack[:at]
	return e
}

// follow lists what something does itself, and what it sets going.
func (l *ledger) follow(x any) (cells, []any) {
	switch x := x.(type) {
	case *model.Rule:
		d := l.c.doAll(x.Body)
		return d.cells, append(d.runs, l.boundTo(x, anyThing)...)
	case *model.Action:
		d := l.c.doAll(x.Body)
		next := append(d.runs, l.boundTo(x, anyThing)...)
		if x.Menu != nil {
			next = append(next, l.boundTo(x.Menu, anyThing)...)
		}
		return d.cells, next
	case *model.Menu:
		next := []any{asking{}}
		for _, a := range x.Actions {
			next = append(next, a)
		}
		return cells{}, next
	case happening:
		if x.track != nil {
			return cells{}, l.boundTo(x.track, anyThing)
		}
		return cells{}, l.boundTo(x.name, x)
	}
	var next []any
	for _, a := range l.c.Game.Actions {
		if a.Anytime {
			next = append(next, a)
		}
	}
	return cells{}, next
}

// anyThing is an event that may happen to anything.
var anyThing = happening{lo: -1 << 31, hi: 1<<31 - 1}

// boundTo lists what is bound to an event: rules run; actions are offered.
func (l *ledger) boundTo(event any, to happening) []any {
	var next []any
	for _, b := range l.hooks[event] {
		if b.concerns(to) {
			next = append(next, b.what()...)
		}
	}
	return next
}

// touches says whether what is done may make a fact untrue.
func (c *Checker) touches(done sum, f *fact) bool {
	l := c.ledger
	if l == nil {
		l = newLedger(c)
	}
	t, known := l.touched[f.key]
	if !known {
		t.cells = c.reads(f)
	}
	if len(t.at) == 0 && !t.all {
		return false // a name never changes
	}
	if done.all || t.all {
		return true
	}
	for ; t.known < len(l.cells); t.known++ {
		if slices.ContainsFunc(t.at, l.cells[t.known].meets) {
			t.bits = withBit(t.bits, t.known)
		}
	}
	l.touched[f.key] = t
	return done.meets(t.bits)
}
