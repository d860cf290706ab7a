package line_test

import (
	"io"
	"slices"
	"strings"
	"testing"

	"sandtable/examples"
	"sandtable/interp"
	"sandtable/play/lineedit"
	"sandtable/show/line"
)

// editor is a person at a terminal who types lines, and presses Tab after those that end in one.
type editor struct {
	lines     []string
	asked     []string
	offered   map[string][]string
	forgotten int
}

func (e *editor) Line(ask string, complete func(string) []string) (string, error) {
	e.asked = append(e.asked, ask)
	for len(e.lines) > 0 {
		line := e.lines[0]
		e.lines = e.lines[1:]
		if line == "^C" {
			return "", lineedit.ErrInterrupted
		}
		beginning, tab := strings.CutSuffix(line, "\t")
		if !tab {
			return line, nil
		}
		e.offered[beginning] = complete(beginning)
	}
	return "", io.EOF
}

func (e *editor) Forget() { e.forgotten++ }

// TestCompletions: Tab offers keys and commands, and after a command what it may be asked about;
// where there are many, only as far as their next word.
func TestCompletions(t *testing.T) {
	alder := program(t, examples.Games, "games/alder_crossing", interp.Setup{})
	e := &editor{lines: []string{"und\t", "BIRKE-C\t", "b\t", "why-not att\t", "help un\t", "board f4\t", ":lo\t", "nothing\t", "quit"}, offered: map[string][]string{}}
	if _, err := atScreen(alder, line.Options{Editor: e}); err != nil {
		t.Fatal(err)
	}
	for beginning, want := range map[string][]string{
		"und":         {"undo"},
		"BIRKE-C":     {"BIRKE-C2", "BIRKE-C3", "BIRKE-C5", "BIRKE-C6"},
		"b":           {"birke-", "board"},
		"why-not att": {"why-not attack"},
		"help un":     {"help undo"},
		"board f4":    {"board f4"},
		":lo":         {":log", ":look"},
		"nothing":     nil,
	} {
		if got := e.offered[beginning]; !slices.Equal(got, want) {
			t.Errorf("%q goes on with %q; want %q", beginning, got, want)
		}
	}
}

// TestHandOverForgets: what one player has typed cannot be called up by the next.
func TestHandOverForgets(t *testing.T) {
	salt := program(t, examples.Games, "games/salt_roads", interp.Setup{})
	e := &editor{lines: []string{"", "1", "", "^C", "quit"}}
	if _, err := atScreen(salt, line.Options{Editor: e}); err != nil {
		t.Fatal(err)
	}
	if e.forgotten != 2 {
		t.Errorf("the lines before were dropped %d times, want 2", e.forgotten)
	}
	if !slices.Contains(e.asked, "Hills> ") {
		t.Errorf("asked: %q", e.asked)
	}
}
