package talk

import (
	"strings"
	"testing"
)

// TestPassingWarns: whoever may pass reads what that leaves unused, on any face.
func TestPassingWarns(t *testing.T) {
	tb := table(t, "salt_roads")
	for n := 0; n < 60 && tb.S.M.Pending() != nil; n++ {
		for i := range tb.S.Options() {
			if c, ok := tb.count(tb.S.M.Pending()); tb.passes(i) && ok && tb.S.M.Pending().Acts != nil && c.Of > c.N {
				for _, got := range []string{strings.Join(tb.Between(i), ". "), text(said(tb.Passing()...))} {
					if !strings.Contains(got, "unused") {
						t.Errorf("to pass at %d of %d: %q", c.N, c.Of, got)
					}
				}
				return
			}
		}
		if a := tb.Choose(0); a.Err != nil {
			t.Fatal(a.Err)
		}
		tb.GoOn(nil)
	}
	t.Fatal("nothing may be passed that is counted")
}
