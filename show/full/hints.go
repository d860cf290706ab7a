package full

import (
	"strings"

	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/show/grid"
)

// hints returns the keys that the bottom line names, by what is shown.
func (s *state) hints() string {
	switch {
	case s.m == nil && s.thinks == "":
		return "The game begins."
	case s.m == nil:
		return s.thinks + "   Esc stops"
	case s.m.Cover != "":
		return "Enter: show the game"
	case s.thinks != "":
		return s.thinks + "   Esc stops"
	case s.busy && s.slow:
		return "working   Esc stops"
	case s.pane != nil && s.pane.pick != nil && s.pane.items() > 0:
		return english.Join("  ", "j k mark  Enter open", s.pane.hint, "/ search  Esc close  ? help")
	case s.pane != nil && len(s.pane.keys) > 0:
		return english.Join("  ", "j k scroll", s.pane.hint, "/ search  n N find  Esc close  ? help")
	case s.pane != nil:
		return "j k scroll  / search  n N find  Esc close  ? help"
	case s.m.Review != nil:
		return s.reviewHints()
	case s.m.Wait != "":
		return "Waiting for " + s.m.Wait + "   u undo  e log  c t r s look  q leave  ? help"
	case s.m.End != nil:
		return "The game is over   N play it anew  u undo  e log  r rules  q leave  ? help"
	case s.paused && s.steps:
		return "Enter the next move  B lets them run  e log  u undo  q leave  ? help"
	case s.paused:
		return "Stopped   Enter goes on  u undo  q leave"
	case s.b != nil && s.b.Empty():
		return "number does  n p mark  o odds  Enter do  Esc back  u undo  / type  e log  ? help  q"
	}
	if s.m.Ask != nil && choosesSet(s) {
		if len(s.chosen) > 0 {
			return "Space in or out  + all  - none  Enter chooses them  n p next  u undo  ? help"
		}
		return "Space or number takes in  + all  Enter one alone  n p next  u undo  ? help  q"
	}
	always := ""
	if s.m.Ask != nil && s.m.Ask.Recurs {
		always = "  S from now on"
	}
	if s.marked >= 0 && len(s.path) > 0 {
		verb := "open"
		if s.kids[s.marked].Leaf() {
			verb = "do it"
		}
		if s.digits != "" && s.labels[s.marked] == s.digits {
			verb = verb + ", or one more digit"
		}
		return "Enter " + verb + always + "  o odds  n p next  Esc back  arrows map  s stack  u undo  / type  ? help"
	}
	odds, place := "", "  Enter at a place"
	if len(s.targets) == 0 {
		odds, place = "  o odds", ""
	}
	return "number does  n p mark" + always + odds + "  arrows map  Esc back  u undo  ? help  q" + place + "  / type"
}

// drawKeys writes the bottom line: what is typed, or the keys that hold now.
func (s *state) drawKeys(v grid.View) {
	if s.typing != nil {
		s.typing.draw(v)
		return
	}
	v.Put(0, 0, grid.Faint, layout.Cut(whole(s.hints(), v.W), v.W))
}

// whole is as many of the keys of a line as there is room for, the one for help always among them.
func whole(text string, w int) string {
	parts := strings.Split(text, "  ")
	for i := len(parts) - 1; i > 0 && layout.Width(strings.Join(parts, "  ")) > w; i-- {
		if !strings.Contains(parts[i], "? help") {
			parts = append(parts[:i], parts[i+1:]...)
		}
	}
	return strings.Join(parts, "  ")
}

// reviewHints returns the keys of a game that is only looked at.
func (s *state) reviewHints() string {
	play := "space play"
	if s.reel.on {
		play = "space stop"
	}
	return "n next  p back  " + play + "  + - pace  Tab turn  / to  home end  e log  ? help  q leave"
}
