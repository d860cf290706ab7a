package save_test

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sandtable/content"
	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/interptest"
	"sandtable/interp/machine"
	"sandtable/interp/naming"
	"sandtable/interp/save"
	"sandtable/schema/load"
)

// program builds a game that comes with the program.
func example(t testing.TB, name string) *machine.Program {
	return interptest.Program(t, load.Source{FS: examples.Games, Dir: "games/" + name, Name: name}, interp.Setup{})
}

func battle(t testing.TB, s interp.Setup) *machine.Program {
	return interptest.Program(t, load.Source{FS: content.Games, Dir: "lanzerath", Name: "lanzerath"}, s)
}

func headerOf(p *machine.Program, seed uint64) save.Header {
	return save.Header{Game: p.Game.ID, Digest: p.Digest, Language: p.Game.Language, Version: p.Game.Version, Seed: seed}
}

// played plays at random into a save, and returns the hash of the position after each decision.
func played(t *testing.T, p *machine.Program, path string, seed uint64, most int) []uint64 {
	t.Helper()
	f, err := save.Create(path, headerOf(p, seed))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	m := machine.New(p)
	var fallen save.Fallen
	m.Watch = func(_ *machine.M, e machine.Event) {
		if e.Kind == machine.Rolled {
			fallen.Note(e.List)
		}
	}
	m.Start(seed)
	hashes := []uint64{m.Hash()}
	rng := rand.New(rand.NewPCG(seed, 1))
	for n := 1; m.Pending() != nil && m.Options().Len() > 0 && n <= most; n++ {
		keys := naming.Keys(m)
		i := rng.IntN(len(keys))
		d := save.Decision{N: n, Player: p.Game.Things[m.Player()].Name, Name: m.Pending().Name, Key: keys[i].Key, Options: len(keys), Fallen: fallen}
		if err := f.Append(d); err != nil {
			t.Fatal(err)
		}
		fallen = save.Fallen{}
		m.Choose(i)
		if m.Err != nil {
			t.Fatal(m.Err)
		}
		hashes = append(hashes, m.Hash())
	}
	return hashes
}

// TestReplayGivesTheSameHashes: a game played again from its save goes through the same positions.
func TestReplayGivesTheSameHashes(t *testing.T) {
	for name, p := range map[string]*machine.Program{
		"last_stone":     example(t, "last_stone"),
		"push_your_luck": example(t, "push_your_luck"),
		"battle":         battle(t, interp.Setup{}),
		"two players":    battle(t, interp.Setup{Options: map[string]string{"mode": "competitive"}}),
	} {
		t.Run(name, func(t *testing.T) {
			for seed := uint64(0); seed < 3; seed++ {
				path := filepath.Join(t.TempDir(), "a.save")
				want := played(t, p, path, seed, 120)
				l, err := save.Read(path)
				if err != nil {
					t.Fatal(err)
				}
				m := machine.New(p)
				d := save.Play(m, l, save.Options{To: -1, Strict: true, After: func(n int) {
					if got := m.Hash(); got != want[n] {
						t.Fatalf("seed %d: the position after decision %d is another one", seed, n)
					}
				}})
				if d != nil {
					t.Fatalf("seed %d: %v", seed, d)
				}
				if m.Hash() != want[len(want)-1] {
					t.Fatalf("seed %d: the last position is another one", seed)
				}
			}
		})
	}
}

// TestKilledProcessLosesNothing: cut at any byte of its last lines, a save holds every decision
// before it, tells that its end is missing, and takes further ones.
func TestKilledProcessLosesNothing(t *testing.T) {
	p := example(t, "push_your_luck")
	dir := t.TempDir()
	path := filepath.Join(dir, "whole.save")
	played(t, p, path, 5, 20)
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	whole := string(text)
	full, err := save.Parse(strings.NewReader(whole))
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.SplitAfter(whole, "\n")
	// Of the last two decisions and the closing.
	first := len(whole) - len(strings.Join(lines[len(lines)-4:], ""))
	for end := first; end < len(whole); end++ {
		cut := filepath.Join(dir, fmt.Sprintf("cut%d.save", end))
		if err := os.WriteFile(cut, []byte(whole[:end]), 0o644); err != nil {
			t.Fatal(err)
		}
		f, l, err := save.Open(cut)
		if err != nil {
			t.Fatalf("cut at %d: %v", end, err)
		}
		want := strings.Count(whole[:end]+"\n", "}\n") - 1 // lines, but for the header
		closed := want > len(full.Decisions)
		if want = min(want, len(full.Decisions)); len(l.Decisions) != want || l.Closed != closed {
			t.Fatalf("cut at %d: %d decisions, closed %v; not %d, %v", end, len(l.Decisions), l.Closed, want, closed)
		}
		for _, d := range full.Decisions[want:] {
			if err := f.Append(d); err != nil {
				t.Fatalf("cut at %d: %v", end, err)
			}
		}
		if err := f.Close(); err != nil {
			t.Fatalf("cut at %d: %v", end, err)
		}
		after := whole
		// Nothing was decided: whether more is missing is not known.
		if want == len(full.Decisions) && !closed {
			after = strings.Join(lines[:len(lines)-2], "")
		}
		if got, _ := os.ReadFile(cut); string(got) != after {
			t.Fatalf("cut at %d and gone on, the save is not what it was:\n%s", end, got)
		}
	}
}

