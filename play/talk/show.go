package talk

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"sandtable/interp/scene"
	"sandtable/interp/view"
	"sandtable/play/say"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// showThing shows whatever a name means: a place with what lies there, a piece, a card, a table, a
// track, an action.
func (tb *Table) show(args string) Answer {
	if args == "" {
		return reply("Show what? The name of a place, piece, card, table, track, action or rule: show " + tb.showExample())
	}
	if i, ok := tb.shownAt(args); ok && len(tb.things(args)) == 0 {
		return tb.showOption(i)
	}
	out := tb.shownAs(args)
	if len(out) == 0 {
		return reply(tb.noSuchThing(args))
	}
	return said(out...)
}

// shownAs returns what is known of all that has a name.
func (tb *Table) shownAs(args string) (out []say.Line) {
	done := map[*model.Kind]bool{}
	for _, t := range tb.things(args) {
		if !done[t.Kind] {
			done[t.Kind] = copied(t)
			out = append(out, tb.thing(t)...)
		}
	}
	g, name := tb.S.P.Game, english.Slug(args)
	for _, t := range g.Tables {
		if t.Name == name {
			out = append(out, tb.table(t)...)
		}
	}
	for _, a := range g.Actions {
		if a.Name == name {
			out = append(out, tb.action(a)...)
		}
	}
	for _, m := range g.Markers {
		if m.Name == name {
			out = append(out, tb.marker(m)...)
		}
	}
	for _, r := range g.Rules {
		if r.Name == name {
			out = append(out, ruleLines(r)...)
		}
	}
	return out
}

// showOption shows what an option is about: the action, who acts, and what is chosen.
func (tb *Table) showOption(i int) Answer {
	o := tb.S.Options()[i]
	out := []say.Line{say.Headed(o.Title, ", option "+o.Key)}
	if x := tb.actOf(i); x != nil {
		out = append(out, tb.action(x.Action)...)
	}
	for _, t := range tb.optionThings(i) {
		out = append(out, tb.thing(t)...)
	}
	return said(out...)
}

func (tb *Table) showExample() string {
	g, sc := tb.S.P.Game, tb.Scene()
	for _, m := range sc.Maps {
		if len(m.Cells) > 0 {
			return sc.Things[m.Cells[0].Place].Name
		}
	}
	if len(g.Tables) > 0 {
		return g.Tables[0].Name
	}
	if len(g.Tracks) > 0 {
		return g.Tracks[0].Thing.Name
	}
	return "NAME"
}

func (tb *Table) noSuchThing(args string) string {
	g := tb.S.P.Game
	rules := english.Each(g.Rules, func(r *model.Rule) string { return r.Name })
	known := slices.Concat(thingNames(g.Things), tb.tableNames(), tb.actionNames(), rules)
	if tb.value(args) != nil {
		return fmt.Sprintf("%s is a value: why %s tells how it comes about.", args, args)
	}
	if near := cmp.Or(beginning(known, english.Slug(args)), diag.Suggest(english.Slug(args), known)); near != "" {
		return fmt.Sprintf("There is no %q; did you mean %q?", args, near)
	}
	return fmt.Sprintf("There is no %q.", args)
}

// copied reports whether a thing is one of the copies of a design.
func copied(t *model.Thing) bool { return t.Kind.Design && t.Copy > 0 }

// thing shows one thing, or the design of which it is a copy.
func (tb *Table) thing(t *model.Thing) []say.Line {
	if copied(t) {
		return tb.design(t)
	}
	out := []say.Line{title(t)}
	sc := tb.Scene()
	switch {
	case t.Kind.Is(model.KindPlace):
		out = append(out, tb.placeLines(t, sc)...)
		out = append(out, tb.borderLines(t, sc)...)
	case t.Kind.Is(model.KindPiece):
		out = append(out, tb.pieceLines(t, sc)...)
	case t.Kind.Is(model.KindTrack):
		out = append(out, tb.trackLines(t)...)
	default:
		if r := sc.Find(t.ID); r != scene.None {
			out = append(out, say.Under("  ", say.Stated(&sc.Things[r])))
		}
	}
	if t.Shape != nil {
		out = append(out, say.Under("  ", tb.outline(t.Shape)))
	}
	out = append(out, tb.printed(t)...)
	return append(out, tb.textOf(t.Origin, t.Kind)...)
}

