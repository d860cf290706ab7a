package session_test

import (
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sandtable/content"
	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/bot"
	"sandtable/interp/machine"
	"sandtable/interp/naming"
	"sandtable/interp/save"
	"sandtable/play/session"
	"sandtable/schema/load"
	"sandtable/schema/model"
)

func program(t testing.TB, fsys fs.FS, dir string, s interp.Setup) *machine.Program {
	t.Helper()
	g, found, _ := interp.Load(interp.Sources{Game: load.Source{FS: fsys, Dir: dir, Name: dir}})
	if g == nil {
		t.Fatalf("%s does not load: %v", dir, found)
	}
	p, err := interp.Build(g, s)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func battle(t testing.TB, options map[string]string) *machine.Program {
	return program(t, content.Games, "lanzerath", interp.Setup{Options: options})
}

func ice(t testing.TB) *machine.Program {
	return program(t, examples.Games, "games/push_your_luck", interp.Setup{})
}

func config(p *machine.Program, seed uint64) session.Config {
	return session.Config{Program: p, Header: save.Header{Game: p.Game.ID, Digest: p.Digest, Version: p.Game.Version, Seed: seed}}
}

func begun(t testing.TB, c session.Config) *session.Session {
	t.Helper()
	s := session.New(c)
	if err := s.Start(); err != nil {
		t.Fatal(err)
	}
	return s
}

// step goes on to where a person decides, and decides at random; false at the end.
func step(t testing.TB, s *session.Session, rng *rand.Rand) bool {
	t.Helper()
	if err := s.GoOn(nil); err != nil {
		t.Fatal(err)
	}
	if s.M.Pending() == nil {
		return false
	}
	if err := s.Choose(rng.IntN(len(s.Options())), ""); err != nil {
		t.Fatal(err)
	}
	return true
}

// TestUndoRestoresTheHash: at any moment, taking back any number of decisions leads to the very
// position before them, and redo to the one after them.
func TestUndoRestoresTheHash(t *testing.T) {
	programs := map[string]*machine.Program{"battle": battle(t, nil), "two players": battle(t, map[string]string{"mode": "competitive"}), "ice": ice(t)}
	for _, c := range []struct {
		name     string
		remember int // bytes of positions; 0: as many as usual
	}{{"battle", 0}, {"two players", 0}, {"ice", 0}, {"two players", 50_000}, {"battle", 1}, {"ice", 3_000}, {"ice", 1}} {
		p := programs[c.name]
		t.Run(fmt.Sprintf("%s, %d", c.name, c.remember), func(t *testing.T) {
			s := session.New(config(p, 9))
			s.Remember(c.remember)
			if err := s.Start(); err != nil {
				t.Fatal(err)
			}
			defer func() {
				if kept, _, _ := s.Remembered(); c.remember > 0 && kept > s.At()/2 {
					t.Errorf("%d positions are kept of %d", kept, s.At())
				}
			}()
			rng := rand.New(rand.NewPCG(9, 9))
			at := map[int]uint64{} // by decisions taken
			log := map[int][]string{}
			for n := 0; n < 80; n++ {
				if err := s.GoOn(nil); err != nil {
					t.Fatal(err)
				}
				at[s.At()], log[s.At()] = s.M.Hash(), unmarked(s.Lines(p.Players[0].ID, -1))
				if k := 1 + rng.IntN(6); n%5 == 4 {
					here := s.At()
					taken, known, err := s.Undo(k)
					if err != nil || taken == 0 {
						t.Fatalf("undo %d: %d, %v", k, taken, err)
					}
					lines := s.Lines(p.Players[0].ID, -1)
					if want, ok := at[s.At()]; !ok || s.M.Hash() != want || !slices.Equal(unmarked(lines), log[s.At()]) {
						t.Fatalf("after undo the position or the log of decision %d is another one", s.At())
					}
					if known && !marked(lines[len(lines)-1]) {
						t.Fatalf("something was known, and the log of decision %d does not say so: %q", s.At(), lines[len(lines)-1])
					}
					if back, err := s.Redo(taken); back != taken || err != nil {
						t.Fatalf("redo %d: %d, %v", taken, back, err)
					}
					if err := s.GoOn(nil); err != nil || s.At() != here || s.M.Hash() != at[here] {
						t.Fatalf("after redo the position of decision %d is another one (%v)", here, err)
					}
					if rng.IntN(2) == 0 { // and on from there otherwise
						if _, _, err := s.Undo(1); err != nil {
							t.Fatal(err)
						}
						for d := range at {
							if d > s.At() {
								delete(at, d)
							}
						}
					}
				}
				if !step(t, s, rng) {
					break
				}
			}
		})
	}
}

// marked reports whether a line of the log says that decisions were taken back there.
func marked(line string) bool { return strings.Contains(line, "undone here") }

// unmarked returns a log without these lines.
func unmarked(lines []string) []string {
	return slices.DeleteFunc(slices.Clone(lines), marked)
}

// TestUndoIsMarked: where something was seen or thrown before decisions were taken back, the log
// says so, in the save too; where nothing was, it does not. Going further back, one mark stands for
// all.
func TestUndoIsMarked(t *testing.T) {
	p := ice(t)
	s := begun(t, config(p, 4))
	path := filepath.Join(t.TempDir(), "a.save")
	if err := s.Save(path); err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(1, 1))
	marks := func() []string {
		return slices.DeleteFunc(s.Lines(p.Players[0].ID, -1), func(l string) bool { return !marked(l) })
	}
	seen, furthest := map[bool]int{}, 0
	for n := range 12 {
		if !step(t, s, rng) {
			break
		}
		before := marks()
		furthest = max(furthest, s.At())
		_, known, err := s.Undo(1)
		if err != nil {
			t.Fatal(err)
		}
		seen[known]++
		lines := s.Lines(p.Players[0].ID, -1)
		if at := len(lines) - 1; known && (at < 0 || !marked(lines[at])) || !known && !slices.Equal(marks(), before) {
			t.Fatalf("known %v, marked %q, before %q", known, marks(), before)
		}
		same(t, p, s, path)
		if n%3 < 2 {
			if _, err := s.Redo(1); err != nil {
				t.Fatal(err)
			}
		}
	}
	if seen[true] < 2 || seen[false] == 0 {
		t.Fatalf("known and not known: %v; the test proves nothing", seen)
	}
	if _, known, err := s.Undo(100); err != nil || !known || len(marks()) != 1 {
		t.Fatalf("all the way back it is marked %q (%v)", marks(), err)
	}
	same(t, p, s, path)
	for range 3 {
		step(t, s, rng)
	}
	if same(t, p, s, path); len(marks()) != 1 || !strings.HasPrefix(marks()[0], fmt.Sprintf("(%d decisions", furthest-s.At()+3)) {
		t.Errorf("when the game goes on it is marked %q", marks())
	}
}