// TestSaveIsNeverOverwritten: nothing writes to a file that it did not make or open.
func TestSaveIsNeverOverwritten(t *testing.T) {
	p := example(t, "last_stone")
	dir := t.TempDir()
	path := filepath.Join(dir, "a.save")
	played(t, p, path, 1, 3)
	before, _ := os.ReadFile(path)
	for _, c := range []struct {
		game string
		same bool
		say  string
	}{{p.Game.ID, true, "continue it with"}, {"another", false, "a save of another game"}} {
		h := headerOf(p, 2)
		h.Game = c.game
		_, err := save.Create(path, h)
		var e *save.ExistsError
		if !errors.As(err, &e) || e.Same != c.same || !strings.Contains(err.Error(), c.say) {
			t.Errorf("a save of %s on top of it: %v", c.game, err)
		}
	}
	other := filepath.Join(dir, "notes.txt")
	if err := os.WriteFile(other, []byte("milk\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := save.Create(other, headerOf(p, 2)); err == nil || !strings.Contains(err.Error(), "is not a save") {
		t.Errorf("a save on top of other text: %v", err)
	}
	if after, _ := os.ReadFile(path); string(after) != string(before) {
		t.Error("the save has changed")
	}
	f, _, err := save.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := os.WriteFile(path, append(before, before...), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := f.Append(save.Undo{}); err == nil || !strings.Contains(err.Error(), "another program") {
		t.Errorf("somebody else has written to the save: %v", err)
	}
}

// tied is a save of these lines.
func tied(text string) string {
	var c save.Chain
	var out []byte
	for line := range strings.Lines(text) {
		out = append(out, c.Tie([]byte(strings.TrimSuffix(line, "\n")))...)
	}
	return string(out)
}

const (
	head = `{"format":"sandtable-save/2","game":"g","digest":"d","language":1,"version":"1","seed":1}` + "\n"
	one  = `{"n":1,"player":"p","decision":"d","key":"k","options":2}` + "\n"
)

// TestDamageIsNamed: what is no save, or no more, says so and where.
func TestDamageIsNamed(t *testing.T) {
	for _, c := range []struct{ text, say string }{
		{"", "it is empty"},
		{"hello\n", "no header"},
		{`{"format":"sandtable-save/9"}` + "\n", "a newer one may"},
		{`{"format":"sandtable-save/1"}` + "\n", "of an earlier version of this program"},
		{head[:40], "no header"},
		{head, "its header has no checksum"},
		{tied(head) + "hello\n" + one, "line 2 of the save is damaged: it has no checksum; the first 1 lines are intact"},
		{tied(head + "{hello}\n"), "it has no record"},
		{tied(head) + tied(one), "its checksum does not match"},
		{tied(head + one + one), "it has decision 1, expected 2"},
		{tied(head + one[:4]), "no record"},
		{tied(head + `{"n":1}` + "\n"), "layout differs from what this program writes"},
		{tied(head + strings.Replace(one, `"k"`, `""`, 1)), "no complete decision"},
		{tied(head + strings.Replace(one, `}`, `,"note":1}`, 1)), `it has the unknown key "note"`},
		{tied(head + strings.Replace(one, `"key"`, `"Key"`, 1)), `the unknown key "Key"`},
		{tied(head + strings.Replace(one, `}`, `,"n":1}`, 1)), "layout differs from what this program writes"},
		{tied(strings.Replace(head, `}`, `,"mod":"x"}`, 1) + one), `its header cannot be read: it has the unknown key "mod"`},
		{tied(head + `{"undo":3}` + "\n"), "undoes to decision 3, but there are 0"},
		{tied(head + `{"die":"x","value":-1}` + "\n"), "no roll"},
		{tied(head + one + `{"closed":3}` + "\n"), "closes the save after decision 3, but there are 1"},
		{tied(head + `{"x":1}` + "\n"), "no known record"},
		{tied(head + `{"orders":""}` + "\n"), "standing answers of nobody"},
		{tied(head + `{"orders":"p","list":[{"decision":""}]}` + "\n"), "that names no decision"},
		{tied(head + `{"orders":"p","list":[{"decision":"d","all":true}]}` + "\n"), `a standing answer of p to "d" that answers all without advice`},
		{tied(head + `{"orders":"p","list":[{"decision":"d","answer":"k","advised":true}]}` + "\n"), `a standing answer of p to "d" that both has an answer and takes advice`},
		{tied(head + `{"orders":"p","list":[{"decision":"d","phase":1,"near":2}]}` + "\n"), "does not say when it ends"},
		{tied(head + `{"orders":"p","list":[{"decision":"d","unless":"asked"}]}` + "\n"), `with the unknown exception "asked"`},
		{tied(head + `{"orders":"p","list":[` + strings.Repeat(`{"decision":"d"},`, 1000) + `{"decision":"d"}]}` + "\n"), "1001 standing answers; a player has 1000 at most"},
	} {
		_, err := save.Parse(strings.NewReader(c.text))
		if err == nil || !strings.Contains(err.Error(), c.say) {
			t.Errorf("%q: %v; it should say %q", c.text, err, c.say)
		}
	}
}

// TestChangesAreNoticed: no byte of a save can be another one, and no line be missing but at the
// end, where the save then lacks its closing.
func TestChangesAreNoticed(t *testing.T) {
	p := example(t, "push_your_luck")
	path := filepath.Join(t.TempDir(), "a.save")
	played(t, p, path, 5, 6)
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if l, err := save.Parse(bytes.NewReader(text)); err != nil || !l.Closed {
		t.Fatalf("the save itself: %v", err)
	}
	for i := range text[:len(text)-1] {
		for _, flip := range []byte{1, 2, 0x20} {
			other := bytes.Clone(text)
			other[i] ^= flip
			l, err := save.Parse(bytes.NewReader(other))
			if err == nil && l.Closed {
				t.Fatalf("byte %d is %q and not %q: nobody notices", i, other[i], text[i])
			}
		}
	}
	lines := bytes.SplitAfter(text, []byte("\n"))
	for i := range lines[:len(lines)-1] {
		other := bytes.Join(append(slices.Clone(lines[:i]), lines[i+1:]...), nil)
		if l, err := save.Parse(bytes.NewReader(other)); err == nil && l.Closed {
			t.Errorf("without line %d: nobody notices", i+1)
		}
		if l, err := save.Parse(bytes.NewReader(bytes.Join(lines[:i], nil))); err == nil && l.Closed {
			t.Errorf("cut off behind line %d: nobody notices", i)
		}
	}
}

// TestUndoneIsLeftOut: what was undone stands in the file but not in the log, and dice stay with
// their decisions.
func TestUndoneIsLeftOut(t *testing.T) {
	text := tied(`{"format":"sandtable-save/2","game":"g","digest":"d","language":1,"version":"1","seed":1,"dice":"manual"}
{"die":"first","value":6}
{"n":1,"player":"p","decision":"d","key":"a","options":2}
{"die":"x","value":3}
{"closed":1}
{"n":2,"player":"p","decision":"d","key":"b","options":2}
{"die":"y","value":4}
{"end":"won"}
{"undo":1}
{"n":2,"player":"p","decision":"d","key":"c","options":2}
{"die":"z"}
{"digest":"e","version":"2"}
`)
	l, err := save.Parse(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	a, b := l.Decisions[0], l.Decisions[1]
	got := fmt.Sprintf("%v %s %v %s %v %v %s %d %v", l.Opening, a.Key, a.Dice, b.Key, b.Dice, l.End, l.Current, len(l.Decisions), l.Closed)
	if want := "[{first 6}] a [{x 3}] c [{z 0}] <nil> e 2 false"; got != want {
		t.Errorf("the log is %s, not %s", got, want)
	}
}

// TestDivergenceIsNamed: where a recorded decision is not legal any more, the machine stands before
// it.
func TestDivergenceIsNamed(t *testing.T) {
	p := example(t, "last_stone")
	mk := func(keys ...string) *save.Log {
		l := &save.Log{Header: headerOf(p, 1)}
		for i, k := range keys {
			l.Decisions = append(l.Decisions, save.Decision{N: i + 1, Player: []string{"white", "black"}[i%2], Name: "turn", Key: k, Options: 3})
		}
		return l
	}
	m, d := save.Replay(p, mk("3", "3", "9", "1"))
	if d == nil || d.Soft || d.N != 3 || len(d.Legal) != 3 || !strings.Contains(d.Error(), "no longer legal") || m.Count != 2 {
		t.Errorf("an illegal option: %v", d)
	}
	l := mk("3", "3")
	l.Decisions[1].Player = "white"
	if _, d := save.Replay(p, l); d == nil || d.N != 2 || !strings.Contains(d.Error(), "now black decides") {
		t.Errorf("another player: %v", d)
	}
	l = mk("3", "3")
	l.Decisions[0].Options = 4
	if m, d := save.Replay(p, l); d == nil || !d.Soft || d.N != 1 || m.Count != 2 {
		t.Errorf("another number of options: %v", d)
	}
	l = mk("3", "3", "3", "3")
	l.Decisions[3].Options = 3
	l.End = &save.End{Result: "white_wins"}
	if _, d := save.Replay(p, l); d == nil || !strings.Contains(d.Error(), "now it ends with black_wins") {
		t.Errorf("another result: %v", d)
	}
	if _, d := save.Replay(p, mk("3", "3", "3", "3", "1")); d == nil || !strings.Contains(d.Error(), "over before it") {
		t.Errorf("decisions after the end: %v", d)
	}
}
