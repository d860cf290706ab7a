package rulebook

import (
	"bytes"
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"sandtable/interp"
	"sandtable/schema/load"
)

// TestValuesThatNameValues: values that come back to themselves, and those that double at each
// step, are printed as they are written, in no time.
func TestValuesThatNameValues(t *testing.T) {
	double := "value \"D0\" {\n  returns = list(number)\n  base = []\n}\n"
	for i := range 60 {
		double += fmt.Sprintf("value \"D%d\" {\n  returns = list(number)\n  base = [d%d, d%d]\n}\n", i+1, i, i)
	}
	for name, values := range map[string]string{
		"itself":       "value \"Round\" {\n  returns = number\n  base = round\n}\n",
		"one another":  "value \"Here\" {\n  returns = number\n  base = -there\n}\nvalue \"There\" {\n  returns = number\n  base = -here\n}\n",
		"what doubles": strings.ReplaceAll(double, "list(number)", "set(player)"),
	} {
		text := "game \"Values\" {\n  language = 1\n  begin = go\n}\nplayer \"Ann\" {}\nrule \"Go\" {}\n" + values
		g, found, files := interp.Load(interp.Sources{Game: load.Source{FS: fstest.MapFS{"g/game.hcl": {Data: []byte(text)}}, Dir: "g", Name: "g"}})
		if g == nil {
			t.Fatalf("%s: %v", name, found)
		}
		var b bytes.Buffer
		New(g, files, &b, width).All()
		if !strings.Contains(b.String(), "Values") {
			t.Errorf("%s: nothing is printed", name)
		}
	}
}
