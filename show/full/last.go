package full

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/play/log"
	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/show/grid"
)

// fewBefore is of how many lines the last are shown where nothing has happened since a decision.
const fewBefore = 30

// drawLast writes the last lines of the log, what the last command has to say and below it what is
// new, or what is to be known of what is marked: a way, an action.
func (s *state) drawLast(v grid.View) {
	v.Hit(0, 0, v.W, v.H, grid.Hit{What: hitLog})
	if len(s.note) > 0 {
		i := 0
		for _, l := range s.note {
			for _, part := range layout.Wrap(l, v.W) {
				v.Put(0, i, grid.Title, part)
				i++
			}
		}
		if s.m.News < len(s.m.Log) && i < v.H {
			lines, _ := s.tail(v.W, v.H-i)
			for j, l := range lines {
				v.Put(0, i+j, grid.Plain, l)
			}
		}
		return
	}
	if way := s.wayLines(); way != nil {
		st := grid.Title
		if s.way.Far {
			st = grid.Alarm
		}
		for i, l := range layout.Wrap(way[0], v.W) {
			v.Put(0, i, st, l)
		}
		return
	}
	if s.between != nil {
		for i, l := range first(layout.Wrap(strings.Join(s.between, ". "), v.W), v.H, v.W, " .. (w: all)") {
			v.Put(0, i, grid.Title, l)
		}
		return
	}
	if lines := s.actLines(v.W, v.H); lines != nil {
		for i, l := range lines {
			v.Put(0, i, grid.Faint, l)
		}
		return
	}
	lines, _ := s.tail(v.W, v.H)
	for i, l := range lines {
		v.Put(0, i, grid.Plain, l)
	}
}

// tail returns what has happened since somebody last decided, or before that if nothing has: as many
// events as fit, several on a line. What matters least is left out first, and the pane of the log
// is named; left is how many events there was no room for.
func (s *state) tail(w, h int) (lines []string, left int) {
	from := s.m.News
	if from >= len(s.m.Log) {
		from = max(len(s.m.Log)-fewBefore, 0)
	}
	var events []log.Told
	for _, l := range s.m.Log[from:] {
		if l.Text = strings.TrimSpace(l.Text); l.Text != "" {
			events = append(events, l)
		}
	}
	kept := log.Weightiest(events, func(kept []log.Told) bool {
		texts := log.Texts(kept)
		if left := len(events) - len(kept); left > 0 {
			texts = slices.Insert(texts, 0, fmt.Sprintf("(%d more: e)", left))
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

// packed sets events on lines: one on each if there is room for that, else the oldest together.
func packed(events []string, w, h int) []string {
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
