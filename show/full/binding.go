package full

import (
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"
)

// binding is keys that do something. The help, docs/play.md and what the keys do are made of the
// same table, so they cannot differ.
type binding struct {
	keys  string // as the library calls them
	shown string // as people read them
	about string
	holds func(s *state) bool // whether it does anything now; nil: always
	do    func(f *face, key string) tea.Cmd
}

// has reports whether a key is one of them.
func (b *binding) has(key string) bool { return slices.Contains(strings.Fields(b.keys), key) }

// When the keys of a table do something.
const (
	whileDeciding = iota // somebody decides here, and nothing is under way
	whileAtRest          // nothing is under way
	whileLooking         // at any time
)

// keysIn is a table of keys with its heading, and when they do something.
type keysIn struct {
	heading string
	when    int
	list    []binding
}

// do returns what a key does to the state alone.
func do(what func(s *state)) func(f *face, key string) tea.Cmd {
	return func(f *face, _ string) tea.Cmd {
		what(f.state)
		return nil
	}
}

// opens opens a pane.
func opens(make func() *pane) func(f *face, key string) tea.Cmd {
	return do(func(s *state) { s.openPane(make()) })
}

// types types a line.
func types(line string) func(f *face, key string) tea.Cmd {
	return func(f *face, _ string) tea.Cmd { return f.obey(line) }
}

// begins begins a line.
func begins(lead, text string) func(f *face, key string) tea.Cmd {
	return do(func(s *state) { s.startTyping(lead, text) })
}

// calls does something at the desk.
func calls(what func(f *face) tea.Cmd) func(f *face, key string) tea.Cmd {
	return func(f *face, _ string) tea.Cmd { return what(f) }
}

// either goes forward by one key, and back by the other.
func either(forward string, what func(s *state, by int)) func(f *face, key string) tea.Cmd {
	return func(f *face, key string) tea.Cmd {
		by := -1
		if key == forward {
			by = 1
		}
		what(f.state, by)
		return nil
	}
}

// toward goes where a key points.
func toward(what func(s *state, dx, dy int)) func(f *face, key string) tea.Cmd {
	return func(f *face, key string) tea.Cmd {
		switch key {
		case "left", "h", "H", "shift+left":
			what(f.state, -1, 0)
		case "right", "l", "L", "shift+right":
			what(f.state, 1, 0)
		case "up", "k", "K", "shift+up", "pgup":
			what(f.state, 0, -1)
		case "down", "j", "J", "shift+down", "pgdown":
			what(f.state, 0, 1)
		}
		return nil
	}
}

// now reports whether the keys of a table do something now.
func (s *state) now(when int) bool {
	switch when {
	case whileDeciding:
		return !s.busy && s.m.Ask != nil
	case whileAtRest:
		return !s.busy
	}
	return true
}
