package layout_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"sandtable/schema/layout"
)

// TestGraph draws two small graphs: what is linked stands side by side, the first name in the
// first row, what is linked to nothing below all; a long name widens its column.
func TestGraph(t *testing.T) {
	roads := [][2]int{{0, 1}, {1, 0}, {0, 2}, {1, 2}, {1, 3}, {2, 4}, {3, 4}}
	for _, x := range []struct {
		names []string
		links [][2]int
		want  string
	}{
		{[]string{"Northgate", "Mill", "Abbey", "Bridge", "Lowmoor"}, roads, `
[Northgate   ]---[Mill        ]---[Bridge      ]
       |       /                /
[Abbey       ]---[Lowmoor     ]
`},
		{[]string{"Box", "A-1", "A-2", "B-1", "A barn of a name for a space", "Well"}, [][2]int{{1, 2}, {3, 4}}, `
[A-1         ]---[A-2                         ]

[B-1         ]---[A barn of a name for a space]

[Box         ]   [Well                        ]
`},
	} {
		if diff := cmp.Diff(x.want, "\n"+layout.Graph(x.names, x.links, 78)); diff != "" {
			t.Error(diff)
		}
	}
}

// TestGraphWhole: whatever is linked to what, each name has one cell, no line is too wide, and each
// link is drawn or told.
func TestGraphWhole(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for n := range 60 {
		var names []string
		var links [][2]int
		for i := range n {
			names = append(names, fmt.Sprintf("Area %d", i))
			for range rng.IntN(4) {
				links = append(links, [2]int{i, rng.IntN(n)})
			}
		}
		text := layout.Graph(names, links, 78)
		lines := strings.Count(text, "---") + strings.Count(text, "|") + strings.Count(text, `\`) + strings.Count(text, "/") +
			2*strings.Count(text, "X") + strings.Count(text, " - Area")
		different := map[[2]int]bool{}
		for _, l := range links {
			if l[0] != l[1] {
				different[[2]int{min(l[0], l[1]), max(l[0], l[1])}] = true
			}
		}
		joined := strings.ReplaceAll(text, "\n", " ")
		told := strings.Count(joined, " - ") - strings.Count(text, " - Area")
		if lines+told != len(different) {
			t.Errorf("%d links are drawn or told of %d:\n%s", lines+told, len(different), text)
		}
		for _, name := range names {
			if c := strings.Count(text, "["+name+" "); c != 1 {
				t.Errorf("%s has %d cells", name, c)
			}
		}
		for l := range strings.SplitSeq(text, "\n") {
			if layout.Width(l) > 78 {
				t.Errorf("%d columns: %s", layout.Width(l), l)
			}
		}
	}
}
