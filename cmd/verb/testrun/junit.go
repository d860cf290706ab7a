package testrun

import (
	"fmt"
	"io"
	"strings"

	"sandtable/schema/diag"
)

// WriteJUnit writes the report as JUnit XML: one suite a game.
func (r *Report) WriteJUnit(w io.Writer) error {
	var suites []diag.Suite
	for _, s := range r.Suites {
		suites = append(suites, diag.Suite{Name: s.Game})
	}
	at := 0
	for _, c := range r.cases {
		for suites[at].Name != c.suite || len(suites[at].Cases) == r.Suites[at].Passed+r.Suites[at].Failed {
			at++
		}
		x := diag.Case{Class: c.file, Name: c.name}
		if f := c.failure; f != nil {
			x.Failures = []diag.CaseFailure{{Message: f.Message, Text: f.text()}}
		}
		suites[at].Cases = append(suites[at].Cases, x)
	}
	return diag.WriteSuites(w, suites)
}

func (f *Failure) text() string {
	lines := []string{fmt.Sprintf("%s:%d:%d: %s", f.File, f.Line, f.Column, f.Message)}
	if f.Expected != "" {
		lines = append(lines, "expected: "+f.Expected)
	}
	if f.Found != "" {
		lines = append(lines, "found: "+f.Found)
	}
	return strings.Join(append(lines, f.Log...), "\n")
}