// TestSaveAndLoadAnywhere: saved at any decision, by a running log or all at once, with undos
// between, a game is taken up in the same position and goes on alike.
func TestSaveAndLoadAnywhere(t *testing.T) {
	for name, p := range map[string]*machine.Program{"battle": battle(t, nil), "ice": ice(t)} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			s := begun(t, config(p, 4))
			running := filepath.Join(dir, "running.save")
			if err := s.Save(running); err != nil {
				t.Fatal(err)
			}
			rng := rand.New(rand.NewPCG(4, 4))
			for n := 0; n < 40; n++ {
				if n%7 == 6 {
					if _, _, err := s.Undo(1 + rng.IntN(3)); err != nil {
						t.Fatal(err)
					}
				}
				same(t, p, s, running)
				if !step(t, s, rng) {
					break
				}
			}
			if err := s.Save(filepath.Join(dir, "whole.save")); err != nil {
				t.Fatal(err)
			}
			same(t, p, s, filepath.Join(dir, "whole.save"))
		})
	}
}

// same takes a game up from its save and compares.
func same(t *testing.T, p *machine.Program, s *session.Session, path string) {
	t.Helper()
	l, err := save.Read(path)
	if err != nil {
		t.Fatal(err)
	}
	other := session.New(session.Config{Program: p, Header: l.Header})
	if d, err := other.Resume(l, nil); d != nil || err != nil {
		t.Fatalf("decision %d: %v, %v", s.At(), d, err)
	}
	if other.M.Hash() != s.M.Hash() || other.At() != s.At() {
		t.Fatalf("taken up at decision %d, the game stands elsewhere", s.At())
	}
	if v := p.Players[0].ID; !slices.Equal(other.Lines(v, -1), s.Lines(v, -1)) {
		t.Fatalf("taken up at decision %d, the log reads otherwise", s.At())
	}
}

