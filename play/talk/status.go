package talk

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/interp/scene"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// manyPieces is how many pieces of a place off the map are named; of more only the top one.
const manyPieces = 6

// status tells where the game stands, without the board.
func (tb *Table) status(string) Answer {
	sc := tb.Scene()
	if tb.Heard {
		return said(slices.Concat(tb.Played(sc), Path(sc), SaidFigures(sc), others(sc, unscored), tb.Beside(sc))...)
	}
	return said(slices.Concat(tb.Header(sc), Figures(sc), tb.Beside(sc))...)
}

// Header says what is played and where the game stands.
func (tb *Table) Header(sc *scene.Scene) []Line {
	at := fmt.Sprintf("decision %d", tb.S.At()+1)
	if sc.End != nil {
		at = english.Count(tb.S.At(), "decision")
	}
	return append([]Line{{Kind: Rule}, {Kind: Across, Head: strings.Join(played(sc), " - "), Text: at}}, Path(sc)...)
}

// Played says what is played.
func (tb *Table) Played(sc *scene.Scene) []Line {
	return []Line{{Text: fmt.Sprintf("%s, decision %d", strings.Join(played(sc), ", "), tb.S.At()+1)}}
}

// played returns the game, the scenario and its variants.
func played(sc *scene.Scene) []string {
	return english.Each(append([]string{sc.Game, sc.Scenario}, sc.Variants...), strings.TrimSpace)
}

// Path returns the phases in progress.
func Path(sc *scene.Scene) []Line {
	path := sc.Header.Path
	if len(path) == 0 {
		return nil
	}
	titles := english.Each(path, func(p scene.Step) string { return p.Title })
	return []Line{{Text: strings.Join(titles, " > ") + model.Cite(path[len(path)-1].Section)}}
}

// Figures returns those of tracks, players and whatever else there is one of.
func Figures(sc *scene.Scene) []Line { return append(tracks(sc, true), others(sc, figures)...) }

// Scores returns the figures that decide the game.
func Scores(sc *scene.Scene) []Line {
	return append(tracks(sc, false), others(sc, func(t *scene.Thing) string { return scored(t, figures) })...)
}

// SaidFigures returns the figures that decide the game, each a sentence.
func SaidFigures(sc *scene.Scene) (out []Line) {
	say := func(text string) { out = append(out, Line{Text: text}) }
	for _, t := range sc.Tracks {
		if !t.Scored {
			continue
		}
		if t.Last != "" && strings.ContainsAny(t.Box+t.Last, " _") {
			say(fmt.Sprintf("%s %s, the last is %s", t.Title, t.Box, t.Last))
		} else {
			say(t.Title + " " + t.WhereSaid())
		}
	}
	for _, f := range sc.Header.Sums {
		say(f.String())
	}
	for _, x := range sc.Header.Score {
		t := &sc.Things[x.Ref]
		if d := scored(t, details); d != "" {
			say(t.Title + ": " + d)
		}
	}
	return out
}

// tracks returns those that decide the game, or all.
func tracks(sc *scene.Scene, all bool) []Line {
	var list []string
	for _, t := range sc.Tracks {
		if !all && !t.Scored {
			continue
		}
		list = append(list, english.Spaced(t.Title+" "+t.Where()))
	}
	return flow(append(list, english.Each(sc.Header.Sums, scene.Figure.String)...))
}

// others returns players and whatever else has figures that change.
func others(sc *scene.Scene, tell func(*scene.Thing) string) []Line {
	return flow(english.Each(sc.Header.Score, func(x scene.Score) string {
		if d := tell(&sc.Things[x.Ref]); d != "" {
			return sc.Things[x.Ref].Title + ": " + d
		}
		return ""
	}))
}

// details returns what may change about a thing, in words: what is not so, and what is nothing as
// usual, goes without saying.
func details(t *scene.Thing) string {
	return figures(with(t, func(f scene.Figure) bool { return !f.Usual || f.Value != "0" }))
}

// with returns a thing with those of its figures that hold to something.
func with(t *scene.Thing, holds func(scene.Figure) bool) *scene.Thing {
	x := *t
	x.State = nil
	for _, f := range t.State {
		if holds(f) {
			x.State = append(x.State, f)
		}
	}
	return &x
}

