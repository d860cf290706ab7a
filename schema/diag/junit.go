package diag

import (
	"encoding/xml"
	"fmt"
	"io"
	"slices"
	"strings"

	"sandtable/schema/layout"
)

// WriteJUnit writes findings as JUnit XML, which build servers show among the tests: one test case
// a file, its findings as the failures. Files lists what was looked at, so that a clean file counts
// as a passed test.
func WriteJUnit(w io.Writer, fs Findings, files []string) error {
	r := NewReport(fs)
	byFile := map[string][]Entry{}
	for _, name := range files {
		byFile[name] = nil
	}
	for _, e := range r.Findings {
		byFile[e.File] = append(byFile[e.File], e)
	}
	names := make([]string, 0, len(byFile))
	for name := range byFile {
		names = append(names, name)
	}
	slices.Sort(names)

	suite := junitSuite{Name: "sandtable", Tests: len(names)}
	for _, name := range names {
		c := junitCase{Class: "sandtable", Name: plainXML(name)}
		for _, e := range byFile[name] {
			text := []string{fmt.Sprintf("%s: %s[%s]: %s", e.Place, e.Severity, e.Code, e.Message)}
			if e.Detail != "" {
				text = append(text, e.Detail)
			}
			if e.Hint != "" {
				text = append(text, "hint: "+e.Hint)
			}
			for _, x := range e.Also {
				text = append(text, fmt.Sprintf("%s: also here", x))
			}
			for _, x := range e.Related {
				text = append(text, fmt.Sprintf("%s: %s", x.Place, x.Message))
			}
			c.Failures = append(c.Failures, junitFailure{
				Message: plainXML(fmt.Sprintf("%d:%d: %s", e.Line, e.Column, e.Message)), Type: e.Code, Text: plainXML(strings.Join(text, "\n")),
			})
		}
		if len(c.Failures) > 0 {
			suite.Failures++
		}
		suite.Cases = append(suite.Cases, c)
	}
	enc := xml.NewEncoder(w)
	enc.Indent("", "  ")
	if _, err := io.WriteString(w, xml.Header); err != nil {
		return err
	}
	if err := enc.Encode(junitSuites{Tests: suite.Tests, Failures: suite.Failures, Suites: []junitSuite{suite}}); err != nil {
		return err
	}
	_, err := io.WriteString(w, "\n")
	return err
}

// plainXML keeps control signs out, which XML cannot hold.
func plainXML(s string) string {
	lines := strings.Split(s, "\n")
	for i := range lines {
		lines[i] = layout.Visible(lines[i])
	}
	return strings.Join(lines, "\n")
}

type (
	junitSuites struct {
		XMLName  xml.Name     `xml:"testsuites"`
		Tests    int          `xml:"tests,attr"`
		Failures int          `xml:"failures,attr"` // files with findings
		Suites   []junitSuite `xml:"testsuite"`
	}
	junitSuite struct {
		Name     string      `xml:"name,attr"`
		Tests    int         `xml:"tests,attr"`
		Failures int         `xml:"failures,attr"`
		Cases    []junitCase `xml:"testcase"`
	}
	junitCase struct {
		Class    string         `xml:"classname,attr"`
		Name     string         `xml:"name,attr"`
		Failures []junitFailure `xml:"failure"`
	}
	junitFailure struct {
		Message string `xml:"message,attr"`
		Type    string `xml:"type,attr"`
		Text    string `xml:",cdata"`
	}
)
