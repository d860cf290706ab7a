package step

import (
	"context"
	"fmt"
	"slices"

	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/machine"
	"sandtable/interp/naming"
	"sandtable/interp/narrate"
	"sandtable/schema/model"
)

// Result is how a test went.
type Result struct {
	Test    *model.Test
	Failure *Failure // nil: it passed
	Stopped bool     // it has not been run to its end: somebody stopped the tests
	Ran     Ran
}

// Failure is the first thing that was not as the test says.
type Failure struct {
	At       hcl.Range
	Message  string
	Expected string
	Found    string
	Log      []string // the play up to it
}

// Ran is what a test exercised.
type Ran struct {
	Rules     map[*model.Rule]bool
	Actions   map[*model.Action]bool
	Values    map[*model.Value]bool
	Modifiers map[*model.Modifier]bool
	Rows      map[*model.Row]bool
	Results   map[int32]bool     // endings, by the id of the result
	Advice    map[hcl.Range]bool // lines of policies that have decided something, by their places
}

// NewResult returns the result of a test that has not been run.
func NewResult(t *model.Test) *Result {
	return &Result{Test: t, Ran: Ran{map[*model.Rule]bool{}, map[*model.Action]bool{}, map[*model.Value]bool{}, map[*model.Modifier]bool{}, map[*model.Row]bool{}, map[int32]bool{}, map[hcl.Range]bool{}}}
}

// maxLog is how many lines of the play are kept; a failure shows the last of them.
const maxLog = 2_000

// Run runs the test at the expense of a purse, until it is done or the context is.
func (t *Test) Run(ctx context.Context, purse *machine.Purse) *Result {
	r := &runner{Result: NewResult(t.Model), ctx: ctx, purse: purse}
	r.run(t)
	return r.Result
}

func (r *runner) run(t *Test) {
	r.test, r.m, r.log.Max = t, machine.New(t.Program), maxLog
	r.m.PayFrom(r.purse)
	defer func() { r.m.PayFrom(nil) }() // which settles what it owes
	r.m.Watch = r.watch
	r.m.Chance = &script{rolls: t.Model.Rolls, r: r}
	r.script = r.m.Chance.(*script)
	r.m.Cover = r.cover
	begin := t.Program.Bare
	if t.Model.Scenario != nil {
		begin = t.Program.Begin
	}
	r.exact = asksOdds(t.Model)
	r.last.start = func(m *machine.M) {
		m.Reset(t.Model.Seed)
		m.Call(begin)
	}
	r.begin(true)
	r.m.StartAt(t.Model.Seed, begin)
	// The set-up is the same for all tests; the play begins with the first statement.
	r.log.Lines = nil
	for _, s := range t.steps {
		r.at = s.at
		if !r.alive() {
			return
		}
		if !s.after {
			r.silent = nil
		}
		if s.run(r); r.Failure != nil {
			return
		}
	}
	r.settle()
	if !r.alive() {
		return
	}
	if n := len(t.Model.Rolls) - r.script.next; n > 0 {
		r.fail(t.Model.Range, "%d of the test's rolls were never used", n)
	}
}

type runner struct {
	*Result
	ctx    context.Context // nil: nobody stops the test
	purse  *machine.Purse  // pays for it
	test   *Test
	m      *machine.M
	log    narrate.Log
	script *script
	at     hcl.Range
	free   bool // random play: dice come from the seed
	exact  bool // the test expects exact odds
	last   stimulus

	statement bool                 // a statement, or the scenario's start, is in progress
	spent     map[*model.Menu]bool // the menus that this statement has offered
	silent    []string             // decisions that have answered themselves since the last step

	refused *machine.Refusal // why the last point that was named is not legal

	prompts []Prompt // those that have been told
	// Of a guide that is followed: how a decision is taken in the game that it follows, as a number
	// of an option; -1 if not as the guide has it. Nil: the test takes its decisions itself.
	lead func(i int, fits func(i int) bool) int
}

// decide returns the option that is taken where the test takes i, and any other that fits is as the
// step says. fits is nil where nobody is to choose. What a guide does not have taken is -1.
func (r *runner) decide(i int, fits func(i int) bool) int {
	if r.lead == nil {
		return i
	}
	return r.lead(i, fits)
}

// script feeds the rolls of a test.
type script struct {
	rolls []int32
	next  int
	r     *runner
}

