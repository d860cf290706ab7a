package whereto

import (
	"fmt"
	"math/big"
	"slices"
	"strings"

	"sandtable/interp/measure"
	"sandtable/schema/english"
)

// directions are the eight directions, in steps.
var directions = map[string][2]int64{
	"n":  {0, 1},
	"s":  {0, -1},
	"e":  {1, 0},
	"w":  {-1, 0},
	"ne": {1, 1},
	"nw": {-1, 1},
	"se": {1, -1},
	"sw": {-1, -1},
}

// Relative reports whether a text begins like relative words.
func Relative(text string) bool {
	words := strings.Fields(strings.ToLower(text))
	if len(words) < 2 {
		return false
	}
	_, dir := directions[words[0]]
	return dir || slices.Contains([]string{"toward", "towards", "away", "beside", "behind", "in", "inside", "nearest", "farthest", "hardly"}, words[0])
}

// Words is the point that relative words mean, on the table or off it: "e 4 n 2" from where the
// mover stands, "toward X 6" on the line to X, "toward X" and "beside X" the legal point nearest to
// X, "away from X 4", "behind X" an inch behind X on the line from the mover; and the reasons of
// candidates. Coordinates are cut to whole parts toward the mover.
func (t *Table) Words(text string, legal func(p int32) bool) (x, y int32, err error) {
	words := strings.Fields(strings.ToLower(strings.ReplaceAll(text, ",", " ")))
	switch head := words[0]; head {
	case "toward", "towards", "beside":
		return t.toward(words[1:], head != "beside", legal)
	case "nearest", "in", "inside", "farthest", "hardly":
		first, _, _ := strings.Cut(text, ",") // of several reasons any leads there
		return t.reason(strings.Fields(strings.ToLower(first)), legal)
	case "behind":
		return t.behind(words[1:])
	case "away":
		return t.away(past("from", words[1:]))
	}
	if t.Mover < 0 {
		return 0, 0, fmt.Errorf("nothing moves here from which %q could be counted; name a point, such as 12.5,30", text)
	}
	x, y = t.Surface.XY(t.Mover)
	for len(words) > 0 {
		d, ok := directions[words[0]]
		if !ok || len(words) < 2 {
			return 0, 0, fmt.Errorf("%q is no direction with inches after it: e 4 n 2", words[0])
		}
		n, err := t.inches(words[1])
		if err != nil {
			return 0, 0, err
		}
		if d[0] != 0 && d[1] != 0 { // along the diagonal
			n = measure.Root(n * n / 2)
		}
		x, y, words = x+int32(d[0]*n), y+int32(d[1]*n), words[2:]
	}
	return x, y, nil
}

// past leaves out a word with which words may begin.
func past(word string, words []string) []string {
	if len(words) > 0 && words[0] == word {
		return words[1:]
	}
	return words
}

// inches reads a length.
func (t *Table) inches(text string) (int64, error) {
	r, ok := new(big.Rat).SetString(strings.TrimSuffix(text, `"`))
	if ok {
		r.Mul(r, big.NewRat(int64(t.Unit), 1))
		n := new(big.Int).Quo(r.Num(), r.Denom())
		if r.Sign() >= 0 && n.IsInt64() && n.Int64() <= 1<<20 {
			return n.Int64(), nil
		}
	}
	return 0, fmt.Errorf("%q is no number of inches", text)
}

// named is the thing of a name, or the one whose name or title begins so or, else, in whose title a
// word does; "the" may stand before it.
func (t *Table) named(words []string) (*Thing, error) {
	plain := func(s string) string { return english.Spaced(strings.ToLower(s)) }
	said := strings.Join(words, " ")
	want := plain(strings.TrimPrefix(said, "the "))
	var found, within []*Thing
	for i := range t.Things {
		x := &t.Things[i]
		name, title := plain(x.Name), plain(x.Title)
		switch {
		case name == want || title == want || title == plain(said):
			return x, nil
		case want == "":
		case strings.HasPrefix(name, want) || strings.HasPrefix(title, want):
			found = append(found, x)
		case strings.Contains(title, " "+want):
			within = append(within, x)
		}
	}
	if len(found) == 0 {
		found = within
	}
	switch len(found) {
	case 1:
		return found[0], nil
	case 0:
		return nil, fmt.Errorf("nothing on the table is called %q", said)
	}
	return nil, fmt.Errorf("%q may mean %s or %s", said, found[0].Title, found[1].Title)
}

