package testrun

import (
	"encoding/xml"
	"fmt"
	"io"
	"strings"
)

// WriteJUnit writes the report as JUnit XML: one suite a game.
func (r *Report) WriteJUnit(w io.Writer) error {
	root := junitSuites{Tests: r.Passed + r.Failed, Failures: r.Failed}
	for _, s := range r.Suites {
		root.Suites = append(root.Suites, junitSuite{Name: s.Game, Tests: s.Passed + s.Failed, Failures: s.Failed})
	}
	at := 0
	for _, c := range r.cases {
		for root.Suites[at].Name != c.suite || len(root.Suites[at].Cases) == root.Suites[at].Tests {
			at++
		}
		jc := &junitCase{Class: c.file, Name: c.name}
		if f := c.failure; f != nil {
			jc.Failure = &junitFailure{Message: f.Message, Text: plain(f.text())}
		}
		root.Suites[at].Cases = append(root.Suites[at].Cases, jc)
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

// plain leaves out what XML cannot hold.
func plain(s string) string {
	return strings.Map(func(r rune) rune {
		if r < 0x20 && r != '\n' && r != '\t' || r == 0xFFFE || r == 0xFFFF {
			return -1
		}
		return r
	}, strings.ReplaceAll(s, "]]>", "]] >"))
}

type (
	junitSuites struct {
		XMLName  xml.Name     `xml:"testsuites"`
		Tests    int          `xml:"tests,attr"`
		Failures int          `xml:"failures,attr"`
		Suites   []junitSuite `xml:"testsuite"`
	}
	junitSuite struct {
		Name     string       `xml:"name,attr"`
		Tests    int          `xml:"tests,attr"`
		Failures int          `xml:"failures,attr"`
		Cases    []*junitCase `xml:"testcase"`
	}
	junitCase struct {
		Class   string        `xml:"classname,attr"`
		Name    string        `xml:"name,attr"`
		Failure *junitFailure `xml:"failure,omitempty"`
	}
	junitFailure struct {
		Message string `xml:"message,attr"`
		Text    string `xml:",cdata"`
	}
)
