// Package testrun runs the tests of games and reports how they went.
package testrun

import (
	"context"
	"fmt"
	"runtime"
	"sync"
	"sync/atomic"

	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/trial"
	"sandtable/schema/model"
)

// Suite is the tests of one game that were asked for.
type Suite struct {
	Name  string // of the game, as the user gave it
	Game  *model.Game
	Tests []*model.Test
	Files map[string][]byte
}

// Report is how the tests went.
type Report struct {
	Passed   int       `json:"passed"`
	Failed   int       `json:"failed"`
	NotRun   int       `json:"not_run"` // the run was stopped before
	Failures []Failure `json:"failures"`
	Suites   []Counts  `json:"suites"`

	cases []testCase
}

// Counts is one suite in figures.
type Counts struct {
	Game   string `json:"game"`
	Passed int    `json:"passed"`
	Failed int    `json:"failed"`
}

// Failure is one failed test: the first thing in it that was not as it should be.
type Failure struct {
	Game     string   `json:"game"`
	Test     string   `json:"test"`
	Ref      string   `json:"ref,omitempty"`
	File     string   `json:"file"`
	Line     int      `json:"line"`
	Column   int      `json:"column"`
	Message  string   `json:"message"`
	Expected string   `json:"expected,omitempty"`
	Found    string   `json:"found,omitempty"`
	Log      []string `json:"log"` // the play up to it
	Source   string   `json:"source,omitempty"`
}

// testCase is one test for JUnit.
type testCase struct {
	suite, file, name string
	failure           *Failure
}

// All runs the tests of a game, several at a time, and returns their results in the order of the
// tests. When the context is done, those that have not been run to their end are marked as stopped.
func All(ctx context.Context, g *model.Game, tests []*model.Test) []*trial.Result {
	out := make([]*trial.Result, len(tests))
	suite := trial.Prepare(g, tests)
	suite.Context = ctx
	var next atomic.Int64
	var wait sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), len(tests)) {
		wait.Go(func() {
			for {
				n := int(next.Add(1)) - 1
				if n >= len(tests) {
					return
				}
				i := suite.Order()[n]
				out[i] = one(suite, i, tests[i])
			}
		})
	}
	wait.Wait()
	return out
}

// one runs a test. A fault of ours while it runs fails that test alone.
func one(suite *trial.Suite, i int, t *model.Test) (r *trial.Result) {
	defer func() {
		if p := recover(); p != nil {
			r = &trial.Result{Test: t, Failure: &trial.Failure{At: t.Range, Message: fmt.Sprintf("internal error: %v", p)}}
		}
	}()
	return suite.Run(i)
}

// Run runs suites. When the context is done, the report is of the tests that have been run.
func Run(ctx context.Context, suites []Suite) *Report {
	r := &Report{Failures: []Failure{}, Suites: []Counts{}}
	for _, s := range suites {
		c := Counts{Game: s.Name}
		for _, res := range All(ctx, s.Game, s.Tests) {
			if res.Stopped {
				r.NotRun++
				continue
			}
			tc := testCase{suite: s.Name, file: res.Test.Range.Filename, name: res.Test.Name}
			if res.Failure == nil {
				c.Passed++
			} else {
				c.Failed++
				f := failure(s, res)
				r.Failures = append(r.Failures, f)
				tc.failure = &f
			}
			r.cases = append(r.cases, tc)
		}
		r.Passed += c.Passed
		r.Failed += c.Failed
		r.Suites = append(r.Suites, c)
	}
	return r
}

func failure(s Suite, res *trial.Result) Failure {
	f := res.Failure
	at := f.At
	if at.Filename == "" {
		at = res.Test.Range
	}
	return Failure{Game: s.Name, Test: res.Test.Name, Ref: res.Test.Ref, File: at.Filename, Line: at.Start.Line, Column: at.Start.Column,
		Message: f.Message, Expected: f.Expected, Found: f.Found, Log: append([]string{}, f.Log...), Source: lineOf(s.Files, at)}
}

// lineOf returns the source line on which a range begins.
func lineOf(files map[string][]byte, at hcl.Range) string {
	text := files[at.Filename]
	for n := 1; ; n++ {
		end := 0
		for end < len(text) && text[end] != '\n' {
			end++
		}
		if n == at.Start.Line {
			return string(text[:end])
		}
		if end == len(text) {
			return ""
		}
		text = text[end+1:]
	}
}
