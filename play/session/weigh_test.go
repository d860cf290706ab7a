package session_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sandtable/content"
	"sandtable/interp"
	"sandtable/interp/naming"
	"sandtable/play/session"
)

// TestWeightiest: of lines that do not all fit, the light ones go first, of the others the old ones
// before the new ones, and the heavy ones last; those that stay keep their order.
func TestWeightiest(t *testing.T) {
	list := []session.Told{{"old", session.Usual}, {"lost", session.Heavy}, {"pile", session.Light}, {"roll", session.Usual}, {"pile 2", session.Light}}
	for n, want := range map[int]string{
		0: "", 1: "lost", 2: "lost roll", 3: "old lost roll", 4: "old lost roll pile 2", 5: "old lost pile roll pile 2", 9: "old lost pile roll pile 2",
	} {
		got := strings.Join(session.Texts(session.Weightiest(list, func(kept []session.Told) bool { return len(kept) <= n })), " ")
		if got != want {
			t.Errorf("of %d lines: %q, want %q", n, got, want)
		}
	}
	many := make([]session.Told, 3000)
	asked := 0
	session.Weightiest(many, func(kept []session.Told) bool { asked++; return len(kept) <= 7 })
	if asked > 20 {
		t.Errorf("it was asked %d times whether lines fit", asked)
	}
}

// TestWhatALineWeighs: a counter that leaves the board weighs more than one that comes or moves,
// and a card that goes from one open pile to another less. What was turned over on the way is news.
func TestWhatALineWeighs(t *testing.T) {
	s := begun(t, config(program(t, content.Games, "lanzerath", interp.Setup{}), 5))
	weights := map[session.Weight][]string{}
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
		w    session.Weight
		has  string
		none string
	}{
		{session.Light, "Attackers Shown -> Attackers Discards", "goes to the supply"},
		{session.Heavy, "Rifleman goes to the supply", "Attackers Discards"},
		{session.Usual, "Attack 1 -> Attackers Shown", "Rifleman goes to the supply"},
	} {
		all := strings.Join(weights[x.w], "\n")
		if !strings.Contains(all, x.has) || strings.Contains(all, x.none) {
			t.Errorf("weight %d: %s", x.w, fmt.Sprintf("want %q and not %q in:\n%s", x.has, x.none, all))
		}
	}
}
