package full

import (
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"
)

// paneBinding is keys that do something in a pane.
type paneBinding struct {
	keys         []string
	shown, about string
	do           func(f *face, p *pane, key string)
}

// paneKeys are the keys of panes. They are set here, since the help that lists them is a pane.
var paneKeys []paneBinding

// pickBinding is keys that do something in a pane from which something is picked.
type pickBinding struct {
	keys         []string
	shown, about string
	do           func(f *face, p *pane, key string) tea.Cmd
}

// pickKeys are those keys, before the others.
var pickKeys = []pickBinding{
	{[]string{"j", "down", "tab"}, "j, down", "mark the next one", func(f *face, p *pane, _ string) tea.Cmd {
		p.mark(f.state, p.marked+1)
		return nil
	}},
	{[]string{"k", "up", "shift+tab"}, "k, up", "mark the one before", func(f *face, p *pane, _ string) tea.Cmd {
		p.mark(f.state, p.marked-1)
		return nil
	}},
	{strings.Split("123456789", ""), "1 .. 9", "mark the one of that number", func(f *face, p *pane, key string) tea.Cmd {
		p.mark(f.state, int(key[0]-'1'))
		return nil
	}},
	{[]string{"enter"}, "Enter", "open it: act with the piece, tell how the figure comes about", func(f *face, p *pane, _ string) tea.Cmd { return p.pick(f, p.marked) }},
}

func init() {
	scroll := func(by func(page int) int) func(f *face, p *pane, key string) {
		return func(f *face, p *pane, _ string) { p.scroll(f.state, by(p.room(f.state)-1)) }
	}
	const far = 1 << 30
	paneKeys = []paneBinding{
		{[]string{"j", "down"}, "j, down", "a line down", scroll(func(int) int { return 1 })},
		{[]string{"enter"}, "Enter", "a page down; at the end close it", func(f *face, p *pane, _ string) {
			if p.top+p.room(f.state) >= len(p.text) {
				f.pane = nil
				return
			}
			p.scroll(f.state, p.room(f.state)-1)
		}},
		{[]string{"k", "up"}, "k, up", "a line up", scroll(func(int) int { return -1 })},
		{[]string{"space", "pgdown", "J", "ctrl+d", "ctrl+f"}, "Space, PgDn, J", "a page down", scroll(func(page int) int { return page })},
		{[]string{"b", "pgup", "K", "ctrl+u", "ctrl+b"}, "b, PgUp, K", "a page up", scroll(func(page int) int { return -page })},
		{[]string{"home", "g"}, "Home, g", "the beginning", scroll(func(int) int { return -far })},
		{[]string{"end", "G"}, "End, G", "the end", scroll(func(int) int { return far })},
		{[]string{"/"}, "/", "search", func(f *face, _ *pane, _ string) { f.startTyping("find", "", nil) }},
		{[]string{"n"}, "n", "the next find", func(f *face, p *pane, _ string) { p.search(f.state, p.find, 1) }},
		{[]string{"N"}, "N", "the previous find", func(f *face, p *pane, _ string) { p.search(f.state, p.find, -1) }},
		{[]string{"esc", "q"}, "Esc, q", "close it; the key that opened it does, too", func(f *face, _ *pane, _ string) { f.pane = nil }},
	}
}

// paneKey does what a key says in a pane; false of a key that does something else.
func (f *face) paneKey(key string) (cmd tea.Cmd, done bool) {
	p := f.pane
	if key == p.key {
		f.pane = nil
		return nil, true
	}
	if p.pick != nil && p.items() > 0 {
		for _, b := range pickKeys {
			if slices.Contains(b.keys, key) {
				return b.do(f, p, key), true
			}
		}
	}
	for _, own := range p.keys {
		if slices.Contains(own.keys, key) {
			own.do(f, p, key)
			return nil, true
		}
	}
	for _, b := range paneKeys {
		if slices.Contains(b.keys, key) {
			b.do(f, p, key)
			return nil, true
		}
	}
	return nil, false
}
