// Package cover tells, for each section of a game's rulebook, what implements it and which tests
// exercise it.
//
// A section is exercised when something of it has run in a passing test: a rule, an action (or its
// refusal), a value or one of its lines, a row of a table, an ending; a scenario or variant, when a
// test has started with it. A `ref` on a test is a claim. Where all of a section can run, the claim
// holds only if the test has run some of it. Components, markers and exceptions leave no trace when
// they are used, so of a section that holds such things the claim of a passing test is taken; it
// makes the section exercised only if nothing in it could have run.
package cover

import (
	"slices"

	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/trial"
	"sandtable/schema/model"
	"sandtable/schema/outline"
)

// Report is the state of all sections.
type Report struct {
	Sections []Section `json:"sections"`
	Open     []string  `json:"open"`     // sections that nothing implements, without a reason
	Untested []string  `json:"untested"` // sections that are implemented, but not exercised
	// Tests that claim a section of which they have run nothing.
	Claims []Claim  `json:"claims"`
	Passed int      `json:"passed"`
	Failed int      `json:"failed"` // tests that fail; they do not count
	Advice []Advice `json:"advice"`
}

// Advice is which lines of a policy have decided something in a passing test.
type Advice struct {
	Policy string   `json:"policy"`
	Lines  int      `json:"lines"`
	Silent []string `json:"silent"` // the reasons of those that have not
}

// Section is one section of the outline.
type Section struct {
	ID     string   `json:"id"`
	Title  string   `json:"title"`
	State  string   `json:"state"` // exercised, untested, reasoned, open
	Blocks []string `json:"blocks"`
	Tests  []string `json:"tests"`
	Reason string   `json:"reason"`
	Unrun  []string `json:"unrun"` // blocks that no passing test has run
}

// Claim is a claim that does not hold.
type Claim struct {
	Test string `json:"test"`
	Ref  string `json:"ref"`
	File string `json:"file"`
	Line int    `json:"line"`

	Runs []string `json:"runs"` // sections of which the test has run something
}

// The states of a section.
const (
	Exercised = "exercised"
	Untested  = "untested"
	Reasoned  = "reasoned"
	Open      = "open"
)

// Clean says that nothing is left to do.
func (r *Report) Clean() bool {
	return len(r.Open) == 0 && len(r.Untested) == 0 && len(r.Claims) == 0 && r.Failed == 0
}

// Of makes the report of a game from the results of its tests.
func Of(g *model.Game, results []*trial.Result) *Report {
	r := &Report{Sections: []Section{}, Open: []string{}, Untested: []string{}, Claims: []Claim{}, Advice: []Advice{}}
	var passed []*trial.Result
	for _, res := range results {
		if res.Failure == nil {
			passed = append(passed, res)
		}
	}
	r.Passed, r.Failed = len(passed), len(results)-len(passed)
	r.Advice = append(r.Advice, advised(g, passed)...)
	blocks := outline.Of(g)
	for _, s := range g.Sections {
		sec := r.section(g, s, blocks[s], passed)
		r.Sections = append(r.Sections, sec)
		switch sec.State {
		case Open:
			r.Open = append(r.Open, s.ID)
		case Untested:
			r.Untested = append(r.Untested, s.ID)
		}
	}
	for i := range r.Claims {
		c := &r.Claims[i]
		for _, sec := range r.Sections {
			if slices.Contains(sec.Tests, c.Test) {
				c.Runs = append(c.Runs, sec.ID)
			}
		}
	}
	return r
}

// advised tells of the lines that each policy declares; those that it takes over are told of where
// they stand.
func advised(g *model.Game, passed []*trial.Result) (out []Advice) {
	told := map[hcl.Range]bool{}
	for _, p := range g.Policies {
		a := Advice{Policy: p.Title, Silent: []string{}}
		for _, l := range p.Lines {
			if told[l.Range] || p.Use != nil && slices.ContainsFunc(p.Use.Lines, func(u *model.PolicyLine) bool { return u.Range == l.Range }) {
				continue
			}
			told[l.Range] = true
			a.Lines++
			if !slices.ContainsFunc(passed, func(res *trial.Result) bool { return res.Ran.Advice[l.Range] }) {
				a.Silent = append(a.Silent, l.Label)
			}
		}
		out = append(out, a)
	}
	return out
}

