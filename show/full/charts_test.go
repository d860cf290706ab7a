package full

import (
	"strings"
	"testing"
)

// TestCharts: tables are grids, and the row that the marked option leads to is marked. The roll
// that follows has a result of that row.
func TestCharts(t *testing.T) {
	h := sit(t, "alder_crossing", 80, 24)
	h.press("/ 'adler-e4 enter / 'birke-f3 enter / 'pass enter")
	h.press("/ 'f4 enter 1 2 G")
	golden(t, "charts", Frame(h.state).Text())
	h.shows("Combat Results §4.3: in force for what is marked")
	var row string
	for _, l := range h.pane.text {
		if rest, ok := strings.CutPrefix(l.text, ">"); ok {
			row = rest
		}
	}
	if !strings.Contains(row, "<") {
		t.Fatalf("no row is in force: %q", row)
	}
	h.press("]")
	h.shows("Ground §")
	if len(h.chosen) != 2 {
		t.Error("looking at charts has changed the decision")
	}
	h.press("esc")
	if h.pane != nil {
		t.Error("Esc does not close it")
	}
	h.press("enter")
	for _, l := range h.m.Log {
		if _, roll, ok := strings.Cut(l.Text, "roll outcome: "); ok {
			result := strings.TrimSpace(roll[strings.LastIndex(roll, ">")+1:])
			short := ""
			for _, w := range strings.Split(result, "_") {
				short += strings.ToUpper(w[:1])
			}
			if !strings.Contains(row, "<"+short) {
				t.Errorf("%s is not in the row that was in force: %s", result, row)
			}
			return
		}
	}
	t.Errorf("nothing was rolled: %v", h.m.Log)
}
