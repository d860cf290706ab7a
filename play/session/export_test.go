package session

import (
	"fmt"

	"sandtable/interp/machine"
	"sandtable/interp/narrate"
	"sandtable/interp/view"
	"sandtable/play/log"
	"sandtable/schema/model"
)

// Remember bounds the memory for positions; so little that few are kept, or none.
func (s *Session) Remember(bytes int) { s.snaps.most = bytes }

// Pace makes checkpoints come after so much work, and games be taken up so far back.
func (s *Session) Pace(between, again int64) { s.marks.pace = pace{between, again, 0} }

// Dim returns how many decisions were not played when the game was taken up.
func (s *Session) Dim() (n int) {
	for i := range s.steps {
		if s.steps[i].dim {
			n++
		}
	}
	return n
}

// Remembered returns how many positions are kept, their memory, and that of the log.
func (s *Session) Remembered() (positions, bytes, lines int) {
	lines = log.Cost(s.start.Lines)
	for i := range s.steps {
		lines += log.Cost(s.steps[i].Lines)
	}
	if lines != s.booked {
		panic("the log is counted wrongly")
	}
	for _, k := range s.snaps.kept {
		bytes += weight(k.state)
	}
	if bytes != s.snaps.bytes {
		panic("positions are counted wrongly")
	}
	return len(s.snaps.kept), bytes, lines
}

// Deed is something that happens as a player sees it, and how many lines of the log come before it.
type Deed struct {
	What  string
	Lines int
}

// log.Told takes an option of the decision of a position, and returns what is told of it until the
// next one, with what a player sees happen. The log goes on from where another session stands.
func (s *Session) Told(st *machine.State, from *Session, option int, chance machine.Chance, viewer int32) (lines []log.Line, deeds []Deed) {
	s.M.Watch = nil
	s.M.Restore(st)
	s.keys, s.M.Chance = nil, chance
	s.tell.Reset(s.M, from.now().Told)
	moved := machine.None // how it lies shows only afterwards
	place := func(m *machine.M) {
		if moved != machine.None && view.Sees(m, viewer, moved) {
			deeds[len(deeds)-1].What += fmt.Sprint(" shown ", moved)
		}
		moved = machine.None
	}
	s.M.Watch = func(m *machine.M, e machine.Event) {
		s.tell.Settle(m)
		place(m)
		if what := deed(m, e, viewer); what != "" {
			deeds = append(deeds, Deed{what, len(s.tell.Lines)})
		}
		if e.Kind == machine.Moved {
			moved = e.A
		}
		s.tell.Watch(m, e)
	}
	s.M.Choose(option)
	place(s.M)
	return s.tell.Take(s.M).Lines, deeds
}

// deed returns an event as it looks to a player: of a piece that they do not see it is seen that it
// moves.
func deed(m *machine.M, e machine.Event, viewer int32) string {
	unseen := e.A >= m.P.Ids.PieceLo && e.A < m.P.Ids.PieceHi && !view.Sees(m, viewer, e.A)
	switch e.Kind {
	case machine.Chose:
		return "chose"
	case machine.Entered, machine.Left:
		return ""
	case machine.Moved:
		what := fmt.Sprint("moved ", e.B, e.C, e.List)
		if e.B != m.P.Ids.Supply && view.SeesAt(m, viewer, e.A, e.B, m.FaceDown(e.A)) {
			what += fmt.Sprint(" from sight ", e.A)
		}
		return what
	case machine.Changed, machine.Marked, machine.Flipped:
		f := narrate.FieldOf(m.P.Game, e)
		if unseen || e.Kind == machine.Changed && view.Keeps(m, viewer, e.A, f) {
			return ""
		}
		return fmt.Sprint(e.Kind, e.A, e.B, e.C, e.Name, unsealed(m, e, f))
	}
	return fmt.Sprint(e.Kind, e.A, e.B, e.C, e.Name, e.List)
}

// unsealed returns what was secret while a field was true that is so no more.
func unsealed(m *machine.M, e machine.Event, by *model.Field) (values []int32) {
	for _, f := range m.P.Game.Secrets {
		if e.Kind == machine.Changed && by.Seals && e.C == 0 && f.Secret.While == by {
			values = append(values, m.I[m.P.Ids.Field[f]+e.A-f.Of.Lo])
		}
	}
	return values
}

// Read returns what a player reads of lines.
func Read(lines []log.Line, viewer int32) (texts []string) {
	for _, l := range log.ReadBy(lines, viewer) {
		texts = append(texts, l.For(viewer))
	}
	return texts
}
