package fix

import (
	"testing"

	"github.com/hashicorp/hcl/v2"

	"sandtable/schema/diag"
)

// TestMend: a sure fix is made once where it replaces the very word, written as that word is; all
// others are left.
func TestMend(t *testing.T) {
	src := "rule \"A\" {\n  set ston { x = ston + tower }\n  run \"Fire Atack\" {}\n}\n"
	at := func(from, to int) hcl.Range {
		return hcl.Range{Filename: "x.hcl", Start: hcl.Pos{Line: 2, Byte: from}, End: hcl.Pos{Line: 2, Byte: to}}
	}
	slip := func(from, to int, name string, known ...string) diag.Finding {
		return diag.Errorf("check/unknown-name", at(from, to), "unknown").WithSuggestion(name, known)
	}
	note := slip(17, 21, "ston", "stone")
	note.Severity = diag.Note
	for _, w := range []struct {
		what  string
		found diag.Findings
		want  string // in place of the first differing word
	}{
		{"a word, told twice", diag.Findings{slip(17, 21, "ston", "stone"), slip(17, 21, "ston", "stone")}, "stone"},
		{"two are near", diag.Findings{slip(17, 21, "ston", "stone", "stow")}, ""},
		{"a note", diag.Findings{note}, ""},
		{"a guess", diag.Findings{slip(17, 21, "stone", "stone")}, ""},
		{"no word", diag.Findings{slip(17, 21, "ston", "1ston")}, ""},
		{"not the word", diag.Findings{slip(17, 24, "ston", "stone")}, ""},
		{"findings that do not agree", diag.Findings{slip(17, 21, "ston", "stone"), slip(17, 21, "ston", "stow")}, ""},
		{"the text of a label", diag.Findings{slip(50, 60, "fire_atack", "fire_attack")}, "Fire Attack"},
		{"a label", diag.Findings{slip(49, 61, "fire_atack", "fire_attack")}, `"Fire Attack"`},
		{"a quote in a name", diag.Findings{slip(50, 60, "fire_atack", `fire_at"ack`)}, ""},
	} {
		got := Mend("x.hcl", []byte(src), w.found)
		if w.want == "" {
			if len(got.Changes) > 0 || string(got.Text) != src {
				t.Errorf("%s: %+v", w.what, got.Changes)
			}
			continue
		}
		if len(got.Changes) != 1 || got.Changes[0].New != w.want {
			t.Errorf("%s: %+v, want %s", w.what, got.Changes, w.want)
		}
	}
}
