package say

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/interp/scene"
	"sandtable/schema/english"
)

// groups are the headings of a page of news, by the class of changes.
var groups = map[scene.What][2]string{ // of the reader, of others
	scene.Scored:  {"What counts", "What counts"},
	scene.Lost:    {"You have lost", "Off the map"},
	scene.Left:    {"Yours, off the map now", "Off the map now"},
	scene.Gone:    {"Yours, out of sight now", "Out of sight now"},
	scene.Struck:  {"You are hit, or changed", "Changed"},
	scene.Came:    {"New: yours", "New, or seen now"},
	scene.Moved:   {"You have moved", "Moved"},
	scene.Altered: {"Places", "Places"},
	scene.Dealt:   {"Cards", "Cards"},
	scene.Counted: {"Tracks and figures", "Tracks and figures"},
}

// mostOf is how many changes of a class are told one by one, and how many are named where they are
// folded.
const mostOf = 12

// News returns changes as lines, what matters most first, under a heading for each class; of
// others by whose pieces they are. What matters little is folded, a line for a class, unless all is
// wanted, or there is nothing else.
func News(sc *scene.Scene, changes []scene.Change, all bool) (out []Line) {
	all = all || !slices.ContainsFunc(changes, scene.Change.Heavy)
	var folded []Line
	for i := 0; i < len(changes); {
		c := changes[i]
		n := i
		for n < len(changes) && heading(sc, changes[n]) == heading(sc, c) {
			n++
		}
		group := changes[i:n]
		i = n
		if !all && !c.Heavy() {
			folded = append(folded, Line{Head: heading(sc, c), Text: ": " + names(group), Hang: 2, Role: Faint})
			continue
		}
		out = append(out, Line{Head: heading(sc, c)})
		group = alike(group)
		for _, x := range group[:min(len(group), mostOf)] {
			out = append(out, Line{Label: "  ", Text: english.Join(": ", english.Title(x.Title), x.Text), Role: roleOf(x)})
		}
		if left := len(group) - mostOf; left > 0 {
			out = append(out, Line{Label: "  ", Text: fmt.Sprintf("and %d more", left), Role: Faint})
		}
	}
	return append(out, folded...)
}

// alike tells in one change what has become of several pieces in the same words, such as orders
// that end with the turn.
func alike(group []scene.Change) (out []scene.Change) {
	same := map[string][]scene.Change{}
	for _, c := range group {
		same[c.Text] = append(same[c.Text], c)
	}
	for _, c := range group {
		switch list := same[c.Text]; {
		case c.Text == "" || len(list) == 1:
			out = append(out, c)
		case len(list) > 1:
			c.Title = names(list)
			out, same[c.Text] = append(out, c), nil
		}
	}
	return out
}

// Great returns in a line what great has come about; "" if nothing has.
func Great(changes []scene.Change) string {
	var out []string
	for _, c := range changes {
		if !c.Great {
			continue
		}
		text := english.Join(": ", english.Title(c.Title), c.Text)
		switch {
		case c.What == scene.Lost && c.Mine:
			text = "lost: " + english.Join(", ", english.Title(c.Title), c.Text)
		case c.What == scene.Lost, c.What == scene.Left:
			text = "off the map: " + english.Join(", ", english.Title(c.Title), c.Text)
		}
		out = append(out, english.Capital(text))
	}
	return strings.Join(out, ". ")
}

// names returns of what changes of a class tell, each once, and of how many of a name.
func names(group []scene.Change) string {
	list := english.Times(english.Each(group, func(c scene.Change) string { return english.Title(c.Title) }))
	return strings.Join(english.Most(list, mostOf), ", ")
}

// heading returns the name of a class of changes, and whose they are.
func heading(sc *scene.Scene, c scene.Change) string {
	titles := groups[c.What]
	if c.Eased {
		titles = [2]string{"Yours, as usual again", "As usual again"}
	}
	if c.Mine {
		return titles[0]
	}
	title := titles[1]
	for _, side := range sc.Sides {
		if side.Name == c.Owner {
			return title + ": " + side.Title
		}
	}
	return title
}

// roleOf returns how a line stands out: the score does, and what has left the map.
func roleOf(c scene.Change) Role {
	switch {
	case c.OffMap() && c.Mine:
		return Alarm
	case c.What == scene.Scored, c.OffMap():
		return Bright
	}
	return Plain
}
