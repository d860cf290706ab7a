package rewrite

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"sandtable/schema/load"
)

// TestFilesBelowEnd: fmt and fix stop at a folder that holds more than their quota, and what all
// arguments hold together counts.
func TestFilesBelowEnd(t *testing.T) {
	dir := t.TempDir()
	for i := range 20 {
		sub := filepath.Join(dir, fmt.Sprint(i%2))
		if err := os.MkdirAll(sub, 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(sub, fmt.Sprintf("%d.hcl", i)), []byte("a = 1\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	quota := func(entries, files int) *load.Quota {
		q := many()
		q.Entries, q.Files = entries, files
		return q
	}
	if paths, err := filesBelow(dir, ".hcl", quota(22, 20)); err != nil || len(paths) != 20 {
		t.Errorf("%d files, %v", len(paths), err)
	}
	for what, q := range map[string]*load.Quota{"entries": quota(21, 20), "files": quota(22, 19)} {
		_, err := filesBelow(dir, ".hcl", q)
		if c := (*load.Crowded)(nil); !errors.As(err, &c) {
			t.Errorf("%s: %v", what, err)
		}
	}
	q := quota(30, 15)
	_, first := filesBelow(filepath.Join(dir, "0"), ".hcl", q)
	_, second := filesBelow(filepath.Join(dir, "1"), ".hcl", q)
	if first != nil || second == nil {
		t.Errorf("of two folders: %v, %v", first, second)
	}
	q = many()
	q.Bytes = 10
	if _, err := readContent(filepath.Join(dir, "0", "0.hcl"), q); err != nil {
		t.Error(err)
	}
	if _, err := readContent(filepath.Join(dir, "0", "2.hcl"), q); err == nil {
		t.Error("more bytes are read than the quota has")
	}
}
