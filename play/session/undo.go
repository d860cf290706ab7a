package session

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/interp/save"
	"sandtable/play/log"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// Wish is what somebody wants to take back.
type Wish struct {
	// Decisions, with what followed: of that player, or of people if none is named.
	N       int
	By      *model.Thing   // the player who wants it; nil: the one who decides now
	Consent []*model.Thing // players who were asked and agreed
}

// A Refusal says why fair undo stops.
type Refusal struct {
	Stops []Stop
	Ask   []*model.Thing // those whose consent is missing; none: nobody can give it
}

// Stop is a decision that fair undo does not take back without consent.
type Stop struct {
	N    int
	What string // what was decided, as all may know it
	Why  string // "dice were rolled after it"
}

// mostStops is how many stops a message names.
const mostStops = 3

// Error returns the message, with who may lift it.
func (r *Refusal) Error() string {
	var out []string
	for i, s := range r.Stops {
		if i == mostStops {
			out = append(out, fmt.Sprintf("%d more", len(r.Stops)-i))
			break
		}
		out = append(out, fmt.Sprintf("decision %d (%s): %s", s.N, s.What, s.Why))
	}
	text := "undo is fair in this game and stops at " + strings.Join(out, "; at ")
	if len(r.Ask) == 0 {
		return text + ". There is no other player who could consent."
	}
	names := english.Each(r.Ask, func(p *model.Thing) string { return p.Title })
	return fmt.Sprintf("%s. It needs the consent of %s.", text, strings.Join(names, " and "))
}

// Undo takes back the last decisions of people, n of them, with what followed by itself, for the
// player who decides now. It returns how many were taken back, and whether anything was seen or
// thrown since that a player now knows.
func (s *Session) Undo(n int) (taken int, known bool, err error) { return s.TakeBackFor(Wish{N: n}) }

// TakeBackFor is Undo for a player, with the consent of others. Where undo is fair and stops, the
// error is a *Refusal, and nothing has happened.
func (s *Session) TakeBackFor(w Wish) (taken int, known bool, err error) {
	if err := s.upToDate(); err != nil {
		return 0, false, err
	}
	to, taken := s.before(w.N, w.By)
	if taken == 0 {
		return 0, false, nil
	}
	known, err = s.takeBackTo(to, s.wishes(w.By), w.Consent)
	if err != nil {
		taken = 0
	}
	return taken, known, err
}

// takeBackTo goes back to a position, for a player, with the consent of others.
func (s *Session) takeBackTo(to int, by *model.Thing, consent []*model.Thing) (known bool, err error) {
	s.relive(to)
	for i := range s.steps[to:s.at] {
		known = known || s.steps[to+i].Learned
	}
	u := save.Undo{To: to}
	if known {
		u.Known = s.at - to
	}
	if s.header.Fair() {
		if s.alone() {
			consent = s.People()
		} else if r := s.stops(to, by, consent); r != nil {
			return false, r
		}
		u.Took = s.at - to
		if by != nil {
			u.By = by.Name
		}
		u.Consent = names(consent)
	}
	if err := s.release(); err != nil {
		return false, err
	}
	if err := s.record(u); err != nil {
		return false, onlyMoved(err)
	}
	s.known, s.wish = s.known.Back(u), nil
	s.back(to)
	return known, nil
}

// Fair reports whether undo stops at what has become known, and at decisions of others.
func (s *Session) Fair() bool { return s.header.Fair() && !s.alone() }

// alone reports whether one person is left at a table where bots have taken seats: there is nobody
// to be fair to.
func (s *Session) alone() bool { return s.reseated && len(s.People()) == 1 }

// before returns the position before the last n decisions of people, or of one of them, and how
// many of these there are.
func (s *Session) before(n int, by *model.Thing) (to, taken int) {
	to = s.at
	for taken < n {
		k := to - 1
		for k >= 0 && (s.steps[k].By != "" || s.steps[k].Joined || by != nil && s.steps[k].Player != by.Name) {
			k--
		}
		if k < 0 {
			break
		}
		to = k
		taken++
	}
	return to, taken
}

