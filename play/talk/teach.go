package talk

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"sandtable/play/say"
	"sandtable/schema/english"
)

// teach has the moves of bots explained as they come, or no longer.
func (tb *Table) teach(args string) Answer {
	switch strings.TrimSpace(args) {
	case "", "on":
		tb.teaches, tb.taught = true, tb.S.At()
		return reply("The moves of bots are explained from now on, as why " + theMove + " does; teach off ends it.")
	case "off":
		tb.teaches = false
		return reply("The moves of bots are explained no longer; why " + theMove + " does it.")
	}
	return reply("teach explains the moves of bots as they come, teach off ends it.")
}

// mostLessons is of how many decisions the reasons are told at once: the last ones.
const mostLessons = 4

// Lessons tell why bots have decided as they have since this was asked last, if somebody wants to
// be taught. What has no reasons, or none that the one at the table may know, is left out.
func (tb *Table) Lessons() (out []say.Line) {
	if !tb.teaches {
		return nil
	}
	ctx, stop := tb.interruptible()
	defer stop()
	var lessons [][]say.Line
	more := 0
	for k, n := range tb.S.Bots() {
		if n < tb.taught || ctx.Err() != nil {
			break
		}
		if len(lessons) == mostLessons {
			more++
		} else if l := tb.lesson(ctx, n); l != nil {
			l[0].Text += fmt.Sprintf(" (why %s %d)", theMove, k+1)
			lessons = append(lessons, l)
		}
	}
	tb.taught = tb.S.At()
	if more > 0 {
		out = append(out, say.Line{Text: english.Count(more, "earlier decision") + " of bots: why " + theMove + " N tells of them.", Role: say.Faint})
	}
	slices.Reverse(lessons)
	return slices.Concat(append([][]say.Line{out}, lessons...)...)
}

// lesson tells why a bot took a decision, before which n were taken; nil if nothing is to be told.
func (tb *Table) lesson(ctx context.Context, n int) []say.Line {
	a, err := tb.S.Why(n, tb.Viewer(), func() bool { return ctx.Err() != nil })
	if err != nil || a.Tried == nil && a.For.First == nil && len(a.For.Prefers) == 0 {
		return nil
	}
	return tb.adviceLines(a, a.Player.Title+": "+a.Option.Title)
}
