package diag

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"flag"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/hashicorp/hcl/v2"
	"github.com/rivo/uniseg"
)

var update = flag.Bool("update", false, "rewrite the golden files")

var sampleSources = map[string][]byte{
	"lanzerath/flow.hcl": []byte(`kind "defender" {
  fields = { valor = number }
	value "Courage" { base = self.valour + 1 }
}

table "Climb" {
  given = { steepness = number, weather = sky, tiredness = number, burden = number }  # what a climb depends on, as the rulebook has it in 4.1
  rows = [
    ["1-3", any],
    ["3-5", any],
  ]
}
`),
	"lanzerath/map board.hcl": []byte("text = \"Höhe 627, 高地, cafe\u0301\" + clmb\r\nx = \"\x1b[31m\u202e\" + bell\n"),
}

// at is the range of the nth occurrence of a text in a sample.
func at(file, text string, n int) hcl.Range {
	src := sampleSources[file]
	start := 0
	for ; n > 0; n-- {
		start += bytes.Index(src[start:], []byte(text)) + 1
	}
	start--
	return hcl.Range{Filename: file, Start: posAt(src, start), End: posAt(src, start+len(text))}
}

func posAt(src []byte, offset int) hcl.Pos {
	before := string(src[:offset])
	line := strings.LastIndexByte(before, '\n') + 1
	return hcl.Pos{Line: strings.Count(before, "\n") + 1, Column: uniseg.GraphemeClusterCount(before[line:]) + 1, Byte: offset}
}

func sampleFindings() Findings {
	const flow, board = "lanzerath/flow.hcl", "lanzerath/map board.hcl"
	whole := hcl.RangeBetween(at(flow, "rows", 1), at(flow, "]\n}", 1))
	whole.End = posAt(sampleSources[flow], whole.End.Byte-2)
	return Findings{
		Errorf("sample/unknown-field", at(flow, "valour", 1), "a defender has no field %q", "valour").
			WithSuggestion("valour", []string{"valor", "value"}).
			WithRelated(at(flow, "defender", 1), "defender is declared here"),
		Errorf("sample/overlap", at(flow, "\"3-5\"", 1), "3 is given by two rows").
			WithDetail("The rows \"1-3\" and \"3-5\" of the table Climb both answer for a steepness of 3, and a table has one answer for every "+
				"combination of its inputs, whatever the order of its rows.").
			WithRelated(at(flow, "\"1-3\"", 1), "the other row").
			WithRelated(hcl.Range{Filename: "elsewhere.hcl", Start: hcl.Pos{Line: 120, Column: 3}, End: hcl.Pos{Line: 120, Column: 4}}, "called from a file that is not at hand"),
		Warnf("sample/gap", whole, "no row answers for 6 and more").WithHint("add a row, or end with\n[else, ..]"),
		Warnf("sample/naming", at(flow, "burden", 1), "burden is never read"),
		Errorf("sample/unknown-name", at(board, "clmb", 1), "nothing is called \"clmb\""),
		{Code: "sample/terminal", Severity: Note, Range: at(board, "bell", 1), Message: "a text with signs \x1b[31m that a terminal obeys"},
		Errorf("sample/read", hcl.Range{Filename: "gone.hcl"}, "cannot read the file: it is not there"),
		Errorf("load/syntax", hcl.Range{Filename: board, Start: posAt(sampleSources[board], len(sampleSources[board])-1), End: posAt(sampleSources[board], len(sampleSources[board])-1)}, "unexpected end of line"),
	}
}

func golden(t *testing.T, name string, got []byte) {
	t.Helper()
	file := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(file, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), string(got)); diff != "" {
		t.Errorf("%s differs (-want +got), rewrite with -update:\n%s", file, diff)
	}
}

func TestRenderings(t *testing.T) {
	clean := []string{"lanzerath/flow.hcl", "lanzerath/clean.hcl"}
	for name, write := range map[string]func(io.Writer, Findings) error{
		"findings.txt": func(w io.Writer, fs Findings) error { return WriteText(w, fs, TextOptions{Sources: sampleSources}) },
		"findings_narrow.txt": func(w io.Writer, fs Findings) error {
			return WriteText(w, fs, TextOptions{Sources: sampleSources, Width: 60})
		},
		"findings_color.txt": func(w io.Writer, fs Findings) error {
			return WriteText(w, fs, TextOptions{Sources: sampleSources, Color: true})
		},
		"findings_bare.txt": func(w io.Writer, fs Findings) error { return WriteText(w, fs, TextOptions{}) },
		"findings.json":     WriteJSON,
		"findings.sarif": func(w io.Writer, fs Findings) error {
			return WriteSARIF(w, fs, SARIFOptions{Version: "1.2.3", Sources: sampleSources})
		},
		"findings.junit.xml": func(w io.Writer, fs Findings) error { return WriteJUnit(w, fs, clean) },
	} {
		t.Run(name, func(t *testing.T) {
			var b bytes.Buffer
			if err := write(&b, sampleFindings()); err != nil {
				t.Fatal(err)
			}
			golden(t, name, b.Bytes())
		})
	}
}