// TestHandDiceSurviveABreak: broken off while dice are thrown, a game asks for the missing ones
// when it is taken up, and goes on alike.
func TestHandDiceSurviveABreak(t *testing.T) {
	p := ice(t)
	throws := []int32{4, 3, 6, 5, 2, 0, 1, 4}
	for broken := 0; broken < len(throws); broken++ {
		path := filepath.Join(t.TempDir(), "a.save")
		whole := throwing(throws, len(throws))
		s := session.New(whole.config(p))
		fish(t, s, "")
		part := throwing(throws, broken)
		b := session.New(part.config(p))
		fish(t, b, path)
		f, l, err := save.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		rest := throwing(throws[broken:], len(throws))
		c := rest.config(p)
		c.Header = l.Header
		again := session.New(c)
		if d, err := again.Resume(l, f); err != nil || d != nil {
			t.Fatalf("broken off after %d throws: %v, %v", broken, d, err)
		}
		fishOn(t, again)
		if again.M.Hash() != s.M.Hash() {
			t.Fatalf("broken off after %d throws, the game goes otherwise", broken)
		}
		f.Close()
		l, err = save.Read(path)
		if err != nil {
			t.Fatal(err)
		}
		if m, d := save.Replay(p, l); d != nil || m.Hash() != s.M.Hash() {
			t.Fatalf("broken off after %d throws, the save replays otherwise: %v", broken, d)
		}
	}
}

// hands throws the given dice, so many of them.
type hands struct {
	left []int32
	n    int
}

func throwing(dice []int32, n int) *hands { return &hands{dice, n} }

func (h *hands) config(p *machine.Program) session.Config {
	c := config(p, 3)
	c.Ask = func(string, int32) (int32, bool) {
		if h.n == 0 || len(h.left) == 0 {
			return 0, false
		}
		v := h.left[0]
		h.left, h.n = h.left[1:], h.n-1
		return v, true
	}
	return c
}

// fish plays Thin Ice until the dice run out: fish on, fight every pike.
func fish(t *testing.T, s *session.Session, path string) {
	t.Helper()
	if path != "" {
		if err := s.Save(path); err != nil {
			t.Fatal(err)
		}
		defer s.Close()
	}
	if err := s.Start(); err != nil {
		t.Fatal(err)
	}
	fishOn(t, s)
}

