package full

import (
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"sandtable/interp/scene"
	"sandtable/show/board"
)

// binding is keys that do something. The help, docs/play.md and what the keys do are made of the
// same table, so they cannot differ.
type binding struct {
	keys  []string // as the library calls them
	shown string   // as people read them
	about string
	holds func(s *state) bool // whether it does anything now; nil: always
	do    func(f *face, key string) tea.Cmd
}

// When the keys of a table do something.
const (
	whileDeciding = iota // somebody decides here, and nothing is under way
	whileAtRest          // nothing is under way
	whileLooking         // at any time
)

// decisionKeys decide, viewKeys move what is in sight, otherKeys are all else. They are the same in
// every game.
var decisionKeys, viewKeys, otherKeys []binding

// They are set here, since the help that they open reads them.
func init() {
	decisionKeys = []binding{
		{keys: []string{"n", "p"}, shown: "n p", about: "the next, the previous choice; the map follows", holds: hasKids, do: stepKey},
		{keys: strings.Split("1234567890", ""), shown: "1 2 3 ..", about: "mark the choice of that number; if more is to be chosen behind it, open it", holds: hasKids, do: digitKey},
		{keys: []string{"tab", "shift+tab"}, shown: "Tab, shift+Tab", about: "the next, the previous place where something may be chosen", holds: hasKids, do: placeKey},
		{keys: []string{"enter"}, shown: "Enter", about: "do what is marked; at a place, what may be done there", do: func(f *face, _ string) tea.Cmd { return f.enter() }},
		{keys: []string{"space"}, shown: "Space", about: "take what is marked into the set that is chosen, or out of it; Enter then chooses the set", holds: choosesSet, do: do((*state).toggleOn)},
		{keys: []string{"+", "-"}, shown: "+ -", about: "one more, one less of a number; where the same is decided again and again, choose what is marked once more, once less", holds: choosesNumber, do: numberKey},
		{keys: []string{"="}, shown: "=", about: "the same again: what you took last where the same was asked", holds: hasKids, do: func(f *face, _ string) tea.Cmd { return f.submit(f.desk.again) }},
		{keys: []string{"esc"}, shown: "Esc", about: "one step back in the decision", do: do(func(s *state) {
			if !s.back() {
				s.marked, s.way, s.chosen = -1, nil, nil
			}
		})},
		{keys: []string{"a"}, shown: "a", about: "all that concerns the place under the cursor, who can reach it too", holds: func(s *state) bool { return s.cursor != scene.None }, do: do(func(s *state) { s.narrow(&s.path[0], true) })},
		{keys: []string{"d"}, shown: "d", about: "who can do what", holds: hasKids, do: opens(whoPane)},
		{keys: []string{"v"}, shown: "v", about: "lead the drawn way through a place, or with Enter alone no more", holds: func(s *state) bool { return s.way != nil }, do: do((*state).askVia)},
		{keys: []string{"x"}, shown: "x", about: "try: what could be seen and done from the marked point, without going there", holds: choosesPoint, do: func(f *face, _ string) tea.Cmd { return f.try() }},
		{keys: []string{"/"}, shown: "/", about: "type an option: its key, a part of it, or several; Tab completes", do: do(func(s *state) { s.startTyping("/", "", s.known("/")) })},
		{keys: []string{"o"}, shown: "o", about: "odds: what may come of the marked option, or of each that lies behind what is marked", do: func(f *face, _ string) tea.Cmd { return f.odds("") }},
		{keys: []string{"O"}, shown: "O", about: "odds through all that the option sets going, such as the rounds of an attack; who may pass does", do: func(f *face, _ string) tea.Cmd { return f.odds(" through") }},
		{keys: []string{"i"}, shown: "i", about: "a hint: what a bot would do who knows no more than you, and why", holds: hasKids, do: types(":hint")},
	}
	viewKeys = []binding{
		{keys: []string{"left", "right", "up", "down", "h", "j", "k", "l"}, shown: "arrows, h j k l", about: "move the cursor on the map; what may be chosen there is marked", do: moveKey},
		{keys: []string{"z", "Z"}, shown: "z Z", about: "the map larger, smaller", holds: hasSizes, do: zoomKey},
		{keys: []string{"b"}, shown: "b", about: "as much of the map as there is room for", holds: hasSizes, do: do(func(s *state) { s.zoomTo(-board.Zooms) })},
		{keys: []string{"H", "J", "K", "L", "shift+left", "shift+down", "shift+up", "shift+right", "pgup", "pgdown"}, shown: "H J K L", about: "move the map by half a window", holds: hasBoard, do: panKey},
		{keys: []string{"g"}, shown: "g", about: "go to a place by its name", holds: hasPlaces, do: do(func(s *state) { s.startTyping("go to", "", s.known("go to")) })},
		{keys: []string{"."}, shown: ".", about: "hide the counters, or show them again", holds: hasBoard, do: do(func(s *state) { s.bare = !s.bare })},
		{keys: []string{"s"}, shown: "s", about: "the stack under the cursor, with all that is known of it", holds: hasBoard, do: opens(stackPane)},
		{keys: []string{"c"}, shown: "c", about: "what lies beside the board: hands, displays and decks, cards with their texts", holds: func(s *state) bool { return len(s.m.Scene.Off) > 0 }, do: opens(cardsPane)},
		{keys: []string{"t"}, shown: "t", about: "tracks and figures", holds: hasFigures, do: opens(tracksPane)},
		{keys: []string{"e"}, shown: "e", about: "the log", do: opens(logPane)},
		{keys: []string{"E"}, shown: "E", about: "news: what has become of the table since you decided, and how", do: opens(newsPane)},
		{keys: []string{"B"}, shown: "B", about: "the pace of others: wait for a key after each move of a bot, or let them run", do: func(f *face, _ string) tea.Cmd {
			f.pace()
			return nil
		}},
		{keys: []string{"r"}, shown: "r", about: "the rules, at the section in force", do: func(f *face, _ string) tea.Cmd {
			f.openPane(rulesPane(f.desk.game.P.Game.Sections))
			return nil
		}},
		{keys: []string{"y"}, shown: "y", about: "the next theme of colors", do: func(f *face, _ string) tea.Cmd {
			f.nextTheme()
			return nil
		}},
	}
	otherKeys = []binding{
		{keys: []string{"u"}, shown: "u", about: "undo", do: types(":undo")},
		{keys: []string{"U"}, shown: "U", about: "redo", do: types(":redo")},
		{keys: []string{"S"}, shown: "S", about: "skip: pass this whenever it comes, until the phase ends; :skip until .. for more, :skip off", holds: hasKids, do: types(":skip")},
		{keys: []string{"A"}, shown: "A", about: "let choices such as those of a set-up be drawn for you, up to the next action", do: types(":arrange")},
		{keys: []string{"G"}, shown: "G", about: "charts: the tables of the game, with the row in force for what is marked", holds: func(s *state) bool { return s.m.Tables }, do: func(f *face, _ string) tea.Cmd { return f.charts() }},
		{keys: []string{"w"}, shown: "w", about: "why: a bot has moved so; the figures of what is marked or under the cursor, and how each comes about", do: func(f *face, _ string) tea.Cmd { return f.why() }},
		{keys: []string{"M"}, shown: "M", about: "measure from the place under the cursor: the distance, and whether one sees the other", holds: hasBoard, do: do((*state).askMeasure)},
		{keys: []string{"W"}, shown: "W", about: "why not: which requirement refuses an option", do: asks("why-not ")},
		{keys: []string{":"}, shown: ":", about: "a command of the line face, such as :show NAME, :save FILE; :help lists them", do: do(func(s *state) { s.startTyping(":", "", s.known(":")) })},
		{keys: []string{"?"}, shown: "?", about: "the game, the keys that do something now, the signs on the map", do: opens(helpPane)},
		{keys: []string{"ctrl+z"}, shown: "ctrl+z", about: "to the shell; fg comes back", do: func(*face, string) tea.Cmd { return tea.Suspend }},
		{keys: []string{"q"}, shown: "q, ctrl+c", about: "leave the game, which is kept", do: func(f *face, _ string) tea.Cmd {
			f.desk.halt.Store(true)
			return tea.Quit
		}},
	}
}