// target is the thing that words name, and a length after it; -1 if there is none.
func (t *Table) target(words []string) (*Thing, int64, error) {
	if n := len(words); n > 1 {
		if length, err := t.inches(words[n-1]); err == nil {
			x, err := t.named(words[:n-1])
			return x, length, err
		}
	}
	x, err := t.named(words)
	return x, -1, err
}

func (t *Table) toward(words []string, far bool, legal func(p int32) bool) (x, y int32, err error) {
	to, n, err := t.target(words)
	if err != nil {
		return 0, 0, err
	}
	if n < 0 || !far {
		p, ok := t.first(t.near(to), legal)
		if !ok {
			return 0, 0, fmt.Errorf("no point near %s may be chosen", to.Title)
		}
		x, y = t.Surface.XY(p)
		return x, y, nil
	}
	return t.along(to, n)
}

func (t *Table) away(words []string) (x, y int32, err error) {
	to, n, err := t.target(words)
	if err != nil {
		return 0, 0, err
	}
	if n < 0 {
		return 0, 0, fmt.Errorf("how many inches away from %s? away from %s 4", to.Title, to.Name)
	}
	return t.along(to, -n)
}

// reason is the point of a candidate that has such a reason, whether it is among those listed or
// not.
func (t *Table) reason(words []string, legal func(p int32) bool) (x, y int32, err error) {
	said := strings.Join(words, " ")
	p, ok := int32(0), false
	switch {
	case words[0] == "nearest":
		return t.toward(past("to", words[1:]), false, legal)
	case words[0] == "in" || words[0] == "inside":
		to, err := t.named(words[1:])
		if err != nil {
			return 0, 0, err
		}
		if p, ok = t.inside(to, legal); !ok {
			return 0, 0, fmt.Errorf("no point in %s may be chosen", to.Title)
		}
	case said == hardly && t.Mover >= 0:
		p, ok = t.first(t.still(), legal)
	default:
		for _, f := range edges {
			if said == f.why {
				p, ok = t.first(f.score, legal)
			}
		}
	}
	if !ok {
		return 0, 0, fmt.Errorf("%q is no point that may be chosen", said)
	}
	x, y = t.Surface.XY(p)
	return x, y, nil
}

// along is the point so far from the mover on the line to a thing, or away from it.
func (t *Table) along(to *Thing, n int64) (x, y int32, err error) {
	if t.Mover < 0 {
		return 0, 0, fmt.Errorf("nothing moves here that could go toward %s; name a point, such as 12.5,30", to.Title)
	}
	x, y = t.Surface.XY(t.Mover)
	tx, ty := t.middle(to)
	dx, dy := int64(tx-x), int64(ty-y)
	d := measure.Root(dx*dx + dy*dy)
	if d == 0 {
		return 0, 0, fmt.Errorf("%s stands where the way begins", to.Title)
	}
	return x + int32(dx*n/d), y + int32(dy*n/d), nil
}

// behind is the point an inch behind a thing, as seen from the mover: beyond the last of its points
// on the line.
func (t *Table) behind(words []string) (x, y int32, err error) {
	to, err := t.named(words)
	if err != nil {
		return 0, 0, err
	}
	if t.Mover < 0 {
		return 0, 0, fmt.Errorf("nothing moves here from which %s would hide anything; name a point, such as 12.5,30", to.Title)
	}
	mx, my := t.Surface.XY(t.Mover)
	tx, ty := t.middle(to)
	dx, dy := int64(tx-mx), int64(ty-my)
	d := measure.Root(dx*dx + dy*dy)
	if d == 0 {
		return 0, 0, fmt.Errorf("%s stands where the way begins", to.Title)
	}
	last := d
	for n := d; n < d+int64(t.Surface.Width+t.Surface.Depth); n++ {
		if px, py := mx+int32(dx*n/d), my+int32(dy*n/d); !t.Surface.On(px, py) {
			break
		} else if t.far(px, py, to) == 0 {
			last = n
		}
	}
	last += int64(t.Unit)
	return mx + int32(dx*last/d), my + int32(dy*last/d), nil
}
