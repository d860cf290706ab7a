package full

import (
	"strings"
	"testing"

	"sandtable/interp/save"
	"sandtable/interp/view"
	"sandtable/play/session"
	"sandtable/show/grid"
)

// watch looks at a game of bots again.
func watch(t *testing.T) (*hand, *session.Session) {
	t.Helper()
	h := sit(t, "push_your_luck", 80, 24, "ann", "ben")
	s := h.desk.game
	d := newWatch(s, view.Spectator)
	d.show = func(*Moment) {}
	f := &face{state: newState(80, 24, grid.Mono), desk: d, dice: make(chan throw)}
	f.Init()
	s.Seek(0)
	f.take(d.moment())
	return &hand{face: f, t: t}, s
}

// TestReview: keys go through a game that is only looked at, to its end and back to its beginning;
// nothing decides, and the positions are those that were played.
func TestReview(t *testing.T) {
	h, s := watch(t)
	all := s.Length()
	hashes := make([]uint64, all+1)
	for i := range hashes {
		s.Seek(i)
		hashes[i] = s.M.Hash()
	}
	s.Seek(0)
	at := func(n int) {
		t.Helper()
		if s.At() != n || h.m.At != n || s.M.Hash() != hashes[n] {
			t.Fatalf("the game stands after %d decisions, the screen shows %d, not %d", s.At(), h.m.At, n)
		}
	}
	h.shows("Now Ann: Fish")
	h.press("n")
	at(1)
	h.press("n n p")
	at(2)
	h.shows("after 2 of ")
	h.press("N")
	at(12)
	h.press("P")
	at(2)
	h.shows("Now ")
	h.press("/ '7 enter")
	at(7)
	h.press("/ 'nothing_reads_so enter")
	at(7)
	h.shows("nothing in the log")
	h.press(": 'undo enter u A 1")
	at(7)
	h.press("tab")
	if s.At() <= 7 {
		t.Errorf("the next turn is decision %d", s.At())
	}
	h.does(h.bound("end"))
	at(all)
	h.shows("The game is over")
	h.does(h.bound("home"))
	at(0)
	h.bound("space")
	for range 5 {
		h.does(h.tick(tickMsg(h.reel.run)))
	}
	if s.At() == 0 {
		t.Error("the game does not play by itself")
	}
}

// TestConsent: fair undo asks at the screen for the consent of the other player.
func TestConsent(t *testing.T) {
	p := build(t, "last_stone")
	s := session.New(session.Config{Program: p, Header: save.Header{Game: "last_stone", Seed: 1, Undo: save.UndoFair}})
	if err := s.Start(); err != nil {
		t.Fatal(err)
	}
	d := newDesk(s)
	d.show = func(*Moment) {}
	f := &face{state: newState(80, 24, grid.Mono), desk: d, dice: make(chan throw)}
	f.Init()
	f.take(d.begin())
	h := &hand{face: f, t: t}
	h.press("1 2 u")
	h.shows("do you consent? yes or no")
	h.press("'no enter")
	if s.At() != 2 || h.typing != nil {
		t.Fatalf("without consent %d decisions are left", s.At())
	}
	h.press("u esc")
	if s.At() != 2 || h.typing != nil {
		t.Fatalf("after Esc %d decisions are left", s.At())
	}
	h.press("u 'yes enter")
	if s.At() != 1 || !strings.Contains(strings.Join(s.Lines(view.Spectator, -1), "\n"), "consented") {
		t.Fatalf("with consent %d decisions are left", s.At())
	}
}
