package full

import (
	"fmt"
	"strings"

	tea "charm.land/bubbletea/v2"

	"sandtable/interp/naming"
	"sandtable/interp/scene"
	"sandtable/schema/english"
	"sandtable/show/grid"
)

// actor is somebody who can do something, with the options of each action.
type actor struct {
	title   string
	place   scene.Ref
	of      []int
	actions []string // in the order of the options
	count   map[string]int
}

// actors returns all who can do something now; where nobody in particular does it, the actions.
func (s *state) actors() (out []*actor) {
	at := map[string]*actor{}
	for i := range s.m.Ask.Options {
		action, who, place := "", "", scene.None
		for _, p := range s.m.Ask.Options[i].Parts {
			switch p.Role {
			case naming.Action:
				action = p.Title
			case naming.Actor:
				who, place = p.Title, p.At
			}
		}
		if who == "" {
			who, action = action, ""
		}
		key := fmt.Sprint(who, place)
		if who == "" {
			who, key = s.m.Ask.Options[i].Title, s.m.Ask.Options[i].Key
		}
		a := at[key]
		if a == nil {
			a = &actor{title: who, place: place, count: map[string]int{}}
			at[key] = a
			out = append(out, a)
		}
		if a.of = append(a.of, i); action != "" {
			if a.count[action] == 0 {
				a.actions = append(a.actions, action)
			}
			a.count[action]++
		}
	}
	return out
}

// says returns what somebody can do, in words.
func (a *actor) says() string {
	list := english.Each(a.actions, func(x string) string { return fmt.Sprintf("%s %d", x, a.count[x]) })
	if list == nil && len(a.of) > 1 {
		return fmt.Sprint(len(a.of))
	}
	return strings.Join(list, ", ")
}

// whoPane returns who can do what: Enter opens what somebody can do.
func whoPane() *pane {
	p := &pane{key: "d", title: "Who can do what"}
	p.make = func(s *state) []line {
		if s.m.Ask == nil {
			return []line{{text: "Nothing is to be decided.", st: grid.Faint}}
		}
		var out []line
		for i, a := range s.actors() {
			name := a.title
			if a.place != scene.None && s.m.Scene.Things[a.place].Title != name {
				name += " (" + english.Spaced(s.m.Scene.Things[a.place].Title) + ")"
			}
			out = append(out, line{text: fmt.Sprintf("%2d %s", i+1, english.Join(": ", name, a.says())), item: i + 1, hang: 4})
		}
		return out
	}
	p.pick = func(f *face, i int) tea.Cmd {
		list := f.actors()
		if f.pane = nil; i < len(list) {
			f.among(list[i].of)
		}
		return nil
	}
	return p
}
