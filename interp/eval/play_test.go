package eval_test

import (
	"slices"
	"testing"

	"sandtable/interp"
	"sandtable/interp/eval/evaltest"
	"sandtable/interp/interptest"
	"sandtable/interp/ir"
	"sandtable/interp/ir/irtest"
	"sandtable/schema/load"
	"sandtable/schema/model"
)

// TestEvaluatedGames: random games of every game go the same way if all that is lowered is
// evaluated, statement by statement, as they do on the machine.
func TestEvaluatedGames(t *testing.T) {
	interptest.Each(t, func(t *testing.T, src load.Source) {
		p := interptest.Program(t, src, interp.Setup{})
		tracer := interp.NewTracer(p)
		verified(t, tracer.Play())
		x := evaltest.New(p, tracer, p.Limits.Steps, 3)
		decisions := 80
		if slices.ContainsFunc(p.Game.Actions, func(a *model.Action) bool { return a.Whole }) {
			decisions = 8 // each way is tried from the beginning
		}
		for seed := range uint64(2) {
			if err := x.Play(seed, decisions); err != nil {
				t.Fatal(err)
			}
		}
		if x.Exhausted > 0 {
			t.Error("a game came to a limit")
		}
		t.Logf("%d decisions with %d options", x.Decisions, x.Options)
	})
}

// TestEvaluatedRules: each rule of every game, with any arguments and on any table, does the same.
// It is run in the plain form: the fast ones need not ask what cannot matter, and so fail later or
// not at all.
func TestEvaluatedRules(t *testing.T) {
	interptest.Each(t, func(t *testing.T, src load.Source) {
		p := interptest.Program(t, src, interp.Setup{Plain: true})
		tracer := interp.NewTracer(p)
		x := evaltest.New(p, tracer, 1_000_000, 5)
		x.Scatters = true
		for i, r := range p.Game.Rules {
			if r.Binding != nil || !tracer.Runs(r) {
				continue
			}
			if err := x.Run(uint64(i), 3, r); err != nil {
				t.Errorf("%s: %v", r.Title, err)
			}
		}
		t.Logf("%d decisions; %d rules went on, %d came to a limit", x.Decisions, x.Ended, x.Exhausted)
	})
}

// verified verifies all that is lowered.
func verified(t *testing.T, g *ir.Game) {
	procs, events := g.Parts()
	for _, p := range procs {
		if err := irtest.VerifyProc(p); err != nil {
			t.Errorf("%v\n%s", err, p)
		}
	}
	for _, e := range events {
		if err := irtest.VerifyEvent(e); err != nil {
			t.Errorf("%v\n%s", err, e)
		}
	}
	t.Logf("%d procedures, %d events", len(procs), len(events))
}
