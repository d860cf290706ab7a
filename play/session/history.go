package session

import (
	"fmt"
	"iter"
	"strings"

	"sandtable/interp/save"
	"sandtable/play/log"
	"sandtable/schema/model"
)

// Redo takes decisions again that were undone, n of those of people, with what followed by itself.
func (s *Session) Redo(n int) (taken int, err error) {
	if err := s.upToDate(); err != nil {
		return 0, err
	}
	to := s.at
	for taken < n && to < len(s.steps) {
		to++
		for to < len(s.steps) && (s.steps[to].By != "" || s.steps[to].Joined) {
			to++
		}
		taken++
	}
	if taken == 0 {
		return 0, nil
	}
	if err := s.release(); err != nil {
		return 0, err
	}
	if err := s.record(s.decided(s.at, to)...); err != nil {
		return 0, onlyMoved(err)
	}
	s.back(to)
	if s.M.Done() {
		return taken, s.report(s.ending())
	}
	return taken, nil
}

// CanRedo returns how many decisions of people may be redone.
func (s *Session) CanRedo() (n int) {
	for _, st := range s.steps[s.at:] {
		if st.By == "" && !st.Joined {
			n++
		}
	}
	return n
}

// Lines returns the log as a player reads it, after the first so many decisions; from the very
// beginning if from is negative. It says where decisions were taken back by players who knew
// already what came of them.
func (s *Session) Lines(viewer int32, from int) []string { return log.Texts(s.Log(viewer, from)) }

// Log is Lines with what each line weighs.
func (s *Session) Log(viewer int32, from int) []log.Told {
	var out []log.Told
	if from < 0 {
		out = s.read(out, 0, viewer)
	}
	for i := max(from, 0); i <= s.at; i++ {
		out = s.undone(out, i)
		if i < s.at {
			out = s.read(out, i+1, viewer)
		}
	}
	return out
}

// read adds what happened on the way to the position after n decisions. Where the log begins later,
// it says so.
func (s *Session) read(out []log.Told, n int, viewer int32) []log.Told {
	p := s.after(n)
	if p.lost && (n == s.at || !s.after(n+1).lost) {
		return append(out, log.Told{Text: fmt.Sprintf("(the log begins at decision %d)", n+1)})
	}
	from := len(out)
	out = log.Render(out, p.Lines, viewer)
	if n > 0 && viewer != model.None && s.steps[n-1].byHand(s.P.Game.Things[viewer].Name) {
		log.Decided(out[from:])
	}
	return out
}

// Decided returns the line of the decision before which n were taken, as a player reads it; "" if
// the log does not have it any more.
func (s *Session) Decided(n int, viewer int32) string {
	for _, l := range s.read(nil, n+1, viewer) {
		if what, ok := strings.CutPrefix(strings.TrimSpace(l.Text), "> "); ok {
			return what
		}
	}
	return ""
}

// At returns how many decisions have been taken.
func (s *Session) At() int { return s.at }

// Course returns how often the game has gone another way than before. As long as that stays, the
// position after so many decisions does, too.
func (s *Session) Course() int { return s.course }

// Since returns after how many decisions a player last decided; 0 if they never did. What a
// standing answer took, or Arrange, does not count: they have not seen it come. Elsewhere reports
// whether bots, or people at another screen, have decided from then on: those who sit at the same
// table tell each other what they do.
func (s *Session) Since(player int32) (at int, elsewhere bool) {
	if player == model.None {
		return 0, false
	}
	name := s.P.Game.Things[player].Name
	for at = s.at; at > 0; at-- {
		switch st := &s.steps[at-1]; {
		case st.byHand(name):
			return at, elsewhere
		case st.By == save.ByBot, st.By == save.ByLot, st.By == save.ByGuide, st.By == "" && st.Player != name && s.Apart():
			elsewhere = true
		}
	}
	return 0, false
}

// LedOn reports whether the log tells no more of the last decision, of which it returns the key,
// than that it has led to the question that is asked now, of the same player: no line tells of
// anything else, nobody has learned anything, and undo takes nothing else back.
func (s *Session) LedOn() (key string, is bool) {
	p, told := s.Player(), 0
	if s.at == 0 || p == nil || !s.steps[s.at-1].byHand(p.Name) || s.steps[s.at-1].Joined {
		return "", false
	}
	after := s.after(s.at)
	for _, l := range after.Lines {
		if !l.Head {
			told++
		}
	}
	return s.steps[s.at-1].Key, told <= 1 && !after.Learned && !after.lost
}

// Decisions returns what was decided.
func (s *Session) Decisions() []save.Decision {
	var out []save.Decision
	for _, st := range s.steps[:s.at] {
		out = append(out, st.Decision)
	}
	return out
}

// Last returns the key of what the player who decides now took last where the same was asked; false
// if they never were.
func (s *Session) Last() (key string, ok bool) {
	for d := range s.alike() {
		return d.Key, true
	}
	return "", false
}

// AskedBefore returns how often the player who decides now has decided where the same was asked.
func (s *Session) AskedBefore() (n int) {
	for range s.alike() {
		n++
	}
	return n
}

// alike goes through what the player who decides now has decided where the same was asked, the last
// first.
func (s *Session) alike() iter.Seq[*save.Decision] {
	return func(yield func(*save.Decision) bool) {
		a, p := s.M.Pending(), s.Player()
		if a == nil || p == nil {
			return
		}
		for i := s.at - 1; i >= 0; i-- {
			if d := &s.steps[i].Decision; d.By == "" && d.Player == p.Name && d.Name == a.Name && !yield(d) {
				return
			}
		}
	}
}

// Taken returns how many decisions have been taken by whom: "" by people, save.ByBot by bots in any
// way.
func (s *Session) Taken() map[string]int {
	by := map[string]int{}
	for _, st := range s.steps[:s.at] {
		by[st.By]++
	}
	by[save.ByBot] += by[save.ByLot]
	return by
}
