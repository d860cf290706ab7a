package full

import (
	"fmt"
	"time"

	tea "charm.land/bubbletea/v2"
)

// reviewKeys go through a game that is only looked at.
var reviewKeys []binding

func init() {
	reviewKeys = []binding{
		{"n enter", "n, Enter", "the next decision", nil, goes("next")},
		{"p", "p", "the decision before", nil, goes("back")},
		{"N", "N", "ten decisions on", nil, goes("next 10")},
		{"P", "P", "ten decisions back", nil, goes("back 10")},
		{"tab", "Tab", "the next decision of another player, or in another phase", nil, goes("turn")},
		{"home", "Home", "the beginning", nil, goes("first")},
		{"end", "End", "the end", nil, goes("last")},
		{"/", "/", "to the position after so many decisions, or to the next place where the log reads so", nil, begins(":", "to ")},
		{"space", "Space", "let the game play by itself, or stop it", nil, func(f *face, _ string) tea.Cmd {
			f.reel.on = !f.reel.on
			return f.roll()
		}},
		{"+ =", "+", "play faster", nil, calls(func(f *face) tea.Cmd { return f.faster(1) })},
		{"-", "-", "play more slowly", nil, calls(func(f *face) tea.Cmd { return f.faster(-1) })},
	}
}

// goes returns a key that goes through the game by a word.
func goes(word string) func(f *face, key string) tea.Cmd {
	return func(f *face, _ string) tea.Cmd {
		f.reel.on = false
		return f.goBy(word)
	}
}

// goBy goes through the game by a word.
func (f *face) goBy(word string) tea.Cmd {
	f.asked = word
	return f.submit(func() *Moment { return f.desk.step(word) })
}

// faster changes the pace at which the game plays by itself.
func (f *face) faster(by int) tea.Cmd {
	f.reel.steps = min(max(f.reel.steps+by, -2), len(paces)-3)
	f.note = []string{fmt.Sprintf("Each decision is shown for %s.", f.reel.pace())}
	return f.roll()
}

// roll lets the game play by itself, if it is to.
func (f *face) roll() tea.Cmd {
	f.reel.run++
	if !f.reel.on {
		return nil
	}
	run := f.reel.run
	return tea.Tick(f.reel.pace(), func(time.Time) tea.Msg { return tickMsg(run) })
}
