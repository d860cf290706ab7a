package full

import (
	"slices"

	tea "charm.land/bubbletea/v2"

	"sandtable/interp/scene"
	"sandtable/show/board"
)

// decisionKeys decide, viewKeys move what is in sight, otherKeys are all else. They are the same in
// every game.
var decisionKeys, viewKeys, otherKeys []binding

// They are set here, since the help that they open reads them.
func init() {
	decisionKeys = []binding{
		{"n p", "n p", "the next, the previous choice; the map follows", hasKids, either("n", (*state).step)},
		{"1 2 3 4 5 6 7 8 9 0", "1 2 3 ..",
			"do the choice of that number, as Enter does what is marked; 0 passes, and an action keeps its number", hasKids, digitKey},
		{"tab shift+tab", "Tab, shift+Tab",
			"the next, the previous place where something may be chosen", hasKids, either("tab", (*state).nextPlace)},
		{"enter", "Enter", "do what is marked; at a place, what may be done there", nil, calls((*face).enter)},
		{"space", "Space",
			"take what is marked into the set that is chosen, or out of it, as its number does; Enter then chooses the set", choosesSet, do((*state).toggleOn)},
		{"+ -", "+ -",
			"one more, one less of a number; of a set, all or none; where the same is decided again and again, choose what is marked once more, once less",
			choosesNumber, either("+", (*state).number)},
		{"=", "=",
			"the same again: what you took last where the same was asked",
			hasKids, calls(func(f *face) tea.Cmd { return f.submit(f.desk.again) })},
		{"esc", "Esc",
			"one step back in the decision; to the choice before, if all that came of it is what is asked now", nil, calls((*face).stepBack)},
		{"a", "a",
			"all that concerns the place under the cursor, who can reach it too",
			func(s *state) bool { return s.cursor != scene.None }, do(func(s *state) { s.narrow(&s.path[0], true) })},
		{"d", "d", "who can do what", hasKids, opens(whoPane)},
		{"V", "V",
			"lead the drawn way through a place, or with Enter alone no more",
			func(s *state) bool { return s.way != nil }, do((*state).askVia)},
		{"x", "x", "try: what could be seen and done from the marked point, without going there", choosesPoint, calls((*face).try)},
		{"/", "/", "type an option: its key, a part of it, or several; Tab completes", nil, begins("/", "")},
		{"o", "o",
			"odds: what may come of the marked option, such as a whole attack; of each option that what is marked leads to; of all if nothing is",
			nil, calls(func(f *face) tea.Cmd { return f.odds("") })},
		{"O", "O",
			"odds up to the next decision, whoever has it",
			nil, calls(func(f *face) tea.Cmd { return f.odds(" next") })},
		{"i", "i", "a hint: what a bot would do who knows no more than you, and why", hasKids, types(":hint")},
	}
	viewKeys = []binding{
		{"left right up down h j k l", "arrows, h j k l",
			"move the cursor on the map; what may be chosen there is marked", nil, toward((*state).move)},
		{"z Z", "z Z", "the map larger, smaller", hasSizes, either("z", (*state).zoomTo)},
		{"b", "b", "as much of the map as there is room for", hasSizes, do(func(s *state) { s.zoomTo(-board.Zooms) })},
		{"H J K L shift+left shift+down shift+up shift+right pgup pgdown", "H J K L",
			"move the map by half a window", hasBoard, toward((*state).pan)},
		{"g", "g", "go to a place by its name", hasPlaces, begins("go to", "")},
		{".", ".", "hide the counters, or show them again", hasBoard, do(func(s *state) { s.bare = !s.bare })},
		{"s", "s", "the stack under the cursor, with all that is known of it", hasBoard, opens(stackPane)},
		{"c", "c",
			"what lies beside the board: hands, displays and decks, cards with their texts",
			func(s *state) bool { return len(s.m.Scene.Off) > 0 }, opens(cardsPane)},
		{"t", "t", "tracks and figures", hasFigures, opens(tracksPane)},
		{"v", "v", "how to win, and what decides it as it stands", nil, types(":score")},
		{"e", "e", "the log", nil, opens(logPane)},
		{"E", "E", "news: what has become of the table since you decided, and how", nil, opens(newsPane)},
		{"B", "B", "the pace of others: wait for a key after each move of a bot, or let them run", nil, calls((*face).pace)},
		{"r", "r", "the rules, at the section in force", nil, calls((*face).rules)},
		{"y", "y", "the next theme of colors", nil, calls((*face).nextTheme)},
	}
	otherKeys = []binding{
		{"u", "u", "undo", nil, types(":undo")},
		{"U", "U", "redo", nil, types(":redo")},
		{"S", "S", "standing answers: pass this whenever it comes, or answer it as is marked, until ..; :skip and :always take more", hasKids, calls((*face).orders)},
		{"A", "A", "let a set-up be laid as the game advises; :arrange lot draws all by lot", nil, types(":arrange")},
		{"G", "G",
			"charts: the tables of the game, with the row in force for what is marked",
			func(s *state) bool { return s.m.Tables }, calls((*face).charts)},
		{"w", "w",
			"why: a bot has moved so; the figures of what is marked or under the cursor, and how each comes about", nil, calls((*face).why)},
		{"M", "M",
			"measure from the place under the cursor: the distance, and whether one sees the other", hasBoard, do((*state).askMeasure)},
		{"W", "W", "why not: which requirement refuses an option", nil, begins(":", "why-not ")},
		{":", ":", "a command of the line face, such as :show NAME, :save FILE; :help lists them", nil, begins(":", "")},
		{"?", "?", "the game, the keys that do something now, the signs on the map", nil, opens(helpPane)},
		{"ctrl+z", "ctrl+z", "to the shell; fg comes back", nil, calls(func(*face) tea.Cmd { return tea.Suspend })},
		{"N", "N", "play a game that is over anew, with another chance",
			func(s *state) bool { return s.m.End != nil && !s.m.Shared }, types(":again")},
		{"q", "q, ctrl+c", "leave the game, which is kept", nil, calls((*face).quit)},
	}
}

