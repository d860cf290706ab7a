package say

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/interp/scene"
	"sandtable/schema/english"
)

// LookAt tells of one space what lies there and how, bottom to top, if anything is to be told. What
// is as it was at the start is left out.
func LookAt(sc *scene.Scene, c *scene.Cell) []Line {
	place := &sc.Things[c.Place]
	text := english.Join("; ", Unusual(place), InStack(sc, c.Stack, Unusual))
	if text == "" {
		return nil
	}
	return []Line{{Head: english.Title(place.Title), Label: ": ", Text: text}}
}

// Unusual returns what is told of a thing, without what is as it is where nothing is said of it.
func Unusual(t *scene.Thing) string {
	return Stated(with(t, func(f scene.Figure) bool { return !f.Usual }))
}

// Further returns the same without the figures that stand on the piece.
func Further(t *scene.Thing) string {
	figures := t.Figures()
	return Stated(with(t, func(f scene.Figure) bool {
		return !f.Usual && !slices.ContainsFunc(figures, func(x scene.Figure) bool { return x.String() == f.String() })
	}))
}

// Brief returns what a board shows of a piece, in words: its figures, what the look has a sign for,
// and its markers.
func Brief(t *scene.Thing) string {
	var out []string
	for _, f := range t.Shown {
		if f.Value != "0" {
			out = append(out, f.String())
		}
	}
	for _, f := range t.State {
		if f.Sign != "" {
			out = append(out, f.String())
		}
	}
	out = append(out, english.Each(t.Marks, func(m scene.Mark) string { return m.Title })...)
	return strings.Join(out, ", ")
}

// manyPieces is how many pieces of a place off the map are named; of more only the top one.
const manyPieces = 6

// pile returns what lies in a place that is no space of the board. A hand is always shown in full.
func pile(sc *scene.Scene, p *scene.Pile) string {
	if n := len(p.Pieces); n > manyPieces && p.Role != scene.Hand {
		return fmt.Sprintf("%d, on top %s", n, Named(&sc.Things[p.Pieces[n-1]]))
	}
	return InStack(sc, p.Pieces, aside)
}

// InStack returns pieces that lie together, bottom to top, each with what is told of it.
func InStack(sc *scene.Scene, pieces []scene.Ref, tell func(*scene.Thing) string) string {
	list := english.Each(pieces, func(r scene.Ref) string { return WithDetails(&sc.Things[r], tell) })
	return strings.Join(Counted(list), "; ")
}

// WithDetails returns a piece by its name, with what is told of it.
func WithDetails(t *scene.Thing, tell func(*scene.Thing) string) string {
	text := Named(t)
	if d := tell(t); d != "" && !t.Unknown {
		text += " (" + d + ")"
	}
	return text
}

// Counted puts like entries together.
func Counted(list []string) []string {
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

// Named returns a piece by its title; one that is not seen by what its back shows.
func Named(t *scene.Thing) string {
	if t.Unknown {
		return "a face-down " + t.Title
	}
	return t.Title
}

// Figured returns what is unusual about a piece, after the printed figures that boards show of it.
func Figured(t *scene.Thing) string {
	x := *t
	x.State = nil
	for _, f := range t.Shown {
		if slices.Contains(t.Printed, f) {
			x.State = append(x.State, f)
		}
	}
	x.State = append(x.State, t.State...)
	return Unusual(&x)
}
