package cover

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"sandtable/schema/english"
	"sandtable/schema/layout"
)

// maxNamed is how many tests the text names for a section; JSON has all.
const maxNamed = 3

// WriteText writes the report for people.
func (r *Report) WriteText(w io.Writer, width int) {
	count := map[string]int{}
	for _, s := range r.Sections {
		count[s.State]++
		fmt.Fprintf(w, "%s  %s\n", s.ID, s.Title)
		list(w, width, "implemented by", s.Blocks)
		switch s.State {
		case Exercised:
			list(w, width, "exercised by", named(s.Tests))
		case Untested:
			why := "no passing test runs any part of it"
			if len(s.Unrun) == 0 {
				why = fmt.Sprintf("nothing in it can run, and no passing test has ref = %q", s.ID)
			}
			list(w, width, "UNTESTED", []string{why})
		case Open:
			list(w, width, "OPEN", []string{"not implemented, and no reason is given"})
		}
		if s.Reason != "" {
			list(w, width, "open", []string{s.Reason})
		}
		if s.State == Exercised {
			list(w, width, "not run", s.Unrun)
		}
	}
	for _, c := range r.Claims {
		fmt.Fprintf(w, "%s:%d: the test %q claims section %s, but runs no part of it", c.File, c.Line, c.Test, c.Ref)
		if len(c.Runs) > 0 {
			fmt.Fprintf(w, "; it runs parts of %s", strings.Join(c.Runs, ", "))
		}
		fmt.Fprintln(w)
	}
	for _, a := range r.Advice {
		fmt.Fprintf(w, "policy %q: %d of %s decided in a test\n", a.Policy, a.Lines-len(a.Silent), english.Count(a.Lines, "line"))
		list(w, width, "silent", a.Silent)
	}
	if len(r.Sections) == 0 {
		fmt.Fprintln(w, "The content declares no sections.")
	}
	fmt.Fprintf(w, "\n%s: %d exercised, %d open with a reason, %d open without one, %d untested; %s passed",
		english.Count(len(r.Sections), "section"), count[Exercised], count[Reasoned], count[Open], count[Untested],
		english.Count(r.Passed, "test"))
	if r.Failed > 0 {
		fmt.Fprintf(w, ", %d failed and do not count", r.Failed)
	}
	if len(r.Claims) > 0 {
		fmt.Fprintf(w, "; %s", english.Count(len(r.Claims), "false claim"))
	}
	fmt.Fprintln(w)
}

func named(tests []string) []string {
	return english.Most(english.Each(tests, strconv.Quote), maxNamed)
}

func list(w io.Writer, width int, label string, items []string) {
	if len(items) == 0 {
		return
	}
	fmt.Fprintln(w, layout.Indented(label+": "+strings.Join(items, ", "), 4, 8, width))
}
