package full

import (
	"cmp"
	"fmt"
	"image/color"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"

	"sandtable/play/say"
	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/show/grid"
)

// slowMsg says that a job has taken a while.
type slowMsg int

// Init asks the terminal what color its ground is.
func (f *face) Init() tea.Cmd {
	f.busy = true
	return tea.RequestBackgroundColor
}

// View returns the screen as one string.
func (f *face) View() tea.View {
	v := tea.NewView(Frame(f.state).Paint(f.theme))
	v.AltScreen = true
	v.MouseMode = tea.MouseModeCellMotion
	if f.m != nil && f.m.Scene != nil {
		v.WindowTitle = f.m.Scene.Game
	}
	return v
}

// Update takes a message of the library or of the desk.
func (f *face) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		f.resize(msg.Width, msg.Height)
		if f.pane != nil {
			f.pane.fit(f.state)
		}
	case tea.BackgroundColorMsg:
		f.ground(msg.Color)
	case *Moment:
		return f, f.take(msg)
	case thinksMsg:
		f.thinks = string(msg)
	case watchMsg:
		return f, f.watched()
	case tickMsg:
		return f, f.tick(msg)
	case slowMsg:
		f.slow = f.busy
	case dieMsg:
		f.askDie(msg)
	case tea.KeyPressMsg:
		return f, f.key(msg)
	case tea.PasteMsg:
		f.paste(msg.Content)
	case tea.MouseClickMsg:
		return f, f.click(tea.Mouse(msg))
	case tea.MouseWheelMsg:
		f.wheel(tea.Mouse(msg))
	}
	return f, nil
}

// ground chooses the theme for the ground of the terminal.
func (f *face) ground(c color.Color) {
	if f.grey {
		return
	}
	f.grey = true
	if (tea.BackgroundColorMsg{Color: c}).IsDark() {
		f.theme = grid.Dark
	} else {
		f.theme = grid.Light
	}
}

// take takes up what has come of a job.
func (f *face) take(m *Moment) tea.Cmd {
	if f.peeking {
		return f.peeked(m)
	}
	if m.Shared && !f.watching {
		f.watching = true
		return tea.Batch(f.watch(), f.take(m))
	}
	f.news(m)
	if m.Going { // the job goes on
		return nil
	}
	f.busy, f.slow, f.thinks, f.die = false, false, "", nil
	if f.typing != nil && f.typing.lead == dieLead {
		f.typing = nil
	}
	f.paused = m.Ask == nil && m.Review == nil && m.End == nil && m.Cover == "" && m.Wait == ""
	f.note = nil
	if m.Leave || m.Wait != "" && !m.Shared {
		return tea.Quit
	}
	if m.Charts != nil {
		f.openPane(chartsPane(m.Charts))
		return nil
	}
	if m.Orders != nil {
		f.openPane(ordersPane(m.Orders))
		return nil
	}
	if len(m.Whys) > 0 {
		f.openPane(whysPane(m.Whys))
		return nil
	} else if m.Whys != nil {
		f.startTyping(":", "why ")
	}
	f.tell(m.Said)
	f.tellNews()
	f.askConsent(m.Asks)
	if cmd := f.lookAround(m.Said); cmd != nil {
		return cmd
	}
	return f.goOn()
}

// goOn does what was pressed while points worth a look were being found.
func (f *face) goOn() tea.Cmd {
	f.looking = false
	for len(f.ahead) > 0 {
		k := f.ahead[0]
		f.ahead = f.ahead[1:]
		if cmd := f.key(k); cmd != nil {
			if !f.looking { // something has been decided: the rest was not meant for what comes then
				f.ahead = nil
			}
			return cmd
		}
	}
	return nil
}

// tellNews opens the page of news, once for a decision, where others have decided and more has
// happened than the last lines of the log have room for.
func (f *face) tellNews() {
	if f.m.At < f.told { // taken back: what comes now is new
		f.told = 0
	}
	if !f.m.Foreign || f.m.Ask == nil || f.m.At == f.told || len(f.m.Changes) == 0 || f.pane != nil {
		return
	}
	last := f.divide().last
	if _, left := f.tail(last.w, last.h, moreInLog); left > 0 {
		f.told = f.m.At
		f.openPane(newsPane())
	}
}

// tell shows what is said: in the lines of the log if it is short, else in a pane.
func (f *face) tell(lines []say.Line) {
	said, room := laid(lines, f.w-1), 0
	if f.m.Scene != nil {
		room = f.divide().last.h
	}
	high := 0
	for _, l := range said {
		high += len(layout.Wrap(l, max(f.w, 20)))
	}
	if high > room {
		f.pane = nil
		f.openPane(saidPane(cmp.Or(strings.TrimPrefix(f.asked, ":"), "To read"), said))
		return
	}
	f.note = said
}

// tick shows the next decision of a game that plays by itself.
func (f *face) tick(t tickMsg) tea.Cmd {
	switch {
	case int(t) != f.reel.run || !f.reel.on || f.m == nil || f.m.Review == nil:
		return nil
	case f.m.At >= f.m.Review.All:
		f.reel.on = false
		return nil
	case f.busy || f.pane != nil || f.typing != nil:
		return f.roll()
	}
	return tea.Batch(f.goBy("next"), f.roll())
}

// tickMsg makes the game go on by itself, in a run.
type tickMsg int

// peeked takes up what a look at the save has found; nil: nothing.
func (f *face) peeked(m *Moment) tea.Cmd {
	later := f.later
	f.peeking, f.later = false, nil
	switch {
	case m == nil && later != nil:
		return f.submit(later)
	case m == nil:
		f.findWay()
		return nil
	case later != nil && m.Said == nil:
		m.says("The game has gone on at another screen: look again.")
	}
	return f.take(m)
}

// askDie asks for a throw.
func (f *face) askDie(d dieMsg) {
	f.die = &d
	f.note = []string{fmt.Sprintf("%s: throw a d%d. Enter: the machine throws; Esc: take the decision back.", english.Spaced(d.name), d.sides)}
	if d.why != "" {
		f.note = append([]string{d.why}, f.note...)
	}
	f.startTyping(dieLead, "")
}

// askConsent asks a player whether they agree. What they agree to stands in the lines of the log,
// or in a pane.
func (f *face) askConsent(ask string) {
	if ask != "" {
		f.startTyping(ask, "")
	}
}

// watchMsg says that it is time to look.
type watchMsg struct{}

// watch waits until it is time to look.
func (f *face) watch() tea.Cmd {
	return tea.Tick(pollEvery, func(time.Time) tea.Msg { return watchMsg{} })
}

// watched looks whether another screen has recorded something, if nothing else is under way. What a
// key gives the desk to do meanwhile waits for that, and is dropped if the game has gone on: it was
// meant for another decision.
func (f *face) watched() tea.Cmd {
	if !f.busy && !f.peeking {
		f.peeking = true
		f.desk.jobs <- f.desk.follow
	}
	return f.watch()
}

// pollEvery is how often the face looks whether another screen has recorded something.
const pollEvery = 300 * time.Millisecond
