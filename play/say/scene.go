package say

import (
	"fmt"
	"strings"

	"sandtable/interp/scene"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// Played returns the game, the scenario and its variants.
func Played(sc *scene.Scene) []string {
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
func Figures(sc *scene.Scene) []Line { return append(tracks(sc, true), Others(sc, Stated)...) }

// Scores returns the figures that decide the game.
func Scores(sc *scene.Scene) []Line {
	return append(tracks(sc, false), Others(sc, func(t *scene.Thing) string { return Scored(t, Stated) })...)
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
		if d := Scored(t, Details); d != "" {
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
	return Entries(append(list, english.Each(sc.Header.Sums, scene.Figure.String)...))
}

// Others returns players and whatever else has figures that change.
func Others(sc *scene.Scene, tell func(*scene.Thing) string) []Line {
	return Entries(english.Each(sc.Header.Score, func(x scene.Score) string {
		if d := tell(&sc.Things[x.Ref]); d != "" {
			return sc.Things[x.Ref].Title + ": " + d
		}
		return ""
	}))
}

// Details returns what may change about a thing, in words: what is not so, and what is nothing as
// usual, goes without saying.
func Details(t *scene.Thing) string {
	return Stated(with(t, func(f scene.Figure) bool { return !f.Usual || f.Value != "0" }))
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
	return Details(x)
}

// Stated returns what may change about a thing, in words, but for what is not so, and what is as
// usual of what the log does not tell of either.
func Stated(t *scene.Thing) string {
	told := with(t, func(f scene.Figure) bool { return !f.Quiet || !f.Usual })
	out := append([]string{t.Side}, english.Each(told.State, scene.Figure.String)...)
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

// Entries returns entries one after the other; nothing without any.
func Entries(list []string) []Line {
	if len(list) == 0 {
		return nil
	}
	return []Line{{Kind: Flow, List: list}}
}

// Scored returns what of the figures that decide the game is told of a thing.
func Scored(t *scene.Thing, tell func(*scene.Thing) string) string {
	x := with(t, func(f scene.Figure) bool { return f.Scored })
	if len(x.State) < len(t.State) { // the game says what it tells
		x.Marks, x.Side = nil, ""
	}
	return tell(x)
}

// Unscored returns what else is told of a thing.
func Unscored(t *scene.Thing) string {
	x := with(t, func(f scene.Figure) bool { return !f.Scored })
	x.Marks, x.Side = nil, ""
	return Details(x)
}

// OffMap lists the places that are not on the board and in which something lies: what is seen
// there; of what lies face down, how much.
func OffMap(sc *scene.Scene) (out []Line) {
	var closed []string
	for i := range sc.Off {
		p := &sc.Off[i]
		title := english.Title(sc.Things[p.Place].Title)
		switch {
		case p.Role == scene.Supply || p.Role == scene.Out:
		case p.Closed:
			closed = append(closed, fmt.Sprintf("%s %d", title, len(p.Pieces)))
		default:
			out = append(out, Under(title+": ", pile(sc, p)))
		}
	}
	if len(closed) > 0 {
		out = append(out, Under("Face down: ", strings.Join(closed, ", ")))
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

// Counts tells where the tracks stand that count how far it is to an end of the game.
func Counts(tracks []scene.Track) (out []Line) {
	for _, t := range tracks {
		if t.Ends {
			out = append(out, Under("  ", t.Title+": "+t.Where()))
		}
	}
	return out
}
