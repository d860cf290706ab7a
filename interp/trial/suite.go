// Package trial runs the tests of a game together: those that choose one setup share a program, and
// all share a budget of work. What a test does is the business of interp/step.
package trial

import (
	"context"
	"fmt"
	"sync"

	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/interp/step"
	"sandtable/schema/model"
)

// Result is how a test went, and Failure the first thing that was not as it says.
type (
	Result  = step.Result
	Failure = step.Failure
)

// Run runs one test of a game.
func Run(g *model.Game, t *model.Test) *Result {
	return Prepare(g, []*model.Test{t}).Run(0)
}

// Suite is tests of one game, ready to be run. Those that choose the same scenario and variants
// share one program, which is compiled when the first of them is run, and given up when the last of
// them has been. Its tests may be run at the same time.
type Suite struct {
	Context context.Context // when it is done, tests are broken off; nil: nobody stops them
	Purse   *machine.Purse  // pays for all tests together

	game  *model.Game
	tests []*model.Test
	group []*group // of each test
	place []int    // of each test in its group
	order []int
}

// group is the tests that choose one setup.
type group struct {
	setup interp.Setup
	tests []*model.Test

	mu       sync.Mutex
	left     int // tests that have not been run
	compiled []*step.Test
	err      error
	made     bool
}

// stepsOfTest is what each test adds to the work that all together may take.
const stepsOfTest = 100_000

// Prepare groups tests of a game by what they choose.
func Prepare(g *model.Game, tests []*model.Test) *Suite {
	s := &Suite{game: g, tests: tests, Purse: machine.NewPurse(2*machine.DefaultLimits.Game + stepsOfTest*len(tests))}
	groups := map[string]*group{}
	var inOrder []*group
	members := map[*group][]int{}
	for i, t := range tests {
		setup := interp.TestSetup(t)
		key := fmt.Sprintf("%q %q", setup.Scenario, setup.Options)
		gr := groups[key]
		if gr == nil {
			gr = &group{setup: setup}
			groups[key] = gr
			inOrder = append(inOrder, gr)
		}
		s.group, s.place = append(s.group, gr), append(s.place, len(gr.tests))
		gr.tests = append(gr.tests, t)
		gr.left++
		members[gr] = append(members[gr], i)
	}
	for _, gr := range inOrder {
		s.order = append(s.order, members[gr]...)
	}
	return s
}

// Order is the order in which tests should be run: those that share a program one after the other,
// so that few programs are held at a time.
func (s *Suite) Order() []int { return s.order }

// Run runs the i-th test.
func (s *Suite) Run(i int) *Result {
	t, gr := s.tests[i], s.group[i]
	defer gr.done()
	r := step.NewResult(t)
	purse := machine.NewPurse(min(machine.DefaultLimits.Game, s.Purse.Spend(0)))
	allowed := purse.Spend(0)
	switch {
	case s.Context != nil && s.Context.Err() != nil:
		r.Stopped = true
		return r
	case allowed <= 0:
		r.Fail(t.Range, "earlier tests have exhausted the total work budget [run/work]; run fewer at a time, with --filter")
		return r
	}
	compiled, err := gr.take(s.game)
	if err != nil {
		r.Fail(t.Range, "the test's scenario and variants cannot be played: %v", err)
		return r
	}
	r = compiled[s.place[i]].Run(s.Context, purse)
	s.Purse.Spend(allowed - purse.Spend(0))
	return r
}

// take gives the compiled tests of a group.
func (gr *group) take(g *model.Game) ([]*step.Test, error) {
	gr.mu.Lock()
	defer gr.mu.Unlock()
	if !gr.made {
		gr.compiled, gr.err = interp.BuildTests(g, gr.setup, gr.tests)
		gr.made = true
	}
	return gr.compiled, gr.err
}

// done notes that a test has been run.
func (gr *group) done() {
	gr.mu.Lock()
	defer gr.mu.Unlock()
	if gr.left--; gr.left == 0 {
		gr.compiled, gr.made = nil, false
	}
}
