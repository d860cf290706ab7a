package full

import (
	"slices"

	"sandtable/interp/scene"
	"sandtable/schema/layout"
	"sandtable/show/grid"
)

// helpPane returns what the game is about, the few keys with which one begins, the signs on the
// map, and then all keys that do something now.
func helpPane() *pane {
	return &pane{key: "?", title: "Help: the game, keys, signs", make: func(s *state) []line {
		var out []line
		add := func(heading string, rows [][2]string) {
			if len(rows) == 0 {
				return
			}
			out = append(out, line{text: heading, st: grid.Title})
			for _, r := range rows {
				out = append(out, line{text: "  " + layout.Pad(r[0], 18) + " " + r[1], hang: 19})
			}
			out = append(out, line{})
		}
		add("The game", s.aboutRows())
		if s.now(whileDeciding) && hasKids(s) {
			add("To begin with", firstRows(s))
		}
		add("Signs on the map", s.signRows())
		for _, t := range s.tables() {
			var rows [][2]string
			for i := range t.list {
				if b := &t.list[i]; s.now(t.when) && (b.holds == nil || b.holds(s)) {
					rows = append(rows, [2]string{b.shown, b.about})
				}
			}
			add(t.heading, rows)
		}
		add("In a list", pickRows())
		add("In a text", inWords(paneKeys))
		add("The mouse", mouseRows)
		return out
	}}
}

// inWords returns keys in words.
func inWords(list []binding) (out [][2]string) {
	for _, b := range list {
		out = append(out, [2]string{b.shown, b.about})
	}
	return out
}

// pickRows returns the keys of panes from which something is picked, and those that only some panes
// have.
func pickRows() [][2]string {
	out := inWords(pickKeys)
	for _, p := range []*pane{stackPane(), chartsPane(nil)} {
		for _, b := range p.keys {
			out = append(out, [2]string{b.shown, p.title + ": " + b.about})
		}
	}
	return out
}

// mouseRows are what the mouse does, in words.
var mouseRows = [][2]string{
	{"left", "mark a place or a choice; again: do it; take a member of a set in or out; press a key of the bottom line"},
	{"right", "the stack of a place"},
	{"wheel", "move the map, the list or the text under it; with ctrl: the size of the map"},
}

// firstRows returns the keys with which one begins.
func firstRows(s *state) [][2]string {
	out := [][2]string{
		{"n p", "mark a choice; below the list stands what it is"},
		{"1 2 .., 0", "do the choice of that number at once; 0 passes"},
		{"Enter", "take it, or open what it leads to: the number says how much"},
		{"Esc, u", "a step back; take back what is decided"},
		{"o, i", "odds: what may come of it; a hint: what a bot would do"},
		{"r, v", "the rules, at the section of what is marked; how to win, and how it stands"},
	}
	if hasBoard(s) {
		out = append(out, [2]string{"arrows, s", "a place on the map, and all that is known of what lies there"})
	}
	return append(out, [2]string{"Space", "here: a page down, to the signs on the map and all keys"})
}

// aboutRows says what is played, what it is about, and who is who: for those who have just sat
// down.
func (s *state) aboutRows() (out [][2]string) {
	if s.m.About == "" {
		return nil
	}
	for _, g := range s.m.Goals {
		out = append(out, [2]string{g.Label, g.Text})
	}
	out = append(out, [2]string{s.m.Scene.Game, s.m.About})
	if s.m.Ask != nil {
		out = append(out, [2]string{"You decide for", s.m.Ask.Who})
	}
	return out
}

// signRows returns what the signs on the map mean: brackets, grounds, lines, and what now lies on
// the board. Whose a counter is its color says.
func (s *state) signRows() (out [][2]string) {
	sc := s.m.Scene
	if len(sc.Maps) == 0 {
		return nil
	}
	out = [][2]string{{"{ }", "may be chosen"}, {"< >", "what is marked"}, {"( )", "who acts, or what the decision is about"}}
	if len(s.m.Changes) > 0 {
		out = append(out, [2]string{"! !", "has changed since you decided: E tells how"})
	}
	for _, x := range sc.Legend(nil) {
		if x.Of != scene.OfSide && x.Of != scene.OfFigures {
			out = append(out, [2]string{x.Sign, x.Means})
		}
	}
	if sc.Measured() != nil {
		out = append(out, [2]string{"+", "a point that may be chosen"})
	}
	for i := range sc.Maps {
		if slices.ContainsFunc(sc.Maps[i].Cells, func(c scene.Cell) bool { return len(c.Stack) > 1 }) {
			return append(out, [2]string{"+1, +2 ..", "so many more counters lie there: s shows them"})
		}
	}
	return out
}