// wishes returns who takes back: the one who is said to, else who decides, else the only one there
// is.
func (s *Session) wishes(by *model.Thing) *model.Thing {
	people := s.People()
	switch p := s.Player(); {
	case by != nil:
		return by
	case len(people) == 1:
		return people[0]
	case p != nil && !s.IsBot(p.ID):
		return p
	}
	return nil
}

// stops says why a player may not go back to a position, if so. The last decision comes first:
// there undo stops.
func (s *Session) stops(to int, by *model.Thing, consent []*model.Thing) *Refusal {
	r := &Refusal{}
	for i := s.at - 1; i >= to; i-- {
		st := &s.steps[i]
		why, ask := s.bars(st, by)
		missing := slices.DeleteFunc(slices.Clone(ask), func(p *model.Thing) bool { return slices.Contains(consent, p) })
		if why == "" || len(ask) > 0 && len(missing) == 0 {
			continue
		}
		r.Stops = append(r.Stops, Stop{i + 1, s.openly(st), why})
		for _, p := range missing {
			if !slices.Contains(r.Ask, p) {
				r.Ask = append(r.Ask, p)
			}
		}
	}
	if len(r.Stops) == 0 {
		return nil
	}
	return r
}

// bars says why a player may not take back a decision, and whose consent would do: of all others,
// if something became known that cannot be forgotten, else of the player who took it.
func (s *Session) bars(st *Step, by *model.Thing) (why string, ask []*model.Thing) {
	for _, p := range s.People() {
		if p != by {
			ask = append(ask, p)
		}
	}
	switch {
	case st.Fallen.Any():
		return "dice were rolled after it", ask
	case st.Learned:
		return "something was revealed after it", ask
	case st.By == save.ByBot || st.By == save.ByLot:
		return "a bot took it", ask
	case st.By == save.ByGuide:
		return "the guide took it", ask
	case st.By == "" && (by == nil || st.Player != by.Name):
		return "another player took it", slices.DeleteFunc(ask, func(p *model.Thing) bool { return p.Name != st.Player })
	}
	return "", nil
}

// openly returns a decision as all may know it.
func (s *Session) openly(st *Step) string {
	for _, l := range st.Lines {
		if text, is := strings.CutPrefix(l.Public, "> "); is {
			return text
		}
	}
	return st.Name
}

// MayThrowAgain says why the decision whose dice are being thrown by hand cannot be taken back:
// some have fallen, and undo is fair. Nil if it can.
func (s *Session) MayThrowAgain() error {
	if s.dice == nil || len(s.dice.thrown) == 0 || !s.header.Fair() {
		return nil
	}
	return fmt.Errorf("undo is fair in this game, and dice have been rolled for this decision already")
}

// undone tells in the log what was taken back after so many decisions.
func (s *Session) undone(out []log.Told, after int) []log.Told {
	m := s.known.At(after)
	for _, u := range m.Notes {
		out = append(out, log.Told{Text: s.note(u)})
	}
	if len(m.Notes) == 0 && m.Taken > 0 {
		out = append(out, log.Told{Text: remembered(m.Taken, "undone here")})
	}
	return out
}

// note tells of one undo of a game in which undo is fair.
func (s *Session) note(u save.Undo) string {
	how := "undone here"
	if u.By != "" {
		how += " by " + s.titled(u.By)
	}
	text := strings.TrimSuffix(remembered(u.Took, how), ")")
	if u.Known == 0 {
		text = strings.TrimSuffix(text, ", after something was revealed or rolled")
	}
	others := slices.DeleteFunc(slices.Clone(u.Consent), func(name string) bool { return name == u.By })
	if len(others) > 0 {
		names := english.Each(others, s.titled)
		text += "; " + strings.Join(names, " and ") + " consented"
	}
	return text + ")"
}

// titled returns the title of a player. A save may come from anybody, and name others.
func (s *Session) titled(name string) string {
	if p := s.player(name); p != nil {
		return p.Title
	}
	return "somebody"
}

func remembered(n int, how string) string {
	if n == 1 {
		return fmt.Sprintf("(a decision was %s, after something was revealed or rolled)", how)
	}
	return fmt.Sprintf("(%d decisions were %s, after something was revealed or rolled)", n, how)
}
