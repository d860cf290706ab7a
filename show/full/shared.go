package full

import (
	"time"

	tea "charm.land/bubbletea/v2"
)

// pollEvery is how often the face looks whether another screen has recorded something.
const pollEvery = 300 * time.Millisecond

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

// follow takes in what was recorded at another screen; nil if nothing was. A bot that was left
// there is taken over here.
func (d *desk) follow() *Moment {
	before, end := d.game.At(), len(d.log)
	a, changed := d.table.Follow()
	p := d.game.Awaited()
	if changed = changed || a.Err != nil; !changed && (p == nil || !d.game.IsBot(p.ID)) {
		return nil
	}
	d.news = end
	m := d.after(a)
	if !changed && d.game.At() == before {
		return nil
	}
	return m
}
