package blame

import (
	"testing"

	"github.com/hashicorp/hcl/v2"

	"sandtable/schema/diag"
)

// TestTogetherLosesNothing: findings of one cause are told as one, and apart they are what they
// were.
func TestTogetherLosesNothing(t *testing.T) {
	at := func(line int) hcl.Range {
		return hcl.Range{Filename: "game.hcl", Start: hcl.Pos{Line: line, Column: 1, Byte: line}, End: hcl.Pos{Line: line, Column: 2, Byte: line + 1}}
	}
	found := diag.Findings{
		diag.Errorf("check/type", at(1), "expected unit, found number").WithCause("declared", "9"),
		diag.Errorf("check/not-given", at(2), "no argument").WithCause("declared", "9"),
		diag.Errorf("check/type", at(3), "expected hex, found number"),
		diag.Errorf("check/type", at(4), "expected unit, found number").WithCause("declared", "9"),
	}
	nowhere := func(name string) (string, bool) { return name, false }
	told := together(found, nowhere)
	if len(told) != 2 || len(told[0].Also) != 1 || len(told[0].Echoes) != 1 || told[1].Range != at(3) {
		t.Fatalf("%+v", told)
	}
	apart := told.Apart().Sort()
	if len(apart) != len(found) {
		t.Fatalf("%+v", apart)
	}
	for i, f := range apart {
		if f.Range != found[i].Range || f.Message != found[i].Message || f.Code != found[i].Code {
			t.Errorf("%+v is now %+v", found[i], f)
		}
	}
	if e := diag.NewReport(told).Findings[0]; len(e.Also) != 2 {
		t.Errorf("the report tells of %d further places", len(e.Also))
	}
}
