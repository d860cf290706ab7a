package load

import (
	"github.com/hashicorp/hcl/v2"

	"sandtable/schema/diag"
)

// firstFault is the first of the parser's diagnostics; nil if it has none.
func firstFault(diags hcl.Diagnostics) (first *hcl.Diagnostic) {
	for _, d := range diags {
		if d.Severity != hcl.DiagError {
			continue
		}
		if first == nil || lineOf(d) < lineOf(first) || lineOf(d) == lineOf(first) && d.Summary == openText {
			first = d
		}
	}
	return first
}

// lineOf is where the parser stopped.
func lineOf(d *hcl.Diagnostic) int {
	if d.Subject == nil {
		return 0
	}
	return d.Subject.Start.Line
}

// explain says what is wrong: the first of these that knows. The more a reader knows of what was
// meant, the earlier it stands.
func (f *fault) explain() diag.Finding {
	for _, read := range []func(*fault) (diag.Finding, bool){openHeredoc, openQuote, digitName, brackets, braces, redefined, head,
		habit, spoken} {
		if found, ok := read(f); ok {
			return found
		}
	}
	return f.finding("unexpected %s", quoted(f.word())).WithHint("write an attribute as name = value, a block as name { .. }")
}