// title names a thing and its kind.
func title(t *model.Thing) say.Line {
	return say.Headed(english.Title(t.Title), ", "+t.Kind.Base().Title+model.Cite(t.Ref))
}

// placeLines says what lies in a place, bottom to top.
func (tb *Table) placeLines(t *model.Thing, sc *scene.Scene) []say.Line {
	r := sc.Find(t.ID)
	if r == scene.None {
		return []say.Line{say.Under("  ", "nothing lies there")}
	}
	var out []say.Line
	if d := say.Stated(&sc.Things[r]); d != "" {
		out = append(out, say.Under("  ", d))
	}
	p := sc.PileIn(r)
	switch {
	case len(p.Pieces) == 0 && len(out) == 0:
		return []say.Line{say.Under("  ", "nothing lies there")}
	case p.Closed:
		return append(out, say.Under("  ", english.Count(len(p.Pieces), "piece")+" that you do not see"))
	case sc.Measured() != nil && sc.Measured().Place == r:
		return append(out, tb.standings(sc, true)...)
	case p.Role == scene.Supply || p.Role == scene.Out:
		return append(out, say.Under("  ", say.InStack(sc, p.Pieces, say.Stated)))
	case len(p.Pieces) > 1:
		out = append(out, say.Under("  ", "from the bottom to the top:"))
	}
	for _, x := range p.Pieces {
		out = append(out, say.Under("  ", say.WithDetails(&sc.Things[x], say.Stated)))
	}
	return out
}

// pieceLines says where a piece lies and how.
func (tb *Table) pieceLines(t *model.Thing, sc *scene.Scene) []say.Line {
	r := sc.Find(t.ID)
	if r == scene.None {
		return []say.Line{say.Under("  ", "you do not see where it is")}
	}
	x := &sc.Things[r]
	out := tb.standing(t, sc)
	if len(out) == 0 {
		out = []say.Line{say.Under("  ", "lies in "+english.Title(sc.Things[x.On].Title))}
	}
	if d := say.Stated(x); d != "" {
		out = append(out, say.Under("  ", d))
	}
	return out
}

func (tb *Table) trackLines(t *model.Thing) []say.Line {
	at := tb.S.M.I[tb.S.P.Ids.Track[t]]
	var list []string
	for _, b := range t.Boxes {
		title := view.BoxTitle(tb.S.P.Game, t, b.ID)
		if b.ID == at && tb.Heard {
			title += ", where it stands"
		} else if b.ID == at {
			title = "[" + title + "]"
		}
		list = append(list, title)
	}
	if tb.Heard {
		return []say.Line{{Text: "its boxes are " + strings.Join(list, "; ")}}
	}
	return []say.Line{say.Under("  ", strings.Join(list, " "))}
}

// beginning returns the first name that begins so.
func beginning(known []string, text string) string {
	for _, n := range known {
		if len(text) > 2 && strings.HasPrefix(n, text) {
			return n
		}
	}
	return ""
}

// borderLines says what is printed between a space and those that it touches.
func (tb *Table) borderLines(t *model.Thing, sc *scene.Scene) []say.Line {
	r := sc.Find(t.ID)
	var list []string
	for i := range sc.Maps {
		m := &sc.Maps[i]
		title := map[string]string{}
		for _, x := range m.Borders {
			title[x.Kind] = x.Title
		}
		parts := map[scene.Ref][]string{}
		var order []scene.Ref
		way := map[scene.Ref]int{}
		for _, l := range m.Lines {
			other, side := l.B, l.Side
			if l.B == r {
				other, side = l.A, (l.Side+directions/2)%directions
			}
			if l.A != r && l.B != r {
				continue
			}
			if parts[other] == nil {
				order, way[other] = append(order, other), side
			}
			parts[other] = append(parts[other], strings.TrimRight(title[l.Kind]+" "+l.Value, " "))
		}
		for _, o := range order {
			where := strings.ReplaceAll(model.DirectionNames[way[o]], "_", "-")
			list = append(list, fmt.Sprintf("%s to %s (%s)", strings.Join(parts[o], " and "), english.Title(sc.Things[o].Title), where))
		}
	}
	if r == scene.None || len(list) == 0 {
		return nil
	}
	return []say.Line{say.Under("  ", strings.Join(list, "; "))}
}

// directions is how many there are.
const directions = int(model.Directions)
