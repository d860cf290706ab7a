package closure

import (
	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
)

// Searches over the links of a map.

// search is a search in the making.
type search struct {
	links *ir.Table
	w     ir.Window
	at    *hcl.Range
	// The space left and the space entered lie there, in registers or in the frame.
	left, entered func(m *machine.M, id int32)
	whole         machine.Num // the cost as it is
	step          step        // the cost in parts
	// What tells apart what is found, as the inputs of its costs do; kept is false if it is not
	// kept.
	kept   bool
	loud   bool // see ir.Memory
	place  int32
	field  int32 // see field.go
	back   *entries
	reads  []int32
	words  int32 // of the inputs
	inputs func(m *machine.M, in []uint64) bool
}

// search makes a search by a cost.
func (b *Maker) search(n *ir.Node, w ir.Window, cost *ir.Node) *search {
	inner := cost.X[0]
	s := &search{links: n.Tab, w: w, at: cost.At, left: b.bind(cost.V), entered: b.bind(inner.V)}
	s.whole = b.Num(inner.X[0])
	s.step = b.step(inner)
	if x := cost.Memo; x != nil && b.Place != nil {
		s.reads, s.kept = b.spans(x)
		s.loud, s.words, s.inputs = x.Loud, ir.Width(cost.X[1:]...), b.told(cost.X[1:])
		if s.place = b.place(placeOf{x, n.Op, false}); n.Op == ir.Cheapest {
			s.field, s.back = b.place(placeOf{x, n.Op, true}), b.back(n.Tab)
		}
	}
	return s
}

// back is links by where they lead to. They are sorted once for each map.
func (b *Maker) back(links *ir.Table) *entries {
	if b.backward[links] == nil {
		b.backward[links] = entriesOf(links)
	}
	return b.backward[links]
}

// step is the cost of a step in parts, if there is a base. Conditions may be nil: they never hold.
type step struct {
	base             machine.Num
	answers          func(m *machine.M) []int32 // what is kept of the base, by link; nil: nothing
	refuses, forbids machine.Num
	sure             bool   // what forbids never fails
	closed, behind   []view // to whoever comes, and from the space left
}

// view is a set that is read where it lies.
type view struct {
	of func(m *machine.M) []uint64
	w  ir.Window
}

func (b *Maker) step(inner *ir.Node) (s step) {
	x, ok := inner.Tolls()
	if !ok {
		return s
	}
	cond := func(n *ir.Node) machine.Num {
		if n.Op == ir.Const && n.K == 0 {
			return nil
		}
		return b.Num(n)
	}
	s.base, s.refuses, s.forbids, s.sure = b.Num(x.Base), cond(x.Refuses), cond(x.Forbids), b.tally.Total(x.Forbids)
	if n := x.Base; n.Op == ir.Memo && n.Memo.By == ir.ByStep {
		if k := b.shelf(n); k != nil {
			s.base, s.answers = b.Num(n.X[0]), b.answers(n, k)
		}
	}
	s.closed, s.behind = b.views(x.Closed), b.views(x.Behind)
	return s
}

func (b *Maker) views(sets []*ir.Node) (out []view) {
	for _, x := range sets {
		out = append(out, view{b.view(x), x.T.Win})
	}
	return out
}

// walk is one search: what is known of its steps before it begins.
type walk struct {
	*search
	left    int32
	whole   bool // the cost has no parts
	told    bool // somebody is told which lines apply
	refused bool // no step leads on from the space left
	answers []int32
	shut    [ir.MaxClosed]shut
	shuts   int  // so many of these
	behind  bool // what is shut from the space left is among them
	mark    int
}

// shut is a set of spaces that nobody enters.
type shut struct {
	set []uint64
	w   ir.Window
}

func (s *search) walk(m *machine.M) walk {
	w := walk{search: s, left: none, whole: s.step.base == nil, told: m.Cover != nil}
	if w.whole {
		return w
	}
	if s.step.answers != nil {
		w.answers = s.step.answers(m)
	}
	w.close(m, s.step.closed)
	w.mark = m.Mark()
	return w
}

