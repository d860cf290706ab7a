package testrun

import (
	"fmt"
	"io"
	"strings"

	"sandtable/schema/model"
)

// WriteText writes the report for people: each failure with what was expected, what was there, and
// the play up to it; then the counts.
func (r *Report) WriteText(w io.Writer, color bool) {
	paint := func(code, s string) string {
		if !color {
			return s
		}
		return "\x1b[" + code + "m" + s + "\x1b[0m"
	}
	for _, f := range r.Failures {
		fmt.Fprintf(w, "%s %s: %q%s", paint("1;31", "FAIL"), f.Game, f.Test, model.Cite(f.Ref))
		fmt.Fprintf(w, "\n  %s:%d:%d: %s\n", f.File, f.Line, f.Column, f.Message)
		if f.Source != "" {
			fmt.Fprintf(w, "    %s\n", strings.TrimSpace(f.Source))
		}
		block(w, "expected", f.Expected)
		block(w, "found", f.Found)
		if len(f.Log) > 0 {
			fmt.Fprintf(w, "  play up to the failure:\n")
			for _, l := range f.Log {
				fmt.Fprintf(w, "    %s\n", l)
			}
		}
		fmt.Fprintln(w)
	}
	for _, s := range r.Suites {
		word := paint("32", "ok  ")
		switch {
		case s.Failed > 0:
			word = paint("1;31", "FAIL")
		case s.Passed == 0:
			word = "none"
		}
		fmt.Fprintf(w, "%s %s: %d passed", word, s.Game, s.Passed)
		if s.Failed > 0 {
			fmt.Fprintf(w, ", %d failed", s.Failed)
		}
		fmt.Fprintln(w)
	}
}

func block(w io.Writer, label, text string) {
	if text == "" {
		return
	}
	fmt.Fprintf(w, "  %-10s%s\n", label+":", strings.ReplaceAll(text, "\n", "\n            "))
}
