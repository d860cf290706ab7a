package session_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sandtable/content"
	"sandtable/interp"
	"sandtable/interp/naming"
	"sandtable/play/log"
)

// TestWeightiest: of lines that do not all fit, the light ones go first, of the others the old ones
// before the new ones, and the heavy ones last; those that stay keep their order.
func TestWeightiest(t *testing.T) {
	list := []log.Told{{Text: "old", Weight: log.Usual}, {Text: "lost", Weight: log.Heavy}, {Text: "pile", Weight: log.Light}, {Text: "roll", Weight: log.Usual}, {Text: "pile 2", Weight: log.Light}}
	for n, want := range map[int]string{
		0: "", 1: "lost", 2: "lost roll", 3: "old lost roll", 4: "old lost roll pile 2", 5: "old lost pile roll pile 2", 9: "old lost pile roll pile 2",
	} {
		got := strings.Join(log.Texts(log.Weightiest(list, func(kept []log.Told) bool { return len(kept) <= n })), " ")
		if got != want {
			t.Errorf("of %d lines: %q, want %q", n, got, want)
		}
	}
	many := make([]log.Told, 3000)
	asked := 0
	log.Weightiest(many, func(kept []log.Told) bool { asked++; return len(kept) <= 7 })
	if asked > 20 {
		t.Errorf("it was asked %d times whether lines fit", asked)
	}
}

// TestWhatALineWeighs: a counter that leaves the board weighs more than one that comes or moves,
// and a card that goes from one open pile to another less. What was turned over on the way is news.
func TestWhatALineWeighs(t *testing.T) {
	s := begun(t, config(program(t, content.Games, "lanzerath", interp.Setup{}), 5))
	weights := map[log.Weight][]string{}
	for range 40 {
		keys := s.Options()
		i := slices.IndexFunc(keys, func(o naming.Option) bool { return strings.HasPrefix(o.Key, "attack ") })
		if i < 0 {
			i = len(keys) - 1
		}
		if s.M.Pending() == nil || s.Choose(i, "") != nil {
			break
		}
	}
	for _, l := range s.Log(s.P.Players[0].ID, -1) {
		weights[l.Weight] = append(weights[l.Weight], strings.TrimSpace(l.Text))
	}
	for _, x := range []struct {
		w    log.Weight
		has  string
		none string
	}{
		{log.Light, "Attackers Shown -> Attackers Discards", "goes to the supply"},
		{log.Heavy, "Rifleman goes to the supply", "Attackers Discards"},
		{log.Usual, "Attack 1 -> Attackers Shown", "Rifleman goes to the supply"},
	} {
		all := strings.Join(weights[x.w], "\n")
		if !strings.Contains(all, x.has) || strings.Contains(all, x.none) {
			t.Errorf("weight %d: %s", x.w, fmt.Sprintf("want %q and not %q in:\n%s", x.has, x.none, all))
		}
	}
}