// close adds sets of spaces that nobody enters.
func (w *walk) close(m *machine.M, sets []view) {
	for _, x := range sets {
		w.shut[w.shuts] = shut{x.of(m), x.w}
		w.shuts++
	}
}

// leave reports whether a step may lead on from a space.
func (w *walk) leave(m *machine.M, space int32) bool {
	w.left = space
	w.search.left(m, space)
	w.refused = !w.whole && w.step.refuses != nil && w.step.refuses(m) != 0
	w.shuts, w.behind = len(w.step.closed), len(w.step.behind) == 0
	return w.told || !w.refused
}

// toll is the cost of the step to a space along a link. Where there is no step and somebody is told
// which lines apply, it is asked as a whole: parts do not tell which of them forbids it. See
// ir.Search for the limit: what is known to cost as much is not asked whether it is forbidden.
func (w *walk) toll(m *machine.M, to, link, limit int32) int32 {
	c := none
	if w.answers != nil && w.behind && w.step.sure && !w.told && w.answers[link] >= limit {
		return none
	}
	if !w.whole && !w.refused && !w.isShut(to, 0) {
		c = w.pays(m, to, link)
	}
	if w.whole || w.told && c == none {
		return w.ask(m, w.search.whole, to, link)
	}
	return c
}

// isShut reports whether nobody enters a space, by the sets after the first ones.
func (w *walk) isShut(to int32, first int) bool {
	for i := first; i < w.shuts; i++ {
		if x := &w.shut[i]; ir.Has1(x.set, x.w, to) {
			return true
		}
	}
	return false
}

// pays is the cost of the step to a space that is not shut.
func (w *walk) pays(m *machine.M, to, link int32) int32 {
	c := machine.Unknown
	if w.answers != nil {
		c = w.answers[link]
	}
	if c == machine.Unknown {
		if c = w.ask(m, w.step.base, to, link); w.answers != nil && m.Err == nil {
			w.answers[link] = c
		}
	}
	if c == none {
		return none
	}
	if !w.behind { // sets that may fail are not asked for before
		m.Release(w.mark)
		w.behind = true
		if w.close(m, w.step.behind); w.isShut(to, len(w.step.closed)) {
			return none
		}
	}
	if w.step.forbids != nil && w.ask(m, w.step.forbids, to, link) != 0 {
		return none
	}
	return c
}

// ask asks something of the step.
func (w *walk) ask(m *machine.M, what machine.Num, to, link int32) int32 {
	w.entered(m, to)
	m.Along(link)
	return what(m)
}

// run visits spaces in the order of their costs.
func (s *search) run(m *machine.M, from []uint64, most int64, visit func(space, cost int32) bool) {
	if m.Still() {
		defer m.Stir()
	}
	w := s.walk(m)
	ir.Search(m, s.links, s.w, from, most, visit, func(space int32) bool { return w.leave(m, space) }, func(to, link, limit int32) int32 {
		c := w.toll(m, to, link, limit)
		if c < 0 && c != none {
			return ir.Toll(m, w.left, to, c, s.at)
		}
		return c
	})
}

// recall finds what a search has found for the same inputs, in n words; nil: it is not kept. Given
// is what it depends on besides its first set.
func (s *search) recall(m *machine.M, most, n int32, sets ...[]uint64) (known *machine.Recalled, given []uint64) {
	if !s.kept || s.loud && m.Cover != nil {
		return nil, nil
	}
	size := 1 + s.words + int32(len(s.reads))
	for _, x := range sets {
		size += int32(len(x))
	}
	in := m.Words(size)
	if in[0] = uint64(uint32(most)); m.Cover != nil {
		in[0] |= 1 << 32 // whoever is told which lines apply is told it once of each search
	}
	rest := in[1:]
	for _, x := range sets {
		copy(rest, x)
		rest = rest[len(x):]
	}
	m.Versions(s.reads, rest)
	if !s.inputs(m, rest[len(s.reads):]) {
		return nil, nil
	}
	return m.Recall(s.place, in, n), in[1+len(sets[0]):]
}
