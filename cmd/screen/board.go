package screen

import (
	"fmt"
	"regexp"
	"slices"
	"sort"
	"strings"

	"sandtable/interp/view"
	"sandtable/schema/model"
)

// cell is a space in a drawn board: `[Hill   ]`.
var cell = regexp.MustCompile(`\[([A-Za-z0-9_][^\[\]\n]*)\]`)

// board draws the maps of a game with what lies on them.
type board struct {
	g      *model.Game
	codes  *codes
	owners *owners
	cells  map[string]bool   // names of the places that have a cell
	ground map[string]string // of spaces of grids: the word of the drawing that says what ground it is
	layout []string
}

func newBoard(g *model.Game) *board {
	b := &board{g: g, codes: newCodes(g), owners: newOwners(g), cells: map[string]bool{}, ground: map[string]string{}}
	places := map[string]bool{}
	for _, t := range g.Things {
		if t != nil && isA(t.Kind, "place") {
			places[t.Name] = true
		}
	}
	for _, m := range g.Maps {
		if m.Layout == "" {
			continue
		}
		if len(g.Maps) > 1 && m.Layout != "" {
			b.layout = append(b.layout, m.Title)
		}
		for _, sign := range m.Signs {
			for _, t := range sign.Spaces {
				b.ground[t.Name] = sign.Word
			}
		}
		for _, l := range strings.Split(strings.TrimRight(m.Layout, "\n"), "\n") {
			b.layout = append(b.layout, strings.TrimRight(l, " "))
			for _, found := range cell.FindAllStringSubmatch(l, -1) {
				if n := model.Slug(strings.TrimSpace(found[1])); places[n] {
					b.cells[n] = true
				}
			}
		}
	}
	return b
}

// signs is what the cells of one drawing use beside codes, for the line below the board.
type signs struct {
	unknown, down, more                     bool
	small, struck, faces, on, spaces, owned map[string]bool
}

// draw draws the board as a player sees it. Cells keep their width.
func (b *board) draw(v *view.View, paint func(style, string) string) []string {
	if len(b.layout) == 0 {
		return nil
	}
	at := map[string]*view.Place{}
	for i := range v.Places {
		at[v.Places[i].Name] = &v.Places[i]
	}
	sg := &signs{small: map[string]bool{}, struck: map[string]bool{}, faces: map[string]bool{}, on: map[string]bool{}, spaces: map[string]bool{}, owned: map[string]bool{}}
	var out []string
	for _, l := range b.layout {
		out = append(out, cell.ReplaceAllStringFunc(l, func(text string) string {
			inner := text[1 : len(text)-1]
			name := model.Slug(strings.TrimSpace(inner))
			if !b.cells[name] {
				return text
			}
			return "[" + b.fill(strings.TrimSpace(inner), name, size(inner), at[name], sg, paint) + "]"
		}))
	}
	return append(out, b.explain(sg, paint)...)
}

// leastRoom is what a cell keeps for a name or a counter, before it also says what ground it is.
const leastRoom = 4

// fill writes what lies in a space into its cell: the name if nothing does, or if there is room for both; counters top first.
func (b *board) fill(name, slug string, width int, p *view.Place, sg *signs, paint func(style, string) string) string {
	marks := ""
	if p != nil {
		for _, m := range p.Markers {
			marks += b.codes.markers[m.Name]
			sg.spaces[m.Name] = true
		}
		marks += b.owners.of(p, sg)
	}
	ground := b.ground[slug]
	if size(ground)+size(marks)+leastRoom > width {
		ground = ""
	}
	marks += ground
	room := width - size(marks)
	if p == nil || len(p.Pieces) == 0 {
		return paint(faint, pad(name, room)) + paint(bright, marks)
	}
	var list []string
	for i := len(p.Pieces) - 1; i >= 0; i-- {
		list = append(list, b.code(&p.Pieces[i], sg))
	}
	all := strings.Join(list, " ")
	if size(name)+1+size(all) <= room {
		return paint(faint, name+":") + paint(bright, pad(all, room-size(name)-1)+marks)
	}
	return paint(bright, pad(squeezeIn(list, room, sg), room)+marks)
}

// squeezeIn writes as many codes as fit, and how many more there are.
func squeezeIn(list []string, room int, sg *signs) string {
	for n := len(list); n >= 0; n-- {
		s := strings.Join(list[:n], " ")
		if n < len(list) {
			s += fmt.Sprintf("+%d", len(list)-n)
		}
		if size(s) <= room {
			sg.more = sg.more || n < len(list)
			return s
		}
	}
	return strings.Repeat("#", room)
}

// code is a counter in a cell: small letters on its other side, a star for each marker on it.
func (b *board) code(t *view.Thing, sg *signs) string {
	if t.Unknown {
		sg.unknown = true
		return "??"
	}
	c := b.codes.of[t.Title]
	if c == "" {
		c = t.Title
	}
	if t.Turned {
		c = b.turned(t, c, sg)
	} else if t.Side != "" && b.codes.faces[model.Face{Title: t.Title}] != "" {
		sg.faces[c+" "+t.Side] = true
	}
	if t.FaceDown {
		c += "?"
		sg.down = true
	}
	if len(t.Markers) > 0 {
		c += "*"
		for _, m := range t.Markers {
			sg.on[m.Title] = true
		}
	}
	return c
}

// turned is the code of a counter that lies on another side than its first: the game's own word, small letters, or a stroke where they are small already.
func (b *board) turned(t *view.Thing, code string, sg *signs) string {
	if word := b.codes.faces[model.Face{Title: t.Title, Side: t.Side}]; word != "" {
		sg.faces[word+" "+t.Side] = true
		return word
	}
	if small := strings.ToLower(code); small != code {
		sg.small[t.Side] = true
		return small
	}
	sg.struck[t.Side] = true
	return code + "/"
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
	parts = append(parts, b.grounds()...)
	parts = append(parts, sorted(sg.faces)...)
	for _, x := range []struct {
		sign  string
		means map[string]bool
	}{{"small letters: ", sg.small}, {"/: ", sg.struck}, {"*: ", sg.on}} {
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
	for _, l := range wrap(strings.Join(parts, "; "), lineWidth) {
		out = append(out, paint(faint, l))
	}
	return out
}

// grounds says what the words in the cells of grids stand for.
func (b *board) grounds() []string {
	var out []string
	for _, m := range b.g.Maps {
		for _, sign := range m.Signs {
			if text := sign.Word + " " + sign.Says; sign.Says != "" && !slices.Contains(out, text) {
				out = append(out, text)
			}
		}
	}
	return out
}

// legend lists the codes of the counters that a player sees on the board.
func (b *board) legend(v *view.View) []string {
	seen := map[string]bool{}
	var list []string
	for _, p := range v.Places {
		if !b.cells[p.Name] {
			continue
		}
		for _, t := range p.Pieces {
			if c := b.codes.of[t.Title]; c != "" && !t.Unknown && !seen[c] && c != t.Title {
				seen[c] = true
				list = append(list, c+" "+t.Title)
			}
		}
	}
	sort.Strings(list)
	return columns(list, lineWidth)
}

func sorted(set map[string]bool) []string {
	var out []string
	for s := range set {
		out = append(out, s)
	}
	sort.Strings(out)
	return out
}
