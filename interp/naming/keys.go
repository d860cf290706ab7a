// Package naming says what the options of a decision are called: in logs, scripts, tests and saves
// by keys, for people by titles. A key follows from what the option is, never from how many others
// there are, so it stays when others come or go. Of points, which are too many to list, it finds
// those that a key names.
package naming

import (
	"strings"

	"sandtable/interp/machine"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// Option is one legal option of a decision, as people and files name it.
type Option struct {
	Key   string // stable: "attack slape-rifleman@b4-3", "pass"
	Title string // "Attack: Slape, Rifleman at B4-3"
}

// Keys names all options of the pending decision. Keys are unique within a decision and follow from
// what the option is, never from how many others there are: an action is named by its name, a thing
// by its own; a counter without a name of its own by its place if nothing else that could be meant
// lies there, else by what it is and where.
func Keys(m *machine.M) []Option {
	asks := m.Asks()
	if asks == nil {
		return nil
	}
	out := make([]Option, m.Options().Len())
	seen := map[string]int{}
	crowded := map[*machine.Ask]map[[2]int32]bool{}
	for _, a := range asks {
		crowded[a] = crowdedPlaces(m, a)
	}
	for i := range out {
		a, opt := m.Option(i)
		out[i] = option(m, a, opt, crowded[a])
		if n := seen[out[i].Key]; n > 0 {
			seen[out[i].Key]++
			out[i].Key += "#" + string(rune('1'+n))
		} else {
			seen[out[i].Key] = 1
		}
	}
	return out
}

// crowdedPlaces finds the places where two different counters without names of their own are to be
// told apart among the options of a decision, or of what is offered beside it, by component.
func crowdedPlaces(m *machine.M, a *machine.Ask) map[[2]int32]bool {
	first := map[[2]int32]*model.Kind{}
	crowded := map[[2]int32]bool{}
	for i := 0; i < m.Options().Len(); i++ {
		of, opt := m.Option(i)
		if of != a {
			continue
		}
		for j, v := range opt {
			if len(opt) > 1 && j == 0 || !nameless(m, v, typeOf(a, opt, j)) {
				continue
			}
			at := [2]int32{int32(j), m.PlaceOf(v)}
			k := m.P.Game.Things[v].Kind
			if f := first[at]; f == nil {
				first[at] = k
			} else if f != k {
				crowded[at] = true
			}
		}
	}
	return crowded
}

// nameless reports whether a value is one of several like counters.
func nameless(m *machine.M, v int32, t model.Type) bool {
	if t.Base != model.ThingOf || v < 0 || int(v) >= len(m.P.Game.Things) {
		return false
	}
	th := m.P.Game.Things[v]
	return th != nil && th.Copy > 0 && v >= m.P.Ids.PieceLo && v < m.P.Ids.PieceHi
}

// typeOf is the type of the j-th number of an option.
func typeOf(a *machine.Ask, opt []int32, j int) model.Type {
	if a.Acts == nil {
		if j < len(a.Types) {
			return a.Types[j]
		}
		return model.Type{}
	}
	for _, x := range a.Acts {
		if x.Action.Index == opt[0] && j >= 1 && j-1 < len(x.Types) {
			return x.Types[j-1]
		}
	}
	return model.Type{}
}

func option(m *machine.M, a *machine.Ask, opt []int32, crowded map[[2]int32]bool) Option {
	if opt[0] == machine.PassOption {
		title := a.Pass
		if a.Stmt != nil && a.Stmt.Passes != "" {
			title += ": " + a.Stmt.Passes
		}
		return Option{Key: a.Pass, Title: title}
	}
	if a.Acts == nil {
		if a.Types[0].Base == model.Bool {
			if opt[0] != 0 {
				return Option{"yes", "yes: " + a.Title}
			}
			return Option{"no", "no"}
		}
		k, t := name(m, opt[0], a.Types[0], 0, crowded)
		return Option{k, t}
	}
	act := a.Act(opt[0])
	var keys, titles []string
	for j := 1; j < len(opt); j++ {
		if opt[j] == model.None || j-1 >= len(act.Types) || act.Types[j-1].Base == model.Invalid {
			continue
		}
		k, t := chosen(m, act, opt, j, crowded)
		keys, titles = append(keys, k), append(titles, t)
	}
	if w := m.Way(a, opt); w != nil {
		for _, s := range w.Steps {
			o := option(m, s.Ask, s.Opt, nil)
			keys, titles = append(keys, o.Key), append(titles, o.Title)
		}
	}
	choice := strings.Join(keys, "-")
	title := act.Action.Title
	if len(titles) > 0 {
		title += ": " + strings.Join(titles, ", ")
	}
	switch {
	case choice == "":
		return Option{act.Action.Name, title}
	case len(a.Acts) == 1 && a != m.P.Anytime:
		// Of what stands beside other options, the name is never left out.
		return Option{choice, title}
	}
	return Option{act.Action.Name + " " + choice, title}
}

// chosen is the key and the title of who acts, or of what is chosen at the head of an action. A
// number by itself does not say what it counts; its name does, unless that is a letter.
func chosen(m *machine.M, act *machine.Act, opt []int32, j int, crowded map[[2]int32]bool) (key, title string) {
	key, title = name(m, opt[j], act.Types[j-1], int32(j), crowded)
	if called := act.Names[j-1]; j > 1 && act.Types[j-1].Is(model.Number) && len(called) > 1 {
		title = english.Spaced(called) + " " + title
	}
	return key, title
}

// name is the key and the title of a value.
func name(m *machine.M, v int32, t model.Type, part int32, crowded map[[2]int32]bool) (key, title string) {
	g := m.P.Game
	if v == model.None {
		return "none", "none"
	}
	if t.Base == model.ThingOf && v >= 0 && int(v) < len(g.Things) && g.Things[v] != nil {
		th := g.Things[v]
		title = english.Title(th.Title)
		if !nameless(m, v, t) {
			if th.Name == "" { // a box of a track
				return english.Slug(th.Title), title
			}
			return th.Name, title
		}
		at := g.Things[m.PlaceOf(v)]
		if p := m.SpotOf(v); p != model.None {
			spot := g.Show(g.Surface.Point, p)
			return th.Name + "@" + spot, title + " at " + spot
		}
		there := title + " at " + english.Title(at.Title)
		switch {
		case !at.Kind.Is(model.KindSpace):
			// In a hand or a box a card is called by what it is.
			return th.Name, title
		case crowded[[2]int32{part, at.ID}]:
			return th.Name + "@" + at.Name, there
		default:
			return at.Name, there
		}
	}
	s := g.Show(t, v)
	if t.Base == model.PointOf {
		return s, s
	}
	return english.Slug(s), english.Spaced(s)
}
