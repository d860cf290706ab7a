package talk

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sandtable/content"
	"sandtable/schema/load"
)

// TestPrices: of an option it is told what it takes and what there is of that, before it is taken,
// in a list, too.
func TestPrices(t *testing.T) {
	tb := at(t, load.Source{FS: content.Games, Dir: "crowbar", Name: "crowbar"})
	text, err := os.ReadFile(filepath.Join("testdata", "advances.txt"))
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]string{}
	for _, key := range strings.Split(strings.TrimSpace(string(text)), "\n") {
		if a := tb.S.M.Pending(); a != nil && strings.HasPrefix(key, "advance ") {
			i, err := tb.S.Admit(key)
			if err != nil {
				t.Fatal(err)
			}
			seen[key] = strings.Join(tb.Between(i), "; ")
			if listed := tb.Costs(tb.All())[i]; !strings.HasSuffix(seen[key], ", "+listed) || listed == "" {
				t.Errorf("the list says of %q that it takes %q, not %q", key, listed, seen[key])
			}
		}
		if p, ok := tb.Prompt(); ok && key == "advance h5" && !strings.Contains(p.About[0].Text, ", advances 2") {
			t.Errorf("of the decision it is told %q, not what there is", p.About[0].Text)
		}
		if a := tb.Obey(key); a.Err != nil || a.Leave {
			t.Fatalf("%s: %+v", key, a)
		}
		tb.GoOn(nil)
	}
	for key, want := range map[string]string{"advance h3": "advances 2, Advance Cost 1", "advance h5": "advances 2, Advance Cost 2"} {
		if seen[key] != want {
			t.Errorf("of %q it is told %q, not %q", key, seen[key], want)
		}
	}
}
