package session

import "sandtable/interp/save"

// Ask asks people for a throw of one die: the number, 0 to leave this throw to the machine, or
// false if there is nobody left to ask.
type Ask func(name string, sides int32) (int32, bool)

// hand is dice thrown by hand. Each throw is on record before the game goes on.
type hand struct {
	ask     Ask
	report  func(...save.Record) error // puts a throw on record
	thrown  []save.Die                 // since the last decision
	stopped bool
	failed  error
}

// Throw asks for a throw. When nobody answers any more it gives anything: the position that comes
// of it is thrown away.
func (h *hand) Throw(name string, sides int32) (int32, bool) {
	if h.stopped {
		return 1, true
	}
	v, ok := h.ask(name, sides)
	if !ok {
		h.stopped = true
		return 1, true
	}
	d := save.Die{Name: name, Value: min(max(v, 0), sides)}
	h.thrown = append(h.thrown, d)
	h.failed = h.report(d)
	return d.Value, d.Value > 0
}

// take gives the throws since it was last called.
func (h *hand) take() []save.Die {
	if h == nil {
		return nil
	}
	t := h.thrown
	h.thrown = nil
	return t
}

func (h *hand) isStopped() bool { return h != nil && h.stopped }

// failure returns what went wrong when throws were put on record.
func (h *hand) failure() error {
	if h == nil {
		return nil
	}
	err := h.failed
	h.failed = nil
	return err
}

// thrown is dice that were thrown before.
type thrown struct{ left []save.Die }

// Throw gives the next of them.
func (t *thrown) Throw(_ string, sides int32) (int32, bool) {
	if len(t.left) == 0 {
		return 0, false
	}
	d := t.left[0]
	t.left = t.left[1:]
	return min(d.Value, sides), d.Value > 0
}
