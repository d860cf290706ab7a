package full

import (
	"fmt"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"sandtable/interp/choice"
	"sandtable/interp/scene"
	"sandtable/play/talk"
	"sandtable/schema/english"
	"sandtable/show/grid"
)

// nextTheme goes to the next theme of colors.
func (f *face) nextTheme() tea.Cmd {
	f.grey = true
	f.theme = grid.Themes[(slices.Index(grid.Themes, f.theme)+1)%len(grid.Themes)]
	f.note = []string{"theme " + f.theme.Name}
	return nil
}

// pan moves the window by half of it.
func (s *state) pan(dx, dy int) {
	if !hasBoard(s) {
		return
	}
	w, h := s.window()
	s.ox, s.oy = s.ox+dx*max(w/2, 1), s.oy+dy*max(h/2, 1)
	s.clip()
}

// stepBack goes one step back: from an answer that has been read, to the node above, to where
// nothing is marked, to the choice that led here.
func (f *face) stepBack() tea.Cmd {
	switch {
	case len(f.note) > 1:
		f.note = nil
	case f.back():
	case f.marked < 0 && f.way == nil && len(f.chosen) == 0 && f.m.Ask != nil && f.m.Ask.LedOn:
		return f.obey(":undo")
	default:
		f.marked, f.way, f.chosen = -1, nil, nil
	}
	return nil
}

// enter does what is marked: an option is taken, a node opened. Where nothing is marked, what
// concerns the place under the cursor is shown.
func (f *face) enter() tea.Cmd {
	switch {
	case f.paused:
		return f.submit(f.desk.begin)
	case f.m.Ask != nil && f.marked < 0 && len(f.chosen) > 0:
		return f.chooseSet()
	case f.m.Ask == nil:
		return nil
	case f.marked < 0 && len(f.m.Ask.Options) == 1: // it answers itself, unless a throw was not wanted
		return f.submit(f.desk.begin)
	case f.marked >= 0:
		if len(f.chosen) > 0 {
			return f.chooseSet()
		}
		k := &f.kids[f.marked]
		if k.Leaf() {
			i, times := k.Of[0], f.times
			if times > 1 {
				return f.decide(func(t *talk.Table) talk.Answer { return t.ChooseTimes(i, times) })
			}
			return f.submit(func() *Moment { return f.desk.choose(i) })
		}
		f.open(f.node().Open(f.m.Ask.Options, k))
		return f.lookAround(nil)
	case f.b.Measured() != nil && f.at.X >= 0:
		return f.enterPoint()
	case len(f.targets[f.cursor]) == 1 && f.kids[f.targets[f.cursor][0]].Leaf():
		f.mark(f.targets[f.cursor][0])
		return nil
	}
	if _, ok := f.node().Here(f.m.Ask.Options, f.cursor); !ok && f.cursor != scene.None && len(f.targets) > 0 {
		return f.refuse()
	}
	if len(f.targets) == 0 || !f.narrow(f.node(), false) {
		f.note = []string{"Nothing is marked: n marks the first choice, the cursor any other; a number does one at once."}
	}
	return nil
}

// narrow opens what begins at the place under the cursor, of a node, or all that concerns it.
func (s *state) narrow(n *choice.Node, all bool) bool {
	if s.cursor == scene.None || s.m.Ask == nil {
		return false
	}
	at, ok := n.Here(s.m.Ask.Options, s.cursor)
	if all {
		at, ok = n.At(s.m.Ask.Options, s.cursor)
	}
	if !ok {
		s.note = []string{"Nothing can be chosen at " + s.m.Scene.Things[s.cursor].Title + " now; W tells why not."}
		return true
	}
	if len(at.Of) == len(s.node().Of) && len(s.kids) == 1 {
		s.mark(0)
		return true
	}
	here := s.cursor
	s.open(at)
	s.cursor = here
	return true
}

// enterPoint takes the point under the cursor, or what stands there, if it may be chosen.
func (f *face) enterPoint() tea.Cmd {
	options := f.m.Ask.Options
	table, depth := f.b.Measured(), f.node().Depths(f.m.Ask.Options)
	for _, i := range f.node().Of {
		for j, p := range options[i].Parts {
			if !p.Point || j < depth(i) {
				continue
			}
			key := options[i].Key
			if at := strings.LastIndex(key, p.Key); at >= 0 {
				return f.obey(key[:at] + point(f.at.X, f.at.Y, table.Unit) + key[at+len(p.Key):])
			}
		}
	}
	for i := range f.kids {
		if p := f.kids[i].Part; p != nil && p.Ref != scene.None {
			if at, ok := f.stands(p.Ref); ok && abs(at.X-f.at.X) <= table.Unit && abs(at.Y-f.at.Y) <= table.Unit {
				f.mark(i)
				return nil
			}
		}
	}
	f.note = []string{fmt.Sprintf("Nothing can be chosen at %s: n marks the first choice.", point(f.at.X, f.at.Y, table.Unit))}
	return nil
}

