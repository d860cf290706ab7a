package compile

import (
	"testing"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// TestThePlanSaysWhereAnalysisEnds: the first query that is not analysed is listed, once.
func TestThePlanSaysWhereAnalysisEnds(t *testing.T) {
	c := &C{P: &machine.Program{}, effort: maxEffort - 1}
	for i, want := range []bool{true, false, false} {
		if got := c.afford(&model.Const{}); got != want {
			t.Errorf("query %d: analysed is %v", i, got)
		}
	}
	if n := len(c.P.Undone); n != 1 {
		t.Errorf("%d lines of the plan, not one", n)
	}
}
