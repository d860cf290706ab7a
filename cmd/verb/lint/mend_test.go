package lint

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sandtable/schema/fix"
)

// TestMendChangedFile: a file that somebody has changed since it was read is not written, nor is
// any other.
func TestMendChangedFile(t *testing.T) {
	dir := t.TempDir()
	one, two := filepath.ToSlash(filepath.Join(dir, "a.hcl")), filepath.ToSlash(filepath.Join(dir, "b.hcl"))
	for _, name := range []string{one, two} {
		if err := os.WriteFile(name, []byte("now"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	var m Run
	changed := map[string]fix.Result{one: {Text: []byte("mended")}, two: {Text: []byte("mended")}}
	err := m.write(changed, map[string][]byte{one: []byte("now"), two: []byte("then")})
	if err == nil || !strings.Contains(err.Error(), "b.hcl has changed since it was read") {
		t.Errorf("error: %v", err)
	}
	for _, name := range []string{one, two} {
		if text, _ := os.ReadFile(name); string(text) != "now" {
			t.Errorf("%s was written: %q", name, text)
		}
	}
}
