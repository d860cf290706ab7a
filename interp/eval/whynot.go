package eval

import (
	"slices"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
)

// Why something is no option.

// Asking is how a reason is asked for.
type Asking struct {
	Figures bool       // the reason is to state its figures
	Unseen  []*ir.Stmt // requirements that are passed over, because they depend on what is hidden
	Now     *ir.Stmt   // the requirement in evaluation; nil: something else is

	Held func(s *ir.Stmt, figures string) // is told of each requirement that holds, and has figures; nil: nobody is
}

// AnyChoice in what is wanted leaves a choice open.
const AnyChoice = none

// WhyNot returns why no option of a list is as wanted: the first requirement that refuses the first
// candidate that is; nil if there is such an option. want is who acts, if the list has somebody
// act, and the choices in order.
func (r *Run) WhyNot(l *ir.Listing, want []int32, q *Asking) *machine.Refusal {
	w := &whyNot{Run: r, q: q, want: want}
	if actorless(l) {
		w.next = 1
	}
	return w.body(l.Body)
}

type whyNot struct {
	*Run
	q    *Asking
	want []int32
	next int // which choice comes next
}

func (w *whyNot) body(body []*ir.Stmt) *machine.Refusal {
	for _, s := range body {
		switch s.Do {
		case ir.Binds:
			w.bind(s.V, w.Val(s.X))
		case ir.Refuses:
			if !w.holdsNow(s) {
				return w.refusal(s.Why, "")
			}
			if w.q.Held != nil && s.Why.Short != nil {
				w.q.Held(s, w.Text(s.Why.Short))
			}
		case ir.Picks:
			return w.each(s)
		}
	}
	return nil
}

// holdsNow reports whether a requirement holds, or is passed over.
func (w *whyNot) holdsNow(s *ir.Stmt) bool {
	if slices.Contains(w.q.Unseen, s) {
		return true
	}
	w.q.Now = s
	ok := w.meets(s)
	w.q.Now = nil
	return ok
}

// refusal is a reason as it is told, after other words; with figures, if they are asked for.
func (w *whyNot) refusal(why *ir.Reason, before string) *machine.Refusal {
	out := &machine.Refusal{Label: before + why.Label, Ref: why.Ref, At: why.At, Against: why.Against}
	if w.q.Figures && why.Short != nil {
		out.Figures = w.Text(why.Short)
	}
	return out
}

// each asks what refuses those candidates that are wanted.
func (w *whyNot) each(s *ir.Stmt) *machine.Refusal {
	want := AnyChoice
	if w.next < len(w.want) {
		want = w.want[w.next]
	}
	w.next++
	defer func() { w.next-- }()
	if s.When != nil && !w.holds(s.When) {
		if w.bind(s.V, ir.Val{N: none}); want != AnyChoice {
			return w.noCandidate(s, noneThere, none)
		}
		return w.body(s.Body)
	}
	if s.Open {
		return w.point(s, want)
	}
	var best *machine.Refusal
	all, found := w.members(s.X), false
	for _, v := range all {
		if want != AnyChoice && !w.means(s, want, v) {
			continue
		}
		found = true
		no := w.pick(s, v)
		if no == nil {
			return nil
		}
		best = first(best, no, len(all) > 1 && want == AnyChoice)
	}
	switch {
	case found:
		return best
	case len(all) > 0:
		return w.noCandidate(s, notAmong, want)
	}
	return w.noCandidate(s, noneThere, want)
}

// What is told before "for target".
const (
	noneThere = "there is no candidate "
	notAmong  = "it is not a candidate "
)

// means reports whether a candidate is what is wanted, or like it.
func (w *whyNot) means(s *ir.Stmt, want, v int32) bool {
	if !s.Alike {
		return want == v
	}
	if want != v && w.m.Plural(v) && w.m.Hides(v) {
		w.m.Conceal()
	}
	return w.m.Alike(want, v)
}

// pick asks what refuses a candidate, or what comes after it.
func (w *whyNot) pick(s *ir.Stmt, v int32) *machine.Refusal {
	lists := len(w.m.H)
	defer func() { w.m.H = w.m.H[:lists] }()
	w.bind(s.V, ir.Val{N: v})
	if no := w.body(s.Need); no != nil {
		return no
	}
	return w.body(s.Body)
}

// point asks what refuses a point of an area, or all that are tried, if none is wanted.
func (w *whyNot) point(s *ir.Stmt, want int32) (best *machine.Refusal) {
	area := w.Set(s.X)
	if want != AnyChoice {
		if !ir.Has1(area, s.X.T.Win, want) {
			return w.noCandidate(s, notAmong, want)
		}
		return w.pick(s, want)
	}
	best = w.noCandidate(s, noneThere, none)
	tried := false
	w.m.Sample(area, func(p int32) bool {
		switch no := w.pick(s, p); {
		case no == nil:
			best = nil
			return true
		case !tried:
			best, tried = first(nil, no, true), true
		}
		return false
	})
	return best
}

// noCandidate refuses what may not be picked, or all, if nothing is wanted.
func (w *whyNot) noCandidate(s *ir.Stmt, what string, want int32) *machine.Refusal {
	why := *s.Why
	if !s.Alike { // nobody acts
		what = ""
	}
	if want == AnyChoice {
		why.Short = nil
	} else {
		w.bind(s.V, ir.Val{N: want})
	}
	no := w.refusal(&why, what)
	no.NoPick = what == notAmong
	return no
}

// first is the first of the refusals of several candidates. open: which of them is asked about was
// left open, and the figures of one say nothing of the others.
func first(best, no *machine.Refusal, open bool) *machine.Refusal {
	if best != nil {
		return best
	}
	if open {
		no.Figures = ""
	}
	return no
}
