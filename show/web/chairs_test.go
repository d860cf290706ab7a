package web

import (
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sandtable/interp/save"
	"sandtable/play/session"
)

// TestChairs: a seat to which nobody has come may be given to a bot, and one's own; who has the
// link may take it back. Nobody disposes of the seat of somebody who is there, and the save keeps
// who sits where.
func TestChairs(t *testing.T) {
	h := open(t, example(t, "breakthrough"), session.Config{Header: save.Header{Seed: 3}})
	path := filepath.Join(t.TempDir(), "kept.save")
	if err := h.game.Save(path); err != nil {
		t.Fatal(err)
	}
	kept := func() []string {
		f, err := os.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		l, err := save.Parse(f)
		if err != nil {
			t.Fatal(err)
		}
		return l.Bots
	}
	h.get(0, "")
	h.publish()
	sound(t, h.get(0, ""))
	h.has(0, "a cadet plays")
	h.has(0, `<details class="goals" id="goals" open="open">`)
	h.lacks(2, "a cadet plays")
	for code, form := range map[int][]string{
		http.StatusUnprocessableEntity: {"player", "black", "bot", "search"},
		http.StatusConflict:            {"player", "green", "bot", "cadet"},
	} {
		if got := h.post(0, "seat", form...); got != code {
			t.Errorf("%q: %d", form, got)
		}
	}
	if code := h.post(2, "seat", "player", "black", "bot", "cadet"); code != http.StatusNotFound {
		t.Errorf("a spectator gives a seat away: %d", code)
	}
	if code := h.post(0, "seat", "player", "black", "bot", ""); code != http.StatusConflict {
		t.Errorf("somebody else is seated: %d", code)
	}
	if code := h.post(0, "seat", "player", "black", "bot", "cadet"); code != http.StatusSeeOther {
		t.Fatalf("the seat is not given: %d", code)
	}
	h.has(0, "From now on a cadet plays Black.")
	h.has(2, "<b>Black</b>: a cadet (")
	h.takes(0, h.game.Options()[0].Key)
	if by := h.game.Taken(); by[""] != 1 || by[save.ByBot] != 1 || !slices.Equal(kept(), []string{"black=cadet"}) {
		t.Errorf("decisions were taken %v; the save has the bots %q", by, kept())
	}
	h.lacks(0, `id="goals" open`)
	h.has(1, "I play")
	if code := h.post(1, "seat", "player", "black", "bot", ""); code != http.StatusSeeOther {
		t.Fatalf("the seat is not taken back: %d", code)
	}
	h.takes(0, h.game.Options()[0].Key)
	h.takes(1, h.game.Options()[0].Key)
	if len(kept()) != 0 {
		t.Errorf("the save has the bots %q", kept())
	}
	if code := h.post(0, "seat", "player", "black", "bot", "cadet"); code != http.StatusConflict {
		t.Errorf("the seat of somebody who is there is given away: %d", code)
	}
	if code := h.post(1, "seat", "player", "black", "bot", "regular"); code != http.StatusSeeOther || !strings.Contains(h.get(1, ""), "a regular plays Black") {
		t.Errorf("one's own seat is not given: %d", code)
	}
}
