package step

import (
	"iter"

	"sandtable/interp/machine"
	"sandtable/interp/naming"
	"sandtable/schema/model"
)

// Guide is a test that a person plays. It runs on a machine of its own, one decision after another,
// as the game that it follows goes on, and says what comes next.
type Guide struct {
	test *Test
	run  *runner
	keys []string // the decisions of the game, as far as it has followed them

	next  func() (Next, bool)
	stop  func()
	now   *Next // nil: it has come to its end
	fits  func(i int) bool
	given string
}

// Next is what a guide has come next.
type Next struct {
	Key string // what it takes
	Own bool   // the person who is led decides, and may take whatever fits; else the guide does
}

// Guided makes a guide of a compiled test; it stands before the first decision.
func Guided(t *Test) *Guide {
	g := &Guide{test: t}
	g.begin()
	return g
}

// Leads returns the player who is led.
func (g *Guide) Leads() *model.Thing { return g.test.Model.Leads }

// begin goes back to the start of the game.
func (g *Guide) begin() {
	g.Close()
	g.keys, g.run = nil, &runner{Result: NewResult(g.test.Model), purse: machine.NewPurse(machine.DefaultLimits.Game)}
	g.next, g.stop = iter.Pull(g.decisions)
	g.goOn()
}

// decisions runs the test, and yields each decision, to be answered by what was given.
func (g *Guide) decisions(yield func(Next) bool) {
	r := g.run
	r.lead = func(i int, fits func(i int) bool) int {
		own := fits != nil && len(r.prompts) > 0 && g.Leads() != nil && r.m.Player() == g.Leads().ID
		if !own {
			fits = nil
		}
		g.fits = fits
		if !yield(Next{Key: naming.Keys(r.m)[i].Key, Own: own}) {
			r.Stopped = true
			r.fail(r.at, "nobody follows any more")
			return -1
		}
		k, err := naming.Admit(r.m, g.given)
		if err != nil || k != i && (fits == nil || !fits(k)) {
			r.fail(r.at, "the game takes another way")
			return -1
		}
		return k
	}
	r.run(g.test)
}

// goOn goes on to the next decision of the test.
func (g *Guide) goOn() {
	g.now = nil
	if n, ok := g.next(); ok {
		g.now = &n
	}
}

// Follow brings the guide to where the game stands, of which n decisions have been taken, each of a
// key. It returns what comes next; nil if the guide has come to its end, as also where the game has
// taken another way.
func (g *Guide) Follow(n int, key func(i int) string) *Next {
	if !g.along(n, key) {
		g.begin()
	}
	for g.now != nil && len(g.keys) < n {
		g.given = key(len(g.keys))
		g.keys = append(g.keys, g.given)
		g.goOn()
	}
	return g.now
}

// along reports whether the game has only gone on since the guide followed it last.
func (g *Guide) along(n int, key func(i int) string) bool {
	for i, k := range g.keys {
		if i >= n || key(i) != k {
			return false
		}
	}
	return true
}

// Fits reports whether an option, by its key, is as the guide has it.
func (g *Guide) Fits(key string) bool {
	if g.now == nil || key == g.now.Key {
		return true
	}
	i, err := naming.Admit(g.run.m, key)
	return err == nil && g.fits != nil && g.fits(i)
}

// Prompt returns the prompt that was told last, and its number; 0 before the first.
func (g *Guide) Prompt() (p Prompt, n int) {
	if n = len(g.run.prompts); n > 0 {
		p = g.run.prompts[n-1]
	}
	return p, n
}

// Prompts returns how many prompts there are in all.
func (g *Guide) Prompts() (n int) {
	for _, s := range g.test.Model.Steps {
		if s.Prompts {
			n++
		}
	}
	return n
}

// Taken returns how many decisions the guide has followed.
func (g *Guide) Taken() int { return len(g.keys) }

// Over reports whether the guide has come to its end.
func (g *Guide) Over() bool { return g.now == nil }

// Farewell reports whether nothing is to be decided after the last prompt.
func (g *Guide) Farewell() bool {
	steps := g.test.Model.Steps
	return steps[len(steps)-1].Prompts
}

// Strayed reports whether the guide has ended because the game has taken another way.
func (g *Guide) Strayed() bool { return g.now == nil && g.run.Failure != nil }

// Close ends the guide.
func (g *Guide) Close() {
	if g.stop != nil {
		g.stop()
	}
}
