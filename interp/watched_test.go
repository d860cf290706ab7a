package interp_test

import (
	"path/filepath"
	"testing"

	"sandtable/interp"
	"sandtable/interp/machine"
)

// TestWatchedProgramsTakeUpStates: a watched program has the procedures of the played one, with the
// same locals, instructions and decisions, so that any state of a game in progress means the same
// to it.
func TestWatchedProgramsTakeUpStates(t *testing.T) {
	for name, g := range folders(t) {
		t.Run(filepath.Base(name), func(t *testing.T) {
			for _, set := range everySetup(g) {
				p, err := interp.Build(g, set)
				if err != nil {
					continue
				}
				sameLayout(t, p, interp.NewTracer(p).Watched())
			}
		})
	}
}

func sameLayout(t *testing.T, p, watched *machine.Program) {
	t.Helper()
	if len(p.Procs) != len(watched.Procs) {
		t.Fatalf("%d procedures, and %d when watched", len(p.Procs), len(watched.Procs))
	}
	for i, a := range p.Procs {
		b := watched.Procs[i]
		if a.Name != b.Name || a.Ints != b.Ints || a.Words != b.Words || len(a.Code) != len(b.Code) {
			t.Errorf("%s: %d and %d locals, %d instructions; watched %s: %d and %d locals, %d instructions",
				a.Name, a.Ints, a.Words, len(a.Code), b.Name, b.Ints, b.Words, len(b.Code))
			continue
		}
		for j := range a.Code {
			if x, y := a.Code[j].Ask, b.Code[j].Ask; (x == nil) != (y == nil) || x != nil && x.Name != y.Name {
				t.Errorf("%s: instruction %d asks otherwise when it is watched", a.Name, j)
			}
		}
	}
}
