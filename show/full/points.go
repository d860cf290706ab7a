package full

import (
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"sandtable/interp/choice"
	"sandtable/interp/naming"
	"sandtable/interp/whereto"
	"sandtable/play/say"
	"sandtable/show/board"
)

// pointHead returns the key, without its point, of the options of the open node, if what is chosen
// next is a point for all but those that choose none.
func (s *state) pointHead() (head string, option int, ok bool) {
	if s.m.Ask == nil || s.b == nil || s.b.Measured() == nil || len(s.path) == 0 {
		return "", 0, false
	}
	for i := range s.kids {
		k := &s.kids[i]
		if k.Part == nil || !k.Part.Point {
			continue
		}
		key := s.m.Ask.Options[k.Of[0]].Key
		if ok && naming.WithoutPoints(key) != head {
			return "", 0, false
		}
		head, option, ok = naming.WithoutPoints(key), k.Of[0], true
	}
	return head, option, ok
}

// lookAround has points worth a look found, where a point is to be chosen. What was said is said
// again with them.
func (f *face) lookAround(said []say.Line) tea.Cmd {
	if f.busy || f.m == nil || f.m.Cover != "" {
		return nil
	}
	head, option, ok := f.pointHead()
	if !ok || f.m.Pointed != nil && f.m.Pointed.Head == head {
		return nil
	}
	f.looking = true
	return f.submit(func() *Moment { return f.desk.candidates(head, option, said) })
}

// candidates finds points worth a look.
func (d *desk) candidates(head string, option int, said []say.Line) *Moment {
	p := &Pointed{Head: head, Reasons: map[int]string{}}
	options, reasons := d.table.Candidates(option)
	for i, o := range options {
		p.Reasons[o] = reasons[i]
	}
	p.Options, p.at = options, d.game.At()
	p.reach = board.NewReach(d.game.P.Game.Surface, d.table.PointArea(option))
	d.pointed = p
	m := d.moment()
	m.Said = said
	return m
}

// showPoints shows the points worth a look in the open node, if they belong to it, and what chooses
// none.
func (s *state) showPoints() {
	p := s.m.Pointed
	head, _, ok := s.pointHead()
	if p == nil || !ok || p.Head != head || len(p.Options) == 0 {
		return
	}
	n, marked, of := s.path[len(s.path)-1], s.marked, slices.Clone(p.Options)
	for i := range s.kids {
		if k := &s.kids[i]; k.Part == nil || !k.Part.Point {
			of = append(of, k.Of...)
		}
	}
	s.path[len(s.path)-1] = choice.Node{Of: of, Depth: n.Depth, Said: n.Said, Place: n.Place}
	same := slices.Equal(n.Of, of)
	if s.list(); marked >= 0 && !same {
		marked = 0
	}
	s.mark(marked)
}

// pointText returns the text of an option at the point that is typed, or means one, where a point
// is chosen.
func (s *state) pointText(text string) string {
	head, _, ok := s.pointHead()
	if !ok || head == "" || !whereto.Relative(text) && !startsPoint(text) {
		return text
	}
	return head + " " + text
}

// startsPoint reports whether a text begins like a point.
func startsPoint(text string) bool {
	return text != "" && text[0] >= '0' && text[0] <= '9' && strings.Contains(text, ",")
}

// choosesPoint reports whether what is chosen next is a point.
func choosesPoint(s *state) bool {
	_, _, ok := s.pointHead()
	return ok
}

// try asks what could be seen and done from the marked point, or from the one under the cursor.
func (f *face) try() tea.Cmd {
	head, _, _ := f.pointHead()
	table := f.b.Measured()
	at := f.at
	if f.marked >= 0 {
		if p := f.kids[f.marked].Part; p != nil && p.Point {
			at.X, at.Y = p.X, p.Y
		}
	}
	if at.X < 0 {
		f.startTyping(":", strings.TrimSpace("try "+head)+" ")
		return nil
	}
	return f.obey(":try " + strings.TrimSpace(head+" "+point(at.X, at.Y, table.Unit)))
}
