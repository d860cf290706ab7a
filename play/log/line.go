package log

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/interp/view"
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
	roll    bool
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

// Render writes lines, indented by depth. Lines that read alike are written once, with their
// number.
func Render(out []Told, lines []Line, viewer int32) []Told {
	times := 1
	lines = ReadBy(lines, viewer)
	for i := range lines {
		l := &lines[i]
		if i+1 < len(lines) && joined(l, &lines[i+1], viewer) {
			times++
			continue
		}
		s := strings.Repeat("  ", min(l.Depth, maxDepth)) + l.For(viewer)
		if times > 1 {
			s += fmt.Sprintf(" (%d times)", times)
			times = 1
		}
		out = append(out, Told{s, l.Weight})
	}
	return out
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

// joined reports whether a line reads as the next one does, at the same depth, so that both are
// written as one. Decisions are not.
func joined(l, next *Line, viewer int32) bool {
	return !l.Head && next.Depth == l.Depth && next.For(viewer) == l.For(viewer) && !strings.HasPrefix(l.Public, "> ")
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
