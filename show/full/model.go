package full

import (
	"image/color"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"

	"sandtable/play/talk"
	"sandtable/schema/layout"
	"sandtable/show/grid"
)

// face is the model that the library runs: the state of the screen, and the desk behind it.
type face struct {
	*state
	desk     *desk
	dice     chan throw
	later    func() *Moment // what a key has given to do meanwhile
	watching bool           // others play from the same save
	grey     bool           // the terminal has told what its ground is, or a key has chosen the theme

	looking bool              // points worth a look are being found
	ahead   []tea.KeyPressMsg // keys that were pressed meanwhile
}

// slowMsg says that a job has taken a while.
type slowMsg int

// patience is how long a job may take before the screen says that it does.
const patience = 250 * time.Millisecond

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
	if len(m.Whys) > 0 {
		f.openPane(whysPane(m.Whys))
		return nil
	} else if m.Whys != nil {
		f.startTyping(":", "why ", nil)
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
	if !f.m.Foreign || f.m.Ask == nil || f.m.At == f.told || len(f.m.Changes) == 0 || f.pane != nil {
		return
	}
	last := f.divide().last
	if _, left := f.tail(last.w, last.h); left > 0 {
		f.told = f.m.At
		f.openPane(newsPane())
	}
}

// tell shows what is said: in the lines of the log if it is short, else in a pane.
func (f *face) tell(lines []talk.Line) {
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
		f.openPane(saidPane(strings.TrimPrefix(f.asked, ":"), said))
		return
	}
	f.note = said
}

// submit gives the desk a job, if it has none.
func (f *face) submit(job func() *Moment) tea.Cmd {
	if f.peeking && f.later == nil {
		f.later = job
		return nil
	}
	if f.busy || f.peeking {
		return nil
	}
	f.busy, f.note, f.paused = true, nil, false
	f.desk.jobs <- job
	return tea.Tick(patience, func(time.Time) tea.Msg { return slowMsg(0) })
}

// decide gives the desk something to decide.
func (f *face) decide(how func(t *talk.Table) talk.Answer) tea.Cmd {
	return f.submit(func() *Moment { return f.desk.decides(how) })
}

// obey gives the desk a typed line.
func (f *face) obey(line string) tea.Cmd {
	f.asked = line
	numbered := f.numbered()
	return f.submit(func() *Moment { return f.desk.obey(line, numbered) })
}
