// Package trial runs tests written in the language.
//
// A test starts on a bare table, or with a scenario's set-up. Its steps run in order: layouts,
// statements, decisions by the names of their choices, expectations. A decision with one option
// answers itself when the test does not speak of it.
package trial

import (
	"context"
	"fmt"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/bot"
	"sandtable/interp/compile"
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
	Results   map[int32]bool // endings, by the id of the result
}

func newRan() Ran {
	return Ran{map[*model.Rule]bool{}, map[*model.Action]bool{}, map[*model.Value]bool{}, map[*model.Modifier]bool{}, map[*model.Row]bool{}, map[int32]bool{}}
}

// MaxDecisions bounds what `play` may do.
const MaxDecisions = 1_000_000

// Run runs one test of a game.
func Run(g *model.Game, t *model.Test) *Result {
	return Prepare(g, []*model.Test{t}).Run(0)
}

// maxLog is how many lines of the play are kept; a failure shows the last of them.
const maxLog = 2_000

// run runs a test, as it has been compiled.
func (r *runner) run(ct *compile.Test) {
	t := r.Test
	r.ct, r.m, r.log.Max = ct, machine.New(ct.Program), maxLog
	r.m.PayFrom(r.purse)
	defer func() { r.m.PayFrom(nil) }() // which settles what it owes
	r.m.Watch = r.watch
	r.m.Chance = &script{rolls: t.Rolls, r: r}
	r.script = r.m.Chance.(*script)
	r.m.Cover = r.cover
	begin := ct.Program.Bare
	if t.Scenario != nil {
		begin = ct.Program.Begin
	}
	r.exact = asksOdds(t)
	r.last.start = func(m *machine.M) {
		m.Reset(t.Seed)
		m.Call(begin)
	}
	r.begin(true)
	r.m.StartAt(t.Seed, begin)
	// The set-up is the same for all tests; the play begins with the first statement.
	r.log.Lines = nil
	for _, s := range ct.Steps {
		r.at = s.Model.Range
		if !r.alive() {
			return
		}
		r.step(s)
		if r.Failure != nil {
			return
		}
	}
	r.settle()
	if !r.alive() {
		return
	}
	if n := len(t.Rolls) - r.script.next; n > 0 {
		r.fail(t.Range, "%d of the test's rolls were never used", n)
	}
}

type runner struct {
	*Result
	ctx    context.Context // nil: nobody stops the test
	purse  *machine.Purse  // pays for it
	ct     *compile.Test
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

func (r *runner) fail(at hcl.Range, format string, args ...any) {
	if r.Failure != nil {
		return
	}
	log := r.log.Lines
	if len(log) > 40 {
		log = append([]string{fmt.Sprintf("... %d lines before", len(log)-40)}, log[len(log)-40:]...)
	}
	r.Failure = &Failure{At: at, Message: fmt.Sprintf(format, args...), Log: append([]string(nil), log...)}
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

func (r *runner) choose(i int) {
	keys := naming.Keys(r.m)
	r.log.Add("> " + keys[i].Key)
	if menu := r.m.Pending().Menu; menu != nil && r.statement {
		r.spent[menu] = true
	}
	r.remember(nil, i)
	r.m.Choose(i)
	if b := r.m.Broken(); b != nil && r.m.Err == nil {
		r.fail(r.at, "the invariant %q is broken", b.Label)
	}
}

func (r *runner) step(s *compile.Step) {
	switch s.Model.Word {
	case "pass", "expect":
	default:
		r.silent = nil
	}
	switch s.Model.Word {
	case "statement":
		r.settle()
		if !r.alive() {
			return
		}
		r.begin(true)
		call := func(m *machine.M) { m.CallWith(s.Proc, 0, r.ct.Recall) }
		r.remember(call, here)
		call(r.m)
		r.m.Run()
		r.alive()
	case "given":
		r.settle()
		r.begin(false)
		r.given(s)
		r.remember(nil, here)
	case "take":
		r.take(s)
	case "answer":
		picks := r.picks(s)
		r.answer(picks)
	case "pass":
		r.pass(s.Model.Passed)
	case "refuse":
		r.refuse(s)
	case "play":
		r.play(s)
		r.remember(nil, here)
	case "expect":
		if s.Model.Exact != nil && r.alive() {
			r.exactly(s)
		}
		r.settle()
		if r.alive() {
			r.expect(s)
		}
	}
}

func (r *runner) expect(s *compile.Step) {
	m := r.m
	for i, l := range s.Model.Layout {
		if !r.lies(l, s.Layouts[i]) {
			return
		}
	}
	if s.That != nil && s.That(m) == 0 && r.alive() {
		r.fail(s.Model.That.Range(), "this does not hold")
		r.Failure.Expected = "true"
		r.Failure.Found = r.parts(s)
		return
	}
	if len(s.Model.Perft) > 0 && !r.perft(s) {
		return
	}
	if s.Are != nil {
		r.areThese(s)
	} else if s.Value != nil {
		v, is := s.Value(m), s.Is(m)
		if r.alive() && v != is {
			r.fail(s.Model.Value.Range(), "the value is not as expected")
			r.Failure.Expected, r.Failure.Found = is, v
		}
	}
	r.alive()
}

// parts shows which operands of a failed conjunction do not hold.
func (r *runner) parts(s *compile.Step) string {
	var failing []string
	for _, c := range s.Conjuncts {
		if c.Holds(r.m) == 0 {
			failing = append(failing, c.Text+r.sides(&c))
		}
	}
	if len(failing) == 0 {
		return "false"
	}
	return "false: " + strings.Join(failing, "; ")
}

// sides says what the two sides of a comparison are.
func (r *runner) sides(c *compile.Conjunct) string {
	are := compile.Sides(c.Sides, func(s *compile.Side) string { return s.Show(r.m) })
	if are == "" || r.m.Err != nil {
		return ""
	}
	return ", but " + are
}

// advised seats the bots of those who have a policy, if a step of play says so.
func (r *runner) advised(s *model.Step) map[int32]*bot.Policy {
	out := map[int32]*bot.Policy{}
	if s.Bots != "policy" {
		return out
	}
	for _, t := range r.m.P.Players {
		if p, err := bot.FindPolicy(r.m.P, t.ID, ""); err == nil {
			out[t.ID] = bot.NewPolicy(r.m.P, p)
			out[t.ID].Begin(s.Seed, t.ID)
		}
	}
	return out
}

func (r *runner) play(s *compile.Step) {
	r.free = true
	bots := r.advised(s.Model)
	seed := s.Model.Seed*0x9E3779B97F4A7C15 + 1
	for n := 0; r.m.Pending() != nil && r.alive(); n++ {
		k := r.m.Options().Len()
		if k == 0 {
			r.fail(r.at, "the game is stuck: nothing can be chosen for %q", r.m.Pending().Name)
			return
		}
		if n > MaxDecisions {
			r.fail(r.at, "the game does not end within %d decisions", MaxDecisions)
			return
		}
		seed = seed*6364136223846793005 + 1442695040888963407
		i := int((seed >> 33) % uint64(k))
		if b := bots[r.m.Player()]; b != nil {
			if i = b.Choose(r.m); b.Err != nil {
				r.m.Err = b.Err
				break
			}
		}
		r.m.Choose(i)
		if b := r.m.Broken(); b != nil && r.m.Err == nil {
			r.fail(r.at, "the invariant %q is broken", b.Label)
		}
	}
	r.free = false
	r.alive()
}
