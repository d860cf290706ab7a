package saves_test

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"sandtable/play/saves"
)

// TestFind: the whole name comes before a beginning, a beginning that several have means none.
func TestFind(t *testing.T) {
	list := []saves.Entry{{Name: "ford"}, {Name: "ford-2"}, {Name: "Hills"}}
	for _, c := range []struct{ name, want, err string }{
		{"ford", "ford", ""},
		{"ford.save", "ford", ""},
		{"ford-", "ford-2", ""},
		{"hil", "Hills", ""},
		{"fo", "", "2 saves: ford, ford-2"},
		{"hlils", "", `did you mean "Hills"?`},
		{"", "", "no such save"},
	} {
		e, err := saves.Find(list, c.name)
		if e.Name != c.want || (err == nil) != (c.err == "") || err != nil && !strings.Contains(err.Error(), c.err) {
			t.Errorf("%q: %q, %v", c.name, e.Name, err)
		}
	}
}

// TestCreate: a name tells game, scenario and time, holds nothing that a file system refuses, and
// is never that of another save; what else fails is told.
func TestCreate(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "a", "b")
	now := time.Date(2026, 3, 4, 5, 6, 7, 0, time.Local)
	var got []string
	begin := func(path string) error {
		if _, err := os.Stat(path); err == nil {
			return os.ErrExist
		}
		got = append(got, filepath.Base(path))
		return os.WriteFile(path, nil, 0o600)
	}
	for range 2 {
		if err := saves.Create(dir, "ford", "a/b:"+strings.Repeat("c", 200), now, begin); err != nil {
			t.Fatal(err)
		}
	}
	name := "ford-a_b_" + strings.Repeat("c", 56) + "-2026-03-04-050607"
	if want := []string{name + ".save", name + "-2.save"}; !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
	full := errors.New("the disk is full")
	if err := saves.Create(dir, "hill", "", now, func(string) error { return full }); !errors.Is(err, full) {
		t.Error(err)
	}
	if err := saves.Create("", "hill", "", now, begin); err == nil {
		t.Error("no folder, and no error")
	}
}

// TestFolder: the folder follows the environment, and a relative one is not taken.
func TestFolder(t *testing.T) {
	abs := filepath.Join(t.TempDir(), "x")
	t.Setenv("XDG_STATE_HOME", abs)
	if got := saves.Folder(); got != filepath.Join(abs, "sandtable") {
		t.Error(got)
	}
	t.Setenv("XDG_STATE_HOME", "x")
	t.Setenv("HOME", abs)
	if got := saves.Folder(); strings.HasPrefix(got, "x") {
		t.Error(got)
	}
}

// TestStands: where a game stands is told in words, the scenario too.
func TestStands(t *testing.T) {
	for _, c := range []struct {
		e    saves.Entry
		want string
	}{
		{saves.Entry{Game: "ford", Scenario: "the_long_night", Decisions: 1}, "ford, the long night: 1 decision"},
		{saves.Entry{Game: "ford", Decisions: 2, Next: "Ann", Decision: "march"}, "ford: 2 decisions, next Ann: march"},
		{saves.Entry{Game: "ford", Decisions: 3, Finished: true, Result: "Ann wins"}, "ford: over after 3 decisions, Ann wins"},
	} {
		if got := c.e.Stands(); got != c.want {
			t.Errorf("%q, not %q", got, c.want)
		}
	}
}
