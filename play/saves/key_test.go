package saves

import (
	"bytes"
	"os"
	"path/filepath"
	"runtime"
	"testing"
)

// TestUserKey: the key is made once, is the user's alone, and is not taken from a link or from a
// file of another size.
func TestUserKey(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "a", "b")
	key := userKey(dir)
	if len(key) != keySize || !bytes.Equal(key, userKey(dir)) {
		t.Fatalf("%x, then %x", key, userKey(dir))
	}
	path := filepath.Join(dir, "key")
	if info, err := os.Stat(path); err != nil || runtime.GOOS != "windows" && info.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
	other := t.TempDir()
	if bytes.Equal(userKey(other), key) {
		t.Error("two users have one key")
	}
	if err := os.WriteFile(filepath.Join(other, "key"), []byte("short"), 0o600); err != nil {
		t.Fatal(err)
	}
	if key := userKey(other); key != nil {
		t.Errorf("a file of another size gives the key %x", key)
	}
	linked := t.TempDir()
	if err := os.Symlink(path, filepath.Join(linked, "key")); err == nil {
		if key := userKey(linked); key != nil {
			t.Error("a link is followed")
		}
	}
	if userKey("") != nil {
		t.Error("no folder, and a key")
	}
}

// TestExecutable: a program knows itself.
func TestExecutable(t *testing.T) {
	if a, b := executable(), executable(); a == "" || a != b {
		t.Errorf("%q, then %q", a, b)
	}
}
