package inspect

import (
	"strings"
	"testing"
	"testing/fstest"

	"sandtable/interp"
	"sandtable/schema/load"
)

// TestReconstructed: what has a source, a ruling or a marked figure is listed, a section and a
// modifier too, and by its own section.
func TestReconstructed(t *testing.T) {
	const content = `
game "Doubts" {
  language = 1
  begin    = the_war
}
player "Anna" {}
section "1" "Fire" {
  source = "invented: all of it"
  value "Aim" {
    base = invented(4)
    modifier "at night" {
      ruling = "night is dark"
      by     = -1
    }
  }
  phase "The War" {
    end game { winner = aim > 3 ? anna : none }
  }
}
`
	g, found, _ := interp.Load(interp.Sources{Game: load.Source{FS: fstest.MapFS{"game.hcl": {Data: []byte(content)}}, Dir: ".", Name: "doubts"}})
	if g == nil {
		t.Fatal(found)
	}
	var got []string
	for _, d := range reconstructed(g) {
		got = append(got, d.What+" "+d.Ref+" "+d.Source)
	}
	want := []string{`section "1" "Fire" 1 invented: all of it`, `value "Aim": base 1 invented`, `modifier "at night" 1 ruling: night is dark`}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("found\n%s\nnot\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}
