package session_test

import (
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"sandtable/interp"
	"sandtable/interp/machine"
	"sandtable/interp/save"
	"sandtable/play/session"
)

// kept begins the nights in a save, and has Anna asked.
func kept(t *testing.T) (*session.Session, *machine.Program, string) {
	t.Helper()
	p := program(t, fstest.MapFS{"game.hcl": {Data: []byte(nights)}}, ".", interp.Setup{})
	s := begun(t, config(p, 1))
	path := filepath.Join(t.TempDir(), "a.save")
	if err := s.Save(path); err != nil {
		t.Fatal(err)
	}
	if err := s.GoOn(nil); err != nil {
		t.Fatal(err)
	}
	asked(t, s, 1)
	return s, p, path
}

// again takes a save up.
func again(t *testing.T, p *machine.Program, path string) *session.Session {
	t.Helper()
	f, l, err := save.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	s := session.New(config(p, 1))
	if d, err := s.Resume(l, f); d != nil || err != nil {
		t.Fatal(d, err)
	}
	return s
}

// TestOrdersAreKept: what was ordered holds in the game that is taken up from its save, as it was
// ordered, and ends with its phase, by undo, and when its player says so, whether that is decided
// before the game is left or after it.
func TestOrdersAreKept(t *testing.T) {
	s, p, path := kept(t)
	yes, night := s.Options()[0].Key, s.Phases()[1].Frame
	order := func(k *session.Skip) {
		t.Helper()
		if err := s.Skip(k); err != nil {
			t.Fatal(err)
		}
		if err := s.GoOn(nil); err != nil {
			t.Fatal(err)
		}
	}
	leave := func() {
		t.Helper()
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
		s = again(t, p, path)
	}
	order(&session.Skip{Order: save.Order{Answer: yes, Phase: night}})
	want, anna := s.Skips()[0].Order, s.P.Players[0].ID
	since, _ := s.Since(anna)
	leave()
	if at, _ := s.Since(anna); at != since || at == s.At() {
		t.Errorf("taken up, Anna decided last as decision %d of %d; before, as %d", at, s.At(), since)
	}
	if all := s.Skips(); len(all) != 1 || all[0].Order != want || all[0].Player.Name != "anna" || all[0].Ask() == nil {
		t.Fatalf("taken up, these are in force: %+v", all)
	}
	path = filepath.Join(t.TempDir(), "b.save")
	if err := s.Save(path); err != nil {
		t.Fatal(err)
	}
	leave()
	if len(s.Skips()) != 1 {
		t.Error("another save does not hold the orders")
	}
	if who := asked(t, s, 1); who != "ben" {
		t.Fatalf("%q is asked in the first night", who)
	}
	if who := asked(t, s, 1); who != "ben" || len(s.Skips()) != 0 {
		t.Fatalf("%q is asked when the night is over, with %d orders", who, len(s.Skips()))
	}
	leave()
	if len(s.Skips()) != 0 {
		t.Error("an order whose phase had ended is in force again")
	}
	asked(t, s, 1)
	order(&session.Skip{})
	asked(t, s, 1)
	if s.Unskip(s.P.Players[1]) != 0 || s.Unskip(s.P.Players[0]) != 1 {
		t.Error("one player has ended what another ordered")
	}
	leave()
	if who := asked(t, s, 0); who != "ben" || len(s.Skips()) != 0 {
		t.Errorf("%q is asked, with %d orders, after all were ended", who, len(s.Skips()))
	}
	asked(t, s, 1)
	order(&session.Skip{})
	if _, _, err := s.Undo(1); err != nil {
		t.Fatal(err)
	}
	leave()
	if len(s.Skips()) != 0 || s.Player().Name != "anna" {
		t.Error("what undo had ended is in force again")
	}
}

// TestOrdersThatDoNotFit: a standing answer of a save that the game does not know ends with a word,
// and so do all of them where the content has changed.
func TestOrdersThatDoNotFit(t *testing.T) {
	for _, c := range []struct {
		player string
		order  save.Order
		says   string
	}{
		{"anna", save.Order{Decision: "the_brawl"}, `no decision "the_brawl"`},
		{"anna", save.Order{Nth: 99}, "of that number"},
		{"anna", save.Order{Phase: 9}, "not in progress"},
		{"anna", save.Order{Track: "x"}, `no track "x"`},
		{"zoe", save.Order{}, ""},
	} {
		s, p, path := kept(t)
		if c.order.Decision == "" {
			c.order.Decision = s.M.Pending().Name
		}
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
		f, _, err := save.Open(path)
		if err == nil {
			err = f.Append(save.Orders{Player: c.player, List: []save.Order{c.order}})
		}
		if err != nil || f.Close() != nil {
			t.Fatal(err)
		}
		s = again(t, p, path)
		if told := strings.Join(s.Lapsed(), " "); len(s.Skips()) != 0 || !strings.Contains(told, c.says) || c.says == "" && told != "" {
			t.Errorf("%+v: %d orders, %q", c, len(s.Skips()), told)
		}
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
	}
	s, _, path := kept(t)
	if err := s.Skip(&session.Skip{}); err != nil {
		t.Fatal(err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	other := program(t, fstest.MapFS{"game.hcl": {Data: []byte(strings.Replace(nights, "times = 2\n    run", "times = 3\n    run", 1))}}, ".", interp.Setup{})
	if s = again(t, other, path); len(s.Skips()) != 0 || len(s.Lapsed()) != 1 || !strings.Contains(s.Lapsed()[0], "the content has changed") {
		t.Errorf("changed content: %d orders, %q", len(s.Skips()), s.Lapsed())
	}
}
