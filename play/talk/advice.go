package talk

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"

	"sandtable/interp/bot"
	"sandtable/interp/machine"
	"sandtable/interp/naming"
	"sandtable/play/say"
	"sandtable/play/session"
	"sandtable/play/talk/match"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// whyMove tells why a bot has moved: the last one, or the one so many of their moves back.
func (tb *Table) whyMove(args string) Answer {
	n, ok := match.Count(args, 1)
	if !ok {
		return replyf("why %s takes a number: why %s 3", theMove, theMove)
	}
	moves := tb.S.Bots()
	switch {
	case len(moves) == 0:
		return reply("No bot has decided anything yet.")
	case n > len(moves):
		return replyf("The bots have taken %s.", english.Count(len(moves), "decision"))
	}
	ctx, stop := tb.interruptible()
	defer stop()
	a, err := tb.S.Why(moves[n-1], tb.Viewer(), func() bool { return ctx.Err() != nil })
	if err != nil {
		return reply(english.Sentence(err.Error()))
	}
	return said(tb.adviceLines(a, a.Player.Title+": "+a.Option.Title)...)
}

// mostMoves is how many moves of bots are listed.
const mostMoves = 12

// Moves lists why bots have moved so: the last moves, the very last first.
func (tb *Table) Moves() (out []Question) {
	moves := tb.S.Bots()
	for i, n := range moves[:min(len(moves), mostMoves)] {
		out = append(out, Question{Ask: theMove + " " + strconv.Itoa(i+1), Text: "why " + cmp.Or(tb.S.Decided(n, tb.Viewer()), "a bot has decided so")})
	}
	return out
}

// hintTo tells what a bot would do in the place of the player who decides, and why: by the advice
// of the game, or else by trial.
func (tb *Table) hintTo(string) Answer {
	switch {
	case tb.S.Player() == nil:
		return reply(afterEnd)
	case !tb.Mine():
		return reply("A hint is given for your own decisions.")
	case len(tb.S.Options()) == 0:
		return reply("Nothing may be chosen here; undo goes back.")
	}
	ctx, stop := tb.interruptible()
	defer stop()
	a, err := tb.S.Hint(func() bool { return ctx.Err() != nil })
	if err != nil {
		return reply(english.Sentence(err.Error()))
	}
	out := tb.adviceLines(a, a.Option.Title)
	if len(a.Set) > 0 {
		all := append(tb.Set().Taken, english.Each(a.Set, func(o naming.Option) string { return o.Title })...)
		if a.More {
			all = append(all, "and more")
		}
		out = append(out, say.Line{Text: "To choose in all: " + strings.Join(all, ", ") + "."})
	}
	if ctx.Err() != nil {
		out = append(out, say.Line{Text: "Stopped: it is the best so far."})
	}
	if opts := tb.S.Options(); a.At < len(opts) && opts[a.At].Key == a.Option.Key {
		out[0] = say.Line{Kind: say.Numbered, Label: strconv.Itoa(a.At + 1), Text: a.Option.Title + advised(a)}
		tb.Number(a.At)
	} else {
		out = append(out, say.Line{Text: "type: " + a.Option.Key, Role: say.Faint})
	}
	return said(out...)
}

// by returns whose advice it is.
func by(a *session.Advice) string {
	switch {
	case a.Policy == nil:
		return ", by trial of each option in imagined continuations"
	case a.Tried != nil:
		return fmt.Sprintf(", by trial guided by the policy %q", a.Policy.Title)
	}
	return fmt.Sprintf(", by the policy %q", a.Policy.Title)
}

// advised says whose advice a hint is, to somebody who has never heard of the policy.
func advised(a *session.Advice) string {
	if a.Policy == nil || a.Tried != nil {
		return by(a)
	}
	return fmt.Sprintf(", as the game advises (its policy %q)", a.Policy.Title)
}

// adviceLines tell why an option is taken: the lines of the policy that hold for it, how it did in
// trials, and what comes next, or was overlooked.
func (tb *Table) adviceLines(a *session.Advice, what string) []say.Line {
	out := append([]say.Line{say.Headed(what, by(a))}, tb.weighed(&a.For)...)
	switch {
	case a.Tried != nil:
		out = append(out, say.Line{Text: fmt.Sprintf("Tried %s: %d of 100, where 0 is the worst that came of any option, and 100 the best.",
			english.Count(a.Tried.Times, "time"), a.Tried.Percent), Role: say.Faint})
	case a.Policy == nil: // there was nothing to try
	case a.For.Shared():
		out = append(out, say.Line{Text: "Drawn by lot, by shares.", Role: say.Faint})
	case a.Equal > 1 && len(out) == 1:
		out = append(out, say.Line{Text: fmt.Sprintf("It is a matter of taste: nothing speaks for one of these %d, and one is drawn by lot.", a.Equal), Role: say.Faint})
	case a.Equal > 1:
		out = append(out, say.Line{Text: fmt.Sprintf("One of %d that are equally good: drawn by lot.", a.Equal), Role: say.Faint})
	case len(out) == 1:
		out = append(out, say.Line{Text: "Nothing speaks for it, or against it.", Role: say.Faint})
	}
	if a.Second == nil {
		return out
	}
	head := "Next: " + a.Second.Option.Title
	if a.Second.Better {
		head = "Overlooked: " + a.Second.Option.Title
	}
	next := tb.weighed(&a.Second.For)
	switch {
	case a.Second.Tried != nil:
		return append(out, say.Headed(head, fmt.Sprintf(", %d of 100 in %s", a.Second.Tried.Percent, english.Count(a.Second.Tried.Times, "trial"))))
	case len(next) == 0:
		return append(out, say.Headed(head, ", of which nothing is said"))
	}
	return append(append(out, say.Headed(head, "")), next...)
}

// weighed tells what a policy says of an option.
func (tb *Table) weighed(w *bot.Weighed) (out []say.Line) {
	if f := w.First; f != nil {
		by := english.Each(f.Deeds, func(d machine.Deed) string { return d.Text + " = " + tb.number(d.Number) })
		text := f.Line.Label
		if len(by) > 0 {
			text += ": " + strings.Join(by, ", ")
		}
		out = append(out, say.Amount("first", text, model.Cite(f.Line.Ref)))
	}
	for i := range w.Prefers {
		s := &w.Prefers[i]
		for _, d := range s.Deeds {
			out = append(out, say.Amount(tb.deedOf(d), s.Line.Label, model.Cite(s.Line.Ref)))
		}
	}
	if w.Dark {
		out = append(out, say.Line{Text: "More of it depends on what you cannot see.", Role: say.Faint})
	} else if len(out) > 1 && len(w.Prefers) > 0 {
		out = append(out, say.Amount(tb.number(w.Worth), "in all", ""))
	}
	return out
}

// number returns a figure as the game shows it.
func (tb *Table) number(n int32) string { return tb.S.P.Game.Show(model.TNumber, n) }

// deedOf returns what a preference does, in short.
func (tb *Table) deedOf(d machine.Deed) string {
	n := tb.number(d.Number)
	switch {
	case d.Word == "at_least":
		return ">=" + n
	case d.Word == "at_most":
		return "<=" + n
	case d.Word == "to":
		return "= " + n
	case d.Word == "share":
		return "share " + n
	case d.Number < 0:
		return n
	}
	return "+" + n
}
