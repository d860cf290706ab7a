package full

import (
	"fmt"
	"strings"

	tea "charm.land/bubbletea/v2"

	"sandtable/interp/scene"
	"sandtable/schema/layout"
)

// key does what a key says.
func (f *face) key(k tea.KeyPressMsg) tea.Cmd {
	name := k.String()
	switch {
	case name == "ctrl+c":
		return f.quit()
	case f.looking && f.busy: // it takes a moment, and the decision stays: what is pressed is done then
		f.ahead = append(f.ahead, k)
		return nil
	case f.typing != nil:
		return f.typed(name, k.Text)
	case f.m == nil:
		if name == "esc" {
			f.desk.stop()
		}
		return nil
	case f.m.Cover != "":
		if name == "enter" {
			return f.submit(f.desk.uncover)
		}
		return nil
	}
	if f.pane != nil {
		if cmd, done := f.paneKey(name); done {
			return cmd
		}
	}
	if name == "esc" && f.busy {
		f.desk.stop()
		return nil
	}
	return f.bound(name)
}

// typed does what a key says while a line is typed.
func (f *face) typed(name, text string) tea.Cmd {
	t := f.typing
	switch name {
	case "esc":
		f.typing = nil
		if t.lead == dieLead {
			f.die, f.note = nil, nil
			f.dice <- throw{back: true}
		}
		if f.asks(t) {
			return f.consent("no")
		}
	case "enter":
		f.typing = nil
		return f.entered(t)
	case "backspace":
		if !t.rub() && t.lead != dieLead && !f.asks(t) {
			f.typing = nil
		}
	case "ctrl+u":
		t.text = ""
	case "tab":
		t.complete()
	case "up":
		t.recall(-1)
	case "down":
		t.recall(1)
	case "space":
		t.add(" ")
	default:
		t.add(text)
	}
	return nil
}

// paste types what was pasted, without what would enter it.
func (f *face) paste(text string) {
	if f.typing != nil {
		f.typing.add(text)
	}
}

// entered carries out a line that was typed.
func (f *face) entered(t *typing) tea.Cmd {
	text := strings.TrimSpace(t.text)
	switch {
	case t.lead == dieLead:
		f.throwDie(text)
		return nil
	case text == "" && t.lead == viaLead:
		f.notThrough()
		return nil
	case f.asks(t):
		return f.consent(text)
	case text == "":
		return nil
	}
	f.past = append(f.past, text)
	switch t.lead {
	case "find":
		if f.pane != nil && !f.pane.search(f.state, text, 1) {
			f.pane.find, f.pane.lacks = "", fmt.Sprintf("%q is not in this text", layout.Cut(text, 30))
		}
	case "go to":
		f.goTo(text)
	case viaLead:
		if place := f.called(text); place != scene.None {
			f.through(place)
		}
	case ":":
		return f.obey(":" + text)
	default:
		return f.answer(text)
	}
	return nil
}
