// Package listing finds the options of actions while a game is played: it runs listings, which
// package code makes of lowered ones. It lists all options of an action, in canonical order, says
// why one is not legal, and draws a secret choice again.
package listing

import (
	"slices"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// List finds the options of an action, in the frame of the action. What follows a choice is done
// for each of its candidates. It is the reference for faster forms.
type List struct {
	Index int32 // of the action
	Steps []Step
	Actor *Step // who may act; nil: nobody does
}

// Step is a statement of a listing.
type Step struct {
	*ir.Stmt
	Holds machine.Num        // of a requirement
	Let   func(m *machine.M) // of a name
	Asked machine.Num        // of a choice: it is asked; nil: always
	From  machine.List       // its candidates
	Area  machine.Set        // or the area of them, of which samples are tried
	Fits  Conditions         // what is required of them
	Ready machine.List       // those that meet it; nil: each is asked in turn
	Work  int                // steps of its own expressions
	Per   int                // of a choice: steps for each candidate, up to the next choice
}

// Step is the step of a statement of the content; nil: nothing asks for it.
func (l *List) Step(of *model.Stmt) *Step {
	if i := slices.IndexFunc(l.Steps, func(s Step) bool { return s.Of == of }); i >= 0 {
		return &l.Steps[i]
	}
	return nil
}

// Tuple is an option in the making: the action, its actor, its choices, and the way through a whole
// action.
type Tuple [model.MaxLeadingChoices + 3]int32

// Add adds every option.
func (l *List) Add(m *machine.M, o *machine.Options) {
	t, n := Tuple{l.Index, model.None}, 1
	if l.Actor == nil {
		n = 2
	}
	l.step(m, o, 0, n, &t)
}

// step goes on with the i-th step, after n numbers of an option.
func (l *List) step(m *machine.M, o *machine.Options, i, n int, t *Tuple) {
	for ; i < len(l.Steps); i++ {
		switch s := &l.Steps[i]; {
		case s.Holds != nil:
			if s.Holds(m) == 0 {
				return
			}
		case s.Let != nil:
			s.Let(m)
		case s.Asked != nil && s.Asked(m) == 0:
			m.SetInt(s.V.In.I, model.None)
			t[n] = model.None
			n++
		case s.Area != nil:
			mark := m.Mark()
			m.Sample(s.area(m), func(p int32) bool { return l.goes(m, o, i, n, t, p) })
			m.Release(mark)
			return
		default:
			l.each(m, o, i, n, t)
			return
		}
	}
	o.Flat = t.Add(o.Flat, n, o.Stride)
	m.Listed(o)
}

// each goes on with each candidate. Those like one that has led to an option add nothing.
func (l *List) each(m *machine.M, o *machine.Options, i, n int, t *Tuple) {
	s, start := &l.Steps[i], m.ListStart()
	from := s.From
	if s.Ready != nil {
		from = s.Ready
	}
	all := from(m)
	m.Spend(len(all) * s.Per)
	led := m.ListStart()
	for _, v := range all {
		plural := s.Alike && m.Plural(v)
		if plural && m.AnyAlike(m.ListFrom(led), v) {
			continue
		}
		if l.goes(m, o, i, n, t, v) && plural {
			m.Push(v)
		}
	}
	m.ListDrop(start)
}

// goes goes on with a candidate, and reports whether it leads to an option.
func (l *List) goes(m *machine.M, o *machine.Options, i, n int, t *Tuple, v int32) bool {
	s, before := &l.Steps[i], len(o.Flat)
	inner := m.ListStart()
	if s.Bind(m, v); s.Ready != nil || s.Fits.Hold(m) {
		t[n] = v
		l.step(m, o, i+1, n+1, t)
	}
	m.ListDrop(inner)
	return len(o.Flat) > before
}

// Bind gives the name of a choice, and that which its requirements read, a candidate.
func (s *Step) Bind(m *machine.M, v int32) {
	m.SetInt(s.V.In.I, v)
	m.SetInt(s.Fits.Slot, v)
}

// area is the area of the candidates, in scratch memory.
func (s *Step) area(m *machine.M) []uint64 {
	area := m.Words(s.X.T.Win.N)
	s.Area(m, area)
	return area
}

// Fitting lists the candidates of a choice that meet what is required of them, all other names
// being as they are, in scratch memory.
func (s *Step) Fitting(m *machine.M) []int32 {
	var fit []int32
	fits := func(v int32) bool {
		inner := m.ListStart()
		defer m.ListDrop(inner)
		s.Bind(m, v)
		return s.Fits.Hold(m)
	}
	if s.Area != nil {
		mark := m.Mark()
		defer m.Release(mark)
		m.Sample(s.area(m), func(p int32) bool {
			ok := fits(p)
			if ok {
				fit = append(fit, p)
			}
			return ok
		})
		return fit
	}
	all := s.From(m)
	m.Spend(len(all) * (1 + s.Fits.Cost()))
	start := m.ListStart()
	for _, v := range all {
		if fits(v) {
			m.Push(v)
		}
	}
	return m.ListFrom(start)
}

// Refuses returns why an option, of which the numbers are who acts and the choices, is not legal;
// nil if it is.
func (l *List) Refuses(m *machine.M, opt []int32) *machine.Refusal {
	if l.Actor == nil {
		opt = opt[1:]
	}
	for i := range l.Steps {
		s := &l.Steps[i]
		switch {
		case s.Holds != nil:
			if s.Holds(m) == 0 {
				return refusal(s.Why, "")
			}
			continue
		case s.Let != nil:
			s.Let(m)
			continue
		}
		v, there := s.meant(m, opt[0])
		opt = opt[1:]
		switch {
		case !there && s.Alike:
			return refusal(s.Why, "it is not a candidate ")
		case !there:
			return refusal(s.Why, "")
		}
		if s.Bind(m, v); v == model.None {
			continue
		}
		if no := s.Fits.Fails(m); no != nil {
			return no
		}
	}
	return nil
}

// meant is the candidate of a choice that an option names: it, or one like it; there is false if
// there is none.
func (s *Step) meant(m *machine.M, v int32) (is int32, there bool) {
	switch {
	case s.Asked != nil && s.Asked(m) == 0:
		return model.None, v == model.None
	case s.Area != nil:
		mark := m.Mark()
		defer m.Release(mark)
		return v, ir.Has1(s.area(m), s.X.T.Win, v)
	}
	for _, c := range s.From(m) {
		if v == c || s.Alike && m.Alike(v, c) {
			return c, true
		}
	}
	return v, false
}

// Where writes the area of the point that an option names, given who acts and the choices before
// it; false: it names none.
func (l *List) Where(m *machine.M, opt []int32, dst []uint64) bool {
	if l.Actor == nil {
		opt = opt[1:]
	}
	for i := range l.Steps {
		switch s := &l.Steps[i]; {
		case s.Let != nil:
			s.Let(m)
		case s.Holds != nil:
		case len(opt) == 0:
			return false
		case s.Area != nil && opt[0] != model.None:
			s.Area(m, dst)
			return true
		default:
			m.SetInt(s.V.In.I, opt[0])
			opt = opt[1:]
		}
	}
	return false
}

// Add adds an option of n numbers, padded with None. It is copied number by number: a wide load of
// numbers that have just been stored one by one stalls the processor.
func (t *Tuple) Add(flat []int32, n, stride int) []int32 {
	at := len(flat)
	if at+stride > cap(flat) {
		flat = append(flat, make([]int32, stride)...)
	}
	flat = flat[:at+stride]
	opt := flat[at:]
	for j := range opt {
		if opt[j] = model.None; j < n && j < len(t) {
			opt[j] = t[j]
		}
	}
	return flat
}

// Redraw draws a leading choice again. A hidden piece has already been exchanged with all pieces
// like it. If the action has moved it since, so that it is no candidate any more, it stays.
func (s *Step) Redraw(m *machine.M, pieces bool, d *machine.Redrawing) {
	slot := s.V.In.I
	old := m.Int(slot)
	if old == model.None || s.Asked != nil && s.Asked(m) == 0 {
		return
	}
	start := m.ListStart()
	l := s.Fitting(m)
	v := old
	if len(l) > 0 && (!pieces || !d.Hidden(old) || slices.Contains(l, old)) {
		v = l[d.Pick(len(l))]
	}
	m.ListDrop(start)
	s.Bind(m, v)
	m.SetInt(slot, v)
}
