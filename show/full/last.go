package full

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/play/log"
	"sandtable/play/say"
	"sandtable/play/talk"
	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/show/grid"
)

// fewBefore is of how many lines the last are shown where nothing has happened since a decision.
const fewBefore = 30

// drawLast writes what the last command has to say and below it what is new, or what is to be known
// of what is marked: a way, an action, who is aimed at. The last lines of the log stand where there
// is nothing of that, or room below it.
func (s *state) drawLast(v grid.View) {
	v.Hit(0, 0, v.W, v.H, grid.Hit{What: hitLog})
	lines, st := s.ofMarked(v.W, v.H)
	for i, l := range lines {
		v.Put(0, i, st, l)
	}
	at, free := len(lines), len(lines) == 0
	if great := say.Great(s.m.Changes); great != "" && v.H-at > 1 {
		for _, l := range first(layout.Wrap(great, v.W), max((v.H-at)/2, 1), v.W, " .. (E: all)") {
			v.Put(0, at, grid.Alarm, l)
			at++
		}
	}
	switch {
	case free || len(s.note) > 0 && s.m.News < len(s.m.Log) && at < v.H: // what is new goes on below
	case len(s.note) > 0 || v.H-at < leastTail:
		return
	default:
		at++
	}
	tail, _ := s.tail(v.W, v.H-at, moreInLog)
	for i, l := range tail {
		v.Put(0, at+i, grid.Plain, l)
	}
}

// leastTail is how many lines the log takes below something else, at least, with a blank one.
const leastTail = 4

// ofMarked returns what the last command has to say, or what is to be known of what is marked, in
// so many lines of a width.
func (s *state) ofMarked(w, h int) (lines []string, st grid.Style) {
	switch way := s.wayLines(); {
	case len(s.note) > 0:
		for _, l := range s.note {
			lines = append(lines, layout.Wrap(l, w)...)
		}
		return lines, grid.Title
	case way != nil && s.way.Far:
		return layout.Wrap(way[0], w), grid.Alarm
	case way != nil:
		return layout.Wrap(way[0], w), grid.Title
	case s.between != nil:
		return first(layout.Wrap(strings.Join(s.between, ". "), w), h, w, " .. (w: all)"), grid.Title
	}
	return s.actLines(w, h), grid.Faint
}

// moreInLog names the pane of the log.
const moreInLog = "(%d more: e)"

// tail returns what has happened since somebody last decided, or before that if nothing has: as
// many events as fit, several on a line. What matters least is left out first, and more says of how
// many there was no room; left is how many.
func (s *state) tail(w, h int, more string) (lines []string, left int) {
	from := s.m.News
	if from >= len(s.m.Log) {
		from = max(len(s.m.Log)-fewBefore, 0)
	}
	events := log.Weighed(s.m.Log[from:])
	kept := log.Weightiest(events, func(kept []log.Told) bool {
		texts := log.Texts(kept)
		if left := len(events) - len(kept); left > 0 {
			texts = slices.Insert(texts, 0, fmt.Sprintf(more, left))
		}
		try := packed(texts, w, h)
		if len(try) > h && len(kept) > 1 {
			return false
		}
		lines = try
		return true
	})
	return lines, len(events) - len(kept)
}

// packed sets events on lines: each whole if there is room for that, else one on each, else the
// oldest together.
func packed(events []string, w, h int) []string {
	var whole []string
	for _, e := range events {
		whole = append(whole, wrapped(e, w, w-2)...)
	}
	if len(whole) <= h {
		return whole
	}
	out := english.Each(events, func(e string) string { return ended(e, w) })
	for i := 0; i+1 < len(out) && len(out) > h; {
		if layout.Width(out[i])+3+layout.Width(out[i+1]) > w {
			i++
			continue
		}
		out[i] += "   " + out[i+1]
		out = append(out[:i+1], out[i+2:]...)
	}
	return out
}

// act returns what the rules say of the action that is marked; after it, it has been read.
func (s *state) act() (a talk.Act, ok bool) {
	if s.m.Ask == nil || s.marked < 0 || s.marked >= len(s.kids) || len(s.path) > 1 {
		return a, false
	}
	return s.m.Ask.Acts.Of(&s.m.Ask.Options[s.kids[s.marked].Of[0]])
}

// actLines returns what the rules say of the marked action, in so many lines of a width; what does
// not fit is in the rules.
func (s *state) actLines(w, h int) []string {
	a, ok := s.act()
	if !ok || h <= 0 {
		return nil
	}
	text := a.Text
	if a.Section != "" {
		text = "§" + a.Section + " " + text
	}
	return first(layout.Wrap(text, w), h, w, " .. (r: more)")
}
