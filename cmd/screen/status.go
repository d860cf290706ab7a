package screen

import (
	"fmt"
	"strings"

	"sandtable/interp/scene"
	"sandtable/schema/english"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// manyPieces is how many pieces of a place off the map are named; of more only the top one.
const manyPieces = 6

// status is everything but the decision: header, board, figures, places off the map.
func (s *Screen) status(sc *scene.Scene) []string {
	f := &face{head: s.header(sc), board: s.drawing(sc, s.Height-belowTable), figures: s.figures(sc), beside: append(s.standings(sc, false), s.offMap(sc)...)}
	return f.lines()
}

// figures are those of tracks, players and whatever else there is one of.
func (s *Screen) figures(sc *scene.Scene) []string {
	return append(s.tracks(sc, true), s.others(sc, figures)...)
}

// header says what is played and where the game stands.
func (s *Screen) header(sc *scene.Scene) []string {
	what := []string{sc.Game}
	if sc.Scenario != "" {
		what = append(what, sc.Scenario)
	}
	what = append(what, sc.Variants...)
	right := fmt.Sprintf("decision %d", s.S.At()+1)
	if sc.End != nil {
		right = english.Count(s.S.At(), "decision")
	}
	left := strings.Join(what, " - ")
	top := s.paint(bright, layout.Pad(left, max(s.Width-layout.Width(right)-1, layout.Width(left)))) + " " + right
	return append([]string{s.rule(), top}, s.path(sc)...)
}

// path is the phases in progress.
func (s *Screen) path(sc *scene.Scene) []string {
	var path []string
	ref := ""
	for _, p := range sc.Header.Path {
		path, ref = append(path, p.Title), p.Section
	}
	if len(path) == 0 {
		return nil
	}
	return hang("", strings.Join(path, " > ")+model.Cite(ref), s.Width)
}

// rule is the line between one screen and the next.
func (s *Screen) rule() string { return s.paint(faint, strings.Repeat("-", s.Width)) }

// tracks are all on one line, or as few as they fit on.
func (s *Screen) tracks(sc *scene.Scene, all bool) []string {
	var list []string
	for _, t := range sc.Tracks {
		if !all && !t.Scored {
			continue
		}
		list = append(list, english.Spaced(t.Title+" "+t.Where()))
	}
	for _, f := range sc.Header.Sums {
		list = append(list, f.String())
	}
	return flow(list, "   ", s.Width)
}

// flow sets entries one after the other, as many on a line as fit; one that fits on none goes on
// below.
func flow(list []string, between string, room int) []string {
	var out []string
	line := ""
	for _, e := range list {
		if line != "" && layout.Width(line)+len(between)+layout.Width(e) > room {
			out = append(out, line)
			line = ""
		}
		if layout.Width(e) > room {
			parts := hang("", e, room-4)
			for i, p := range parts[1:] {
				parts[i+1] = "    " + p
			}
			out = append(out, parts[:len(parts)-1]...)
			e = parts[len(parts)-1]
		}
		if line != "" {
			line += between
		}
		line += e
	}
	if line != "" {
		out = append(out, line)
	}
	return out
}

// others are players and whatever else has figures that change.
func (s *Screen) others(sc *scene.Scene, tell func(*scene.Thing) string) []string {
	var list []string
	for _, x := range sc.Header.Score {
		t := &sc.Things[x.Ref]
		if d := tell(t); d != "" {
			list = append(list, t.Title+": "+d)
		}
	}
	return flow(list, "   ", s.Width)
}

// details is what may change about a thing, in words: what is not so, and what is nothing as usual,
// goes without saying.
func details(t *scene.Thing) string {
	x := *t
	x.State = nil
	for _, f := range t.State {
		if !f.Usual || f.Value != "0" {
			x.State = append(x.State, f)
		}
	}
	return figures(&x)
}

// aside is details of a piece beside the board, without the first side, words that are as usual, and
// what the log does not tell of either: where it faces, say, matters only once it is placed.
func aside(t *scene.Thing) string {
	x := *t
	x.State = nil
	if !t.Turned {
		x.Side = ""
	}
	for _, f := range t.State {
		if !f.Quiet && (f.Number || !f.Usual) {
			x.State = append(x.State, f)
		}
	}
	return details(&x)
}

// figures is what may change about a thing, in words, but for what is not so.
func figures(t *scene.Thing) string {
	var out []string
	if t.Side != "" {
		out = append(out, t.Side)
	}
	for _, f := range t.State {
		if text := f.String(); text != "" {
			out = append(out, text)
		}
	}
	for _, m := range t.Marks {
		if m.Count > 1 {
			out = append(out, fmt.Sprintf("%d %s", m.Count, m.Title))
		} else {
			out = append(out, m.Title)
		}
	}
	if t.FaceDown {
		out = append(out, "face down")
	}
	return strings.Join(out, ", ")
}

// offMap lists the places that are not on the board and in which something lies: what is seen
// there; of what lies face down, how much.
func (s *Screen) offMap(sc *scene.Scene) []string {
	var out, closed []string
	for i := range sc.Off {
		p := &sc.Off[i]
		title := english.Title(sc.Things[p.Place].Title)
		switch {
		case p.Role == scene.Supply || p.Role == scene.Out:
		case p.Closed:
			closed = append(closed, fmt.Sprintf("%s %d", title, len(p.Pieces)))
		default:
			out = append(out, hang(title+": ", pile(sc, p), s.Width)...)
		}
	}
	if len(closed) > 0 {
		out = append(out, hang("Face down: ", strings.Join(closed, ", "), s.Width)...)
	}
	return out
}

// pile is what lies in a place that is no space of the board. A hand is always shown in full.
func pile(sc *scene.Scene, p *scene.Pile) string {
	if n := len(p.Pieces); n > manyPieces && p.Role != scene.Hand {
		return fmt.Sprintf("%d, on top %s", n, named(&sc.Things[p.Pieces[n-1]]))
	}
	return inStack(sc, p.Pieces, aside)
}

// inStack is pieces that lie together, bottom to top, each with what is told of it.
func inStack(sc *scene.Scene, pieces []scene.Ref, tell func(*scene.Thing) string) string {
	var list []string
	for _, r := range pieces {
		list = append(list, withDetails(&sc.Things[r], tell))
	}
	return strings.Join(counted(list), "; ")
}

// withDetails is a piece by its name, with what is told of it.
func withDetails(t *scene.Thing, tell func(*scene.Thing) string) string {
	text := named(t)
	if d := tell(t); d != "" && !t.Unknown {
		text += " (" + d + ")"
	}
	return text
}

// counted puts like entries together.
func counted(list []string) []string {
	n := map[string]int{}
	var order, out []string
	for _, s := range list {
		if n[s] == 0 {
			order = append(order, s)
		}
		n[s]++
	}
	for _, s := range order {
		if n[s] > 1 {
			s = fmt.Sprintf("%dx %s", n[s], strings.TrimPrefix(s, "a "))
		}
		out = append(out, s)
	}
	return out
}

// named is a piece by its title; one that is not seen by what its back shows.
func named(t *scene.Thing) string {
	if t.Unknown {
		return "a face-down " + t.Title
	}
	return t.Title
}
