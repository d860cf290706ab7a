package screen

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"sandtable/interp/view"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

const (
	leastRoom = 4 // what a cell on one line keeps for a name or a counter, before it also says what ground it is
	mostLines = 4 // of a cell of a grid
)

// fill writes what lies in a space into its cell: the name if nothing does, or if there is room for both; counters top first.
func (b *board) fill(c drawnCell, p *view.Place, most int, sg *signs) [][]glyph {
	marks := ""
	if p != nil {
		for _, m := range p.Markers {
			marks += b.codes.markers[m.Name]
			sg.spaces[m.Name] = true
		}
		marks += b.owners.of(p, sg)
	}
	if c.ground != "" {
		sg.ground[c.ground] = true
	}
	var list []string
	if p != nil {
		list = b.stack(p, sg)
	}
	if most > 1 {
		return b.fillGrid(c, list, marks, most, sg)
	}
	if layout.Width(c.ground)+layout.Width(marks)+leastRoom <= c.width {
		marks = ground(marks, c.ground)
	}
	room := c.width - layout.Width(marks)
	all := strings.Join(list, " ")
	switch {
	case len(list) == 0:
		return [][]glyph{line(c.width, part{layout.Pad(c.name, room), faint}, part{marks, bright})}
	case layout.Width(c.name)+1+layout.Width(all) <= room:
		return [][]glyph{line(c.width, part{c.name + ":", faint}, part{layout.Pad(all, room-layout.Width(c.name)-1) + marks, bright})}
	}
	for _, text := range []string{all, strings.Join(together(list), " ")} {
		if name := b.beginning(c.name, room-layout.Width(text)-1-min(layout.Width(marks), 1)); name != "" {
			return [][]glyph{line(c.width, part{name + ":", faint}, part{layout.Pad(text, room-layout.Width(name)-1) + marks, bright})}
		}
	}
	return [][]glyph{line(c.width, part{layout.Pad(squeezeIn(list, room, sg), room) + marks, bright})}
}

// beginning is as much of a space's name as there is room for, if that tells it from all others: without it nobody sees which space a counter stands in.
func (b *board) beginning(name string, room int) string {
	const least = 3
	if room < least || room >= layout.Width(name) {
		return ""
	}
	short := strings.TrimRight(layout.Cut(name, room), " _-")
	if layout.Width(short) < least || strings.IndexFunc(short, unicode.IsDigit) >= 0 { // the beginning of a number is another number
		return ""
	}
	for _, d := range b.maps {
		for _, l := range d.lines {
			for _, c := range l.cells {
				if c.name != name && strings.HasPrefix(strings.ToLower(c.name), strings.ToLower(short)) {
					return ""
				}
			}
		}
	}
	return short
}

// fillGrid fills a cell of a grid, the rows and columns of which are named beside it. Counters that find no room go on below, and what ground it is
// stands to the right, on the first line that has room.
func (b *board) fillGrid(c drawnCell, list []string, marks string, most int, sg *signs) [][]glyph {
	signs, all := ground(marks, c.ground), strings.Join(list, " ")
	switch {
	case len(list) == 0 && (signs == "" || layout.Width(c.name)+1+layout.Width(signs) <= c.width):
		return [][]glyph{line(c.width, part{layout.Pad(c.name, c.width-layout.Width(signs)), faint}, part{signs, bright})}
	case len(list) > 0 && layout.Width(c.name)+1+layout.Width(all)+layout.Width(signs) <= c.width:
		return [][]glyph{line(c.width, part{c.name + ":", faint}, part{layout.Pad(all, c.width-layout.Width(c.name)-1-layout.Width(signs)) + signs, bright})}
	}
	var rows []string
	for len(list) > 0 {
		n := len(list)
		for n > 0 && layout.Width(strings.Join(together(list[:n]), " ")) > c.width {
			n--
		}
		if first := partedAt(list, n); first > 0 {
			n = first // like ones stay together
		}
		text := strings.Join(together(list[:n]), " ")
		if n == 0 || n < len(list) && len(rows) == most-1 {
			text, n = squeezeIn(list, c.width, sg), len(list)
		}
		rows, list = append(rows, text), list[n:]
	}
	rows = beside(rows, signs, marks, c.width, most)
	out := make([][]glyph, len(rows))
	for i, text := range rows {
		out[i] = line(c.width, part{layout.Pad(text, c.width), bright})
	}
	return out
}

// ground sets the word of a space's ground beside its signs: before the sign of an owner, so that the two do not read as one word.
func ground(marks, word string) string {
	if strings.HasPrefix(marks, "=") {
		return word + marks
	}
	return marks + word
}

// partedAt is where the like codes begin among which a list is parted; its own length where it is not parted.
func partedAt(list []string, n int) int {
	for 0 < n && n < len(list) && list[n-1] == list[n] {
		n--
	}
	return n
}

