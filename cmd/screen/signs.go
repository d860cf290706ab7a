package screen

import (
	"slices"
	"sort"
	"strings"

	"sandtable/interp/view"
	"sandtable/schema/layout"
)

// signs is what the cells of one drawing use beside codes, for the line below the board.
type signs struct {
	unknown, down, more                                      bool
	small, struck, faces, on, spaces, owned, ground, figures map[string]bool
}

func newSigns() *signs {
	made := func() map[string]bool { return map[string]bool{} }
	return &signs{small: made(), struck: made(), faces: made(), on: made(), spaces: made(), owned: made(), ground: made(), figures: made()}
}

// explain says what the signs in the cells mean.
func (b *board) explain(sg *signs, paint func(style, string) string) []string {
	var parts []string
	for _, m := range b.g.Markers {
		if sg.spaces[m.Name] {
			parts = append(parts, b.codes.markers[m.Name]+" "+m.Title)
		}
	}
	parts = append(parts, sorted(sg.owned)...)
	parts = append(parts, b.grounds(sg)...)
	parts = append(parts, b.borderMeanings()...)
	parts = append(parts, sorted(sg.faces)...)
	for _, x := range []struct {
		sign  string
		means map[string]bool
	}{{".: ", sg.figures}, {"small letters: ", sg.small}, {"/: ", sg.struck}, {"*: ", sg.on}} {
		if len(x.means) > 0 {
			parts = append(parts, x.sign+strings.Join(sorted(x.means), ", "))
		}
	}
	switch {
	case sg.unknown && sg.down:
		parts = append(parts, "??: face down", "?: face down for the others")
	case sg.unknown:
		parts = append(parts, "??: face down")
	case sg.down:
		parts = append(parts, "?: face down for the others")
	}
	if len(parts) == 0 {
		return nil
	}
	var out []string
	for _, l := range layout.Wrap(strings.Join(parts, "; "), b.width) {
		out = append(out, paint(faint, l))
	}
	return out
}

// grounds says what the words in the cells of grids stand for. Words that differ in figures alone stand together: space by space, show tells them.
func (b *board) grounds(sg *signs) []string {
	var out, heads []string
	words := map[string][]string{}
	for _, m := range b.g.Maps {
		for _, sign := range m.Signs {
			says := strings.ReplaceAll(sign.Says, "_", " ")
			if says == "" || !sg.ground[sign.Word] {
				continue
			}
			head, _ := plainly(says)
			if words[head] == nil {
				heads = append(heads, head)
			}
			if !slices.Contains(words[head], sign.Word+" "+says) {
				words[head] = append(words[head], sign.Word+" "+says)
			}
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

// legend lists the codes of the counters that a player sees on the board, each with the side that is up, and the words that say what ground it is.
func (b *board) legend(v *view.View) []string {
	seen := map[string]bool{}
	var list []string
	for _, p := range v.Places {
		if !b.cells[p.Name] {
			continue
		}
		for i := range p.Pieces {
			t := &p.Pieces[i]
			if t.Unknown {
				continue
			}
			c, text := b.sided(t, newSigns()), t.Title
			if t.Turned {
				text += " " + t.Side
			}
			if c != text && !seen[c+" "+text] {
				seen[c+" "+text] = true
				list = append(list, c+" "+text)
			}
		}
	}
	sort.Strings(list)
	return append(columns(list, b.width, 4), b.allGrounds()...)
}

// allGrounds says what every word of the drawings stands for, figures and all.
func (b *board) allGrounds() []string {
	var list []string
	for _, m := range b.g.Maps {
		for _, sign := range m.Signs {
			if text := sign.Word + " " + strings.ReplaceAll(sign.Says, "_", " "); sign.Says != "" && !slices.Contains(list, text) {
				list = append(list, text)
			}
		}
	}
	return layout.Wrap(strings.Join(list, "; "), b.width)
}

func sorted(set map[string]bool) []string {
	var out []string
	for s := range set {
		out = append(out, s)
	}
	sort.Strings(out)
	return out
}
