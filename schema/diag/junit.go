package diag

import (
	"encoding/xml"
	"fmt"
	"io"
	"slices"
	"strings"

	"sandtable/schema/english"
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

	suite := Suite{Name: "sandtable"}
	for _, name := range names {
		c := Case{Class: "sandtable", Name: name}
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
			c.Failures = append(c.Failures, CaseFailure{
				Message: fmt.Sprintf("%d:%d: %s", e.Line, e.Column, e.Message), Type: e.Code, Text: strings.Join(text, "\n"),
			})
		}
		suite.Cases = append(suite.Cases, c)
	}
	return WriteSuites(w, []Suite{suite})
}

// Suite is test cases that belong together. How many there are and how many fail is counted when
// they are written.
type Suite struct {
	Name     string `xml:"name,attr"`
	Tests    int    `xml:"tests,attr"`
	Failures int    `xml:"failures,attr"`
	Cases    []Case `xml:"testcase"`
}

// Case is one test case; it fails if it has failures.
type Case struct {
	Class    string        `xml:"classname,attr"`
	Name     string        `xml:"name,attr"`
	Failures []CaseFailure `xml:"failure"`
}

// CaseFailure is why a test case fails.
type CaseFailure struct {
	Message string `xml:"message,attr"`
	Type    string `xml:"type,attr,omitempty"`
	Text    string `xml:",cdata"`
}

type junitSuites struct {
	XMLName  xml.Name `xml:"testsuites"`
	Tests    int      `xml:"tests,attr"`
	Failures int      `xml:"failures,attr"`
	Suites   []Suite  `xml:"testsuite"`
}

// WriteSuites writes test suites as JUnit XML.
func WriteSuites(w io.Writer, suites []Suite) error {
	root := junitSuites{Suites: suites}
	for i := range suites {
		s := &suites[i]
		s.Tests = len(s.Cases)
		for j := range s.Cases {
			c := &s.Cases[j]
			c.Name = plainXML(c.Name)
			for k := range c.Failures {
				f := &c.Failures[k]
				f.Message, f.Text = plainXML(f.Message), plainXML(f.Text)
			}
			if len(c.Failures) > 0 {
				s.Failures++
			}
		}
		root.Tests, root.Failures = root.Tests+s.Tests, root.Failures+s.Failures
	}
	if _, err := io.WriteString(w, xml.Header); err != nil {
		return err
	}
	enc := xml.NewEncoder(w)
	enc.Indent("", "  ")
	if err := enc.Encode(root); err != nil {
		return err
	}
	_, err := io.WriteString(w, "\n")
	return err
}

// plainXML keeps control signs out, which XML cannot hold.
func plainXML(s string) string {
	return strings.Join(english.Each(strings.Split(s, "\n"), layout.Visible), "\n")
}
