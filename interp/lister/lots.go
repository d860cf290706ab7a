package lister

import (
	"slices"

	"sandtable/interp/algebra"
	"sandtable/interp/ir"
	"sandtable/interp/listing"
	"sandtable/interp/machine"
	"sandtable/interp/query"
)

// Options that are drawn at random. The conditions of the last choice and those after it are
// checked only for candidates that are drawn; so are requirements that try statements, which are
// expensive.

// lots are the options of an action in two parts.
type lots struct {
	all   *lister    // lists all candidates
	steps []listStep // what is chosen, and what is left for later
	last  int        // of these, the last choice; -1: who acts
	asks  []*algebra.Node
	fits  []listing.Condition
}

// loose are the candidates of a choice before some of them are left out.
type loose struct {
	from query.Query
	asks []*algebra.Node // one after the other
}

// loosen takes from a set what is asked of each member; nil if nothing is.
func (k *Maker) loosen(n *algebra.Node) *loose {
	n, asks := bare(n)
	if len(asks) == 0 {
		return nil
	}
	return &loose{k.Queries.Emitted(n), asks}
}

func bare(n *algebra.Node) (*algebra.Node, []*algebra.Node) {
	switch n.Op {
	case algebra.OpKeep:
		from, asks := bare(n.Xs[0])
		return from, append(asks, n)
	case algebra.OpAnd:
		if from, asks := bare(n.Xs[0]); len(asks) > 0 {
			for _, x := range n.Xs[1:] {
				from = algebra.And(from, x)
			}
			return from, asks
		}
	}
	return n, nil
}

// lots divides the options; nil if there is nothing to leave for later.
func (l *lister) lots() *lots {
	all, last, late := *l, len(l.steps)-1, false
	for last >= 0 && (l.steps[last].holds != nil || l.steps[last].let != nil) {
		last--
	}
	x := &lots{all: &all, last: -1}
	all.steps, all.bare = nil, false
	for i, s := range l.steps {
		later := s.holds != nil && (i > last || s.trial)
		if i == last {
			x.last = len(x.steps)
		}
		if i <= last && !later {
			all.steps = append(all.steps, s)
		}
		if later || s.holds == nil {
			x.steps = append(x.steps, s)
		}
		late = late || later
	}
	switch {
	case x.last >= 0:
		s := &all.steps[len(all.steps)-1]
		x.fits, s.each.All = s.each.All, nil
		if s.loose != nil {
			x.asks, s.from, s.placed = s.loose.asks, s.loose.from, nil
		}
		s.copies = s.piece
		all.bare = s.from.Set != nil && s.when == nil && !s.copies
	case l.actors == nil:
		return nil
	default:
		x.fits, all.checks.All = l.checks.All, nil
		if l.loose != nil {
			x.asks, all.actors = l.loose.asks, &l.loose.from
		}
	}
	if !late && len(x.asks) == 0 && len(x.fits) == 0 {
		return nil
	}
	all.weigh()
	x.dropLets()
	return x
}

// dropLets drops the names that nothing reads of what is left for later.
func (x *lots) dropLets() {
	read := map[*ir.Var]bool{}
	all := false // what is tried may read any
	note := func(n *ir.Node) {
		if n != nil {
			n.Walk(func(n *ir.Node) { read[n.V] = true })
		}
	}
	for i := len(x.steps) - 1; i >= 0; i-- {
		s := &x.steps[i]
		if s.let != nil && !all && !read[s.stmts[0].V] {
			x.steps = slices.Delete(x.steps, i, i+1)
			if x.last > i {
				x.last--
			}
			continue
		}
		for _, st := range s.stmts {
			if all = all || st.Trial != nil; s.let != nil || s.holds != nil || st.Do == ir.Refuses {
				note(st.X)
			}
			note(st.When)
			for _, r := range st.Need {
				all = all || r.Trial != nil
				note(r.X)
			}
		}
	}
}

// legal reports whether a candidate is an option.
func (x *lots) legal(m *machine.M, opt []int32) bool {
	lists, start := len(m.H), m.ListStart()
	ok := x.holds(m, opt)
	m.H = m.H[:lists]
	m.ListDrop(start)
	return ok
}

func (x *lots) holds(m *machine.M, opt []int32) bool {
	for _, s := range x.all.before {
		if s.Let != nil {
			s.Let(m)
		}
	}
	if x.all.actors != nil {
		m.SetInt(x.all.actor, opt[1])
	}
	if opt = opt[1:]; x.last < 0 && !x.fit(m, opt[0]) {
		return false
	}
	for i := range x.steps {
		s := &x.steps[i]
		switch m.Spend(1 + s.own); {
		case s.let != nil:
			s.let(m)
		case s.holds != nil:
			if s.holds(m) == 0 {
				return false
			}
		default:
			opt = opt[1:]
			m.SetInt(s.slot, opt[0])
			if s.when != nil && s.when(m) == 0 {
				continue
			}
			if m.SetInt(s.cand, opt[0]); i == x.last && !x.fit(m, opt[0]) {
				return false
			}
		}
	}
	return true
}

// fit reports whether a candidate of the last choice meets what is asked of each.
func (x *lots) fit(m *machine.M, v int32) bool {
	for _, n := range x.asks {
		if n.Begin != nil {
			n.Begin(m)
		}
		m.Spend(int(n.Work))
		if n.Bind(m, v); n.Cond(m) == 0 {
			return false
		}
	}
	for i := range x.fits {
		m.Spend(x.fits[i].Cost)
		if x.fits[i].Holds(m) == 0 {
			return false
		}
	}
	return true
}
