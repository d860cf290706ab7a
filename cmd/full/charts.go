package full

import tea "charm.land/bubbletea/v2"

// charts shows the tables of the game.
func (f *face) charts() tea.Cmd {
	f.asked = "Charts"
	w := f.w - 1
	return f.submit(func() *Moment {
		m := f.desk.moment()
		if m.Said = f.desk.clerk.Charts(w); m.Said == nil {
			m.Said = []string{"This game has no tables."}
		}
		return m
	})
}
