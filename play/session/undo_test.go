package session_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/bot"
	"sandtable/interp/machine"
	"sandtable/interp/save"
	"sandtable/play/session"
)

// TestFairUndo: what fair undo takes back unasked is one's own and before all dice; what it refuses
// it takes back once those have agreed whom it names; and the save tells each undo as the game
// does.
func TestFairUndo(t *testing.T) {
	for name, p := range map[string]*machine.Program{
		"ice": ice(t), "stones": program(t, examples.Games, "games/last_stone", interp.Setup{}),
		"cards": program(t, examples.Games, "games/salt_roads", interp.Setup{}),
	} {
		t.Run(name, func(t *testing.T) {
			rng := rand.New(rand.NewPCG(5, 5))
			unasked, agreed := 0, 0
			for seed := range uint64(12) {
				c := config(p, seed)
				c.Header.Undo = save.UndoFair
				s := begun(t, c)
				path := filepath.Join(t.TempDir(), fmt.Sprint(seed))
				if err := s.Save(path); err != nil {
					t.Fatal(err)
				}
				for n := 0; n < 30 && step(t, s, rng); n++ {
					if rng.IntN(3) > 0 {
						continue
					}
					by := p.Players[rng.IntN(len(p.Players))]
					before := s.Decisions()
					thrown := len(s.Lines(by.ID, -1))
					taken, known, err := s.TakeBackFor(session.Wish{N: 1 + rng.IntN(3), By: by})
					var r *session.Refusal
					switch {
					case errors.As(err, &r):
						if s.At() != len(before) || len(s.Lines(by.ID, -1)) != thrown || len(r.Ask) == 0 || slices.Contains(r.Ask, by) {
							t.Fatalf("refused, and not as it was: %v", r)
						}
						if taken, _, err := s.TakeBackFor(session.Wish{N: 1, By: by, Consent: r.Ask}); err != nil || taken != 1 {
							t.Fatalf("all have agreed, and still %v", err)
						}
						agreed++
					case err != nil:
						t.Fatal(err)
					case taken > 0:
						unasked++
						for _, d := range before[s.At():] {
							if known || d.By == "" && d.Player != by.Name || d.N > s.At()+1 && d.Any() {
								t.Fatalf("%s takes back %+v unasked", by.Name, d)
							}
						}
					}
				}
				l, err := save.Read(path)
				if err != nil {
					t.Fatal(err)
				}
				again := session.New(c)
				if _, err := again.Resume(l, nil); err != nil {
					t.Fatal(err)
				}
				if a, b := again.Lines(p.Players[0].ID, -1), s.Lines(p.Players[0].ID, -1); !slices.Equal(a, b) {
					t.Fatalf("resumed, the log is\n%s\nnot\n%s", strings.Join(a, "\n"), strings.Join(b, "\n"))
				}
			}
			if unasked == 0 && name != "ice" || agreed == 0 {
				t.Errorf("%d unasked, %d agreed: the test proves nothing", unasked, agreed)
			}
		})
	}
}

// TestThrownAnew: after undo the dice fall as they did where the same decision is taken again, and
// anew where another one is.
func TestThrownAnew(t *testing.T) {
	p := ice(t)
	same, anew := 0, 0
	for seed := range uint64(20) {
		s := begun(t, config(p, seed))
		if err := s.GoOn(nil); err != nil {
			t.Fatal(err)
		}
		rolls := func(choice int) []string {
			at := s.At()
			if err := s.Choose(choice, ""); err != nil {
				t.Fatal(err)
			}
			if err := s.GoOn(nil); err != nil {
				t.Fatal(err)
			}
			rolled := slices.DeleteFunc(s.Lines(p.Players[0].ID, at), func(l string) bool { return !strings.Contains(l, "roll ") })
			if _, _, err := s.Undo(1); err != nil {
				t.Fatal(err)
			}
			return rolled
		}
		fish := rolls(1)
		home := rolls(0)
		if again := rolls(1); !slices.Equal(fish, again) {
			t.Errorf("the same decision gives %q, then %q", fish, again)
		} else if len(fish) > 0 {
			same++
		}
		if len(home) > 0 && len(fish) > 0 && home[0] != fish[0] {
			anew++
		}
	}
	if same < 10 || anew < 5 {
		t.Errorf("dice fell alike %d times, anew %d times", same, anew)
	}
}

// TestUndoAlone: where a bot has taken the seat of the only other player, there is nobody to be
// fair to, neither now nor when the save is read again.
func TestUndoAlone(t *testing.T) {
	p := program(t, examples.Games, "games/salt_roads", interp.Setup{})
	c := config(p, 3)
	c.Header.Undo = save.UndoFair
	me, other := p.Players[0], p.Players[1]
	s := begun(t, c)
	path := filepath.Join(t.TempDir(), "a.save")
	if err := s.Save(path); err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(1, 1))
	for s.At() < 12 {
		step(t, s, rng)
	}
	var r *session.Refusal
	if _, _, err := s.TakeBackFor(session.Wish{N: 3, By: me}); !errors.As(err, &r) {
		t.Fatalf("two people play, and one takes back what the other has decided: %v", err)
	}
	if err := s.Reseat(other, &bot.Kind{Level: bot.Regular}); err != nil {
		t.Fatal(err)
	}
	if taken, _, err := s.TakeBackFor(session.Wish{N: 3, By: me}); err != nil || taken != 3 {
		t.Fatalf("one person plays, and %d decisions are taken back: %v", taken, err)
	}
	l, err := save.Read(path)
	if err != nil {
		t.Fatal(err)
	}
	again := session.New(c)
	if d, err := again.Resume(l, nil); d != nil || err != nil {
		t.Fatal(d, err)
	}
	if a, b := again.Lines(me.ID, -1), s.Lines(me.ID, -1); !slices.Equal(a, b) {
		t.Fatalf("resumed, the log is\n%s\nnot\n%s", strings.Join(a, "\n"), strings.Join(b, "\n"))
	}
	if taken, _, err := again.TakeBackFor(session.Wish{N: 1, By: me}); err != nil || taken != 1 {
		t.Fatalf("resumed, %d decisions are taken back: %v", taken, err)
	}
}
