package talk

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/interp/save"
	"sandtable/interp/view"
	"sandtable/play/say"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// afterEnd answers whatever is to be decided when nothing is left to decide.
const afterEnd = "The game is over, and nothing is left to decide: undo goes back, log, look, show, why, cite and view tell, save keeps the game, quit leaves it."

// Result returns how the game has ended, what that is worth to whom, by which figures, and how many
// decisions were taken; nil if it goes on. The end has been told then.
func (tb *Table) Result() []say.Line {
	if tb.S.M.Pending() != nil {
		return nil
	}
	tb.Ended = true
	return slices.Concat(tb.ending(), tb.saidLast(), tb.reckoning(false), []say.Line{{Text: tb.tally()}})
}

// mostSaid is how many lines are told again of what the rules said last.
const mostSaid = 6

// saidLast returns what the rules have said since the last decision: why the game is over, and
// where that came about.
func (tb *Table) saidLast() (out []say.Line) {
	for _, l := range tb.S.Log(tb.Viewer(), tb.S.At()-1) {
		if l.Said && len(out) < mostSaid {
			out = append(out, say.Under("  ", english.Sentence(strings.TrimSpace(l.Text))))
		}
	}
	return out
}

// ending returns how the game ended, and what that is worth to whom, if it may be worth more than
// to win or to lose.
func (tb *Table) ending() []say.Line {
	m := tb.S.M
	if !m.Over || m.Result == model.None {
		return []say.Line{say.Headed("The game is over.", "")}
	}
	r := tb.S.P.Game.Things[m.Result]
	out := []say.Line{say.Headed("The game is over: "+r.Title, "")}
	if r.Text != "" {
		out[0].Text = " (" + r.Text + ")"
	}
	if len(tb.S.P.Players) > 1 && tb.graded() {
		for _, p := range tb.S.P.Players {
			out = append(out, say.Under("  ", p.Title+": "+tb.worth(p)))
		}
	}
	return out
}

// graded reports whether a result may be worth more to a player than another one that is won, too.
func (tb *Table) graded() bool {
	g := tb.S.P.Game
	for r := range g.Of(model.KindResult) {
		if slices.ContainsFunc(r.Worth, func(n int32) bool { return n < -g.Unit || n > g.Unit }) {
			return true
		}
	}
	return false
}

// worth returns what the end is worth to a player; "" if the game goes on, or has no result.
func (tb *Table) worth(p *model.Thing) string {
	if !tb.S.M.Over {
		return ""
	}
	e := view.Position(tb.S.M, p.ID).End
	if e == nil || e.Result == "" {
		return ""
	}
	return tb.number(e.Worth)
}

// tally says how many decisions were taken.
func (tb *Table) tally() string {
	by, text := tb.S.Taken(), english.Count(tb.S.At(), "decision")
	if by[""] == tb.S.At() {
		return text + "."
	}
	text += fmt.Sprintf(": %d by people", by[""])
	for _, x := range [][2]string{{save.ByBot, "by bots"}, {save.ByGuide, "by the guide"}, {save.ByAuto, "with only one option"}} {
		if n := by[x[0]]; n > 0 {
			text += fmt.Sprintf(", %d %s", n, x[1])
		}
	}
	return text + "."
}

// KeptIn says where the whole game stands that is over, and how to see it again; nothing without a
// save.
func (tb *Table) KeptIn() []say.Line {
	f := tb.S.File()
	if f == "" {
		return nil
	}
	return say.Copied(fmt.Sprintf("The whole game is in %s; `sandtable replay %s` shows it again.", f, word(tb.called(f))))
}
