package machine

import (
	"github.com/hashicorp/hcl/v2"

	"sandtable/schema/model"
)

// Policy is a compiled policy.
type Policy struct {
	Model *model.Policy
	Ahead bool // some lines read the position that an option leaves
	*Judges
}

// Judges are what a policy says of each sort of options.
type Judges struct {
	Acts   map[*model.Action]*Judge // of the ways to take an action
	Passes map[*model.Menu]*Judge   // of passing a menu
	Waived map[*model.Action]*Judge // of passing an action that is offered by itself
	Asks   map[hcl.Range]*Judge     // of the answers to what a statement asks
	Left   map[hcl.Range]*Judge     // of passing what it asks, or answering no
}

// Judge judges options of one sort.
type Judge struct {
	Model   *model.Judge
	Worth   Judgment // nil: nothing is said of it
	Firsts  []Priority
	Prefers []Preference // the lines of the worth, one by one, in the order in which they apply
	Shares  []Share
	Notes   []NoteLine
}

// Preference is a line of a worth. Deeds are what it does to the worth of an option; none: it does
// not hold.
type Preference struct {
	Line  *model.PolicyLine
	Deeds func(m *M, one, self int32) []Deed
}

// Deed is one effect of a preference.
type Deed struct {
	Word   string // by, at_least, at_most, to, share; of a priority narrow
	Text   string // the figure as written
	Number int32
}

// Share is a line that says how often one of the options that it fits is drawn.
type Share struct {
	Line *model.PolicyLine
	When Judgment // nil: always
	Of   Judgment
	Text string // the figure as written
}

// Priority is a line that decides if it holds.
type Priority struct {
	Model  *model.Priority
	When   Judgment // nil: always
	Narrow []Judgment
	Texts  []string // what it narrows by, as written
}

// Judgment computes a figure of an option, in the frame in which the names of the option are bound:
// one is what would be chosen, self the player who decides.
type Judgment func(m *M, one, self int32) int32

// Of returns the judge of an option of an Ask; nil if nothing is said of it.
func (j *Judges) Of(a *Ask, opt []int32) *Judge {
	switch {
	case a.Acts == nil && (opt[0] == PassOption || opt[0] == 0 && a.Question):
		return j.Left[a.At]
	case a.Acts == nil:
		return j.Asks[a.At]
	case opt[0] != PassOption:
		if x := a.Act(opt[0]); x != nil {
			return j.Acts[x.Action]
		}
	case a.Menu != nil:
		return j.Passes[a.Menu]
	case len(a.Acts) > 0:
		return j.Waived[a.Acts[0].Action]
	}
	return nil
}

// Act returns the action of an index as an offer sees it; nil if it is not offered.
func (a *Ask) Act(index int32) *Act {
	for _, x := range a.Acts {
		if x.Action.Index == index {
			return x
		}
	}
	return nil
}

// Consider calls f, which reads the position and changes nothing. Its work is bounded by steps, and
// costs the game nothing; nobody observes it. Values are memoised meanwhile. It returns how many
// steps were taken, and what made f fail.
func (m *M) Consider(steps int, f func()) (did int, err *Error) {
	if m.Err != nil {
		return 0, m.Err
	}
	purse, granted, fuel, watch, cover := m.purse, m.granted, m.fuel, m.Watch, m.Cover
	m.purse, m.granted, m.fuel, m.Watch, m.Cover = nil, steps, steps, nil, nil
	base, bbase, ltop, btop, h := m.base, m.bbase, m.LTop, m.BTop, len(m.H)
	m.advising, m.pad = true, 0
	defer func() {
		m.pad, m.advising, did = 0, false, steps-m.fuel
		m.base, m.bbase, m.LTop, m.BTop, m.H = base, bbase, ltop, btop, m.H[:h] // f may have failed in a frame of its own
		m.purse, m.granted, m.fuel, m.Watch, m.Cover = purse, granted, fuel, watch, cover
		err, m.Err = m.Err, nil
	}()
	m.Try(func() {
		if m.Still() {
			defer m.Stir()
		}
		f()
	})
	return 0, nil
}
