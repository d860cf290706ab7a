package effect

import (
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/syntax"
)

// titled checks the second label of a statement that binds a name, which people read instead of the
// name; what says what it tells them. A bare word there is more likely a name of two words.
func titled(s *check.Site, what string) string {
	title, at := s.Label(1), s.LabelRange(1)
	if hclsyntax.ValidIdentifier(title) && at == s.Block.LabelRanges[1] { // not in quotes
		word := s.Block.Type
		s.Report(diag.Errorf("resolve/labels", at, "%s takes a name, and in quotes %s", word, what).
			WithHint("write %s %s_%s, or %s %s %q", word, s.Label(0), title, word, s.Label(0), title))
	}
	if strings.Contains(title, "\n") {
		s.Report(diag.Errorf("resolve/labels", at, "%s must stand on one line", what).WithHint("write %q", strings.Join(strings.Fields(title), " ")))
	}
	return title
}

// passing reads what passing means: a few words after the option that passes.
func passing(s *check.Site) string {
	a, text := s.Attrs["passing"], s.Text("passing")
	if a == nil {
		return ""
	}
	if _, literal := syntax.Literal(a.Expr); literal && (strings.TrimSpace(text) == "" || strings.Contains(text, "\n")) {
		s.Report(diag.Errorf("resolve/text", a.Expr.Range(), "passing must be a few words on one line").
			WithHint("say what it means: passing = \"nobody shoots\"; or remove passing"))
	}
	return text
}