// beside writes signs to the right on the first line that has room, or on one of their own; if there is no room at all, those that may change alone.
func beside(rows []string, signs, marks string, room, most int) []string {
	if signs == "" {
		return rows
	}
	for i, text := range rows {
		if layout.Width(text)+1+layout.Width(signs) <= room {
			rows[i] = layout.Pad(text, room-layout.Width(signs)) + signs
			return rows
		}
	}
	switch {
	case len(rows) < most && layout.Width(signs) <= room:
		return append(rows, layout.Pad("", room-layout.Width(signs))+signs)
	case signs != marks:
		return beside(rows, marks, marks, room, most)
	case len(rows) < most:
		return append(rows, layout.Cut(marks, room))
	}
	return rows
}

// part is a text in one style.
type part struct {
	text string
	st   style
}

// line makes glyphs of parts.
func line(room int, parts ...part) []glyph {
	out := make([]glyph, 0, room)
	for _, p := range parts {
		for _, c := range layout.Cells(p.text) {
			out = append(out, glyph{c, p.st})
		}
	}
	return out
}

// stack lists the codes of what lies in a space, top first.
func (b *board) stack(p *view.Place, sg *signs) []string {
	var list []string
	for i := len(p.Pieces) - 1; i >= 0; i-- {
		list = append(list, b.code(&p.Pieces[i], sg))
	}
	return list
}

// together writes like codes that lie together as one, with their number.
func together(list []string) []string {
	var out []string
	for i := 0; i < len(list); {
		n := i + 1
		for n < len(list) && list[n] == list[i] {
			n++
		}
		if c := list[i]; n == i+1 {
			out = append(out, c)
		} else {
			out = append(out, fmt.Sprintf("%sx%d", c, n-i))
		}
		i = n
	}
	return out
}

// squeezeIn writes as many codes as fit, and how many more there are.
func squeezeIn(list []string, room int, sg *signs) string {
	if s := strings.Join(list, " "); layout.Width(s) <= room {
		return s
	}
	for n := len(list); n >= 0; n-- {
		s := strings.Join(together(list[:n]), " ")
		if n < len(list) {
			s += fmt.Sprintf("+%d", len(list)-n)
		}
		if layout.Width(s) <= room {
			if n == 0 { // rather a counter without its figures than a number of counters
				if code := namesAlone(list); code != nil {
					return squeezeIn(code, room, sg)
				}
			}
			sg.more = sg.more || n < len(list)
			return s
		}
	}
	return strings.Repeat("#", max(room, 0))
}

// namesAlone is codes without the figures behind them; nil if none has any.
func namesAlone(list []string) []string {
	out, figures := make([]string, len(list)), false
	for i, c := range list {
		name, _, cut := strings.Cut(c, ".")
		out[i], figures = name, figures || cut && name != ""
	}
	if !figures {
		return nil
	}
	return out
}

// code is a counter in a cell: small letters on its other side, a star for each marker on it.
func (b *board) code(t *view.Thing, sg *signs) string {
	if t.Unknown {
		sg.unknown = true
		return "??"
	}
	c := b.bare(t, sg)
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

// bare is the code of a counter with the side that is up and the figures that are shown, whatever lies on it.
func (b *board) bare(t *view.Thing, sg *signs) string {
	c := b.sided(t, sg)
	if t.ID == model.None {
		return c
	}
	for _, f := range shownOf(b.g.Things[t.ID].Kind) {
		if n := b.figure(t, f); n != "" {
			c += "." + n
			sg.figures[strings.ReplaceAll(f.Name, "_", " ")] = true
		}
	}
	return c
}

// figure is a figure of a counter, printed on the side that is up or part of its state; "" of a text.
func (b *board) figure(t *view.Thing, f *model.Field) string {
	if f.Storage == model.State {
		for _, x := range t.Fields {
			if x.Name == f.Name {
				return x.Value
			}
		}
		return ""
	}
	vals := f.Values[t.ID]
	for k := b.g.Things[t.ID].Kind; k != nil; k = k.Parent {
		if i := slices.Index(k.SideTitles, t.Side); i >= 0 && i < len(f.BySide[t.ID]) {
			vals = f.BySide[t.ID][i : i+1]
		}
	}
	if len(vals) != 1 || !f.Type.Is(model.Number) {
		return ""
	}
	return b.g.Show(f.Type, vals[0])
}

// sided is the code of a counter with the side that is up.
func (b *board) sided(t *view.Thing, sg *signs) string {
	c := b.codes.of[t.Title]
	if c == "" {
		c = t.Title
	}
	if t.Turned {
		return b.turned(t, c, sg)
	}
	if t.Side != "" && b.codes.faces[model.Face{Title: t.Title}] != "" {
		sg.faces[c+" "+t.Side] = true
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
