package cli

import (
	"bytes"
	"path/filepath"
	"strings"
	"testing"

	"sandtable/cmd/shell"
	"sandtable/examples"
	"sandtable/interp"
	"sandtable/interp/save"
	"sandtable/play/saves"
	"sandtable/schema/load"
)

// TestVerifyChecksCheckpoints: --verify compares each checkpoint with the game, tells of those that
// it cannot compare, and fails where one is not the position that the decisions lead to.
func TestVerifyChecksCheckpoints(t *testing.T) {
	t.Setenv("XDG_STATE_HOME", t.TempDir())
	g, _, _ := interp.Load(interp.Sources{Game: load.Source{FS: examples.Games, Dir: "games/last_stone", Name: "last_stone"}})
	p, err := interp.Build(g, interp.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	h := save.Header{Format: save.Format, Game: g.ID, Digest: p.Digest, Language: g.Language, Version: g.Version, Seed: 7}
	first := save.Decision{N: 1, Player: "white", Name: "turn", Key: "3", Options: 3}
	start, _ := save.Replay(p, &save.Log{Header: h})
	moved, _ := save.Replay(p, &save.Log{Header: h, Decisions: []save.Decision{first}})
	mine := saves.Sealer()
	theirs := &save.Sealer{Program: "another", Key: []byte("key")}
	for _, c := range []struct {
		name string
		c    *save.Checkpoint
		code int
		says string
	}{
		{"right", save.NewCheckpoint(mine, p, &moved.State, 1, 9), shell.Clean, "1 decision, all as recorded; 1 checkpoint agrees; the game goes on"},
		{"wrong", save.NewCheckpoint(mine, p, &start.State, 1, 9), shell.Findings, "The checkpoint after decision 1 is not the position that the decisions lead to."},
		{"another", save.NewCheckpoint(theirs, p, &start.State, 1, 9), shell.Clean, "1 checkpoint of another version of the program or of other content, not compared and not used"},
	} {
		t.Run(c.name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "a.save")
			f, err := save.Create(path, h, first)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := f.Check(mine, c.c); err != nil {
				t.Fatal(err)
			}
			if err := f.Close(); err != nil {
				t.Fatal(err)
			}
			var out, errs bytes.Buffer
			if code := Main([]string{"replay", path, "--verify"}, strings.NewReader(""), &out, &errs); code != c.code || !strings.Contains(out.String()+errs.String(), c.says) {
				t.Errorf("exit code %d\n%s%s", code, out.String(), errs.String())
			}
		})
	}
}
