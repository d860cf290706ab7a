package screen

import (
	"fmt"
	"strings"

	"sandtable/interp/narrate"
	"sandtable/interp/view"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// manyPieces is how many pieces of a place off the map are named; of more only the top one.
const manyPieces = 6

// status is everything but the decision: header, board, figures, places off the map.
func (s *Screen) status(v *view.View) []string {
	f := &face{head: s.header(v), board: s.drawing(v), figures: s.figures(v), beside: s.offMap(v)}
	return f.lines()
}

// figures are those of tracks, players and whatever else there is one of.
func (s *Screen) figures(v *view.View) []string {
	return append(s.tracks(v), s.others(v)...)
}

// header says what is played and where the game stands.
func (s *Screen) header(v *view.View) []string {
	g := s.S.P.Game
	what := []string{g.Title}
	if sc := s.S.P.Scenario; sc != nil && len(g.Scenarios) > 1 {
		what = append(what, sc.Title)
	}
	for _, va := range s.S.P.Variants {
		if va != va.Option.Default {
			what = append(what, va.Title)
		}
	}
	right := fmt.Sprintf("decision %d", s.S.At()+1)
	if v.End != nil {
		right = plural(s.S.At(), "decision")
	}
	left := strings.Join(what, " - ")
	top := s.paint(bright, layout.Pad(left, max(s.Width-layout.Width(right)-1, layout.Width(left)))) + " " + right
	return append([]string{s.rule(), top}, s.path(v)...)
}

// path is the phases in progress. One that is in progress inside one of the same name is named once.
func (s *Screen) path(v *view.View) []string {
	var path []string
	ref := ""
	for i, p := range v.Phases {
		if i == 0 || p.Title != v.Phases[i-1].Title {
			path = append(path, p.Title)
		}
		ref = p.Ref
	}
	if len(path) == 0 {
		return nil
	}
	return hang("", strings.Join(path, " > ")+model.Cite(ref), s.Width)
}

// rule is the line between one screen and the next.
func (s *Screen) rule() string { return s.paint(faint, strings.Repeat("-", s.Width)) }

// tracks are all on one line, or as few as they fit on.
func (s *Screen) tracks(v *view.View) []string {
	var list []string
	for _, t := range v.Tracks {
		text := t.Title + " " + t.Box
		if t.Last != "" {
			text += "/" + t.Last
		}
		list = append(list, strings.ReplaceAll(text, "_", " "))
	}
	return flow(list, "   ", s.Width)
}

// flow sets entries one after the other, as many on a line as fit; one that fits on none goes on below.
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
func (s *Screen) others(v *view.View) []string {
	var list []string
	for _, t := range v.Others {
		if d := details(&t); d != "" {
			list = append(list, t.Title+": "+d)
		}
	}
	return flow(list, "   ", s.Width)
}

// details is what may change about a thing, in words: what is not so, and what is nothing, goes without saying.
func details(t *view.Thing) string {
	var out []string
	if t.Side != "" {
		out = append(out, t.Side)
	}
	for _, f := range t.Fields {
		name := strings.ReplaceAll(f.Name, "_", " ")
		switch f.Value {
		case "false", "none":
		case "true":
			out = append(out, name)
		default:
			out = append(out, name+" "+f.Value)
		}
	}
	for _, m := range t.Markers {
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

// offMap lists the places that are not on the board and in which something lies: what is seen there; of what lies face down, how much.
func (s *Screen) offMap(v *view.View) []string {
	var out, closed []string
	g := s.S.P.Game
	for i := range v.Places {
		p := &v.Places[i]
		if s.board.cells[p.Name] || p.ID == g.Supply.ID || p.ID == g.Out.ID || len(p.Pieces) == 0 || g.Surface != nil && p.ID == g.Surface.Thing.ID {
			continue
		}
		if p.Hidden {
			closed = append(closed, fmt.Sprintf("%s %d", shown(p.Title), len(p.Pieces)))
			continue
		}
		out = append(out, hang(shown(p.Title)+": ", s.pile(p), s.Width)...)
	}
	if len(closed) > 0 {
		out = append(out, hang("Face down: ", strings.Join(closed, ", "), s.Width)...)
	}
	return out
}

// pile is what lies in a place that is no space of the board.
func (s *Screen) pile(p *view.Place) string {
	n := len(p.Pieces)
	if n > manyPieces && !s.mine(p) {
		top := &p.Pieces[n-1]
		return fmt.Sprintf("%d, on top %s", n, named(top))
	}
	return s.all(p)
}

// all is what lies in a place, bottom to top, each with all that may change about it.
func (s *Screen) all(p *view.Place) string {
	var list []string
	for i := range p.Pieces {
		t := named(&p.Pieces[i])
		if d := details(&p.Pieces[i]); d != "" && !p.Pieces[i].Unknown {
			t += " (" + d + ")"
		}
		list = append(list, t)
	}
	return strings.Join(counted(list), "; ")
}

// mine says whether a place is a hand: it is always shown in full.
func (s *Screen) mine(p *view.Place) bool {
	return s.S.P.Game.Things[p.ID].SeenBy.Rule == model.SeenByPlayer
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
			s = fmt.Sprintf("%dx %s", n[s], s)
		}
		out = append(out, s)
	}
	return out
}

// named is a piece by its title; one that is not seen by what its back shows.
func named(t *view.Thing) string {
	if t.Unknown {
		return "a face-down " + t.Title
	}
	return t.Title
}

// shown is a title that may be a mere name.
func shown(title string) string { return narrate.Plain(title) }

func capitalFirst(s string) string {
	i := initial(s)
	return strings.ToUpper(i) + strings.TrimPrefix(s, i)
}
