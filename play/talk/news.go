package talk

import (
	"fmt"
	"slices"

	"sandtable/interp/scene"
	"sandtable/play/log"
	"sandtable/schema/english"
	"sandtable/schema/layout"
)

// News returns what has changed since the player at the table last decided, as they see it; nil
// where they have not decided yet, or nothing has changed. What their own decision has cost is news
// too: dice have told it. Foreign reports whether bots, or people at another screen, have decided
// since.
func (tb *Table) News(now *scene.Scene) (changes []scene.Change, foreign bool) {
	at, foreign := tb.S.Since(tb.Viewer())
	if at == 0 || at == tb.S.At() {
		return nil, false
	}
	then := tb.before(at)
	changes = now.Since(then)
	if !foreign {
		return changes, false
	}
	for _, c := range then.Since(tb.before(at - 1)) {
		if c.What == scene.Lost {
			changes = append(changes, c)
		}
	}
	slices.SortStableFunc(changes, scene.Change.Order)
	return changes, true
}

// earlier is what somebody saw after so many decisions.
type earlier struct {
	at     int
	viewer int32
	way    uint64 // the position: after an undo the game may have gone another way
	scene  *scene.Scene
}

// before returns what the viewer saw after so many decisions. The last two that were asked for are
// kept.
func (tb *Table) before(at int) *scene.Scene {
	m := tb.S.Before(at)
	e := earlier{at: at, viewer: tb.Viewer(), way: m.Hash()}
	kept := &tb.earlier[at%len(tb.earlier)]
	if k := kept; k.at == e.at && k.viewer == e.viewer && k.way == e.way && k.scene != nil {
		return k.scene
	}
	e.scene = tb.sceneOn(m)
	*kept = e
	return e.scene
}

// groups are the headings of a page of news, by the class of changes.
var groups = map[scene.What][2]string{ // of the reader, of others
	scene.Scored:  {"What counts", "What counts"},
	scene.Lost:    {"You have lost", "Off the map"},
	scene.Gone:    {"Yours, out of sight now", "Out of sight now"},
	scene.Struck:  {"You are hit, or changed", "Changed"},
	scene.Came:    {"New: yours", "New, or seen now"},
	scene.Moved:   {"You have moved", "Moved"},
	scene.Altered: {"Places", "Places"},
	scene.Dealt:   {"Cards", "Cards"},
	scene.Counted: {"Tracks and figures", "Tracks and figures"},
}

// mostOf is how many changes of a class are told one by one.
const mostOf = 12

// NewsPage returns changes as lines, what matters most first, under a heading for each class; of
// others by whose pieces they are.
func NewsPage(sc *scene.Scene, changes []scene.Change) (out []Line) {
	for i := 0; i < len(changes); {
		c := changes[i]
		n := i
		for n < len(changes) && changes[n].What == c.What && changes[n].Mine == c.Mine && changes[n].Owner == c.Owner {
			n++
		}
		out = append(out, Line{Head: heading(sc, c)})
		for _, x := range changes[i:min(n, i+mostOf)] {
			out = append(out, Line{Label: "  ", Text: english.Join(": ", english.Title(x.Title), x.Text), Role: roleOf(x)})
		}
		if left := n - i - mostOf; left > 0 {
			out = append(out, Line{Label: "  ", Text: fmt.Sprintf("and %d more", left), Role: Faint})
		}
		i = n
	}
	return out
}

// heading returns the name of a class of changes, and whose they are.
func heading(sc *scene.Scene, c scene.Change) string {
	if c.Mine {
		return groups[c.What][0]
	}
	title := groups[c.What][1]
	for _, side := range sc.Sides {
		if side.Name == c.Owner {
			return title + ": " + side.Title
		}
	}
	return title
}

// roleOf returns how a line stands out: losses and the score do.
func roleOf(c scene.Change) Role {
	switch {
	case c.What == scene.Lost && c.Mine:
		return Alarm
	case c.What == scene.Scored, c.What == scene.Lost:
		return Bright
	}
	return Plain
}

// news answers with what has happened since somebody last decided: what has changed, and all that
// is in the log.
func (tb *Table) news(string) Answer {
	sc := tb.Scene()
	changes, _ := tb.News(sc)
	out := NewsPage(sc, changes)
	if len(tb.Told) > 0 {
		if len(out) > 0 {
			out = append(out, Line{}, Line{Head: "How it came about"})
		}
		out = append(out, folds(layout.Dedent(log.Texts(tb.Told)))...)
	}
	if len(out) == 0 {
		return reply("Nothing has happened yet.")
	}
	return said(out...)
}
