package screen

import (
	"slices"
	"sort"
	"strings"

	"sandtable/interp/scene"
	"sandtable/schema/layout"
)

// signs is what the cells of one drawing use beside codes, for the line below the board.
type signs struct {
	down, more                                                             bool
	small, struck, faces, on, marks, owned, ground, figures, backs, owners map[string]bool
}

func newSigns() *signs {
	made := func() map[string]bool { return map[string]bool{} }
	return &signs{small: made(), struck: made(), faces: made(), on: made(), marks: made(), owned: made(), ground: made(), figures: made(), backs: made(), owners: made()}
}

// explain says what the signs in the cells mean.
func (b *board) explain(sg *signs, paint func(style, string) string) []string {
	var out []string
	for _, l := range layout.Wrap(strings.Join(b.meanings(sg), "; "), b.width) {
		out = append(out, paint(faint, l))
	}
	return out
}

// meanings is each sign with what it means.
func (b *board) meanings(sg *signs) []string {
	parts := b.sides(sg)
	parts = append(parts, sorted(sg.marks)...)
	parts = append(parts, sorted(sg.owned)...)
	parts = append(parts, b.grounds(sg)...)
	parts = append(parts, b.borderMeanings()...)
	parts = append(parts, sorted(sg.faces)...)
	for _, x := range []struct {
		sign  string
		means map[string]bool
	}{{".: ", sg.figures}, {"small letters: ", sg.small}, {"/: ", sg.struck}} {
		if len(x.means) > 0 {
			parts = append(parts, x.sign+strings.Join(sorted(x.means), ", "))
		}
	}
	parts = append(parts, sorted(sg.on)...)
	parts = append(parts, sorted(sg.backs)...)
	if sg.down {
		parts = append(parts, "? at the end: face down for the others")
	}
	return parts
}

// sides says how codes tell whose counters they are, if those of several are on the board.
func (b *board) sides(sg *signs) (out []string) {
	how := []string{"capitals", "small letters", "capitals with '", "small letters with '"}
	for i, x := range b.sc.Sides {
		if sg.owners[x.Name] && i < len(how) {
			out = append(out, how[i]+": "+x.Title)
		}
	}
	if len(out) < 2 {
		return nil
	}
	return out
}

// grounds says what the words in the cells of grids stand for. Words that differ in figures alone
// stand together: space by space, show tells them.
func (b *board) grounds(sg *signs) []string {
	var out, heads []string
	words := map[string][]string{}
	for w := range b.words {
		if w.Says == "" || !sg.ground[w.Word] {
			continue
		}
		head, _ := plainly(w.Says)
		if words[head] == nil {
			heads = append(heads, head)
		}
		if text := w.Word + " " + w.Says; !slices.Contains(words[head], text) {
			words[head] = append(words[head], text)
		}
	}
	for _, head := range heads {
		list := words[head]
		_, short := plainly(head)
		if len(list) < 3 || short == "" {
			out = append(out, list...)
			continue
		}
		first, _, _ := strings.Cut(list[0], " ")
		last, _, _ := strings.Cut(list[len(list)-1], " ")
		out = append(out, first+" .. "+last+" "+short)
	}
	return out
}

// plainly is what a word of a drawing says with # for each figure, and without what is a figure.
func plainly(says string) (head, short string) {
	var all, some []string
	for _, p := range strings.Split(says, ", ") {
		if i := strings.LastIndex(p, " "); i > 0 && strings.Trim(p[i+1:], "#-.0123456789") == "" {
			all = append(all, p[:i]+" #")
			continue
		}
		all, some = append(all, p), append(some, p)
	}
	return strings.Join(all, ", "), strings.Join(some, ", ")
}

// legend lists the codes of the counters that a player sees on the board, each with the side that
// is up, and the words that say what ground it is.
func (b *board) legend() []string {
	return append(columns(b.codes(), b.width, 4), b.allGrounds()...)
}

// codes is each short name on the board with what it stands for.
func (b *board) codes() (list []string) {
	seen := map[string]bool{}
	for c := range b.cells {
		for _, r := range b.at[c.place].Stack {
			t := &b.sc.Things[r]
			if t.Unknown {
				continue
			}
			text := t.Title
			if t.Turned {
				text += " " + t.Side
			}
			if c := t.Look.Code; c != text && !seen[c+" "+text] {
				seen[c+" "+text] = true
				list = append(list, c+" "+text)
			}
		}
	}
	sort.Strings(list)
	return list
}

// allGrounds says what every word of the drawings stands for, figures and all.
func (b *board) allGrounds() []string {
	var list []string
	for w := range b.words {
		if text := w.Word + " " + w.Says; w.Says != "" && !slices.Contains(list, text) {
			list = append(list, text)
		}
	}
	return layout.Wrap(strings.Join(list, "; "), b.width)
}

// words goes through the words that the maps draw for grounds.
func (b *board) words(yield func(w scene.Ground) bool) {
	for _, d := range b.maps {
		for _, w := range d.of.Grounds {
			if !yield(w) {
				return
			}
		}
	}
}

func sorted(set map[string]bool) []string {
	var out []string
	for s := range set {
		out = append(out, s)
	}
	sort.Strings(out)
	return out
}
