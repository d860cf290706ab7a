// Package step implements the steps of tests, and runs tests.
//
// Each step has one file with its description, its checks, and what it does when a test comes to
// it. All lists them in the order of the reference.
//
// A test starts on a bare table, or with a scenario's set-up. Its steps and statements run in
// order. A decision with one option answers itself when the test does not speak of it.
package step

import (
	"slices"
	"sync"

	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/compile"
	"sandtable/interp/why"
	"sandtable/schema/check"
	"sandtable/schema/model"
)

// Step is one step of tests.
type Step struct {
	check.TestStep
	// Compile makes what the step does.
	Compile func(t *compile.Test, s *model.Stmt) run
	// After says that the step is about what the step before has led to: a decision that has
	// answered itself since may still be passed after it.
	After bool
}

// run carries a step out.
type run func(r *runner)

// All returns every step, in the order of the reference.
func All() []*Step { return []*Step{given, prompt, take, answer, pass, refuse, advise, play, expect} }

// Test is a compiled test.
type Test struct {
	*compile.Test
	steps []compiled
	why   func() *why.Tracer // of the program, which the tests share
}

// compiled is a step or statement of a test.
type compiled struct {
	at    hcl.Range
	run   run
	after bool
}

// Compile compiles a game for a choice, with all tests of that choice.
func Compile(g *model.Game, choice compile.Choice, words compile.Words, tests []*model.Test) []*Test {
	steps := map[string]*Step{}
	for _, s := range All() {
		steps[s.Name] = s
	}
	var all []*Test
	tracer := sync.OnceValue(func() *why.Tracer { return why.New(all[0].Program, words) })
	all = compile.Tests(g, choice, words, tests, func(t *compile.Test) *Test {
		out := &Test{Test: t, why: tracer}
		for _, s := range t.Model.Steps {
			c := compiled{at: s.Range}
			if word := steps[s.Word]; word != nil {
				c.run, c.after = word.Compile(t, s), word.After
			} else {
				c.run = statement(t, s)
			}
			out.steps = append(out.steps, c)
		}
		return out
	})
	return all
}

// statement runs a statement of the language.
func statement(t *compile.Test, s *model.Stmt) run {
	call := t.Statement(s)
	return func(r *runner) {
		if r.settle(); r.alive() {
			r.begin(true)
			r.call(call)
		}
	}
}

// Advised reports whether somebody plays by a policy in one of the tests.
func Advised(tests []*model.Test) bool {
	return slices.ContainsFunc(tests, func(t *model.Test) bool { return t.Plays != nil }) || anyStep(tests, playing.byPolicy) || anyStep(tests, func(*advising) bool { return true })
}

// asksOdds reports whether a test expects exact odds, so that what it does is to be remembered.
func asksOdds(t *model.Test) bool {
	return anyStep([]*model.Test{t}, func(e *expectation) bool { return e.odds != nil })
}

// anyStep reports whether a step of the tests keeps a T that is so.
func anyStep[T any](tests []*model.Test, is func(T) bool) bool {
	return slices.ContainsFunc(tests, func(t *model.Test) bool {
		return slices.ContainsFunc(t.Steps, func(s *model.Stmt) bool {
			x, ok := s.Detail.(T)
			return ok && is(x)
		})
	})
}
