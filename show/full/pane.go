package full

import (
	"fmt"
	"strings"

	tea "charm.land/bubbletea/v2"

	"sandtable/schema/layout"
	"sandtable/show/grid"
)

// pane is a text that lies over the board until Esc closes it: the log, a stack, cards, answers. It
// scrolls, and is searched.
type pane struct {
	key   string // the key that opens it, and closes it again
	title string
	make  func(s *state) []line // of what may change while it is open; nil: it stays as it is
	raw   []line
	last  bool      // it begins at its end
	from  int       // it begins at this line of raw
	keys  []binding // that it has besides those of all panes
	hint  string    // these keys, for the bottom line

	width int // for which it is wrapped
	text  []line
	top   int
	find  string
	lacks string // that what was searched for, or a number, is not there, until the next key; "": nothing

	pick   func(f *face, i int) tea.Cmd // what Enter does with an item; nil: there are none
	marked int                          // the item that is marked
	other  bool                         // counters are turned over, what is folded is unfolded
}

// openPane opens a pane, or closes it if it is open.
func (s *state) openPane(p *pane) {
	if s.pane != nil && s.pane.key == p.key && p.key != "" {
		s.pane = nil
		return
	}
	s.pane = p
	if p.make != nil {
		p.renew(s)
	}
	if p.last {
		p.top = 1 << 30
	}
	p.fit(s)
}

// renew makes the text of a pane anew.
func (p *pane) renew(s *state) {
	p.raw, p.width = p.make(s), 0
	p.fit(s)
}

// turns binds a key to what shows the other side of a pane, or the first one again.
func (p *pane) turns(key, about string) binding {
	return binding{key, key, about, nil, do(func(s *state) {
		p.other = !p.other
		p.renew(s)
	})}
}

// folds has a pane make a text that is folded where there is no room for all of it: m unfolds it.
func (p *pane) folds(more string, text func(s *state, all bool) []line) {
	unfold := []binding{p.turns("m", "all of it, or what matters most")}
	p.make = func(s *state) []line {
		p.keys, p.hint = nil, ""
		all, most := text(s, true), text(s, false)
		if p.lines(s, all) <= p.room(s) || len(most) == len(all) {
			return all
		}
		p.keys, p.hint = unfold, "m what matters most"
		if p.other {
			return all
		}
		p.hint = "m " + more
		return most
	}
}

// fit wraps the text for the width of the window, and keeps the lines in sight on the text.
func (p *pane) fit(s *state) {
	if p.width != s.w {
		p.width, p.text = s.w, nil
		wide := s.w
		if p.pick != nil { // the mark stands before the text
			wide -= 2
		}
		for i, l := range p.raw {
			if i > 0 && i == p.from {
				p.top, p.from = len(p.text), 0
			}
			p.text = append(p.text, l.broken(wide)...)
		}
	}
	p.top = max(min(p.top, len(p.text)-p.room(s)), 0)
}

// broken returns a line as those that it takes.
func (l line) broken(wide int) (out []line) {
	if layout.Width(l.text) < wide || l.whole {
		return []line{l}
	}
	text := strings.TrimLeft(l.text, " ")
	in := len(l.text) - len(text)
	for _, part := range strings.Split(layout.Indented(text, in, in+max(l.hang, 2), wide-1), "\n") {
		out = append(out, line{text: part, st: l.st, item: l.item})
		l.item = 0
	}
	return out
}

// lines returns how many lines a text takes in a pane.
func (p *pane) lines(s *state, raw []line) (n int) {
	for _, l := range raw {
		n += len(l.broken(s.w))
	}
	return n
}

// room returns how many lines are in sight.
func (p *pane) room(s *state) int { return max(s.h-s.headLines()-2, 1) }

// items returns how many there are to pick from.
func (p *pane) items() (n int) {
	for _, l := range p.text {
		n = max(n, l.item)
	}
	return n
}

// mark marks an item, and brings it into sight.
func (p *pane) mark(s *state, i int) {
	p.marked = min(max(i, 0), max(p.items()-1, 0))
	for at, l := range p.text {
		if room := p.room(s); l.item == p.marked+1 && (at < p.top || at >= p.top+room) {
			p.top = max(at-room/2, 0)
		}
	}
	p.fit(s)
}

// scroll moves the text.
func (p *pane) scroll(s *state, by int) {
	p.top += by
	p.fit(s)
}

// heading goes to the next heading, or the one before.
func (p *pane) heading(s *state, by int) {
	for at := p.top + by; at >= 0 && at < len(p.text); at += by {
		if p.text[at].st == grid.Title {
			p.top = at
			break
		}
	}
	p.fit(s)
}

// search goes to the next line with a text, or the one before; false if there is none.
func (p *pane) search(s *state, text string, by int) bool {
	p.find = strings.ToLower(text)
	n := len(p.text)
	for i := 1; i <= n; i++ {
		at := ((p.top+i*by)%n + n) % n
		if p.find != "" && strings.Contains(strings.ToLower(p.text[at].text), p.find) {
			p.top = at
			p.fit(s)
			return true
		}
	}
	return false
}

// draw writes the pane.
func (p *pane) draw(s *state, v grid.View) {
	right := ""
	if n := len(p.text); n > v.H-1 {
		right = fmt.Sprintf("%d-%d of %d", p.top+1, min(p.top+v.H-1, n), n)
	}
	if p.lacks != "" {
		right = p.lacks
	}
	s.rule(v, p.title, right)
	for i := 0; i < v.H-1 && p.top+i < len(p.text); i++ {
		l := p.text[p.top+i]
		st := l.st
		if p.pick != nil && l.item == p.marked+1 {
			st = grid.Legal | grid.Bold
			v.Put(0, i+1, st, ">")
		}
		if p.find != "" && strings.Contains(strings.ToLower(l.text), p.find) {
			st = grid.Legal
		}
		x := 0
		if p.pick != nil {
			x = 2
		}
		v.Put(x, i+1, st, ended(l.text, v.W-x))
		if l.item > 0 {
			v.Hit(0, i+1, v.W, 1, grid.Hit{What: hitItem, N: int32(l.item - 1)})
		}
	}
}
