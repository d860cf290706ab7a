package explain

import (
	"fmt"
	"io"
	"strings"

	"sandtable/schema/diag"
	"sandtable/schema/layout"
)

// Code prints the page of a kind of findings.
func Code(w io.Writer, c diag.Code, width int) {
	fmt.Fprintf(w, "%s (%s): %s\n\n%s\n", c.ID, c.Severity, c.Summary, layout.Indented(c.Explanation, 0, 0, width))
	for _, part := range []struct{ title, text string }{{"Wrong", c.Bad}, {"Right", c.Good}} {
		if part.text != "" {
			fmt.Fprintf(w, "\n%s:\n\n  %s\n", part.title, strings.ReplaceAll(strings.TrimSpace(part.text), "\n", "\n  "))
		}
	}
}

// Codes lists all kinds of findings.
func Codes(w io.Writer) {
	for _, c := range diag.Codes() {
		fmt.Fprintf(w, "%-28s %-8s %s\n", c.ID, c.Severity, c.Summary)
	}
}
