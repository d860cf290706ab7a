package talk

import (
	"slices"

	"sandtable/interp/scene"
	"sandtable/play/log"
	"sandtable/play/say"
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

// How returns how the news came about: the log since the player at the table last decided, without
// what they decided themselves; of who has not decided yet, nothing.
func (tb *Table) How() []log.Told {
	at, _ := tb.S.Since(tb.Viewer())
	if at == 0 {
		return nil
	}
	return log.Foreign(tb.S.Log(tb.Viewer(), at-1))
}

// news answers with what has happened since somebody last decided: what has changed, and how that
// came about.
func (tb *Table) news(string) Answer {
	sc := tb.Scene()
	changes, _ := tb.News(sc)
	out, how := say.News(sc, changes, true), tb.How()
	if how == nil {
		how = tb.Told
	}
	if len(how) > 0 {
		if len(out) > 0 {
			out = append(out, say.Line{}, say.Line{Head: "How it came about"})
		}
		out = append(out, say.Folds(layout.Dedent(log.Texts(how)))...)
	}
	if len(out) == 0 {
		return reply("Nothing has happened yet.")
	}
	return said(out...)
}
