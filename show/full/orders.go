package full

import (
	"fmt"

	tea "charm.land/bubbletea/v2"

	"sandtable/play/standing"
	"sandtable/show/grid"
)

// orders lists the standing answers that may be given to the decision, and to the option that is
// marked.
func (f *face) orders() tea.Cmd {
	option := -1
	if f.marked >= 0 && f.kids[f.marked].Leaf() {
		option = f.kids[f.marked].Of[0]
	}
	return f.submit(func() *Moment {
		m := f.desk.moment()
		if m.Orders = f.desk.table.Orders(option); m.Orders == nil {
			m.says("This cannot be passed: mark one option, and S lists how it may be taken whenever the same is asked.")
		}
		return m
	})
}

// ordersPane lists standing answers: Enter gives one.
func ordersPane(list []standing.Order) *pane {
	p := &pane{key: "S", title: "Standing answers: now, and whenever the same is asked"}
	p.make = func(*state) []line {
		var out []line
		for i, o := range list {
			out = append(out, line{text: fmt.Sprintf("%2d %s", i+1, o.Text), item: i + 1, hang: 4})
		}
		return append(out, line{}, line{text: "Enter gives it; undo takes it back. Typed, the one that is first reads :" + list[0].Line, st: grid.Faint})
	}
	p.pick = func(f *face, i int) tea.Cmd {
		f.pane = nil
		return f.obey(":" + list[i].Line)
	}
	return p
}