// Throw is the next roll of the test.
func (s *script) Throw(name string, sides int32) (int32, bool) {
	if len(s.rolls) == 0 || s.r.free {
		return 0, false
	}
	if s.next >= len(s.rolls) {
		s.r.fail(s.r.at, "the test names %d rolls, and %s throws one more", len(s.rolls), name)
		return 0, false
	}
	v := s.rolls[s.next] / s.r.m.P.Game.Unit
	s.next++
	if v < 1 || v > sides {
		s.r.fail(s.r.at, "roll %d of the test is %d, but %s throws a d%d", s.next, v, name, sides)
		return 1, true
	}
	return v, true
}

func (r *runner) watch(m *machine.M, e machine.Event) {
	switch e.Kind {
	case machine.Entered:
		if e.Proc.Rule != nil {
			r.Ran.Rules[e.Proc.Rule] = true
		}
		if e.Proc.Action != nil {
			r.Ran.Actions[e.Proc.Action] = true
		}
	case machine.Skipped:
		r.skipped(e.Name)
	case machine.Ended:
		r.Ran.Results[e.A] = true
		if t := m.P.Game.Things[e.A].Tier; t != nil {
			r.Ran.Results[t.ID] = true
		}
	}
	r.log.Watch(m, e)
}

func (r *runner) cover(what any, row int) {
	switch x := what.(type) {
	case *model.Table:
		r.Ran.Rows[x.Rows[row]] = true
	case *model.Value:
		r.Ran.Values[x] = true
	case *model.Modifier:
		r.Ran.Modifiers[x] = true
	}
}

// Fail makes a failure of the result, unless there is one.
func (r *Result) Fail(at hcl.Range, format string, args ...any) {
	if r.Failure == nil {
		r.Failure = &Failure{At: at, Message: fmt.Sprintf(format, args...)}
	}
}

// fail fails the test, and shows the end of the play.
func (r *runner) fail(at hcl.Range, format string, args ...any) {
	if r.Failure != nil {
		return
	}
	log := r.log.Lines
	if len(log) > 40 {
		log = append([]string{fmt.Sprintf("... %d lines before", len(log)-40)}, log[len(log)-40:]...)
	}
	r.Fail(at, format, args...)
	r.Failure.Log = slices.Clone(log)
}

// failAs fails the test, which expects something else than what is found.
func (r *runner) failAs(at hcl.Range, expected, found, format string, args ...any) {
	if r.Failure == nil {
		r.fail(at, format, args...)
		r.Failure.Expected, r.Failure.Found = expected, found
	}
}

// isStopped reports whether somebody has stopped the tests.
func (r *runner) isStopped() bool { return r.ctx != nil && r.ctx.Err() != nil }

// alive reports an error of the rules as the test's failure.
func (r *runner) alive() bool {
	if r.Failure == nil && r.isStopped() {
		r.Stopped = true
		r.fail(r.at, "the test was stopped")
	}
	if r.Failure == nil && r.m.Err != nil {
		r.fail(r.at, "the rules stopped with an error: %v", r.m.Err)
	}
	return r.Failure == nil
}

// chooses takes an option that fits: i, or another one where somebody is led.
func (r *runner) chooses(i int, fits func(i int) bool) {
	if i = r.decide(i, fits); i >= 0 {
		r.choose(i)
	}
}

func (r *runner) choose(i int) {
	keys := naming.Keys(r.m)
	r.log.Add("> " + keys[i].Key)
	if menu := r.m.Pending().Menu; menu != nil && r.statement {
		r.spent[menu] = true
	}
	r.remember(nil, i)
	r.noted(i)
	r.m.Choose(i)
	if b := r.m.Broken(); b != nil && r.m.Err == nil {
		r.fail(r.at, "the invariant %q is broken", b.Label)
	}
}

// noted marks the lines of policies that note that an option is taken.
func (r *runner) noted(i int) {
	for _, pad := range r.m.P.Pads {
		if a, opt := r.m.Option(i); pad.Player == r.m.Player() {
			notes, _, _ := r.m.NotesOf(pad.Policy, a, opt, pad.Player)
			for _, n := range notes {
				r.Ran.Advice[n.Line.Range] = true
			}
		}
	}
}

// call begins something new.
func (r *runner) call(begin func(m *machine.M)) {
	r.remember(begin, here)
	begin(r.m)
	r.m.Run()
}

// forced reports whether the pending decision has one option. In a test it answers itself then,
// unless something beside it is taken.
func (r *runner) forced() bool { return r.m.Options().Own() == 1 }

// byItself lets a decision with one option answer itself.
func (r *runner) byItself() {
	r.silent = append(r.silent, r.m.Pending().Name)
	r.chooses(0, nil)
}

// settle answers decisions that have one option.
func (r *runner) settle() {
	for r.m.Pending() != nil && r.forced() && r.m.Err == nil && r.Failure == nil {
		r.byItself()
	}
}
