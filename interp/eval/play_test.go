package eval_test

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"sandtable/interp"
	"sandtable/interp/eval"
	"sandtable/interp/interptest"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/load"
)

// plies is how many decisions of a game are compared.
const plies = 80

// TestEvaluatedGames: random games of every game go the same way if all that is lowered is evaluated,
// statement by statement, as they do on the machine: at every decision both have the same position,
// the same chance, the same player and the same options, and what both tell is the same. Of whole
// actions those ways are compared that are taken.
func TestEvaluatedGames(t *testing.T) {
	interptest.Each(t, func(t *testing.T, src load.Source) {
		p := interptest.Program(t, src, interp.Setup{})
		verified(t, interp.NewTracer(p).Play())
		x := &lockstep{t: t, played: machine.New(p), rng: rand.New(rand.NewPCG(3, 4))}
		for seed := range uint64(2) {
			x.play(p, seed)
		}
		t.Logf("%d decisions with %d options", x.decisions, x.options)
	})
}

// verified verifies all that is lowered.
func verified(t *testing.T, g *ir.Game) {
	procs, events := g.Parts()
	for _, p := range procs {
		if err := ir.VerifyProc(p); err != nil {
			t.Errorf("%v\n%s", err, p)
		}
	}
	for _, e := range events {
		if err := ir.VerifyEvent(e); err != nil {
			t.Errorf("%v\n%s", err, e)
		}
	}
	t.Logf("%d procedures, %d events", len(procs), len(events))
}

// lockstep plays a game on the machine and by evaluation.
type lockstep struct {
	t                  *testing.T
	played, evaluated  *machine.M
	rng                *rand.Rand
	told               [2][]string // what both tell, since the last decision
	begun              bool
	decisions, options int
	plies              int
}

func (x *lockstep) play(p *machine.Program, seed uint64) {
	slow := *p
	slow.Limits.Steps *= 50
	x.evaluated, x.begun, x.plies = machine.New(&slow), false, 0
	x.played.Watch, x.evaluated.Watch = x.hear(0), x.hear(1)
	x.told = [2][]string{}
	x.played.Start(seed)
	eval.Play(x.evaluated, interp.NewTracer(p).Play(), seed, x.answer)
	if x.t.Failed() || x.plies >= plies {
		return
	}
	switch a, b := x.played.Err, x.evaluated.Err; {
	case (a == nil) != (b == nil), a != nil && (a.Code != b.Code || a.Message != b.Message):
		x.t.Fatalf("seed %d: the machine ends with %v, evaluation with %v", seed, a, b)
	case a == nil && x.played.Pending() != nil && x.played.Options().Len() > 0:
		x.t.Fatalf("seed %d: evaluation ends where the machine asks %s", seed, x.played.Pending().Name)
	case a == nil:
		x.same("at the end")
	}
}

// hear notes what is told of what happens, but for what one of them does not tell: which frames are
// pushed, and what players answer.
func (x *lockstep) hear(i int) machine.Observer {
	return func(_ *machine.M, e machine.Event) {
		switch e.Kind {
		case machine.Entered, machine.Left, machine.Chose, machine.Disclosed, machine.Skipped:
		default:
			x.told[i] = append(x.told[i], fmt.Sprint(e.Kind, e.A, e.B, e.C, e.Name, e.List))
		}
	}
}

// same compares the two positions, and what has been told.
func (x *lockstep) same(where string) bool {
	a, b := &x.played.State, &x.evaluated.State
	for _, part := range []struct {
		name string
		same bool
	}{
		{"what is told", slices.Equal(x.told[0], x.told[1])},
		{"slots", slices.Equal(a.I, b.I)}, {"faces", slices.Equal(a.W, b.W)}, {"index sets", slices.Equal(a.X, b.X)}, {"records", slices.Equal(a.R, b.R)},
		{"chance", a.Key == b.Key && a.Throw == b.Throw && a.Count == b.Count}, {"the end", a.Over == b.Over && a.Result == b.Result},
	} {
		if !part.same {
			x.t.Errorf("decision %d, %s: %s differ:\n%v\n%v", a.Count, where, part.name, x.told[0], x.told[1])
			return false
		}
	}
	x.told = [2][]string{}
	return true
}

// answer compares a decision, and takes one of its options at random.
func (x *lockstep) answer(d *eval.Decision) eval.Answer {
	m := x.played
	halt := eval.Answer{Pick: -1}
	if m.Err != nil || m.Pending() == nil {
		x.t.Errorf("evaluation asks %s where the machine has ended: %v", d.Ask.Name, m.Err)
		return halt
	}
	where := m.Pending().Name
	if !x.same(where) {
		return halt
	}
	if m.Player() != d.Player {
		x.t.Errorf("decision %d, %s: asked is %d, not %d", m.Count, where, d.Player, m.Player())
		return halt
	}
	own, beside := x.ways()
	if !x.offered(where, own, d.Options) || !x.offered(where+", beside it", beside, d.Beside) {
		return halt
	}
	n := m.Options().Len()
	if x.plies++; n == 0 || x.plies >= plies {
		return halt
	}
	x.decisions++
	x.options += n
	i := x.rng.IntN(n)
	return x.take(i, d)
}

// ways are the options of the machine: of whole actions, without the numbers of their ways.
func (x *lockstep) ways() (own, beside [][]int32) {
	m := x.played
	for i := range m.Options().Len() {
		of, opt := m.Option(i)
		opt = slices.Clone(opt)
		if m.Way(of, opt) != nil {
			opt[len(opt)-1] = machine.None
		}
		if of == m.Pending() {
			own = append(own, opt)
		} else {
			beside = append(beside, opt)
		}
	}
	return own, beside
}

// offered compares options. Of a whole action all its ways have one, and none if there is no way.
func (x *lockstep) offered(where string, played, evaluated [][]int32) bool {
	if a := x.played.Pending(); a.Whole || x.played.P.Anytime != nil && x.played.P.Anytime.Whole {
		played = slices.CompactFunc(played, slices.Equal)
		evaluated = slices.DeleteFunc(slices.Clone(evaluated), func(opt []int32) bool {
			return !slices.ContainsFunc(played, func(p []int32) bool { return slices.Equal(p, opt) })
		})
	}
	if len(played)+len(evaluated) > 0 && !reflect.DeepEqual(played, evaluated) {
		x.t.Errorf("decision %d, %s: the machine offers\n%v, evaluation\n%v", x.played.Count, where, played, evaluated)
		return false
	}
	return true
}

// take takes an option of the machine, and returns how evaluation is to answer.
func (x *lockstep) take(i int, d *eval.Decision) (out eval.Answer) {
	m := x.played
	of, opt := m.Option(i)
	opt = slices.Clone(opt)
	all, from := d.Options, 0
	if of != m.Pending() {
		all, from = d.Beside, len(d.Options)
	}
	if w := m.Way(of, opt); w != nil {
		if opt[len(opt)-1] > 0 {
			out.Way = [][]int32{}
		}
		opt[len(opt)-1] = machine.None
		for _, s := range w.Steps {
			out.Way = append(out.Way, slices.Clone(s.Opt))
		}
	}
	out.Pick = from + slices.IndexFunc(all, func(x []int32) bool { return slices.Equal(x, opt) })
	m.Choose(i)
	return out
}
