package full

import (
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
		add("In a text", paneRows())
		add("The mouse", mouseRows)
		return out
	}}
}

// paneRows returns the keys of panes in words.
func paneRows() (out [][2]string) {
	for _, b := range paneKeys {
		out = append(out, [2]string{b.shown, b.about})
	}
	return out
}

// pickRows returns the keys of panes from which something is picked, and those that only some panes
// have.
func pickRows() (out [][2]string) {
	for _, b := range pickKeys {
		out = append(out, [2]string{b.shown, b.about})
	}
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
		{"Enter", "take it, or open what lies behind it: the number says how much"},
		{"Esc, u", "a step back; take back what is decided"},
		{"o, i", "odds: what may come of it; a hint: what a bot would do"},
		{"r", "the rules, at the section of what is marked"},
	}
	if hasBoard(s) {
		out = append(out, [2]string{"arrows, s", "a place on the map, and all that is known of what lies there"})
	}
	return append(out, [2]string{"Space", "here: a page down, to the signs on the map and all keys"})
}
