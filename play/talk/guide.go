package talk

import (
	"fmt"
	"strconv"
	"strings"

	"sandtable/play/say"
	"sandtable/play/session"
	"sandtable/schema/english"
)

// lead returns what the guide has to tell the one at the table; false if it tells nothing, or
// another player.
func (tb *Table) lead() (session.Lead, bool) {
	l, ok := tb.S.Lead()
	return l, ok && l.N > 0 && !l.Past && tb.through == nil && l.Player.ID == tb.Viewer()
}

// Guide returns what the guide has to say now: its prompt, and whether it ends there.
func (tb *Table) Guide() (out []say.Line) {
	l, ok := tb.lead()
	switch {
	case !ok:
		return nil
	case l.Strayed:
		return []say.Line{{Text: "The game has gone another way than the guide, which ends here. undo goes back to it.", Role: say.Faint}}
	}
	if !l.Over || l.Last {
		out = append(out, say.Line{Head: numbered(l), Text: ". " + l.Text})
		if see := tb.titles(l.See); len(see) > 0 {
			out = append(out, say.Line{Label: "  ", Text: "Look at " + strings.Join(see, ", ") + ".", Role: say.Faint})
		}
	}
	if l.Over {
		out = append(out, say.Line{Text: "The guide ends here: from now on you decide freely.", Role: say.Bright})
	}
	return out
}

// numbered returns the title of a prompt of the guide, and which of them it is.
func numbered(l session.Lead) string { return fmt.Sprintf("Guide %d of %d: %s", l.N, l.Of, l.Title) }

// titles are the titles of things.
func (tb *Table) titles(things []int32) []string {
	return english.Each(things, func(id int32) string { return tb.S.P.Game.Things[id].Title })
}

// Guidance tells what the guide has to say, once.
func (tb *Table) Guidance() []say.Line {
	l, ok := tb.lead()
	now := guided{l.N, l.Over}
	if !ok || now == tb.guided {
		return nil
	}
	tb.guided = now
	return tb.Guide()
}

// guided is what of a guide was told last.
type guided struct {
	prompt int
	over   bool
}

// leading returns the prompt of the guide in a line; "" if none leads now.
func (tb *Table) leading() string {
	if l, ok := tb.lead(); ok && !l.Over {
		return numbered(l) + "."
	}
	return ""
}

// See returns what the guide wants looked at: places, pieces, cards and tracks.
func (tb *Table) See() []int32 {
	if l, ok := tb.lead(); ok && !l.Over {
		return l.See
	}
	return nil
}

// guide tells again what the guide has to say, and which option it waits for; off ends it.
func (tb *Table) guide(args string) Answer {
	l, ok := tb.S.Lead()
	switch {
	case !ok:
		return reply("No guide leads this game" + tb.guides() + ".")
	case args == "off":
		a := tb.failure(tb.S.LeaveGuide())
		a.Lines = append(a.Lines, say.Line{Text: "The guide has ended: you decide freely from now on."})
		return a
	case args != "":
		return reply("guide tells again what to do, guide off ends the guide.")
	}
	lines := tb.Guide()
	if lines == nil {
		return reply("The guide has nothing to tell you now.")
	}
	if l.Wants != "" {
		lines = append(lines, say.Line{Text: "It waits for " + strconv.Quote(l.Wants) + "; guide off ends it.", Role: say.Faint})
	}
	return said(lines...)
}

// guides says how a guide is begun, where the game has one.
func (tb *Table) guides() string {
	g := tb.S.P.Game
	if g.GuideInto(tb.S.P.Scenario) == nil {
		return ""
	}
	return "; play " + g.ID + " --guide begins one"
}

// guidedElsewhere says what the guide waits for in place of what was about to be decided.
func guidedElsewhere(err *session.GuidedError) Answer {
	l := err.Lead
	return said(say.Line{Head: numbered(l), Text: ". It waits for " + strconv.Quote(l.Wants) + ". guide off ends the guide, and you decide freely."})
}
