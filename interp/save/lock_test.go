//go:build darwin || dragonfly || freebsd || linux || netbsd || openbsd || windows

package save_test

import (
	"errors"
	"path/filepath"
	"strings"
	"testing"

	"sandtable/interp/save"
)

// TestOneWriter: a save that is being played is not played a second time, though it may be read;
// when it is closed, it may be played again.
func TestOneWriter(t *testing.T) {
	path := filepath.Join(t.TempDir(), "evening.save")
	first, err := save.Create(path, save.Header{Game: "hill"})
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		var busy *save.BusyError
		if _, _, err := save.Open(path); !errors.As(err, &busy) || !strings.Contains(err.Error(), "in use by another program") {
			t.Errorf("a second writer: %v", err)
		}
		if l, err := save.Read(path); err != nil || l.Game != "hill" {
			t.Errorf("a reader: %v", err)
		}
		if err := first.Append(save.Undo{}); err != nil {
			t.Errorf("the first writer goes on: %v", err)
		}
		first.Close()
		if first, _, err = save.Open(path); err != nil {
			t.Fatalf("when it is closed: %v", err)
		}
	}
	first.Close()
}