func (r *Report) section(g *model.Game, s *model.Section, blocks []outline.Block, passed []*trial.Result) Section {
	sec := Section{ID: s.ID, Title: s.Title, Blocks: []string{}, Tests: []string{}, Reason: s.Open, Unrun: []string{}}
	ranIn := make([]bool, len(passed))
	runnable, silent := false, false
	for _, b := range blocks {
		sec.Blocks = append(sec.Blocks, b.Name)
		if !canRun(b.What) {
			silent = true
			continue
		}
		runnable = true
		any := false
		for i, res := range passed {
			if ran(res, b.What) {
				ranIn[i], any = true, true
			}
		}
		if !any {
			sec.Unrun = append(sec.Unrun, b.Name)
		}
	}
	var claimed, others []string
	exercised := false
	for i, res := range passed {
		exercised = exercised || ranIn[i]
		switch claims := res.Test.Section == s; {
		case claims && (ranIn[i] || silent || !runnable):
			claimed = append(claimed, res.Test.Name)
			exercised = exercised || !runnable
		case claims:
			at := res.Test.Range
			r.Claims = append(r.Claims, Claim{Test: res.Test.Name, Ref: s.ID, File: at.Filename, Line: at.Start.Line, Runs: []string{}})
		case ranIn[i]:
			others = append(others, res.Test.Name)
		}
	}
	sec.Tests = append(append(sec.Tests, claimed...), others...)
	switch {
	case len(sec.Blocks) > 0 && exercised:
		sec.State = Exercised
	case len(sec.Blocks) > 0:
		sec.State = Untested
	case s.Open != "":
		sec.State = Reasoned
	case heads(g, s):
		sec.State, sec.Reason = Reasoned, "holds only other sections"
	default:
		sec.State = Open
	}
	return sec
}

// heads reports whether other sections stand in a section.
func heads(g *model.Game, s *model.Section) bool {
	return slices.ContainsFunc(g.Sections, func(in *model.Section) bool { return in.Parent == s })
}

// canRun reports whether something leaves a trace when it runs.
func canRun(what any) bool {
	switch x := what.(type) {
	case *model.Rule, *model.Action, *model.Forbid, *model.Value, *model.Modifier, *model.Table, *model.Scenario, *model.Variant:
		return true
	case *model.Thing:
		return x.Kind.Builtin() && x.Kind.Is(model.KindResult)
	}
	return false
}

// ran reports whether a test has run something.
func ran(res *trial.Result, what any) bool {
	switch x := what.(type) {
	case *model.Rule:
		return res.Ran.Rules[x]
	case *model.Action:
		return res.Ran.Actions[x] || refused(res.Test, x, "")
	case *model.Forbid:
		return slices.ContainsFunc(forbidden(x), func(a *model.Action) bool { return refused(res.Test, a, x.Because) })
	case *model.Value:
		return res.Ran.Values[x] || slices.ContainsFunc(x.Modifiers,
			func(m *model.Modifier) bool { return m.Extent == nil && m.Section == x.Section && res.Ran.Modifiers[m] })
	case *model.Modifier:
		return res.Ran.Modifiers[x]
	case *model.Table:
		return slices.ContainsFunc(x.Rows, func(row *model.Row) bool { return res.Ran.Rows[row] })
	case *model.Scenario:
		return res.Test.Scenario == x
	case *model.Variant:
		return slices.Contains(res.Test.Variants, x) || x == x.Option.Default && res.Test.Scenario != nil && !otherOf(res.Test.Variants, x)
	case *model.Thing:
		return res.Ran.Results[x.ID]
	}
	return false
}

// refuses is what a step keeps that holds that an action is not legal.
type refuses interface {
	Refused() (a *model.Action, because string)
}

// refused reports whether a test holds that an action is not legal, for a reason if one is asked
// for.
func refused(t *model.Test, a *model.Action, because string) bool {
	return slices.ContainsFunc(t.Steps, func(s *model.Stmt) bool {
		x, ok := s.Detail.(refuses)
		if !ok {
			return false
		}
		action, why := x.Refused()
		return action == a && (because == "" || why == because)
	})
}

// forbidden returns the actions that something forbids.
func forbidden(f *model.Forbid) []*model.Action {
	if f.Menu != nil {
		return f.Menu.Actions
	}
	return []*model.Action{f.Action}
}

// otherOf reports whether a test names another variant of the same option.
func otherOf(variants []*model.Variant, v *model.Variant) bool {
	return slices.ContainsFunc(variants, func(o *model.Variant) bool { return o.Option == v.Option && o != v })
}
