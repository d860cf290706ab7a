package say

import (
	"strings"
	"testing"

	"sandtable/interp/scene"
)

// TestNews: what matters little is named in a line for a class, unless all is wanted or there is
// nothing else; what is great stands in a line of its own.
func TestNews(t *testing.T) {
	moved := scene.Change{What: scene.Moved, Title: "Moor", Text: "G2 -> F2"}
	lost := scene.Change{What: scene.Lost, Title: "Otter", Text: "J4 -> supply", Great: true}
	texts := func(lines []Line) string {
		var out []string
		for _, l := range lines {
			out = append(out, l.Label+l.Head+l.Text)
		}
		return strings.Join(out, "|")
	}
	for _, x := range []struct {
		changes []scene.Change
		all     bool
		want    string
	}{
		{[]scene.Change{lost, moved}, false, "Off the map|  Otter: J4 -> supply|Moved: Moor"},
		{[]scene.Change{lost, moved}, true, "Off the map|  Otter: J4 -> supply|Moved|  Moor: G2 -> F2"},
		{[]scene.Change{moved}, false, "Moved|  Moor: G2 -> F2"},
		{[]scene.Change{{What: scene.Struck, Title: "Moor", Text: "order run -> waiting"}, {What: scene.Struck, Title: "Fen", Text: "pins 1 -> 2"},
			{What: scene.Struck, Title: "Otter", Text: "order run -> waiting"}, {What: scene.Struck, Title: "Moor", Text: "order run -> waiting"}},
			true, "Changed|  Moor (2), Otter: order run -> waiting|  Fen: pins 1 -> 2"},
		{[]scene.Change{{What: scene.Struck, Title: "Fen", Text: "pins 1 -> 2", Mine: true}, {What: scene.Struck, Title: "Moor", Text: "order run -> waiting", Mine: true, Eased: true}},
			false, "You are hit, or changed|  Fen: pins 1 -> 2|Yours, as usual again: Moor"},
	} {
		if got := texts(News(&scene.Scene{}, x.changes, x.all)); got != x.want {
			t.Errorf("%q, want %q", got, x.want)
		}
	}
	left := scene.Change{What: scene.Left, Title: "Heron", Text: "J4 -> Reserve", Great: true}
	mine := lost
	mine.Mine = true
	if got := Great([]scene.Change{mine, lost, left, moved}); got != "Lost: Otter, J4 -> supply. Off the map: Otter, J4 -> supply. Off the map: Heron, J4 -> Reserve" {
		t.Errorf("great is %q", got)
	}
}
