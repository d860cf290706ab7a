package session_test

import (
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/bot"
	"sandtable/interp/save"
	"sandtable/play/session"
)

// TestTwoSessionsOneSave: two sessions play from one save, each for its own player, and take things
// back; whoever looks at whatever time sees the same game, nothing is decided twice, and the save
// leads there too.
func TestTwoSessionsOneSave(t *testing.T) {
	for _, c := range []struct {
		name string
		undo string
	}{{"push_your_luck", ""}, {"salt_roads", ""}, {"last_stone", save.UndoFair}, {"push_your_luck", save.UndoFair}} {
		moved, took := 0, 0
		for seed := range uint64(6) {
			m, k := together(t, c.name, c.undo, seed)
			moved, took = moved+m, took+k
		}
		if moved == 0 || took == 0 {
			t.Errorf("%s: %d times one was first, %d were taken back: the test proves nothing", c.name, moved, took)
		}
	}
}

// together plays a game in two sessions. It returns how often one of them was first, and how many
// decisions were taken back.
func together(t *testing.T, game, undo string, seed uint64) (moved, took int) {
	t.Helper()
	p := program(t, examples.Games, "games/"+game, interp.Setup{})
	path := filepath.Join(t.TempDir(), "a.save")
	config := config(p, seed)
	config.Header.Undo = undo
	a, b := p.Players[0], p.Players[1]
	one := config
	one.Mine = func(player int32) bool { return player == a.ID }
	s := begun(t, one)
	if err := errors.Join(s.Save(path), s.Share()); err != nil {
		t.Fatal(err)
	}
	f, l, err := save.Drive{}.Join(path)
	if err != nil {
		t.Fatal(err)
	}
	two := config
	two.Mine = func(player int32) bool { return player == b.ID }
	r := session.New(two)
	if d, err := r.Resume(l, f); d != nil || err != nil {
		t.Fatal(d, err)
	}
	rng := rand.New(rand.NewPCG(4, seed))
	for range 150 {
		x, who := s, a
		if rng.IntN(2) == 0 {
			x, who = r, b
		}
		if rng.IntN(2) == 0 {
			if _, err := x.Follow(); err != nil {
				t.Fatal(err)
			}
		}
		var gone *session.MovedError
		if rng.IntN(8) == 0 {
			taken, _, err := x.TakeBackFor(session.Wish{N: 1, By: who})
			if err != nil && !errors.As(err, &gone) && !errors.As(err, new(*session.Refusal)) {
				t.Fatal(err)
			}
			took += taken
			continue
		}
		if err := x.GoOn(nil); err != nil && !errors.As(err, &gone) {
			t.Fatal(err)
		}
		if x.M.Pending() == nil {
			continue
		}
		err := x.Choose(rng.IntN(len(x.Options())), "")
		if errors.As(err, &gone) {
			moved++
			continue
		}
		if away := x.Awaited(); (away != nil) != errors.As(err, new(*session.ElsewhereError)) && err != nil {
			t.Fatalf("awaited %v, %v", away, err)
		}
	}
	for _, x := range []*session.Session{s, r} {
		if _, err := x.Follow(); err != nil {
			t.Fatal(err)
		}
	}
	if s.M.Hash() != r.M.Hash() || !slices.Equal(keys(s.Decisions()), keys(r.Decisions())) || !slices.Equal(s.Lines(a.ID, -1), r.Lines(a.ID, -1)) {
		t.Fatalf("%s: the two do not stand at the same place:\n%q\n%q", game, keys(s.Decisions()), keys(r.Decisions()))
	}
	if err := errors.Join(s.Close(), r.Close()); err != nil {
		t.Fatal(err)
	}
	again, err := save.Read(path)
	if err != nil {
		t.Fatal(err)
	}
	if m, d := save.Replay(p, again); d != nil || m.Hash() != s.M.Hash() {
		t.Fatalf("%s: the save leads elsewhere: %v", game, d)
	}
	if _, err := os.Stat(path + ".lock"); err == nil {
		t.Error("a lock is left")
	}
	return moved, took
}

