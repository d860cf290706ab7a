package scene

import (
	"strings"
	"testing"
)

// lying is a scene in which counters of these codes lie in one place, bottom to top. A figure
// stands after a point, a marker's sign after an apostrophe.
func lying(codes string) (*Scene, []Ref) {
	s := &Scene{}
	var all []Ref
	for _, text := range strings.Fields(codes) {
		var t Thing
		text, sign, _ := strings.Cut(text, "'")
		code, figure, shown := strings.Cut(text, ".")
		if t.Look.Code = code; shown {
			t.Shown = []Figure{{Name: "strength", Value: figure}}
		}
		if sign != "" {
			t.Marks = []Mark{{Sign: sign, Title: "Pinned", Count: 1}}
		}
		all = append(all, Ref(len(s.Things)))
		s.Things = append(s.Things, t)
	}
	return s, all
}

func text(line []Part) (out string) {
	for _, p := range line {
		out += p.Text
	}
	return out
}

// TestStack: counters stand top first, like ones together; where there is little room figures are
// left out before counters, and it is told how many more there are.
func TestStack(t *testing.T) {
	for _, x := range []struct {
		codes string
		room  int
		want  string
	}{
		{"A.1 B.2", 7, "B.2 A.1"},
		{"A.1 B.2", 6, "B A"},
		{"A B B B", 6, "Bx3 A"},
		{"A B B B", 5, "Bx3 A"},
		{"A B C D", 5, "D C+2"},
		{"A Long", 4, "Lo+1"},
		{"A.1'p", 8, "A.1p"},
		{"A'p", 8, "A'p"},
		{"A'*", 8, "A*"},
		{"", 8, ""},
	} {
		s, all := lying(x.codes)
		if got := text(s.Stack(all, x.room)); got != x.want {
			t.Errorf("%s in %d columns is %q, want %q", x.codes, x.room, got, x.want)
		}
	}
}

// TestStackOn: on several lines counters keep their figures as long as there are lines; all others
// are counted on the last one.
func TestStackOn(t *testing.T) {
	for _, x := range []struct {
		codes string
		rooms []int
		want  string
	}{
		{"A.1 B.2 C.3", []int{3, 3, 3}, "C.3|B.2|A.1"},
		{"A.1 B.2 C.3", []int{7, 7}, "C.3 B.2|A.1"},
		{"A.1 B.2 C.3", []int{3, 3}, "C.3|B A"},
		{"A.1 B.2 C.3 D.4", []int{3, 3}, "D.4|C+2"},
		{"A Long.7", []int{4, 4}, "Long|A"},
	} {
		s, all := lying(x.codes)
		var lines []string
		for _, l := range s.StackOn(all, x.rooms) {
			lines = append(lines, text(l))
		}
		if got := strings.Join(lines, "|"); got != x.want {
			t.Errorf("%s on lines of %v is %q, want %q", x.codes, x.rooms, got, x.want)
		}
	}
}

// TestLegend: a legend tells of what is drawn in some places, and keeps apart what only may be.
func TestLegend(t *testing.T) {
	s, all := lying("A.1'p B")
	s.Things = append(s.Things, Thing{Title: "Hill"}, Thing{Title: "Ford"})
	s.Things[0].Title, s.Things[1].Title = "Adler", "Birke"
	s.Maps = []Map{{
		Grounds: []Ground{{"w", "woods"}, {"h", "hill"}},
		Cells:   []Cell{{Place: 2, Ground: "w", Stack: all[:1]}, {Place: 3, Ground: "h", Stack: all[1:]}},
	}}
	list := func(of func(Ref) bool, drawn bool) string {
		var out []string
		for _, x := range s.Legend(of) {
			if x.Drawn || !drawn {
				out = append(out, x.Sign+" "+x.Means)
			}
		}
		return strings.Join(out, "; ")
	}
	if got, want := list(nil, true), "w woods; h hill; p Pinned; after a point strength; A Adler; B Birke"; got != want {
		t.Errorf("of all: %s, want %s", got, want)
	}
	ford := func(r Ref) bool { return r == 3 }
	if got, want := list(ford, true), "h hill; B Birke"; got != want {
		t.Errorf("of the ford: %s, want %s", got, want)
	}
	if got := list(ford, false); !strings.HasPrefix(got, "w woods; h hill") {
		t.Errorf("what may be drawn: %s", got)
	}
}
