package interp_test

import (
	"testing"

	"sandtable/interp"
	"sandtable/interp/machine"
)

// takesUpStates: a watched program has the procedures of the played one, with the same locals,
// instructions and decisions, so that any state of a game in progress means the same to it.
func takesUpStates(t *testing.T, p *machine.Program) {
	t.Helper()
	watched := interp.NewTracer(p).Watched()
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
