package board

import (
	"slices"
	"strings"

	"sandtable/interp/scene"
	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/schema/model"
	"sandtable/show/grid"
)

// state is what brackets a place has.
type state uint8

const (
	still  state = iota
	fresh        // ! !
	acting       // ( )
	legal        // { }
	looked       // [ ] of the cursor
	marked       // < >
)

// brackets are the two signs of each state.
var brackets = [...][2]string{still: {"", ""}, fresh: {"!", "!"}, acting: {"(", ")"}, legal: {"{", "}"}, looked: {"[", "]"},
	marked: {"<", ">"}}

// stateOf returns the strongest of what is told of a place, or of a piece on a measured map.
func (p *painter) stateOf(of scene.Ref) state {
	m := p.m
	switch {
	case m.Marked == of && m.Marked != scene.None:
		return marked
	case m.Cursor == of && !m.Legal[of] && !m.Acting[of]:
		return looked
	case m.Legal[of]:
		return legal
	case m.Acting[of]:
		return acting
	case m.Fresh[of]:
		return fresh
	}
	return still
}

// styleOf returns how the brackets of a place look.
func (p *painter) styleOf(c *scene.Cell, st state) grid.Style {
	out := grid.Legal
	switch st {
	case acting:
		out = grid.Title
	case fresh:
		out = grid.Alarm
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

// piece returns a counter as it is called on the board, with its figures.
func (p *painter) piece(r scene.Ref) (code, figures string, st grid.Style) {
	l, st := p.label(r)
	return l.Name(), l.Figures, st
}

// label returns how a counter is called on the board. Its figures are those that the game wants
// boards to show, else those at its foot.
func (p *painter) label(r scene.Ref) (scene.Label, grid.Style) {
	l := p.s.Label(r)
	if l.Figures == "" {
		foot := english.Each(p.s.Things[r].Counter.Edges[model.Below], func(f scene.Figure) string { return f.Value })
		l.Figures = strings.ReplaceAll(strings.Join(foot, "-"), "--", " -") // 4 and -2
	}
	return l, p.styleOn(r)
}

// ranked returns a stack with what fights on top: counters of a size before those that have but
// figures, and these before the rest. Like ones stay in their order.
func (p *painter) ranked(stack []scene.Ref) []scene.Ref {
	rank := func(r scene.Ref) int {
		switch t := &p.s.Things[r]; {
		case t.Counter.Size != "":
			return 2
		case len(t.Figures()) > 0:
			return 1
		}
		return 0
	}
	out := slices.Clone(stack)
	slices.SortStableFunc(out, func(a, b scene.Ref) int { return rank(a) - rank(b) })
	return out
}

// styleOn returns how a counter looks; what is no counter is faint.
func (p *painter) styleOn(r scene.Ref) grid.Style {
	if r == scene.None {
		return grid.Faint
	}
	st := p.Style(&p.s.Things[r])
	if p.m.Legal[r] || p.m.Acting[r] {
		st |= grid.Bold
	}
	return st
}

// glyphs returns the text of a stack in its styles.
func (p *painter) glyphs(list []scene.Part) (out []glyphs) {
	for _, x := range list {
		out = append(out, glyphs{x.Text, p.styleOn(x.Of)})
	}
	return out
}

// markers returns the signs of what lies on a place itself, and of whose it is.
func (p *painter) markers(c *scene.Cell) string { return p.s.Things[c.Place].Signs() }

// glyph returns a place as one letter: the counter on top, what lies there, or what ground it is.
func (p *painter) glyph(c *scene.Cell) (string, grid.Style) {
	if n := len(c.Stack); n > 0 && !p.m.Bare {
		code, _, st := p.piece(p.ranked(c.Stack)[n-1])
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

// first returns the first character of a text that takes one column.
func first(s string) string {
	if s != "" && s[0] > ' ' && s[0] <= '~' && (len(s) == 1 || s[1] <= '~') { // nothing joins it
		return s[:1]
	}
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

// stack returns counters that lie upon one another on one line.
func (p *painter) stack(pieces []scene.Ref, room int) []glyphs {
	if p.m.Bare {
		return nil
	}
	return p.glyphs(p.s.Stack(pieces, room))
}
