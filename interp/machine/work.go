package machine

import (
	"fmt"
	"sync/atomic"
)

// Work is counted in steps, and every decision has a budget of them. A step is the cost of a small
// statement, some tens of nanoseconds: a statement, a call of a value, a test of one member of a
// set, an option, some hundred copied bytes. Longer operations are charged in proportion: an
// expression by its size, a list by its length, a shuffle by its cards. So a budget of steps bounds
// time, and is the same on every machine.

// work counts the steps of a decision.
type work struct {
	fuel    int    // steps until the budget of the decision is used up; below 0: it is
	did     int    // steps done so far, up to the last decision
	granted int    // how many there were
	purse   *Purse // what pays for all decisions; nil: only each by itself is bounded
	guarded bool   // a failure ends the evaluation in progress: see guard.go
}

// Spend charges work.
func (m *M) Spend(n int) {
	if m.fuel -= n; m.fuel < 0 {
		m.overspent()
	}
}

// SpendWords charges the work on n words of a set.
func (m *M) SpendWords(n int) {
	if n >= WordsAStep {
		m.Spend(n / WordsAStep)
	}
}

// SpendList charges the work on a list of n numbers.
func (m *M) SpendList(n int) {
	if n >= numbersAStep {
		m.Spend(n / numbersAStep)
	}
}

// What is done in a step.
const (
	WordsAStep   = 64  // words of sets are copied or combined
	RowsAStep    = 8   // rows of tables or things are looked at
	bytesAStep   = 256 // bytes of the table are copied
	numbersAStep = 16  // numbers of a list are gone through
)

// Spent is what has been charged since the last decision, or since Clear.
func (m *M) Spent() int { return m.granted - m.fuel }

// Did is how many steps this machine has done so far, up to the last decision.
func (m *M) Did() int { return m.did }

// Clear gives all scratch memory back and counts work again: for a machine that evaluates
// expressions and plays no game.
func (m *M) Clear() {
	m.lists, m.wtop = m.lists[:0], 0
	m.allow()
}

// Grant bounds the work until Clear: for a machine that evaluates expressions and plays no game.
func (m *M) Grant(steps int) { m.granted, m.fuel = steps, steps }

// allow charges the purse, if any, for the work so far, and grants the budget of the next decision.
func (m *M) allow() {
	did := m.granted - m.fuel
	m.did += did
	if m.purse != nil {
		m.granted = m.budget(did)
	}
	m.fuel = m.granted
}

// budget is what is left of the budget of a decision.
func (m *M) budget(used int) int {
	if m.purse == nil {
		return m.P.Limits.Steps
	}
	return min(m.P.Limits.Steps, max(m.purse.Spend(used), 0))
}

// PayFrom charges all further work to a purse. Nil: only each decision by itself is bounded.
func (m *M) PayFrom(p *Purse) {
	m.allow()
	m.purse = p
	m.granted = m.budget(0)
	m.fuel = m.granted
}

// Purse is a total budget of work, for a game, a test, or several machines together.
type Purse struct {
	left atomic.Int64
	own  bool // nobody else pays from it
	have int  // then: what is left
}

// NewPurse returns a purse of n steps.
func NewPurse(steps int) *Purse {
	p := &Purse{}
	p.left.Store(int64(steps))
	return p
}

// Fill puts steps into an empty purse from which nobody else pays: that takes no lock.
func (p *Purse) Fill(steps int) { p.own, p.have = true, steps }

// Add allows more steps.
func (p *Purse) Add(steps int) { p.Spend(-steps) }

// Spend takes steps out and returns how many are left; negative if the purse is overdrawn.
func (p *Purse) Spend(steps int) int {
	if p.own {
		p.have -= steps
		return p.have
	}
	return int(p.left.Add(-int64(steps)))
}

// Empty reports whether the budget is used up.
func (p *Purse) Empty() bool { return p.Spend(0) <= 0 }

// Look calls f, which reads the position, with a budget of its own, so that observers do not reduce
// the budget of the next decision. It reports whether f returned without a failure.
func (m *M) Look(f func()) bool {
	if m.guarded {
		f()
		return true
	}
	ok := false
	m.aside(func() { ok = m.Try(f) })
	return ok
}

// aside calls f with a budget of its own.
func (m *M) aside(f func()) {
	granted, fuel := m.granted, m.fuel
	m.granted = m.budget(0)
	m.fuel = m.granted
	f()
	m.budget(m.granted - m.fuel)
	m.granted, m.fuel = granted, fuel
}

// Read evaluates an expression on the position; 0 if it fails.
func (m *M) Read(f Num) (v int32) {
	m.Look(func() { v = f(m) })
	return v
}

// overspent fails because the budget is used up, and says where the work was done.
func (m *M) overspent() {
	e := &Error{Code: "run/steps", Message: fmt.Sprintf("more than %d steps of work without a decision", m.granted)}
	if m.purse != nil && m.granted < m.P.Limits.Steps {
		e.Code, e.Message = "run/work", "the total work budget is exhausted"
	}
	value := m.busyValue()
	switch {
	case m.exploring.Ask != nil:
		e.Message += fmt.Sprintf(", while exploring the action %q", m.actionInQuestion())
		e.Hint = "reduce the choices in it, or set distinct = true"
	case m.listing && m.acting != None:
		e.Message += fmt.Sprintf(", while listing the options of the action %q", m.actionInQuestion())
		e.Hint = "reduce its leading choices: move those that do not affect legality after its first effect"
	case value != "":
		e.Message += fmt.Sprintf(", in the value %q", value)
		e.Hint = "a value that is used more than once is computed each time; keep its result in a let, or in state"
	case m.proc != nil:
		e.Message += fmt.Sprintf(", in %q", m.proc.Name)
		e.Hint = "check that its loops end"
	}
	m.fail(e)
}

// tooDeep fails because values call each other without end.
func (m *M) tooDeep() {
	e := &Error{Code: "run/nest", Message: fmt.Sprintf("values nest more than %d levels deep", m.P.Limits.Nest)}
	if v := m.busyValue(); v != "" {
		e.Message += fmt.Sprintf(", including %q", v)
	}
	m.fail(e)
	if m.Err != nil { // evaluation outside of Try would go on for ever
		panic(m.Err)
	}
}

// tooMany fails because a list of options is too long.
func (m *M) tooMany() {
	most := m.P.Limits.Options
	if m.acting == None && m.exploring.Ask == nil {
		m.Fail("run/options", "there are more than %d options", most)
		return
	}
	m.fail(&Error{Code: "run/options", Message: fmt.Sprintf("the action %[2]q has more than %[1]d options", most, m.actionInQuestion()),
		Hint: "reduce its leading choices: move those that do not affect legality after its first effect"})
}

// busyValue is the value in evaluation that the statement in progress asks; if values come back to
// themselves, the first that does. Empty: none is.
func (m *M) busyValue() string {
	values := m.P.Game.Values
	seen := make([]bool, len(values))
	first := ""
	for _, i := range m.asked[:m.nest] {
		if i == None {
			continue
		}
		if seen[i] {
			return values[i].Title
		}
		seen[i] = true
		if first == "" {
			first = values[i].Title
		}
	}
	return first
}

// ListingOf says the ways to take which action are being listed.
func (m *M) ListingOf(action int32) { m.acting = action }

// actionInQuestion is that action; if it is a whole one that is being tried, that one.
func (m *M) actionInQuestion() string {
	i := m.acting
	if m.exploring.Ask != nil {
		i = m.exploring.action
	}
	if i == None {
		return m.placeNow().Title
	}
	return m.P.Game.Actions[i].Title
}
