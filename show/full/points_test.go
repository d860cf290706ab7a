package full

import (
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"

	"sandtable/play/log"
)

// battle sits at a skirmish whose squads stand on the table, at the first order.
func battle(t *testing.T) *hand {
	t.Helper()
	h := sit(t, "low_fields", 80, 24)
	for _, k := range []string{"grey_rifles", "10,4", "green_rifles", "10,20", "grey_scouts", "20,4", "green_scouts", "20,20", "grey_gun", "30,4", "green_gun", "30,20"} {
		h.press("/ '" + k + " enter")
	}
	return h
}

// TestPoints: where a point is chosen, points worth a look are listed with their reasons, and
// marked on the map with where the piece may go; any of them may be taken.
func TestPoints(t *testing.T) {
	h := battle(t)
	h.press("1 1 n")
	golden(t, "low_fields_points", Frame(h.state).Text())
	for i := range h.kids {
		if h.kids[i].Says == "" {
			t.Errorf("%s is listed without a reason", h.kids[i].Title)
		}
	}
	if text := Frame(h.state).Text(); !strings.Contains(text, "++") || !strings.Contains(text, "nearest to ") {
		t.Errorf("where it may go is not shown:\n%s", text)
	}
	before, want := people(h), h.kids[0].Title
	h.press("enter")
	if people(h) != before+1 || !strings.Contains(strings.Join(log.Texts(h.m.Log), "\n"), want) {
		t.Errorf("the squad has not marched to %s", want)
	}
}

// TestReasonsInColumns: choices with short reasons stand beside each other where there is room, so
// that the map keeps its own.
func TestReasonsInColumns(t *testing.T) {
	h := battle(t)
	h.press("1 1")
	if l := h.rows(140, 1<<20); l.columns < 2 || l.rows >= len(h.kids) {
		t.Errorf("%d choices stand in %d lines of %d columns", len(h.kids), l.rows, l.columns)
	}
	if l := h.rows(50, 1<<20); l.columns != 1 {
		t.Errorf("in 50 columns there are %d columns", l.columns)
	}
}

// TestRelativePoints: relative words and coordinates name points; what may not be chosen is refused
// with the reason and the nearest that may be.
func TestRelativePoints(t *testing.T) {
	h := battle(t)
	h.press("1 1 n / 'e_30_n_0 enter")
	h.shows("off the table")
	h.shows("the nearest that may be chosen")
	h.press("/ 'toward_nothing_3 enter")
	h.shows("is called")
	before := people(h)
	h.press("/ '12,12 enter")
	if people(h) != before {
		t.Fatal("a point that is too far has been taken")
	}
	h.shows("it is 11.4 away, at most 9")
	h.shows("the nearest that may be chosen is")
	h.shows("13.6,10.3.")
	if i := h.marked; i < 0 || h.kids[i].Says != "nearest to what you typed" || !strings.Contains(h.kids[i].Title, "13.6,10.3") {
		t.Error("the point nearest to one that is refused is not marked")
	}
	who := h.kids[0].Part
	if len(h.kids) < 3 || who == nil || !who.Point {
		t.Error("a refusal leads away from the decision")
	}
	if h.press("enter"); people(h) != before+1 {
		t.Error("Enter does not take the nearest")
	}
	h.press("u 1 1 / 'n_1 enter")
	if people(h) != before+1 {
		h.press("/ 's_1 enter")
	}
	if people(h) != before+1 {
		t.Errorf("the squad has not moved:\n%s", Frame(h.state).Text())
	}
}

// TestTry: x tells what the values of the game say from the marked point, and nothing happens.
func TestTry(t *testing.T) {
	h := battle(t)
	h.press("1 1 n n x")
	h.shows("Sees (Grey Scouts, ")
	h.press("esc")
	if !h.kids[h.marked].Part.Point {
		t.Error("trying leads away from the decision")
	}
	before, kids := people(h), len(h.kids)
	h.press(": 'try_march_grey_scouts_12,20 enter")
	h.shows("it cannot be chosen")
	if h.pane != nil {
		h.press("esc")
	}
	if len(h.kids) != kids {
		t.Error("trying lists another point")
	}
	for i := range h.kids {
		if h.kids[i].Says == "nearest to what you typed" {
			t.Error("trying marks a point as if one had been refused")
		}
	}
	if people(h) != before {
		t.Error("trying decides something")
	}
}

// TestKeysAhead: keys that are pressed while points worth a look are found are done then, but none
// of them after one that has decided something.
func TestKeysAhead(t *testing.T) {
	h := battle(t)
	h.press("1 p n")
	before := people(h)
	h.face.key(tea.KeyPressMsg{Code: tea.KeyEnter}) // opens March of the first squad
	if !h.busy || !h.looking {
		t.Fatal("no points are looked for")
	}
	for _, k := range []rune{'n', 'n', 'p', tea.KeyEnter, 'n', tea.KeyEnter} {
		msg := tea.KeyPressMsg{Code: k}
		if k < 128 && k != tea.KeyEnter {
			msg.Text = string(k)
		}
		h.face.key(msg)
	}
	if people(h) != before || h.marked != 0 {
		t.Fatal("keys are done too early")
	}
	want := 1
	h.does(nil)
	if n := people(h) - before; n != want {
		t.Errorf("%d decisions were taken, not %d:\n%s", n, want, Frame(h.state).Text())
	}
	if len(h.ahead) != 0 {
		t.Error("keys are left over")
	}
}

// TestPointsAfterUndo: points worth a look belong to the decision they were found for; after an
// undo another decision, as far on, has its own.
func TestPointsAfterUndo(t *testing.T) {
	h := battle(t)
	listed := func(how string) {
		t.Helper()
		if len(h.kids) == 0 || !h.kids[0].Part.Point {
			t.Errorf("%s, no points are listed:\n%s", how, Frame(h.state).Text())
		}
		for i := range h.kids {
			if h.kids[i].Says == "" {
				t.Errorf("%s, %s is listed without a reason", how, h.kids[i].Title)
			}
		}
	}
	h.press("1 1 enter u 1 1")
	listed("of the decision that was undone")
	h = sit(t, "low_fields", 80, 24)
	h.press("/ 'grey_rifles enter u / 'grey_gun enter")
	listed("of another decision")
}
