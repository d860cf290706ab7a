package language

import (
	"path/filepath"
	"strings"
	"testing"

	"sandtable/interp"
	"sandtable/interp/eval/evaltest"
)

// TestLoweredRules: the games of this folder, and each of their rules with some arguments, go the
// same way if what is lowered of them is evaluated as they do on the machine.
func TestLoweredRules(t *testing.T) {
	files, err := filepath.Glob("*" + suffix)
	if err != nil {
		t.Fatal(err)
	}
	rules, decisions, exhausted := 0, 0, 0
	for _, file := range files {
		t.Run(strings.TrimSuffix(file, suffix), func(t *testing.T) {
			g := open(t, file)
			p, err := interp.Build(g, interp.Setup{})
			if err != nil {
				t.Skip(err) // its tests choose
			}
			tracer := interp.NewTracer(p)
			x := evaltest.New(p, tracer, 20_000, 1)
			x.Scatters = true
			for seed := range uint64(12) {
				if err := x.Play(seed, 30); err != nil {
					t.Error(err)
				}
				for _, r := range g.Rules {
					if r.Binding != nil || !tracer.Runs(r) {
						continue
					}
					if err := x.Run(seed, 30, r); err != nil {
						t.Errorf("%s: %v", r.Title, err)
					}
				}
			}
			rules, decisions, exhausted = rules+x.Ended, decisions+x.Decisions, exhausted+x.Exhausted
		})
	}
	t.Logf("%d runs of rules, %d decisions; %d came to a limit", rules, decisions, exhausted)
	if rules < 1000 || decisions < 1000 || exhausted > rules/20 {
		t.Error("too few to mean anything")
	}
}