// nextPlace moves the cursor to the next place where something may be chosen, by rows.
func (s *state) nextPlace(by int) {
	var list []scene.Ref
	for place := range s.targets {
		if s.b.Has(place) {
			list = append(list, place)
		}
	}
	if len(list) == 0 {
		s.step(by)
		return
	}
	s.look(s.b.Next(list, s.cursor, by))
}

// odds asks what may come of the option that is marked, or of one that is typed; how says how far.
func (f *face) odds(how string) tea.Cmd {
	of, depth := f.node().Of, f.node().Depth // nothing is marked: of all that is listed
	if f.marked >= 0 {
		k := &f.kids[f.marked]
		if k.Leaf() {
			return f.obey(":odds " + f.m.Ask.Options[k.Of[0]].Key + how)
		}
		of, depth = k.Of, f.node().Depths(f.m.Ask.Options)(k.Of[0])+1
	}
	if depth == 0 {
		return f.obey(":odds" + how)
	}
	var keys []string // of all that it leads to
	for _, p := range f.m.Ask.Options[of[0]].Parts[:depth] {
		keys = append(keys, p.Key)
	}
	return f.obey(":odds " + strings.Join(keys, " ") + how)
}

// section returns the section of the rules that is in force: that of the marked action, the
// decision or the phase.
func (s *state) section() string {
	if a, ok := s.act(); ok && a.Section != "" {
		return a.Section
	}
	if s.m.Ask != nil && s.m.Ask.Section != "" {
		return s.m.Ask.Section
	}
	for _, p := range slices.Backward(s.m.Scene.Header.Path) {
		if p.Section != "" {
			return p.Section
		}
	}
	return ""
}

// answer takes the option that a text means; of several those are listed.
func (f *face) answer(text string) tea.Cmd {
	if f.m.Ask == nil {
		return nil
	}
	if i := slices.Index(f.labels, text); i >= 0 {
		f.mark(i)
		return f.enter()
	}
	text = f.pointText(text)
	f.asked = text
	numbered := f.numbered()
	return f.submit(func() *Moment {
		switch found := f.desk.table.Means(text); len(found) {
		case 0:
			return f.desk.obey(text, numbered)
		case 1:
			return f.desk.choose(found[0])
		default:
			m := f.desk.moment()
			m.Among = found
			return m
		}
	})
}

// goTo moves the cursor to a place by its name, or the beginning of it.
func (f *face) goTo(text string) {
	if place := f.called(text); place != scene.None {
		f.note = nil
		f.look(place)
	}
}

// called returns the place of a name, or the first one whose name begins so. If there is none, that
// is told.
func (s *state) called(text string) scene.Ref {
	want := english.Slug(text)
	best := scene.None
	for i := range s.m.Scene.Maps {
		for _, c := range s.m.Scene.Maps[i].Cells {
			t := &s.m.Scene.Things[c.Place]
			for _, name := range []string{t.Name, t.Title, c.Called} {
				switch name = english.Slug(name); {
				case name == "":
				case name == want:
					return c.Place
				case best == scene.None && strings.HasPrefix(name, want):
					best = c.Place
				}
			}
		}
	}
	if best == scene.None {
		s.note = []string{fmt.Sprintf("There is no place %q on the board.", text)}
	}
	return best
}

// pace lets bots wait for a key after each move, or run.
func (f *face) pace() tea.Cmd {
	f.steps = !f.steps
	f.desk.steps.Store(f.steps)
	f.note = []string{"Bots go on by themselves; B has them wait after each move."}
	if f.steps {
		f.note = []string{"Bots wait after each move for Enter; B lets them run."}
	}
	return nil
}

// rules opens the rules.
func (f *face) rules() tea.Cmd {
	f.openPane(rulesPane(f.desk.game.P.Game.Sections))
	return nil
}

// quit leaves the game.
func (f *face) quit() tea.Cmd {
	f.desk.halt.Store(true)
	return tea.Quit
}

// askMeasure asks to where it is to be measured, from the place or the point under the cursor.
func (s *state) askMeasure() {
	from := ""
	switch table := s.b.Measured(); {
	case table != nil && s.at.X >= 0:
		from = point(s.at.X, s.at.Y, table.Unit) + " "
	case table == nil && s.cursor != scene.None:
		from = s.m.Scene.Things[s.cursor].Name + " "
	}
	s.startTyping(":", "measure "+from)
}
