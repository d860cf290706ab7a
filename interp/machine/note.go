package machine

import (
	"slices"

	"sandtable/schema/model"
)

// Notes of policies. They are set where an option is taken, by the lines that fit it, whoever has
// decided it: so they follow from the decisions, and a game that is played again has the same. They
// belong to the state, to be undone with it, but not to the position: no rule reads them.

// Pad is where the notes lie that a policy has for a player.
type Pad struct {
	Policy *Policy
	Player int32
	At     int32 // of the first note in N
}

// NoteLine is a `remember` line for one sort of options.
type NoteLine struct {
	Line *model.PolicyLine
	When Judgment // nil: always
	Of   Judgment // the thing that is noted of; nil: of none
	Sets []NoteSet
}

// NoteSet gives a note another value.
type NoteSet struct {
	At     int32 // of the note, from the first one of a pad; of a note of things that of the first thing
	Lo, Hi int32 // the things
	To     Judgment
}

// Note is a note that is taken: its place in N, its value, and the line that says so.
type Note struct {
	At, Value int32
	Line      *model.PolicyLine
}

// PadOf returns where the notes of a policy begin that it has for a player; below 0: it has none.
func (p *Program) PadOf(policy *model.Policy, player int32) int32 {
	if i := p.pad(policy, player); i >= 0 {
		return p.Pads[i].At
	}
	return -1
}

// NotedFor returns all that a policy has noted for a player.
func (m *M) NotedFor(policy *model.Policy, player int32) []int32 {
	i := m.P.pad(policy, player)
	if i < 0 {
		return nil
	}
	return m.N[m.P.Pads[i].At:m.P.padEnd(i)]
}

func (p *Program) pad(policy *model.Policy, player int32) int {
	return slices.IndexFunc(p.Pads, func(x Pad) bool { return x.Player == player && x.Policy.Model == policy })
}

// Reads makes the notes of a pad those that are read from now on; below 0: none are, and each has
// its first value. It returns those that were.
func (m *M) Reads(pad int32) (was int32) {
	was, m.pad = m.pad-1, pad+1
	return was
}

// Noted reads the i-th note of the pad. From behind a veil, only those of the viewer's own pads are
// to be read before the game is over.
func (m *M) Noted(i, first int32) int32 {
	if m.pad == 0 || int(m.pad-1+i) >= len(m.N) {
		return first
	}
	if m.Veil != nil && !m.Over && m.P.padOwner(m.pad-1) != m.Veil.Viewer {
		m.Conceal()
	}
	return m.N[m.pad-1+i]
}

// NotesOf returns what a policy would note if a player took an option: line by line, by the notes
// as they are. With an error it returns the line that has failed.
func (m *M) NotesOf(p *Policy, a *Ask, opt []int32, player int32) (out []Note, at *model.PolicyLine, err *Error) {
	j := p.Of(a, opt)
	if j == nil || len(j.Notes) == 0 {
		return nil, nil, nil
	}
	pad := m.P.PadOf(p.Model, player)
	_, err = m.Consider(min(m.P.Limits.Game, DefaultLimits.Game), func() {
		m.Within(a, opt, func(one int32) {
			for i := range j.Notes {
				at = j.Notes[i].Line
				out = j.Notes[i].notes(m, pad, one, player, out)
			}
		})
	})
	if err == nil {
		at = nil
	}
	return out, at, err
}

// notes appends what a line notes.
func (l *NoteLine) notes(m *M, pad, one, player int32, out []Note) []Note {
	if l.When != nil && l.When(m, one, player) == 0 {
		return out
	}
	of := model.None
	if l.Of != nil {
		of = l.Of(m, one, player)
	}
	for _, s := range l.Sets {
		at := pad + s.At
		if l.Of != nil {
			if of < s.Lo || of >= s.Hi {
				continue
			}
			at += of - s.Lo
		}
		out = append(out, Note{at, s.To(m, one, player), l.Line})
	}
	return out
}

// Within calls f in the frame in which the names of an option are bound, with what it would choose.
func (m *M) Within(a *Ask, opt []int32, f func(one int32)) {
	switch {
	case a.Acts == nil:
		f(opt[0])
	case opt[0] == PassOption:
		a.Acts[0].Within(m, func() { f(model.None) })
	default:
		x := a.Act(opt[0])
		x.Within(m, func() {
			x.Bind(m, opt[1:])
			f(model.None)
		})
	}
}

// remember notes that an option is taken. A line that fails notes nothing; the bot that decides by
// the policy tells of it.
func (m *M) remember(i int) {
	if i < 0 || i >= m.opts.Len() || m.pending == nil {
		return
	}
	player, guarded := m.Player(), m.guarded
	a, opt := m.Option(i)
	m.guarded = false // a line that fails ends only itself
	defer func() { m.guarded = guarded }()
	for k := range m.P.Pads {
		if x := &m.P.Pads[k]; x.Player == player {
			notes, _, err := m.NotesOf(x.Policy, a, opt, player)
			for _, n := range notes {
				if err == nil {
					m.N[n.At] = n.Value
				}
			}
		}
	}
}

// Forget clears the notes that policies have for others than a player.
func (m *M) Forget(player int32) {
	for i := range m.P.Pads {
		if x := &m.P.Pads[i]; x.Player != player {
			lo, hi := x.At, m.P.padEnd(i)
			copy(m.N[lo:hi], m.P.Blank.N[lo:hi])
		}
	}
}

// HasNotes reports whether policies have notes for others than a player.
func (m *M) HasNotes(player int32) bool {
	for i := range m.P.Pads {
		lo, hi := m.P.Pads[i].At, m.P.padEnd(i)
		if m.P.Pads[i].Player != player && !slices.Equal(m.N[lo:hi], m.P.Blank.N[lo:hi]) {
			return true
		}
	}
	return false
}

// padOwner returns whose pad begins there.
func (p *Program) padOwner(at int32) int32 {
	i := slices.IndexFunc(p.Pads, func(x Pad) bool { return x.At == at })
	return p.Pads[i].Player
}

func (p *Program) padEnd(i int) int32 {
	if i+1 < len(p.Pads) {
		return p.Pads[i+1].At
	}
	return int32(len(p.Blank.N))
}
