package line_test

import (
	"bytes"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"sandtable/content"
	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/bot"
	"sandtable/interp/save"
	"sandtable/play/session"
	"sandtable/show/line"
)

// fullDisk refuses some of its writes.
type fullDisk struct {
	save.Disk
	refuse func() bool
}

func (d fullDisk) Write(p []byte) (int, error) {
	if d.refuse() {
		return 0, syscall.ENOSPC
	}
	return d.Disk.Write(p)
}

// TestUnsavedIsTold: where the disk is full, the player reads so before the next decision, and what
// of the game goes on all the same.
func TestUnsavedIsTold(t *testing.T) {
	p := program(t, examples.Games, "games/push_your_luck", interp.Setup{})
	for _, c := range []struct {
		name   string
		refuse int // which write
		say    string
		back   bool // the decision has not been taken
	}{
		{"a decision", 4, "Nothing has happened: make room and choose again", true},
		{"a throw", 5, "What has just happened is written with the next decision", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			n := 0
			refuse := func() bool { n++; return n == c.refuse }
			var out bytes.Buffer
			sc := line.New(strings.NewReader("4\nfish\n5\n"), &out, line.Options{Echo: true})
			g := session.New(session.Config{
				Program: p, Header: save.Header{Game: p.Game.ID, Seed: 5}, Ask: sc.AskDie,
				Drive: save.Drive{Through: func(d save.Disk) save.Disk { return fullDisk{d, refuse} }},
			})
			if err := g.Save(filepath.Join(t.TempDir(), "a.save")); err != nil {
				t.Fatal(err)
			}
			if err := g.Start(); err != nil {
				t.Fatal(err)
			}
			if err := sc.Play(g); err != nil {
				t.Fatal(err)
			}
			text := strings.ReplaceAll(out.String(), "\n", " ")
			if !strings.Contains(text, "Cannot write the save: no space left on device.") || !strings.Contains(text, c.say) {
				t.Errorf("nobody is told:\n%s", out.String())
			}
			if c.back != (g.At() == 1) {
				t.Errorf("the game stands after %d decisions", g.At())
			}
		})
	}
}

// TestUnsavedArrangement: where the disk is full while choices are drawn, the player is told, and
// the game goes on.
func TestUnsavedArrangement(t *testing.T) {
	p := program(t, content.Games, "bolt_action", interp.Setup{})
	n := 0
	refuse := func() bool { n++; return n == 12 }
	var out bytes.Buffer
	sc := line.New(strings.NewReader("arrange\nstatus\n"), &out, line.Options{Echo: true})
	g := session.New(session.Config{
		Program: p, Header: save.Header{Game: p.Game.ID, Seed: 3}, Bots: map[int32]bot.Kind{p.Players[1].ID: {}},
		Drive: save.Drive{Through: func(d save.Disk) save.Disk { return fullDisk{d, refuse} }},
	})
	if err := g.Save(filepath.Join(t.TempDir(), "a.save")); err != nil {
		t.Fatal(err)
	}
	if err := g.Start(); err != nil {
		t.Fatal(err)
	}
	if err := sc.Play(g); err != nil {
		t.Fatalf("the game is left: %v", err)
	}
	text := strings.ReplaceAll(out.String(), "\n", " ")
	if !strings.Contains(text, "no space left on device") || !strings.Contains(text, "status") {
		t.Errorf("nobody is told, or the game does not go on:\n%s", out.String())
	}
}
