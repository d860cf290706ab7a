package talk

import (
	"slices"

	"sandtable/interp/machine"
	"sandtable/interp/scene"
	"sandtable/play/log"
	"sandtable/play/say"
	"sandtable/schema/layout"
)

// News returns what has changed since the player at the table last decided, as they see it; nil
// where they have not decided yet, or nothing has changed. What great has come of their own
// decision is news too: dice have told it. Foreign reports whether bots, or people at another
// screen, have decided since.
func (tb *Table) News(now *scene.Scene) (changes []scene.Change, foreign bool) {
	at, foreign := tb.S.Since(tb.Viewer())
	switch at {
	case 0:
		return nil, false
	case tb.S.At():
		if changes = now.Since(tb.before(at - 1)); !log.Further(tb.S.Log(tb.Viewer(), at-1)) {
			changes = great(changes)
		}
		return changes, false
	}
	then, before := tb.before(at), tb.before(at-1)
	changes = scene.Joined(now.Since(then), great(then.Since(before)), now.Since(before))
	slices.SortStableFunc(changes, scene.Change.Order)
	return changes, foreign
}

// great keeps the changes that are worth a word to who brought them about.
func great(changes []scene.Change) []scene.Change {
	return slices.DeleteFunc(changes, func(c scene.Change) bool { return !c.Great })
}

// seen is what somebody has seen of a position.
type seen struct {
	viewer   int32
	position uint64
	after    [2]int // so many decisions, in which course of the game
	scene    *scene.Scene
}

// mostSeen is how many scenes are kept: that of now, those before and after the last decision of
// the player at the table, and one more.
const mostSeen = 4

// before returns what the viewer saw after so many decisions.
func (tb *Table) before(at int) *scene.Scene {
	after := [2]int{at, tb.S.Course()}
	if i := slices.IndexFunc(tb.seen, func(k seen) bool { return k.viewer == tb.Viewer() && k.after == after }); i >= 0 {
		return tb.keep(tb.seen[i], i)
	}
	return tb.see(tb.S.Before(at), at)
}

// see returns what the viewer sees of the position after so many decisions: the scene that was made
// of it, if it is one of the last.
func (tb *Table) see(m *machine.M, at int) *scene.Scene {
	x := seen{viewer: tb.Viewer(), position: m.Hash()}
	i := slices.IndexFunc(tb.seen, func(k seen) bool { return k.viewer == x.viewer && k.position == x.position })
	if i >= 0 {
		x = tb.seen[i]
	} else {
		x.scene = tb.sceneOn(m)
	}
	x.after = [2]int{at, tb.S.Course()}
	return tb.keep(x, i)
}

// keep keeps a scene as the last one, in the stead of one that was kept; -1: it is new.
func (tb *Table) keep(x seen, i int) *scene.Scene {
	if i >= 0 {
		tb.seen = slices.Delete(tb.seen, i, i+1)
	}
	tb.seen = append(tb.seen, x)
	tb.seen = tb.seen[max(len(tb.seen)-mostSeen, 0):]
	return x.scene
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
