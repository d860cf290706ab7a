package board

import (
	"strconv"
	"strings"

	"sandtable/cmd/full/grid"
	"sandtable/interp/scene"
	"sandtable/schema/layout"
)

// state is what brackets a place has.
type state uint8

const (
	still  state = iota
	acting       // ( )
	legal        // { }
	looked       // [ ] of the cursor
	marked       // < >
)

// brackets are the two signs of each state.
var brackets = [...][2]string{still: {"", ""}, acting: {"(", ")"}, legal: {"{", "}"}, looked: {"[", "]"}, marked: {"<", ">"}}

// stateOf is the strongest of what is told of a place.
func (p *painter) stateOf(c *scene.Cell) state {
	m := p.m
	switch {
	case m.Marked == c.Place && m.Marked != scene.None:
		return marked
	case m.Cursor == c.Place && !m.Legal[c.Place] && !m.Acting[c.Place]:
		return looked
	case m.Legal[c.Place]:
		return legal
	case m.Acting[c.Place]:
		return acting
	}
	return still
}

// styleOf is how the brackets of a place look.
func (p *painter) styleOf(c *scene.Cell, st state) grid.Style {
	out := grid.Legal
	if st == acting {
		out = grid.Title
	}
	if p.m.Cursor == c.Place {
		out |= grid.Reverse
	}
	return out
}

// glyphs is a text in one style.
type glyphs struct {
	text string
	st   grid.Style
}

// piece is a counter as it is called on the board, with its figures.
func (p *painter) piece(r scene.Ref) (code, figures string, st grid.Style) {
	t := &p.b.s.Things[r]
	code = t.Look.Code
	for _, m := range t.Marks {
		code += m.Sign
	}
	for _, f := range t.State {
		code += f.Sign
	}
	if t.FaceDown && !t.Unknown {
		code += "?"
	}
	for _, f := range t.Shown {
		if figures += f.Value; figures != "" {
			figures += "-"
		}
	}
	st = p.b.Style(t)
	if p.m.Legal[r] || p.m.Acting[r] {
		st |= grid.Bold
	}
	return code, strings.TrimSuffix(figures, "-"), st
}

// markers are the signs of what lies on a place itself, and of whose it is.
func (p *painter) markers(c *scene.Cell) string {
	text := ""
	t := &p.b.s.Things[c.Place]
	for _, m := range t.Marks {
		text += m.Sign
		if m.Count > 1 {
			text += strconv.Itoa(int(m.Count))
		}
	}
	for _, f := range t.State {
		text += f.Sign
	}
	return text
}

// glyph is a place as one letter: the counter on top, what lies there, or what ground it is.
func (p *painter) glyph(c *scene.Cell) (string, grid.Style) {
	if n := len(c.Stack); n > 0 && !p.m.Bare {
		code, _, st := p.piece(c.Stack[n-1])
		return first(code), st
	}
	if m := p.markers(c); m != "" {
		return first(m), grid.Mark
	}
	if c.Ground != "" {
		return first(c.Ground), grid.Ground
	}
	return ".", grid.Faint
}

// first is the first character of a text that takes one column.
func first(s string) string {
	for _, c := range layout.Cells(s) {
		if layout.Width(c) == 1 {
			return c
		}
	}
	return "#"
}

// row writes parts from the left, cut at a width, and one part at the right end of it.
func (p *painter) row(x, y, w int, left []glyphs, right glyphs) {
	room := w - layout.Width(right.text)
	at := 0
	for _, g := range left {
		if at >= room {
			break
		}
		text := layout.Cut(g.text, room-at)
		p.put(x+at, y, g.st, text)
		at += layout.Width(text)
	}
	if room >= 0 {
		p.put(x+room, y, right.st, right.text)
	}
}

// stack is the counters of a place on one line, top first: as many as there is room for, and how
// many more there are.
func (p *painter) stack(c *scene.Cell, room int) []glyphs {
	if p.m.Bare {
		return nil
	}
	for _, full := range []bool{true, false} {
		if out, fits := p.stackAs(c, room, full); fits || !full {
			return out
		}
	}
	return nil
}

// stackAs is stack with or without figures; fits says that nothing was left out.
func (p *painter) stackAs(c *scene.Cell, room int, full bool) (out []glyphs, fits bool) {
	used := 0
	for i := len(c.Stack) - 1; i >= 0; i-- {
		code, figures, st := p.piece(c.Stack[i])
		if full && figures != "" {
			code += "." + figures
		}
		n := 1
		for i > 0 && p.same(c.Stack[i], c.Stack[i-1]) {
			n++
			i--
		}
		if n > 1 {
			code += "x" + strconv.Itoa(n)
		}
		if len(out) > 0 {
			code = " " + code
		}
		left := ""
		if i > 0 {
			left = "+" + strconv.Itoa(i)
		}
		if used+layout.Width(code)+layout.Width(left) > room && (len(out) > 0 || i > 0 || full) {
			if len(out) == 0 && !full { // rather one counter cut than none
				more := "+" + strconv.Itoa(i+n-1)
				if i+n == 1 {
					more = ""
				}
				return []glyphs{{layout.Cut(code, max(room-len(more), 1)), st}, {more, grid.Faint}}, false
			}
			return append(out, glyphs{"+" + strconv.Itoa(i+n), grid.Faint}), false
		}
		out = append(out, glyphs{code, st})
		used += layout.Width(code)
	}
	return out, true
}

// same reports whether two counters look the same.
func (p *painter) same(a, b scene.Ref) bool {
	ca, fa, _ := p.piece(a)
	cb, fb, _ := p.piece(b)
	return ca == cb && fa == fb
}
