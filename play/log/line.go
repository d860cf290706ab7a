package log

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/interp/narrate"
	"sandtable/interp/view"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// Line is one line of the log.
type Line struct {
	Depth   int              // how deep the rules are nested
	Public  string           // as everybody reads it; "": they read nothing of it
	Own     map[int32]string // as those players read it who know more, or less
	Head    bool             // names a phase or rule
	Reveals bool             // somebody has learned something by it
	Weight  Weight
	about   *model.Thing // of which it tells a change; nil: of none
	sheds   bool         // it tells that this thing loses markers
	roll    bool
	said    bool   // the rules say it in words of their own
	does    string // how the line ends, after what it is about; "": that is not known
}

// For returns the line as a player reads it.
func (l *Line) For(viewer int32) string {
	if s, ok := l.Own[viewer]; ok {
		return s
	}
	return l.Public
}

// maxDepth is how far lines are indented at most.
const maxDepth = 12

// Render writes lines, indented by depth. What becomes of several things alike is written once: the
// lines that read alike with their number, the others with the names of all.
func Render(out []Told, lines []Line, viewer int32) []Told {
	lines = ReadBy(lines, viewer)
	for i := 0; i < len(lines); {
		l, n := &lines[i], 1
		for i+n < len(lines) && joined(l, &lines[i+n], viewer) {
			n++
		}
		out = append(out, Told{strings.Repeat("  ", min(l.Depth, maxDepth)) + together(lines[i:i+n], viewer), l.Weight, l.roll, false, l.said, l.Head})
		i += n
	}
	return out
}

// together writes lines that are joined as one.
func together(lines []Line, viewer int32) string {
	l := &lines[0]
	who := make([]string, len(lines))
	for i := range lines {
		who[i] = strings.TrimSuffix(lines[i].For(viewer), l.does)
	}
	who = english.Times(who)
	switch {
	case len(lines) == 1:
		return l.For(viewer)
	case len(who) == 1:
		return fmt.Sprintf("%s (%d times)", l.For(viewer), len(lines))
	}
	return narrate.All(who, l.does)
}

// ReadBy keeps the lines that a viewer reads. A heading under which they read nothing would tell
// that something has happened there.
func ReadBy(lines []Line, viewer int32) []Line {
	var out []Line
	for i := len(lines) - 1; i >= 0; i-- {
		l := lines[i]
		if l.For(viewer) != "" && (!l.Head || len(out) > 0 && out[len(out)-1].Depth > l.Depth) {
			out = append(out, l)
		}
	}
	slices.Reverse(out)
	return out
}

// joined reports whether a line reads as another does, or tells the same of something else, at the
// same depth and of the same weight, so that both are written as one. Decisions are not.
func joined(l, other *Line, viewer int32) bool {
	if l.Head || other.Head || other.Depth != l.Depth || other.Weight != l.Weight || strings.HasPrefix(l.Public, "> ") {
		return false
	}
	return other.For(viewer) == l.For(viewer) || l.does != "" && other.does == l.does
}

// conceal makes what a spectator reads the public line; who knows more reads their own.
func (l *Line) conceal(viewers []int32) {
	s, ok := l.Own[view.Spectator]
	if !ok {
		return
	}
	for _, v := range viewers {
		if _, has := l.Own[v]; !has {
			l.Own[v] = l.Public
		}
	}
	l.Public = s
}

// Cost returns about how much memory lines take.
func Cost(lines []Line) int {
	n := 0
	for i := range lines {
		n += 80 + len(lines[i].Public)
		for _, own := range lines[i].Own {
			n += 48 + len(own)
		}
	}
	return n
}

// Decided marks what a reader decided: the line that says so, and those that tell what came of it
// up to dice, or a loss. Of an action these stand below it, of what a rule asks beside it.
func Decided(list []Told) {
	at := slices.IndexFunc(list, Told.decides)
	if at < 0 {
		return
	}
	list[at].Own = true
	depth := indent(list[at].Text)
	if at+1 < len(list) {
		depth = max(depth, min(indent(list[at+1].Text), depth+1))
	}
	for i := at + 1; i < len(list) && indent(list[i].Text) >= depth && !list[i].Roll && list[i].Weight < Heavy && !list[i].decides(); i++ {
		list[i].Own = true
	}
}

// Further reports whether the rules have done something since they left what the first decision
// that lines tell was taken in: a heading is less indented, and below it more is told than what is
// said. What a choice inside another rule was for is less indented, too, but has no heading; notes
// of undo are not indented.
func Further(list []Told) bool {
	at := slices.IndexFunc(list, Told.decides)
	if at < 0 {
		return false
	}
	left := slices.IndexFunc(list[at:], func(l Told) bool { return l.Head && indent(l.Text) < indent(list[at].Text) })
	return left >= 0 && slices.ContainsFunc(list[at+left:], func(l Told) bool { return !l.Head && !l.Said && indent(l.Text) > 0 })
}

// decides reports whether a line tells a decision.
func (l Told) decides() bool { return strings.HasPrefix(strings.TrimSpace(l.Text), "> ") }

// indent returns how far a line is set in.
func indent(text string) int { return len(text) - len(strings.TrimLeft(text, " ")) }