// keysIn is a table of keys with its heading, and when they do something.
type keysIn struct {
	heading string
	when    int
	list    []binding
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

// now reports whether the keys of a table do something now.
func (s *state) now(when int) bool {
	switch when {
	case whileDeciding:
		return !s.busy && s.m.Ask != nil
	case whileAtRest:
		return !s.busy
	}
	return true
}

// anyTime are the keys that must not wait until something is done: to leave, and the help.
var anyTime = []string{"q", "?"}

// bound does what a key is bound to. Enter goes on where somebody has stopped the game, too.
func (f *face) bound(key string) tea.Cmd {
	if key == "enter" && f.m.Ask == nil && f.m.Review == nil && !f.busy {
		return f.enter()
	}
	for _, t := range f.tables() {
		for i := range t.list {
			b := &t.list[i]
			if !slices.Contains(b.keys, key) || !f.now(t.when) && !slices.Contains(anyTime, key) || b.holds != nil && !b.holds(f.state) {
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

// do returns what a key does to the state alone.
func do(what func(s *state)) func(f *face, key string) tea.Cmd {
	return func(f *face, _ string) tea.Cmd {
		what(f.state)
		return nil
	}
}

// opens opens a pane.
func opens(make func() *pane) func(f *face, key string) tea.Cmd {
	return do(func(s *state) { s.openPane(make()) })
}

// types types a line.
func types(line string) func(f *face, key string) tea.Cmd {
	return func(f *face, _ string) tea.Cmd { return f.obey(line) }
}

// asks begins a command that goes on with what it is about.
func asks(verb string) func(f *face, key string) tea.Cmd {
	return do(func(s *state) { s.startTyping(":", verb, nil) })
}

func hasKids(s *state) bool  { return len(s.kids) > 0 }
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
	return len(s.m.Scene.Tracks) > 0 || len(h.Sums) > 0 || slices.ContainsFunc(h.Score, func(x scene.Score) bool { return told(x.Figures) != "" })
}

func stepKey(f *face, key string) tea.Cmd {
	f.step(map[string]int{"n": 1, "p": -1}[key])
	return nil
}

func placeKey(f *face, key string) tea.Cmd {
	f.nextPlace(map[string]int{"tab": 1, "shift+tab": -1}[key])
	return nil
}

// digitKey marks the choice of a number, and opens what is more than one option as soon as no
// longer number can be meant. That decides nothing, and Esc leads back. Behind it only what can be
// opened is marked, so that an Enter too many takes nothing.
func digitKey(f *face, key string) tea.Cmd {
	i := f.digit(key)
	if i < 0 || f.kids[i].Leaf() || f.begins(f.digits, i) {
		return nil
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

func numberKey(f *face, key string) tea.Cmd {
	by := map[string]int{"+": 1, "-": -1}[key]
	if f.numbers {
		f.addTo(by)
	} else {
		f.repeat(by)
	}
	return nil
}

func zoomKey(f *face, key string) tea.Cmd {
	f.zoomTo(map[string]int{"z": 1, "Z": -1}[key])
	return nil
}

func moveKey(f *face, key string) tea.Cmd {
	d := map[string][2]int{"left": {-1, 0}, "h": {-1, 0}, "right": {1, 0}, "l": {1, 0}, "up": {0, -1}, "k": {0, -1}, "down": {0, 1}, "j": {0, 1}}[key]
	f.move(d[0], d[1])
	return nil
}

func panKey(f *face, key string) tea.Cmd {
	d := map[string][2]int{"H": {-1, 0}, "shift+left": {-1, 0}, "L": {1, 0}, "shift+right": {1, 0}, "K": {0, -1}, "shift+up": {0, -1}, "pgup": {0, -1},
		"J": {0, 1}, "shift+down": {0, 1}, "pgdown": {0, 1}}[key]
	f.pan(d[0], d[1])
	return nil
}
