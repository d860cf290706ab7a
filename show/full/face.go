package full

import (
	"time"

	tea "charm.land/bubbletea/v2"

	"sandtable/play/talk"
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

// patience is how long a job may take before the screen says that it does.
const patience = 250 * time.Millisecond

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
