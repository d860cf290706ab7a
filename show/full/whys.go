package full

import (
	"fmt"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"sandtable/interp/scene"
	"sandtable/play/talk"
	"sandtable/show/grid"
)

// why lists the values of the game that can be asked about what is marked, about a target together
// with who acts on it, or about what lies under the cursor, with what they are, and the last moves
// of bots. Where there is none of it, a value is typed.
func (f *face) why() tea.Cmd {
	var about []scene.Ref
	option := -1
	if f.m.Ask != nil && f.marked >= 0 {
		k := &f.kids[f.marked]
		if p := k.Part; p != nil && p.Ref != scene.None {
			about = append(about, p.Ref)
		}
		if k.Leaf() {
			option = k.Of[0]
		}
	}
	about = append(about, f.here()...)
	if f.b.Measured() == nil && f.cursor != scene.None {
		about = append(about, f.cursor)
	}
	return f.submit(func() *Moment {
		m := f.desk.moment()
		moves, figures := f.desk.table.Moves(), slices.Concat(f.desk.pairs(option), f.desk.whys(m.Scene, about))
		if m.Whys = slices.Concat(figures, moves); f.marked < 0 { // what is under the cursor may not be meant
			m.Whys = slices.Concat(moves, figures)
		}
		slices.SortStableFunc(m.Whys, func(a, b talk.Question) int { return rank(a) - rank(b) })
		if m.Whys == nil { // it was asked all the same
			m.Whys = []talk.Question{}
		}
		return m
	})
}

// pairs returns what can be asked about who takes an option and the piece that it chooses.
func (d *desk) pairs(option int) []talk.Question {
	if option < 0 {
		return nil
	}
	return d.table.Pairs(option)
}

// whys returns what can be asked about some things.
func (d *desk) whys(s *scene.Scene, about []scene.Ref) []talk.Question {
	out := []talk.Question{}
	told := map[string]bool{}
	for id := range d.game.P.Game.Things {
		ref := s.Find(int32(id))
		for _, r := range about {
			if r != ref || ref == scene.None {
				continue
			}
			for _, q := range d.table.Questions(int32(id)) {
				if !told[q.Ask] {
					told[q.Ask] = true
					out = append(out, q)
				}
			}
			break
		}
	}
	return out
}

// rank puts after the others what rules ask of one another.
func rank(q talk.Question) int {
	if q.Inner {
		return 1
	}
	return 0
}

// whysPane lists figures: Enter tells how one comes about. What rules ask of one another stands
// below the others, where somebody wants it or there is nothing else.
func whysPane(list []talk.Question) *pane {
	p := &pane{key: "w", title: "Why: figures of what is under the cursor"}
	if slices.ContainsFunc(list, func(q talk.Question) bool { return strings.HasPrefix(q.Text, "why ") }) {
		p.title = "Why: moves of bots, figures of what is under the cursor"
	}
	short := slices.IndexFunc(list, func(q talk.Question) bool { return q.Inner })
	if short > 0 {
		p.hint = "m all figures"
		p.keys = []binding{{"m", "m", "the figures that rules ask of one another, too", nil, do(func(s *state) {
			p.other = !p.other
			p.renew(s)
			p.mark(s, p.marked)
		})}}
	}
	p.make = func(*state) []line {
		shown := list
		var out, more []line
		if short > 0 && !p.other {
			shown = list[:short]
			more = []line{{text: fmt.Sprintf("m: %d more, which rules ask of one another", len(list)-short), st: grid.Faint}}
		}
		for i, q := range shown {
			out = append(out, line{text: fmt.Sprintf("%2d %s", i+1, q.Text), item: i + 1, hang: 4})
		}
		return append(append(out, line{}), append(more, line{text: "Enter: how it comes about   :why VALUE(THING, ..) asks any other", st: grid.Faint})...)
	}
	p.pick = func(f *face, i int) tea.Cmd {
		f.pane = nil
		return f.obey(":why " + list[i].Ask)
	}
	return p
}
