package talk

import "strings"

// Ask answers a question that is asked at another machine. Any other line is refused.
func (tb *Table) Ask(line string) Answer {
	v, rest := typed(line)
	tb.Listed = nil
	switch {
	case !v.in(asks):
		return replyf("That is no question. These are: %s; of your own decisions %s.", strings.Join(among(asks, false), ", "), strings.Join(among(asks, true), ", "))
	case tb.Mine():
		tb.Number(tb.All()...)
	case v.in(owned):
		return replyf("%s is told of your own decisions.", v.name)
	}
	return v.do(tb, rest)
}

// Do carries out a deed of a player at another machine: undo, redo, and of one's own decision
// arrange and skip. Ok is false of any other line.
func (tb *Table) Do(line string) (a Answer, ok bool) {
	v, rest := typed(line)
	if !v.in(acts) || v.in(owned) && !tb.Mine() {
		return Answer{}, false
	}
	return v.do(tb, rest), true
}

// typed returns the command that a line begins with, and what stands behind it; nil if there is
// none, or nothing that means something is so long.
func typed(line string) (v *verb, rest string) {
	if len(line) > LongestLine {
		return nil, ""
	}
	word, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
	return command(strings.TrimPrefix(word, ":")), strings.TrimSpace(rest)
}
