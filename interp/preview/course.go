package preview

import (
	"slices"

	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/machine"
	"sandtable/interp/view"
	"sandtable/schema/model"
)

// extent is how far that reaches which an option sets going: an action to its end; an answer to the
// end of the action it belongs to or, outside of actions, of the rule that asks or the round of its
// loop. What is drawn after that, such as whose turn it is, is no part of the option.
type extent struct {
	depth int   // of the frame that it belongs to
	from  int32 // an instruction of that frame before this one belongs to another round
}

// extentOf is the extent of an option.
func extentOf(m *machine.M, option int) extent {
	if a, _ := m.Option(option); a.Acts != nil {
		return extent{depth: len(m.F)}
	}
	top := len(m.F) - 1
	for i := top; i >= 0; i-- {
		if m.P.Procs[m.F[i].Proc].Action != nil {
			return extent{depth: i}
		}
	}
	return extent{top, m.Counter(top)}
}

// over reports whether a machine has just left the extent.
func (x extent) over(m *machine.M) bool { return len(m.F) <= x.depth || m.Counter(x.depth) < x.from }

// course says how odds go through the decisions after an option: those that have been answered
// are taken so, whoever else may pass does, or says no. They end at any other choice.
type course struct {
	extent
	viewer int32
	asked  hcl.Range // of the decision itself: it may be asked again, for more members of a set
	given  []answer
	next   bool      // they end at the next decision
	until  hcl.Range // they end at this question, of which only that is told; empty: at none
	passed bool      // somebody has passed
}

// answer is the answer to a decision, and both in words.
type answer struct {
	at    hcl.Range
	value int32
	text  string // "Spend a Point: yes"; "": nothing is told of it: it is passed, or makes no difference
	all   *all   // it stands for all answers
}

// all stands for all answers to a question, such as the choice of a place.
type all struct {
	title string
	nth   int // of samples: the first, one in the middle, the last of what may be chosen
}

// samples is how many answers are tried of a question that may make no difference.
const samples = 3

// of is the option that it takes; what passes is taken if there is nothing else.
func (x *all) of(m *machine.M) int {
	n := m.Options().Len()
	i := x.nth * (n - 1) / (samples - 1)
	if i != m.Passing() {
		return i
	}
	return (i + 1) % n
}

// told reports whether it is said that a question is answered so.
func (a answer) told() bool { return a.text != "" }

func courseOf(m *machine.M, viewer int32, option int) *course {
	return &course{extent: extentOf(m, option), viewer: viewer, asked: m.Pending().At}
}

// answering is the course that gives these answers.
func (c *course) answering(given []answer) *course {
	next := *c
	next.given, next.passed = given, false
	return &next
}

// take is the option that is taken at the pending decision; -1: the odds end there.
func (c *course) take(m *machine.M) int {
	a := m.Pending()
	switch {
	case m.Options().Len() == 1 && !m.AsksPoint():
		return 0
	case c.next, c.ends(a) && m.Player() == c.viewer:
		return -1
	}
	if m.Player() == c.viewer {
		if i := c.answered(m, a); i >= 0 {
			return i
		}
	}
	if m.AsksPoint() {
		return -1
	}
	if m.Player() == c.viewer {
		if !yesNo(a) && a.At != c.asked && !c.answers(a) {
			return -1
		}
	}
	i := m.Passing()
	c.passed = c.passed || i >= 0
	return i
}

// ends reports whether a course ends at a decision.
func (c *course) ends(a *machine.Ask) bool {
	return a != nil && c.until != (hcl.Range{}) && a.At == c.until
}

// asked is the line of an outcome that ends at a question, which is told otherwise.
const asked = "asked"

// lines are those of an outcome: how the table differs from before.
func (t *Teller) lines(c *course, before, after *machine.M, past bool) []string {
	if a := after.Standing(); after.Err == nil && !past && c.ends(a) && after.PlayerOf(a) == c.viewer {
		return []string{asked}
	}
	return t.differ.lines(c.viewer, before, after, past)
}

// answered is the option that an answer takes at the pending decision; -1: none does.
func (c *course) answered(m *machine.M, a *machine.Ask) int {
	if i := slices.IndexFunc(c.given, func(x answer) bool { return x.at == a.At && x.all != nil }); i >= 0 {
		return c.given[i].all.of(m)
	}
	for i := range m.Options().Len() {
		if _, opt := m.Option(i); slices.ContainsFunc(c.given, func(x answer) bool { return x.at == a.At && x.value == opt[0] }) {
			return i
		}
	}
	return -1
}

// anywhere reports whether some question is answered anyhow: then the point at which a piece stands
// in the end is no part of the odds.
func (c *course) anywhere() bool {
	return slices.ContainsFunc(c.given, func(x answer) bool { return x.all != nil })
}

// answers reports whether an answer to a decision is given, which may not be legal each time.
func (c *course) answers(a *machine.Ask) bool {
	return slices.ContainsFunc(c.given, func(x answer) bool { return x.at == a.At })
}

// yesNo reports whether a decision is a question of yes or no.
func yesNo(a *machine.Ask) bool {
	return a.Acts == nil && len(a.Types) == 1 && a.Types[0].Is(model.Bool)
}

// weights are the odds of the options of a decision at which a course does not end.
func (c *course) weights(m *machine.M) ([]int64, error) {
	out := make([]int64, m.Options().Len())
	out[c.take(m)] = 1
	return out, nil
}

// run goes on, with chance from its key, as far as a course goes or, if it is not nil, to a
// decision at which stop holds. It reports whether what the option has set going is over: after
// that it ends before the next decision, before chance is asked, or a card is drawn.
func (t *Teller) run(f *machine.M, c *course, stop func(thrown bool) bool) (past bool) {
	for thrown := false; f.Err == nil && !f.Done(); {
		past = past || c.over(f)
		switch {
		case past:
			if f.Standing() != nil || t.drawn(f, c.viewer) {
				return past
			}
		case f.Pending() == nil:
			throws := f.State.Throw
			f.Step()
			thrown = thrown || f.State.Throw != throws
		case stop != nil && stop(thrown):
			return past
		default:
			if i := c.take(f); i < 0 || !f.Take(i) {
				return past
			}
		}
	}
	return past
}

// drawn runs an instruction, unless it asks for chance or moves what the viewer has not seen, as
// when a card is drawn: then it reports so.
func (t *Teller) drawn(f *machine.M, viewer int32) (drawn bool) {
	f.Freeze(&t.held.State)
	f.Watch = func(_ *machine.M, e machine.Event) {
		drawn = drawn || e.Kind == machine.Moved && !view.Sees(t.held, viewer, e.A)
	}
	f.Step()
	f.Watch = nil
	if drawn = drawn || f.State.Throw != t.held.State.Throw; drawn {
		f.Thaw(&t.held.State)
	}
	return drawn
}