func TestNoFindings(t *testing.T) {
	var text, js, sarif, junit bytes.Buffer
	for _, err := range []error{
		WriteText(&text, nil, TextOptions{}), WriteJSON(&js, nil), WriteSARIF(&sarif, nil, SARIFOptions{}), WriteJUnit(&junit, nil, []string{"a.hcl"}),
	} {
		if err != nil {
			t.Error(err)
		}
	}
	if text.String() != "no findings\n" {
		t.Errorf("text: %q", text.String())
	}
	for _, b := range []bytes.Buffer{js, sarif} { // readers expect lists, never null
		if bytes.Contains(b.Bytes(), []byte("null")) || !json.Valid(b.Bytes()) {
			t.Errorf("bad JSON: %s", b.String())
		}
	}
	if !strings.Contains(junit.String(), `tests="1" failures="0"`) {
		t.Errorf("JUnit: %s", junit.String())
	}
}

func TestTextKeepsItsWidth(t *testing.T) {
	for _, width := range []int{60, 100} {
		var b bytes.Buffer
		if err := WriteText(&b, sampleFindings(), TextOptions{Sources: sampleSources, Width: width}); err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(b.String()) {
			if w := uniseg.StringWidth(strings.TrimSuffix(line, "\n")); w > width {
				t.Errorf("%d columns, not %d: %s", w, width, line)
			}
		}
	}
}

func TestTextStopsAtMax(t *testing.T) {
	var b bytes.Buffer
	if err := WriteText(&b, sampleFindings(), TextOptions{Max: 2}); err != nil {
		t.Fatal(err)
	}
	if got := b.String(); strings.Count(got, "-->") != 5 || !strings.HasSuffix(got, "5 errors, 2 warnings, 1 note (6 not shown)\n") {
		t.Error(got)
	}
}

func TestTerminalIsSafe(t *testing.T) {
	var b bytes.Buffer
	if err := WriteText(&b, sampleFindings(), TextOptions{Sources: sampleSources}); err != nil {
		t.Fatal(err)
	}
	if i := bytes.IndexAny(b.Bytes(), "\x1b\u202e\r\t"); i >= 0 {
		t.Errorf("a control sign of the content reaches the terminal: %q", b.Bytes()[i:])
	}
}

func TestJUnitIsXML(t *testing.T) {
	var b bytes.Buffer
	if err := WriteJUnit(&b, sampleFindings(), nil); err != nil {
		t.Fatal(err)
	}
	var back junitSuites
	if err := xml.Unmarshal(b.Bytes(), &back); err != nil {
		t.Fatal(err)
	}
	if back.Failures != 3 || len(back.Suites[0].Cases[1].Failures) != 4 {
		t.Errorf("read back %+v", back)
	}
}

func TestSARIFFingerprintsSurviveEditsElsewhere(t *testing.T) {
	prints := func(src string) []string {
		file := map[string][]byte{"a.hcl": []byte(src)}
		line := strings.Count(src[:strings.Index(src, "bad")], "\n") + 1
		var fs Findings
		for i := range 2 {
			fs = append(fs, Errorf("check/x", hcl.Range{Filename: "a.hcl", Start: hcl.Pos{Line: line + i, Column: 1}, End: hcl.Pos{Line: line + i, Column: 4}}, "bad"))
		}
		var b bytes.Buffer
		if err := WriteSARIF(&b, fs, SARIFOptions{Sources: file}); err != nil {
			t.Fatal(err)
		}
		var log sarifLog
		if err := json.Unmarshal(b.Bytes(), &log); err != nil {
			t.Fatal(err)
		}
		var all []string
		for _, r := range log.Runs[0].Results {
			all = append(all, r.PartialFingerprints["sandtable/v1"])
		}
		return all
	}
	before, after := prints("bad\nbad\n"), prints("# new\n\n  bad\n  bad\n")
	if diff := cmp.Diff(before, after); diff != "" {
		t.Error(diff)
	}
	if before[0] == before[1] {
		t.Error("two findings have one fingerprint")
	}
}

func TestSARIFPaths(t *testing.T) {
	s := sarifWriter{opt: SARIFOptions{Root: "/home/me/my games"}}
	for file, want := range map[string]sarifArtifact{
		"a b.hcl":                     {URI: "a%20b.hcl", URIBaseID: srcRoot},
		"./x/../a.hcl":                {URI: "a.hcl", URIBaseID: srcRoot},
		"/home/me/my games/x/a.hcl":   {URI: "x/a.hcl", URIBaseID: srcRoot},
		"/somewhere/else/a.hcl":       {URI: "file:///somewhere/else/a.hcl"},
		"/home/me/my games too/a.hcl": {URI: "file:///home/me/my%20games%20too/a.hcl"},
	} {
		if diff := cmp.Diff(want, s.uri(file)); diff != "" {
			t.Errorf("%s: %s", file, diff)
		}
	}
}
