package full

import tea "charm.land/bubbletea/v2"

// pickKeys are the keys of panes from which something is picked, before the others.
var pickKeys = []binding{
	{"j down tab", "j, down", "mark the next one", nil, do(func(s *state) { s.pane.mark(s, s.pane.marked+1) })},
	{"k up shift+tab", "k, up", "mark the one before", nil, do(func(s *state) { s.pane.mark(s, s.pane.marked-1) })},
	{"1 2 3 4 5 6 7 8 9", "1 .. 9", "open the one of that number", nil, func(f *face, key string) tea.Cmd {
		i := int(key[0] - '1')
		if i >= f.pane.items() {
			f.pane.lacks = key + " is no number of this list"
			return nil
		}
		f.pane.mark(f.state, i)
		return f.pane.pick(f, i)
	}},
	{"enter", "Enter", "open it: act with the piece, tell how the figure comes about", nil,
		calls(func(f *face) tea.Cmd { return f.pane.pick(f, f.pane.marked) })},
}

// paneKeys are the keys of panes.
var paneKeys = []binding{
	{"j down", "j, down", "a line down", nil, lines(1)},
	{"enter", "Enter", "a page down; at the end close it", nil, do(func(s *state) {
		if s.pane.top+s.pane.room(s) >= len(s.pane.text) {
			s.pane = nil
			return
		}
		s.pane.scroll(s, s.pane.room(s)-1)
	})},
	{"k up", "k, up", "a line up", nil, lines(-1)},
	{"space pgdown J ctrl+d ctrl+f", "Space, PgDn, J", "a page down", nil, pages(1)},
	{"b pgup K ctrl+u ctrl+b", "b, PgUp, K", "a page up", nil, pages(-1)},
	{"home g", "Home, g", "the beginning", nil, lines(-far)},
	{"end G", "End, G", "the end", nil, lines(far)},
	{"/", "/", "search", nil, begins("find", "")},
	{"n", "n", "the next find", nil, do(func(s *state) { s.pane.search(s, s.pane.find, 1) })},
	{"N", "N", "the previous find", nil, do(func(s *state) { s.pane.search(s, s.pane.find, -1) })},
	{"esc q", "Esc, q", "close it; the key that opened it does, too", nil, do(func(s *state) { s.pane = nil })},
	{"0 1 2 3 4 5 6 7 8 9", "0 .. 9", "close it: nothing is decided that it hides", nil, do(func(s *state) { s.pane = nil })},
}

// far is more lines than any text has.
const far = 1 << 30

func lines(by int) func(f *face, key string) tea.Cmd {
	return do(func(s *state) { s.pane.scroll(s, by) })
}

func pages(by int) func(f *face, key string) tea.Cmd {
	return do(func(s *state) { s.pane.scroll(s, by*(s.pane.room(s)-1)) })
}

// paneKey does what a key says in a pane; false of a key that does something else.
func (f *face) paneKey(key string) (cmd tea.Cmd, done bool) {
	p := f.pane
	p.lacks = ""
	if key == p.key {
		f.pane = nil
		return nil, true
	}
	tables := [][]binding{p.keys, paneKeys}
	if p.pick != nil && p.items() > 0 {
		tables = [][]binding{pickKeys, p.keys, paneKeys}
	}
	for _, list := range tables {
		for i := range list {
			if list[i].has(key) {
				return list[i].do(f, key), true
			}
		}
	}
	return nil, false
}
