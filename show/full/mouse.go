package full

import (
	"strings"
	"unicode/utf8"

	tea "charm.land/bubbletea/v2"

	"sandtable/interp/scene"
	"sandtable/schema/layout"
)

// click does what a click means: the first one marks, the second one on the same does it.
func (f *face) click(m tea.Mouse) tea.Cmd {
	if f.m == nil || f.m.Scene == nil || f.typing != nil {
		return nil
	}
	if k, ok := f.keyAt(m.X); ok && m.Y == f.h-1 && m.Button == tea.MouseLeft {
		return f.key(k)
	}
	if f.pane != nil {
		return f.clickPane(m)
	}
	hit := Frame(f.state).At(m.X, m.Y).Hit
	switch {
	case hit.What == hitLog && m.Button == tea.MouseLeft:
		f.openPane(logPane())
	case hit.What == hitKid && m.Button == tea.MouseLeft && !f.busy:
		if f.member(int(hit.N)) {
			f.mark(int(hit.N))
			f.toggle()
			return nil
		}
		if f.marked == int(hit.N) {
			return f.enter()
		}
		f.mark(int(hit.N))
	case (hit.What == hitBoard || hit.What == hitPlace) && f.b.Measured() != nil:
		return f.clickTable(m, scene.Ref(hit.N), hit.What == hitPlace)
	case hit.What == hitPlace:
		return f.clickPlace(scene.Ref(hit.N), m.Button)
	}
	return nil
}

// clickPane marks an item of a pane, or does it; the right button closes the pane.
func (f *face) clickPane(m tea.Mouse) tea.Cmd {
	if m.Button == tea.MouseRight {
		f.pane = nil
		return nil
	}
	hit := Frame(f.state).At(m.X, m.Y).Hit
	if m.Button != tea.MouseLeft || hit.What != hitItem || f.pane.pick == nil {
		return nil
	}
	if f.pane.marked == int(hit.N) {
		return f.pane.pick(f, int(hit.N))
	}
	f.pane.mark(f.state, int(hit.N))
	return nil
}

// clickPlace looks at a place; a second click does what is marked there.
func (f *face) clickPlace(place scene.Ref, button tea.MouseButton) tea.Cmd {
	again := f.cursor == place
	if button == tea.MouseRight {
		f.look(place)
		f.openPane(stackPane())
		return nil
	}
	if button != tea.MouseLeft {
		return nil
	}
	if again && !f.busy {
		return f.enter()
	}
	f.look(place)
	return nil
}

// clickTable looks at a point of a measured map, or marks the piece that stands there.
func (f *face) clickTable(m tea.Mouse, piece scene.Ref, stands bool) tea.Cmd {
	a := f.divide()
	left, top := f.b.Margin()
	at := f.b.PointAt(f.zoom, m.X-a.board.x-left+f.ox, m.Y-a.board.y-top+f.oy)
	before, marked := f.at, f.marked
	f.at, f.marked = at, -1
	if stands {
		if p, ok := f.stands(piece); ok {
			f.at = p
		}
		for i := range f.kids {
			if p := f.kids[i].Part; p != nil && p.Ref == piece {
				f.marked = i
			}
		}
	}
	switch {
	case m.Button == tea.MouseRight:
		f.openPane(stackPane())
	case before == f.at && marked == f.marked && !f.busy:
		return f.enter()
	}
	return nil
}

// wheel scrolls what is under it.
func (f *face) wheel(m tea.Mouse) {
	if f.m == nil || f.m.Scene == nil {
		return
	}
	dx, dy := 0, 0
	switch m.Button {
	case tea.MouseWheelUp:
		dy = -1
	case tea.MouseWheelDown:
		dy = 1
	case tea.MouseWheelLeft:
		dx = -1
	case tea.MouseWheelRight:
		dx = 1
	}
	if f.pane != nil {
		f.pane.scroll(f.state, 3*dy)
		return
	}
	a := f.divide()
	switch {
	case m.Y >= a.decision.y && m.Y < a.last.y:
		f.top = max(f.top+dy, 0)
		if f.marked >= 0 {
			f.step(dy)
		}
	case m.Y >= a.board.y && m.Y < a.decision.y && !f.b.Empty():
		if m.Mod.Contains(tea.ModCtrl) {
			f.zoomTo(-dy)
			return
		}
		f.ox, f.oy = f.ox+6*dx, f.oy+2*dy
		f.clip()
	}
}

// named are the keys that the bottom line calls by a word.
var named = map[string]rune{"Enter": tea.KeyEnter, "Space": tea.KeySpace, "Esc": tea.KeyEscape}

// keyNamed returns the key of a word of the bottom line: a name, or one character.
func keyNamed(word string) (tea.KeyPressMsg, bool) {
	if code, ok := named[strings.TrimSuffix(word, ":")]; ok {
		return tea.KeyPressMsg{Code: code}, true
	}
	if r, n := utf8.DecodeRuneInString(word); n == len(word) && n > 0 {
		return tea.KeyPressMsg{Code: r, Text: word}, true
	}
	return tea.KeyPressMsg{}, false
}

// keyAt returns the key that the bottom line names at a column: the one that is clicked on, or of
// what is clicked on in words the first one. So all can be done with the mouse.
func (s *state) keyAt(x int) (tea.KeyPressMsg, bool) {
	at := 0
	for part := range strings.SplitSeq(whole(s.hints(), s.w), "  ") {
		if end := at + layout.Width(part); x < at || x >= end {
			at = end + 2
			continue
		}
		at += layout.Width(part) - layout.Width(strings.TrimLeft(part, " "))
		words := strings.Fields(part)
		if len(words) == 0 {
			break
		}
		first, ok := keyNamed(words[0])
		for i := 0; i < len(words) && ok; i++ {
			k, is := keyNamed(words[i])
			if !is {
				break
			}
			if at <= x && x < at+layout.Width(words[i]) {
				return k, true
			}
			at += layout.Width(words[i]) + 1
		}
		return first, ok
	}
	return tea.KeyPressMsg{}, false
}