func fishOn(t *testing.T, s *session.Session) {
	t.Helper()
	for n := 0; n < 7; n++ {
		err := s.GoOn(nil)
		if err == nil && s.At() < 7 {
			i := slices.IndexFunc(s.Options(), func(o naming.Option) bool { return o.Key == "fish" || o.Key == "yes" })
			err = s.Choose(i, "")
		}
		if errors.Is(err, session.ErrStopped) {
			return
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// TestSingleOptionsAnswerThemselves: they are taken, logged and counted.
func TestSingleOptionsAnswerThemselves(t *testing.T) {
	p := ice(t)
	s := begun(t, config(p, 3))
	if err := s.GoOn(nil); err != nil {
		t.Fatal(err)
	}
	if by := s.Taken(); s.At() != 1 || by[""] != 0 || by[save.ByBot] != 0 || by[save.ByAuto] != 1 {
		t.Errorf("of %d decisions were taken %v", s.At(), by)
	}
	if text := strings.Join(s.Lines(p.Players[0].ID, -1), "\n"); !strings.Contains(text, "> Ann: Fish (the only option)") {
		t.Errorf("the log does not tell of it:\n%s", text)
	}
	if taken, _, _ := s.Undo(1); taken != 0 {
		t.Error("what answered itself was taken back by itself")
	}
}

// TestBotsGoOnAlike: bots decide the same whether or not the game was broken off.
func TestBotsGoOnAlike(t *testing.T) {
	p := ice(t)
	c := config(p, 8)
	c.Bots = map[int32]bot.Kind{p.Players[0].ID: {}, p.Players[1].ID: {}}
	s := begun(t, c)
	if err := s.GoOn(nil); err != nil || !s.M.Done() {
		t.Fatalf("bots alone do not end the game: %v", err)
	}
	l := &save.Log{Header: c.Header, Decisions: s.Decisions()[:s.At()/2]}
	half := session.New(c)
	if d, err := half.Resume(l, nil); d != nil || err != nil {
		t.Fatal(d, err)
	}
	if err := half.GoOn(nil); err != nil || half.M.Hash() != s.M.Hash() {
		t.Errorf("taken up half-way, the bots play otherwise: %v", err)
	}
}

// TestBotNamesAPoint: a bot may take a point that is not listed, also where the options have been
// looked at before. The save tells which, and of how many that were listed.
func TestBotNamesAPoint(t *testing.T) {
	p := program(t, os.DirFS("../../interp/bot/testdata"), "letter", interp.Setup{})
	c := config(p, 1)
	c.Bots = map[int32]bot.Kind{p.Players[0].ID: {Search: true, Iterations: 200}}
	s := begun(t, c)
	s.Thinks = func(*model.Thing, int) { s.Options() }
	if err := s.GoOn(nil); err != nil || !s.M.Done() {
		t.Fatalf("the bot does not end the game: %v", err)
	}
	if !slices.ContainsFunc(s.Decisions(), func(d save.Decision) bool { return d.Key == "11.3,12.7" && d.Options == machine.Samples }) {
		t.Errorf("the bot has not gone to the letter: %v", s.Decisions())
	}
	again := session.New(c)
	if d, err := again.Resume(&save.Log{Header: c.Header, Decisions: s.Decisions()}, nil); d != nil || err != nil || again.M.Hash() != s.M.Hash() {
		t.Errorf("the save does not lead there again: %v %v", d, err)
	}
}

// TestFailureIsTakenBack: a decision after which the content fails is taken back, in the save too.
func TestFailureIsTakenBack(t *testing.T) {
	p := program(t, os.DirFS("testdata"), "faulty", interp.Setup{})
	path := filepath.Join(t.TempDir(), "a.save")
	s := begun(t, config(p, 1))
	if err := s.Save(path); err != nil {
		t.Fatal(err)
	}
	grab := func() error {
		return s.Choose(slices.IndexFunc(s.Options(), func(o naming.Option) bool { return o.Key == "grab" }), "")
	}
	for range 3 {
		if err := grab(); err != nil {
			t.Fatal(err)
		}
	}
	before := s.M.Hash()
	var b *session.Broken
	if err := grab(); !errors.As(err, &b) || !strings.Contains(err.Error(), "nothing is left to draw") {
		t.Fatalf("a fourth of three stones: %v", err)
	}
	if s.M.Hash() != before || s.At() != 3 || len(s.Options()) != 2 {
		t.Error("the position is not the one before")
	}
	same(t, p, s, path)
}

// TestLogKeepsSecrets: what one player does with a hidden hand, the other reads without names.
func TestLogKeepsSecrets(t *testing.T) {
	p := battle(t, map[string]string{"mode": "competitive"})
	defender, attacker := p.Players[0].ID, p.Players[1].ID
	for seed := uint64(0); seed < 4; seed++ {
		s := begun(t, config(p, seed))
		rng := rand.New(rand.NewPCG(seed, 2))
		for n := 0; n < 120 && step(t, s, rng); n++ {
		}
		open, closed := s.Lines(attacker, -1), s.Lines(defender, -1)
		hidden := 0
		for _, l := range closed {
			l = strings.TrimSpace(l)
			fromHidden := strings.Contains(l, "attack_") || strings.Contains(l, "tactics_") || strings.Contains(l, "-> Kept Back")
			if !fromHidden || !strings.Contains(l, "Hand") {
				continue
			}
			hidden++
			if !strings.HasPrefix(l, "an attackers card moves: ") && !strings.HasPrefix(l, "a tactics card moves: ") {
				t.Fatalf("the Defender reads %q", l)
			}
		}
		if hidden == 0 {
			t.Error("nothing hidden was moved: the test proves nothing")
		}
		for _, l := range open {
			if strings.Contains(l, "Tactics 1 -> Tactics Hand") && strings.HasPrefix(strings.TrimSpace(l), "a tactics card") {
				t.Fatalf("the Attacker reads %q", l)
			}
		}
	}
}
