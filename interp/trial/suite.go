package trial

import (
	"fmt"
	"sync"

	"sandtable/interp"
	"sandtable/interp/compile"
	"sandtable/schema/model"
)

// Suite is tests of one game, ready to be run. Those that choose the same scenario and variants share one program, which is compiled when the
// first of them is run. Its tests may be run at the same time.
type Suite struct {
	tests []*model.Test
	group []*group // of each test
	place []int    // of each test in its group
}

// group is the tests that choose one setup.
type group struct {
	setup interp.Setup
	tests []*model.Test
	once  func() ([]*compile.Test, error)
}

// Prepare groups tests of a game by what they choose.
func Prepare(g *model.Game, tests []*model.Test) *Suite {
	s := &Suite{tests: tests}
	groups := map[string]*group{}
	for _, t := range tests {
		setup := interp.TestSetup(t)
		key := fmt.Sprintf("%q %q", setup.Scenario, setup.Options)
		gr := groups[key]
		if gr == nil {
			gr = &group{setup: setup}
			gr.once = sync.OnceValues(func() ([]*compile.Test, error) { return interp.BuildTests(g, gr.setup, gr.tests) })
			groups[key] = gr
		}
		s.group, s.place = append(s.group, gr), append(s.place, len(gr.tests))
		gr.tests = append(gr.tests, t)
	}
	return s
}

// Run runs the i-th test.
func (s *Suite) Run(i int) *Result {
	compiled, err := s.group[i].once()
	if err != nil {
		return run(s.tests[i], nil, err)
	}
	return run(s.tests[i], compiled[s.place[i]], nil)
}