// tables returns all keys but those of panes.
func tables() []keysIn {
	return []keysIn{{"To decide", whileDeciding, decisionKeys}, {"To see", whileLooking, viewKeys}, {"Else", whileAtRest, otherKeys}}
}

// tables returns the keys that are bound to something in this face.
func (s *state) tables() []keysIn {
	if s.m != nil && s.m.Review != nil {
		return reviewTables()
	}
	return tables()
}

// anyTime are the keys that must not wait until something is done: to leave, and the help.
var anyTime = []string{"q", "?"}

// bound does what a key is bound to. Enter goes on where somebody has stopped the game, too.
func (f *face) bound(key string) tea.Cmd {
	if key == "enter" && f.m.Ask == nil && f.m.Review == nil && !f.busy {
		return f.enter()
	}
	if key == "/" && f.m.End != nil { // an option that is typed now is no list of keys, such as u for undo
		key = ":"
	}
	for _, t := range f.tables() {
		for i := range t.list {
			b := &t.list[i]
			if !b.has(key) || !f.now(t.when) && !slices.Contains(anyTime, key) || b.holds != nil && !b.holds(f.state) {
				continue
			}
			if t.when != whileLooking {
				f.note = nil
			}
			if !isDigit(key) { // the next digit begins a number of its own
				f.digits = ""
			}
			return b.do(f, key)
		}
	}
	return nil
}

func hasKids(s *state) bool { return len(s.kids) > 0 }

func hasBoard(s *state) bool { return s.b != nil && !s.b.Empty() }

// hasSizes reports whether the board is drawn at several sizes.
func hasSizes(s *state) bool {
	if !hasBoard(s) {
		return false
	}
	w, h := s.b.Size(0)
	w2, h2 := s.b.Size(board.Zooms - 1)
	return w != w2 || h != h2
}

// hasPlaces reports whether a board has spaces with names.
func hasPlaces(s *state) bool { return hasBoard(s) && s.b.Any() != scene.None }

// hasFigures reports whether there is a track, or anything else with figures.
func hasFigures(s *state) bool {
	h := &s.m.Scene.Header
	return len(s.m.Scene.Tracks) > 0 || len(h.Sums) > 0 || slices.ContainsFunc(h.Score,
		func(x scene.Score) bool { return told(x.Figures) != "" })
}

// digitKey does the choice of a number as Enter would, as soon as no longer number can be meant,
// and takes a member into a set or out of it; up to then the choice is marked. What it opens
// decides nothing, and Esc leads back. Behind it only what can be opened is marked, so that an
// Enter too many takes nothing.
func digitKey(f *face, key string) tea.Cmd {
	i := f.digit(key)
	if f.begins(f.digits, i) {
		return nil
	}
	number := f.digits
	f.digits = ""
	switch {
	case i < 0 && number == passLabel && len(f.chosen) > 0: // as where the set may be left empty
		return f.chooseSet()
	case i < 0:
		f.noSuch(number)
		return nil
	case f.member(i):
		f.toggle()
		return nil
	case f.kids[i].Leaf():
		return f.enter()
	}
	cursor, at := f.cursor, f.at
	f.open(f.node().Open(f.m.Ask.Options, &f.kids[i]))
	if len(f.kids) > 0 && f.kids[0].Leaf() {
		f.marked, f.way, f.cursor, f.at = -1, nil, cursor, at
		f.reveal()
	}
	return f.lookAround(nil)
}

// isDigit reports whether a key is a digit.
func isDigit(key string) bool { return len(key) == 1 && '0' <= key[0] && key[0] <= '9' }

// reviewTables returns all keys of a game that is only looked at, but those of panes.
func reviewTables() []keysIn {
	var other []binding
	for _, b := range otherKeys {
		switch b.shown {
		case "u", "U", "A", "W", "N": // they decide, or ask about a decision
		default:
			other = append(other, b)
		}
	}
	return []keysIn{{"In a replay", whileAtRest, reviewKeys}, {"To see", whileLooking, viewKeys}, {"Else", whileAtRest, other}}
}
