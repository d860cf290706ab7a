package talk

import (
	"fmt"
	"strings"

	"sandtable/interp/measure"
	"sandtable/interp/naming"
	"sandtable/interp/why"
	"sandtable/play/say"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// end is one end of what is measured: a thing, or a point of a surface.
type end struct {
	thing *model.Thing // nil: a point
	point int32        // where that is, or a piece stands; None: on no surface
	text  string
}

// measure tells how far it is from one place, piece or point to another, and what the game's own
// values say of the two: whether one sees the other, where the game has a value for that.
func (tb *Table) measure(args string) Answer {
	words := strings.Fields(args)
	if len(words) < 2 {
		return reply("Measure from where to where? Two places, pieces or points: measure A B")
	}
	var a, b *end
	var err error
	for i := 1; i < len(words); i++ { // titles have blanks
		if a, err = tb.end(strings.Join(words[:i], " ")); err != nil {
			continue
		}
		if b, err = tb.end(strings.Join(words[i:], " ")); err == nil {
			break
		}
	}
	if err != nil {
		return reply(english.Sentence(err.Error()))
	}
	far, _ := tb.apart(a, b)
	return said(append([]say.Line{{Text: a.text + " to " + b.text + ": " + far}}, tb.between(a, b)...)...)
}

// end finds what a text means.
func (tb *Table) end(text string) (*end, error) {
	g := tb.S.P.Game
	if g.Surface != nil {
		if p, err := naming.PointNamed(g, text); err == nil {
			return &end{point: p, text: g.Show(g.Surface.Point, p)}, nil
		}
	}
	for _, t := range tb.things(text) {
		switch {
		case t.Kind.Is(model.KindPlace):
			return &end{thing: t, point: model.None, text: t.Title}, nil
		case tb.isPiece(t) && tb.seesPiece(t.ID):
			e := &end{thing: t, point: tb.S.M.SpotOf(t.ID), text: t.Title}
			if at := tb.S.M.PlaceOf(t.ID); e.point == model.None && at != model.None {
				e.text += " at " + english.Title(g.Things[at].Title)
			}
			return e, nil
		case t.Shape != nil:
			return &end{thing: t, point: model.None, text: t.Title}, nil
		}
	}
	return nil, fmt.Errorf("there is no place, piece or point %q to measure from or to", text)
}

// apart returns the distance in words: inches on a surface, else steps from space to space; ok is
// false where none can be measured, with the reason.
func (tb *Table) apart(a, b *end) (far string, ok bool) {
	g := tb.S.P.Game
	if g.Surface != nil {
		if n, ok := tb.inches(a, b); ok {
			return g.Show(model.TNumber, n) + " inches", true
		}
		return "they are not both on the table", false
	}
	switch n, ok := tb.stepsApart(a, b); {
	case !ok:
		return "they are not on the same map", false
	case n < 0:
		return "no way leads from one to the other", false
	default:
		return english.Count(n, "step"), true
	}
}

// stepsApart returns how many steps it is from space to space, -1 if no way leads there; false if
// the ends are not on one map.
func (tb *Table) stepsApart(a, b *end) (int, bool) {
	g := tb.S.P.Game
	from, to := tb.spaceOf(a), tb.spaceOf(b)
	links := model.Links(g.Things[from].Kind)
	if links == nil || model.Links(g.Things[to].Kind) != links {
		return 0, false
	}
	return steps(links, from, to), true
}

// spaceOf returns the place at an end.
func (tb *Table) spaceOf(e *end) int32 {
	if tb.isPiece(e.thing) {
		return tb.S.M.PlaceOf(e.thing.ID)
	}
	return e.thing.ID
}

// steps returns how many links lead from one space to another; -1 if none do.
func steps(links *model.Field, from, to int32) int {
	far := map[int32]int{from: 0}
	for queue := []int32{from}; len(queue) > 0; queue = queue[1:] {
		at := queue[0]
		if at == to {
			return far[at]
		}
		for _, next := range links.Values[at] {
			if _, ok := far[next]; !ok {
				far[next] = far[at] + 1
				queue = append(queue, next)
			}
		}
	}
	return -1
}

// inches returns the distance on a surface, from rim to rim of bases, rounded up as rules do; false
// if an end lies elsewhere.
func (tb *Table) inches(a, b *end) (int32, bool) {
	if a.point == model.None {
		a, b = b, a
	}
	if a.point == model.None {
		return 0, false
	}
	from, up := tb.bodyOf(a), int64(0)
	switch {
	case b.point != model.None:
		_, up = from.Apart(tb.bodyOf(b))
	case b.thing != nil && b.thing.Shape != nil:
		_, up = from.ToShape(b.thing.Shape)
	default:
		return 0, false
	}
	return int32(max(up, 0)), true
}

// bodyOf returns the piece at an end on its footprint, or the point there.
func (tb *Table) bodyOf(e *end) (b measure.Body) {
	g := tb.S.P.Game
	if e.thing != nil && tb.isPiece(e.thing) {
		b, _ = measure.BasesOf(g, g.Kind(model.KindPiece)).BodyOf(tb.S.M, e.thing.ID)
		return b
	}
	b.X, b.Y = g.Surface.XY(e.point)
	return b
}

// mostBetween is how many values are told of two ends.
const mostBetween = 12

// between returns what the values of the game say that can be asked about the two ends and nothing
// else.
func (tb *Table) between(a, b *end) (out []say.Line) {
	more, yes := "", false
	for _, v := range tb.values() {
		args, ok := tb.arranged(v, a, b)
		if !ok {
			continue
		}
		tr, err := tb.trace(v, args)
		if err != nil {
			continue
		}
		if len(out) == mostBetween {
			out = append(out, say.Line{Text: ".."})
			break
		}
		out = append(out, say.Under("  ", say.Answered(tr)+model.Cite(v.Ref)))
		if more == "" || v.Type.Is(model.Bool) && !yes {
			more = fmt.Sprintf("why %s(%s) tells how it comes about.", v.Name, strings.Join(asked(tr, a, b), ", "))
			yes = v.Type.Is(model.Bool)
		}
	}
	if more != "" {
		out = append(out, say.Line{Text: more, Role: say.Faint})
	}
	return out
}

// asked returns the ends as why takes them, as many as a value takes.
func asked(tr *why.Trace, ends ...*end) (out []string) {
	for _, p := range tr.Value.Params {
		if p.Default != nil || len(ends) == 0 {
			continue
		}
		if e := ends[0]; e.thing == nil {
			out = append(out, "["+e.text+"]")
		} else {
			out = append(out, e.thing.Name)
		}
		ends = ends[1:]
	}
	return out
}

// fits returns an end as an argument of a type: the thing, the place of a piece, or a point.
func (tb *Table) fits(e *end, t model.Type) (int32, bool) {
	g := tb.S.P.Game
	switch {
	case t.Form != model.One:
	case t.IsPoint():
		return e.point, e.point != model.None
	case t.Base != model.ThingOf || e.thing == nil:
	case e.thing.Kind.IsA(t.Kind):
		return e.thing.ID, true
	case tb.isPiece(e.thing):
		at := tb.S.M.PlaceOf(e.thing.ID)
		return at, at != model.None && g.Things[at].Kind.IsA(t.Kind)
	}
	return 0, false
}
