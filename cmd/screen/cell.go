package screen

import (
	"fmt"
	"strings"
	"unicode"

	"sandtable/interp/scene"
	"sandtable/schema/layout"
)

const (
	mostLines = 4 // of a cell of a grid
)

// fill writes what lies in a space into its cell: the name if nothing does, or if there is room for
// both; counters top first.
func (b *board) fill(d *drawing, c drawnCell, sg *signs) [][]glyph {
	place := &b.sc.Things[c.place]
	marks := ""
	for _, m := range place.Marks {
		marks += m.Sign
		sg.marks[m.Sign+" "+m.Title] = true
	}
	for _, f := range place.State {
		if f.Sign != "" {
			marks += f.Sign
			sg.owned[told(f)] = true
		}
	}
	if c.ground != "" {
		sg.ground[c.ground] = true
	}
	var list []string
	if at := b.at[c.place]; at != nil {
		list = b.stack(at.Stack, sg)
	}
	if d.grid {
		return b.fillGrid(d, c, list, marks, sg)
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

// beginning is as much of a space's name as there is room for, if that tells it from all others:
// without it nobody sees which space a counter stands in.
func (b *board) beginning(name string, room int) string {
	const least = 3
	if room < least || room >= layout.Width(name) {
		return ""
	}
	short := strings.TrimRight(layout.Cut(name, room), " _-")
	// The beginning of a number is another number.
	if layout.Width(short) < least || strings.IndexFunc(short, unicode.IsDigit) >= 0 {
		return ""
	}
	for c := range b.cells {
		if c.name != name && strings.HasPrefix(strings.ToLower(c.name), strings.ToLower(short)) {
			return ""
		}
	}
	return short
}

// fillGrid fills a cell of a grid, the rows and columns of which are named beside it. Counters that
// find no room go on below, and what ground it is stands to the right, on the first line that has
// room.
func (b *board) fillGrid(d *drawing, c drawnCell, list []string, marks string, sg *signs) [][]glyph {
	most := 1
	if d.grows {
		most = mostLines
	}
	most = max(most, c.deep)
	signs, all := ground(marks, c.ground), strings.Join(list, " ")
	switch {
	case len(list) == 0 && (signs == "" || layout.Width(c.name)+1+layout.Width(signs) <= c.width):
		return [][]glyph{line(c.width, part{layout.Pad(c.name, c.width-layout.Width(signs)), faint}, part{signs, bright})}
	case len(list) == 0 && c.deep > 0:
		return [][]glyph{line(c.width, part{layout.Pad(c.name, c.width), faint}), line(c.width, part{layout.PadLeft(signs, c.width-c.foot) + strings.Repeat(" ", c.foot), bright})}
	case len(list) > 0 && layout.Width(c.name)+1+layout.Width(all)+layout.Width(signs) <= c.width:
		return [][]glyph{line(c.width, part{c.name + ":", faint}, part{layout.Pad(all, c.width-layout.Width(c.name)-1-layout.Width(signs)) + signs, bright})}
	}
	var rows []string
	for len(list) > 0 {
		n, width := len(list), c.room(len(rows))
		for n > 0 && layout.Width(strings.Join(together(list[:n]), " ")) > width {
			n--
		}
		if first := partedAt(list, n); first > 0 {
			n = first // like ones stay together
		}
		text := strings.Join(together(list[:n]), " ")
		switch {
		case n < len(list) && len(rows) == most-1:
			text, n = squeezeIn(list, width, sg), len(list)
		case n == 0: // no room for all that is to be said of one
			text, n = squeezeIn(list[:1], width, sg), 1
		}
		rows, list = append(rows, text), list[n:]
	}
	rows = c.beside(rows, signs, marks, most)
	out := make([][]glyph, len(rows))
	for i, text := range rows {
		out[i] = line(c.width, part{layout.Pad(text, c.width), bright})
	}
	return out
}

// ground sets the word of a space's ground beside its signs: before the sign of an owner, so that
// the two do not read as one word.
func ground(marks, word string) string {
	if strings.HasPrefix(marks, "@") {
		return word + marks
	}
	return marks + word
}

// partedAt is where the like codes begin among which a list is parted; its own length where it is
// not parted.
func partedAt(list []string, n int) int {
	for 0 < n && n < len(list) && list[n-1] == list[n] {
		n--
	}
	return n
}

// room is how many columns a line of a cell has for what lies there.
func (c *drawnCell) room(line int) int {
	if c.deep > 0 && line == c.deep-1 {
		return c.width - c.foot
	}
	return c.width
}

// beside writes signs to the right on the first line that has room, or on one of their own; if
// there is no room at all, those that may change alone.
func (c *drawnCell) beside(rows []string, signs, marks string, most int) []string {
	if signs == "" {
		return rows
	}
	for i, text := range rows {
		if room := c.room(i); layout.Width(text)+1+layout.Width(signs) <= room {
			rows[i] = layout.Pad(text, room-layout.Width(signs)) + signs
			return rows
		}
	}
	room := c.room(len(rows))
	switch {
	case len(rows) < most && layout.Width(signs) <= room:
		return append(rows, layout.Pad("", room-layout.Width(signs))+signs)
	case signs != marks:
		return c.beside(rows, marks, marks, most)
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
func (b *board) stack(pieces []scene.Ref, sg *signs) []string {
	var list []string
	for i := len(pieces) - 1; i >= 0; i-- {
		list = append(list, b.code(pieces[i], sg))
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

// code is a counter in a cell, with the figures that are shown of it and the signs of what lies on
// it.
func (b *board) code(r scene.Ref, sg *signs) string {
	t := &b.sc.Things[r]
	if t.Unknown {
		sg.backs[t.Look.Code+" a face-down "+t.Title] = true
		return t.Look.Code
	}
	c := b.sided(t, sg)
	sg.owners[t.Owner] = true
	for _, f := range t.Shown {
		c += "." + f.Value
		sg.figures[strings.ReplaceAll(f.Name, "_", " ")] = true
	}
	if t.FaceDown {
		c += "?"
		sg.down = true
	}
	marks := ""
	for _, m := range t.Marks {
		marks += m.Sign
		sg.on["'"+m.Sign+" "+m.Title] = true
	}
	for _, f := range t.State {
		if marks += f.Sign; f.Sign != "" {
			sg.on["'"+told(f)] = true
		}
	}
	switch {
	case marks == "" || marks[0] < '0' || len(t.Shown) > 0 && !t.FaceDown:
		// Behind a figure a letter is no part of the name.
		return c + marks
	}
	return c + "'" + marks
}

// told says what the sign of a figure means.
func told(f scene.Figure) string {
	name := strings.ReplaceAll(f.Name, "_", " ")
	switch {
	case strings.HasPrefix(f.Sign, "@"):
		return f.Sign + " " + name + " of " + f.Value
	case f.Value == "true":
		return f.Sign + " " + name
	}
	return f.Sign + " " + name + " " + strings.ReplaceAll(f.Value, "_", " ")
}

// sided is the code of a counter, noting how it says which side is up.
func (b *board) sided(t *scene.Thing, sg *signs) string {
	switch c := t.Look.Code; {
	case t.Look.Turned == scene.Small:
		sg.small[t.Side] = true
	case t.Look.Turned == scene.Stroke:
		sg.struck[t.Side] = true
	case t.Look.Turned == scene.Word:
		sg.faces[c+" "+t.Side] = true
	}
	return t.Look.Code
}