// TestLeavingMovesNothing: that somebody leaves the other screen does not keep a decision from
// being taken at this one.
func TestLeavingMovesNothing(t *testing.T) {
	p := program(t, examples.Games, "games/last_stone", interp.Setup{})
	path := filepath.Join(t.TempDir(), "a.save")
	c := config(p, 6)
	s := begun(t, c)
	if err := errors.Join(s.Save(path), s.Share(), s.Choose(0, "")); err != nil {
		t.Fatal(err)
	}
	r := joined(t, c, path)
	if err := errors.Join(s.Choose(0, ""), s.Close()); err != nil {
		t.Fatal(err)
	}
	if changed, err := r.Follow(); !changed || err != nil {
		t.Fatal(changed, err)
	}
	f, l, err := save.Drive{}.Join(path)
	if err != nil {
		t.Fatal(err)
	}
	s = session.New(c)
	if d, err := s.Resume(l, f); d != nil || err != nil {
		t.Fatal(d, err)
	}
	if err := errors.Join(s.Choose(0, ""), f.Close()); err != nil {
		t.Fatal(err)
	}
	if changed, err := r.Follow(); !changed || err != nil {
		t.Fatal(changed, err)
	}
	f, _, err = save.Drive{}.Join(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(f.Append(save.Closing{Decisions: 3}), f.Close()); err != nil {
		t.Fatal(err)
	}
	if err := r.Choose(0, ""); err != nil || r.At() != 4 {
		t.Fatalf("after a closing line: %v", err)
	}
}

// TestConsentElsewhere: a player at another screen is asked, may refuse, and may consent; a
// question is void when anything is decided.
func TestConsentElsewhere(t *testing.T) {
	p := program(t, examples.Games, "games/last_stone", interp.Setup{})
	path := filepath.Join(t.TempDir(), "a.save")
	c := config(p, 6)
	c.Header.Undo = save.UndoFair
	white, black := p.Players[0], p.Players[1]
	s := begun(t, c)
	if err := errors.Join(s.Choose(0, ""), s.Choose(1, ""), s.Save(path), s.Share()); err != nil {
		t.Fatal(err)
	}
	r := joined(t, c, path)
	ask := func() {
		t.Helper()
		if err := s.AskAt(session.Wish{N: 2, By: white}); err != nil {
			t.Fatal(err)
		}
		if _, err := r.Follow(); err != nil || r.Asked(black) == nil || r.Asked(white) != nil {
			t.Fatalf("asked %v, %v", r.Asked(black), err)
		}
	}
	ask()
	if taken, err := r.Answer(black, false); taken != 0 || err != nil {
		t.Fatal(taken, err)
	}
	if _, err := s.Follow(); err != nil || s.Denied(white) != black || s.At() != 2 || s.Denied(white) != nil {
		t.Fatalf("the refusal is not told: %v", err)
	}
	ask()
	if err := s.Choose(0, ""); err != nil {
		t.Fatal(err)
	}
	if _, err := r.Follow(); err != nil || r.Asked(black) != nil {
		t.Fatalf("the question stands after a decision: %v", err)
	}
	ask()
	if taken, err := r.Answer(black, true); taken != 3 || err != nil {
		t.Fatal(taken, err)
	}
	if _, err := s.Follow(); err != nil || s.At() != 0 || r.At() != 0 {
		t.Fatalf("%d and %d decisions are left, %v", s.At(), r.At(), err)
	}
}

// TestBotAtOneScreen: where both sessions have the bot, it decides in the one that may.
func TestBotAtOneScreen(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.save")
	one, err := save.Take(path, "ben")
	if one == nil || err != nil {
		t.Fatal(one, err)
	}
	if two, err := save.Take(path, "ben"); two != nil || err != nil {
		t.Fatal("two have the claim")
	}
	if other, err := save.Take(path, "ann"); other == nil || err != nil {
		t.Fatal("a claim on one player is one on another")
	} else {
		other.Release()
	}
	one.Release()
	if two, err := save.Take(path, "ben"); two == nil || err != nil {
		t.Fatal("a claim that was given back is not to be had")
	} else {
		two.Release()
	}
	p := ice(t)
	c := config(p, 5)
	ann, ben := p.Players[0], p.Players[1]
	c.Bots = map[int32]bot.Kind{ben.ID: {}}
	mine := c
	mine.Mine = func(player int32) bool { return player == ann.ID }
	s := begun(t, mine)
	if err := errors.Join(s.Save(path), s.Share()); err != nil {
		t.Fatal(err)
	}
	for range 60 {
		if err := s.GoOn(nil); err != nil {
			t.Fatal(err)
		}
		if s.Awaited() == ben {
			break
		}
		if err := s.Choose(0, ""); err != nil {
			t.Fatal(err)
		}
	}
	if s.Awaited() != ben || s.Choose(0, "") == nil {
		t.Fatal("the bot of another program has decided here")
	}
}

// TestOrdersBehindOthers: a standing answer is kept, too, if another screen has gone on at the
// moment of leaving.
func TestOrdersBehindOthers(t *testing.T) {
	c := config(program(t, examples.Games, "games/last_stone", interp.Setup{}), 6)
	path := filepath.Join(t.TempDir(), "a.save")
	one := begun(t, c)
	if err := errors.Join(one.Save(path), one.Share(), one.Choose(0, "")); err != nil {
		t.Fatal(err)
	}
	other := joined(t, c, path)
	asks := func() bool { return true } // it decides nothing before the other screen does
	if err := other.Skip(&session.Skip{Order: save.Order{Answer: other.Options()[0].Key}, Asks: asks}); err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(one.Choose(0, ""), one.Close(), other.Close()); err != nil {
		t.Fatal(err)
	}
	if all := joined(t, c, path).Skips(); len(all) != 1 {
		t.Errorf("%d standing answers are kept", len(all))
	}
}

// joined takes part in a shared game.
func joined(t *testing.T, c session.Config, path string) *session.Session {
	t.Helper()
	f, l, err := save.Drive{}.Join(path)
	if err != nil {
		t.Fatal(err)
	}
	s := session.New(c)
	if d, err := s.Resume(l, f); d != nil || err != nil {
		t.Fatal(d, err)
	}
	return s
}
