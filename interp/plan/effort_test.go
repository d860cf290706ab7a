package plan

import (
	"testing"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// TestThePlanSaysWhereAnalysisEnds: the first query that is not analysed is listed, once.
func TestThePlanSaysWhereAnalysisEnds(t *testing.T) {
	p, n := New(&machine.Program{}, 0), &ir.Node{}
	p.effort = maxEffort - 1
	p.Says(&model.Const{}, n)
	for i, want := range []bool{true, false, false} {
		if got := p.Afford(n); got != want {
			t.Errorf("query %d: analysed is %v", i, got)
		}
	}
	if len(p.p.Undone) != 1 {
		t.Errorf("%d lines of the plan, not one", len(p.p.Undone))
	}
}