// aside returns details of a piece beside the board, without the first side, words that are as
// usual, and what the log does not tell of either: where it faces, say, matters only once it is
// placed.
func aside(t *scene.Thing) string {
	x := with(t, func(f scene.Figure) bool { return !f.Quiet && (f.Number || !f.Usual) })
	if !t.Turned {
		x.Side = ""
	}
	return details(x)
}

// figures returns what may change about a thing, in words, but for what is not so.
func figures(t *scene.Thing) string {
	out := append([]string{t.Side}, english.Each(t.State, scene.Figure.String)...)
	for _, m := range t.Marks {
		if m.Count > 1 {
			m.Title = fmt.Sprintf("%d %s", m.Count, m.Title)
		}
		out = append(out, m.Title)
	}
	if t.FaceDown && !t.Unknown {
		out = append(out, "face down")
	}
	return english.Join(", ", out...)
}

// flow returns entries one after the other; nothing without any.
func flow(list []string) []Line {
	if len(list) == 0 {
		return nil
	}
	return []Line{{Kind: Flow, List: list}}
}

// scored returns what of the figures that decide the game is told of a thing.
func scored(t *scene.Thing, tell func(*scene.Thing) string) string {
	x := with(t, func(f scene.Figure) bool { return f.Scored })
	if len(x.State) < len(t.State) { // the game says what it tells
		x.Marks, x.Side = nil, ""
	}
	return tell(x)
}

// unscored returns what else is told of a thing.
func unscored(t *scene.Thing) string {
	x := with(t, func(f scene.Figure) bool { return !f.Scored })
	x.Marks, x.Side = nil, ""
	return details(x)
}

// Beside returns what stands on a measured map and what lies beside the board.
func (tb *Table) Beside(sc *scene.Scene) []Line {
	return append(tb.standings(sc, false), offMap(sc)...)
}

// offMap lists the places that are not on the board and in which something lies: what is seen
// there; of what lies face down, how much.
func offMap(sc *scene.Scene) (out []Line) {
	var closed []string
	for i := range sc.Off {
		p := &sc.Off[i]
		title := english.Title(sc.Things[p.Place].Title)
		switch {
		case p.Role == scene.Supply || p.Role == scene.Out:
		case p.Closed:
			closed = append(closed, fmt.Sprintf("%s %d", title, len(p.Pieces)))
		default:
			out = append(out, under(title+": ", pile(sc, p)))
		}
	}
	if len(closed) > 0 {
		out = append(out, under("Face down: ", strings.Join(closed, ", ")))
	}
	return out
}

// Hands returns what lies in hands, and how to hear of the rest.
func Hands(sc *scene.Scene) []Line {
	var out []Line
	rest := 0
	for i := range sc.Off {
		p := &sc.Off[i]
		switch {
		case p.Role == scene.Hand && !p.Closed:
			out = append(out, Line{Text: english.Title(sc.Things[p.Place].Title) + ": " + pile(sc, p)})
		case p.Role == scene.Box || p.Role == scene.Hand:
			rest++
		}
	}
	if rest > 0 {
		out = append(out, Line{Text: "status says what else lies beside the board"})
	}
	return out
}

// pile returns what lies in a place that is no space of the board. A hand is always shown in full.
func pile(sc *scene.Scene, p *scene.Pile) string {
	if n := len(p.Pieces); n > manyPieces && p.Role != scene.Hand {
		return fmt.Sprintf("%d, on top %s", n, named(&sc.Things[p.Pieces[n-1]]))
	}
	return inStack(sc, p.Pieces, aside)
}

// inStack returns pieces that lie together, bottom to top, each with what is told of it.
func inStack(sc *scene.Scene, pieces []scene.Ref, tell func(*scene.Thing) string) string {
	list := english.Each(pieces, func(r scene.Ref) string { return withDetails(&sc.Things[r], tell) })
	return strings.Join(counted(list), "; ")
}

// withDetails returns a piece by its name, with what is told of it.
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

// named returns a piece by its title; one that is not seen by what its back shows.
func named(t *scene.Thing) string {
	if t.Unknown {
		return "a face-down " + t.Title
	}
	return t.Title
}
