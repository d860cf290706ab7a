package full

import (
	"strings"

	"sandtable/cmd/full/grid"
	"sandtable/schema/layout"
)

// binding is a line of the table of keys: the help, and the documentation in docs/play.md.
type binding struct{ heading, keys, about string }

// bindings are all keys. They are the same in every game.
var bindings = []binding{
	{heading: "To decide"},
	{keys: "n p", about: "the next, the previous way on; the map follows"},
	{keys: "1 2 3 ..", about: "mark the way on of that number"},
	{keys: "arrows, h j k l", about: "move the cursor on the map; what may be chosen there is marked"},
	{keys: "Tab, shift+Tab", about: "the next, the previous place where something may be chosen"},
	{keys: "Enter", about: "do what is marked; at a place, what may be done there"},
	{keys: "Esc", about: "one step back in the decision"},
	{keys: "a", about: "all that concerns the place under the cursor, who can reach it too"},
	{keys: "v", about: "lead the drawn way through a place, or with Enter alone no more"},
	{keys: "/", about: "type an option: its key, a part of it, or several; Tab completes"},
	{keys: "o", about: "odds: what may come of the marked option"},
	{keys: "i", about: "a hint: what a bot would do who knows no more than you"},
	{keys: "u U", about: "undo, redo"},
	{heading: "To see"},
	{keys: "z Z", about: "the map larger, smaller"},
	{keys: "b", about: "as much of the map as there is room for"},
	{keys: "H J K L", about: "move the map by half a window"},
	{keys: "g", about: "go to a place by its name"},
	{keys: ".", about: "hide the counters, or show them again"},
	{keys: "s", about: "the stack under the cursor, with all that is known of it"},
	{keys: "c", about: "what lies beside the board: hands, displays and decks, cards with their texts"},
	{keys: "t", about: "tracks and figures"},
	{keys: "G", about: "charts: the tables of the game"},
	{keys: "e", about: "the log"},
	{keys: "r", about: "the rules, at the section in force"},
	{keys: "w", about: "why: how a figure comes about"},
	{keys: "W", about: "why not: which requirement refuses an option"},
	{keys: "y", about: "the next theme of colors"},
	{heading: "Else"},
	{keys: ":", about: "a command of the line face, such as :show NAME, :save FILE; :help lists them"},
	{keys: "?", about: "this list"},
	{keys: "q, ctrl+c", about: "leave the game, which is kept"},
	{heading: "In a text"},
	{keys: "j k, arrows", about: "a line down, up"},
	{keys: "space b, PgDn PgUp", about: "a page down, up"},
	{keys: "home end", about: "the beginning, the end"},
	{keys: "/ n N", about: "search; the next, the previous find"},
	{keys: "Esc, the same key", about: "close it"},
	{heading: "The mouse"},
	{keys: "left", about: "mark a place or a way on; again: do it"},
	{keys: "right", about: "the stack of a place"},
	{keys: "wheel", about: "move the map, the list or the text under it; with ctrl: the size of the map"},
}

// hints are the keys that the bottom line names, by what is shown.
func (s *state) hints() string {
	switch {
	case s.m == nil && s.thinks == "":
		return "The game begins."
	case s.m == nil:
		return s.thinks + " thinks   Esc stops"
	case s.m.Cover != "":
		return "Enter: show the game"
	case s.thinks != "":
		return s.thinks + " thinks   Esc stops"
	case s.busy && s.slow:
		return "working   Esc stops"
	case s.pane != nil:
		return "j k scroll  / search  n N find  Esc close  ? help"
	case s.m.End != nil:
		return "The game is over   u undo  e log  c t r s look  q leave  ? help"
	case s.paused:
		return "Stopped   Enter goes on  u undo  q leave"
	case s.b != nil && s.b.Empty():
		return "n p mark  Enter do  Esc back  u undo  / type  c cards  e log  ? help  q"
	}
	if s.marked >= 0 && len(s.path) > 0 {
		verb := "open"
		if s.kids[s.marked].Leaf() {
			verb = "do it"
		}
		return "Enter " + verb + "  n p next  Esc back  arrows map  s stack  / type  u undo  ? help"
	}
	return "n p mark  arrows map  Enter at a place  Esc back  / type  u undo  ? help  q"
}

// drawKeys writes the bottom line: what is typed, or the keys that hold now.
func (s *state) drawKeys(v grid.View) {
	if s.typing != nil {
		s.typing.draw(v)
		return
	}
	v.Put(0, 0, grid.Faint, layout.Cut(s.hints(), v.W))
}

// known is what Tab completes behind a lead.
func (s *state) known(lead string) (out []string) {
	switch lead {
	case "/":
		if s.m.Ask == nil {
			return nil
		}
		for i := range s.m.Ask.Options {
			out = append(out, s.m.Ask.Options[i].Key)
		}
	case ":":
		out = append(out, "undo", "redo", "more", "show ", "status", "look ", "legend", "why ", "why-not ", "cite ", "log", "save ", "help", "quit")
	case "go to":
		for i := range s.m.Scene.Maps {
			for _, c := range s.m.Scene.Maps[i].Cells {
				out = append(out, strings.ToLower(s.m.Scene.Things[c.Place].Title))
			}
		}
	}
	return out
}
