package session

import (
	"fmt"
	"slices"

	"sandtable/interp/machine"
	"sandtable/interp/save"
	"sandtable/schema/model"
)

// ordered returns the records of standing answers that differ from what a save holds.
func (s *Session) ordered(holds map[string][]save.Order) (out []save.Record) {
	if s.M.Done() || len(s.skips)+len(holds) == 0 {
		return nil
	}
	for _, p := range s.P.Players {
		var list []save.Order
		for _, k := range s.skips {
			if k.Player == p && k.Nth >= 0 {
				list = append(list, k.Order)
			}
		}
		if s.mine(p.ID) && !slices.Equal(list, holds[p.Name]) {
			out = append(out, save.Orders{Player: p.Name, List: list})
		}
	}
	return out
}

// hold notes what a save holds of standing answers once some records stand in it.
func (s *Session) hold(records []save.Record) {
	for _, rec := range records {
		switch r := rec.(type) {
		case save.Undo:
			s.orders = nil
		case save.Orders:
			if s.orders == nil {
				s.orders = map[string][]save.Order{}
			}
			s.orders[r.Player] = r.List
		}
	}
}

// asks returns the decisions of the program that have a name, in its order.
func (s *Session) asks(name string) (out []*machine.Ask) {
	for _, p := range s.P.Procs {
		for i := range p.Code {
			if a := p.Code[i].Ask; a != nil && a.Name == name && !slices.Contains(out, a) {
				out = append(out, a)
			}
		}
	}
	return out
}

// Track returns the track of a name; nil if the game has none.
func (s *Session) Track(name string) *model.Thing {
	for t := range s.P.Ids.Track {
		if t.Name == name {
			return t
		}
	}
	return nil
}

// reorder gives the standing answers again that stand in a log after the decisions from first to
// where the game stands. Which decision and which phase they mean is told by the program alone, so
// they end where the content has changed.
func (s *Session) reorder(l *save.Log, first int) {
	for _, p := range s.P.Players {
		given := l.Orders[p.Name]
		if given.After < first || given.After > s.at || !s.mine(p.ID) {
			continue
		}
		for _, o := range given.List {
			k := &Skip{Order: o, Player: p}
			if asks := s.asks(o.Decision); o.Nth < len(asks) {
				k.ask = asks[o.Nth]
			}
			if reason := s.misfit(k, l); reason != "" {
				s.lapsed = append(s.lapsed, fmt.Sprintf("A standing answer of %s has ended: %s", p.Title, reason))
				continue
			}
			s.skips = append(s.skips, k)
		}
	}
}

// misfit says why a standing answer of a log cannot stand where the game stands; "" if it can.
func (s *Session) misfit(k *Skip, l *save.Log) string {
	switch {
	case l.Current != s.P.Digest:
		return "the content has changed"
	case k.ask == nil:
		return fmt.Sprintf("the game has no decision %q of that number", k.Decision)
	case k.Phase > len(s.M.F) || k.Phase > 0 && !s.M.P.Procs[s.M.F[k.Phase-1].Proc].Phase:
		return "the phase is not in progress that it stands for"
	case k.Track != "" && s.Track(k.Track) == nil:
		return fmt.Sprintf("the game has no track %q", k.Track)
	}
	return ""
}

// Lapsed says which standing answers of a save have ended with the game being taken up, and why.
func (s *Session) Lapsed() []string { return s.lapsed }
