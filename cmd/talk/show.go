package talk

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/interp/scene"
	"sandtable/interp/view"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// showThing shows whatever a name means: a place with what lies there, a piece, a card, a table, a
// track, an action.
func (s *Table) show(args string) Answer {
	if args == "" {
		return reply("Show what? The name of a place, piece, card, table, track, action or rule: show " + s.showExample())
	}
	if i, ok := s.shownAt(args); ok && len(s.things(args)) == 0 {
		return s.showOption(i)
	}
	out := s.shownAs(args)
	if len(out) == 0 {
		return reply(s.noSuchThing(args))
	}
	return said(out...)
}

// shownAs is what is known of all that has a name.
func (s *Table) shownAs(args string) (out []Line) {
	done := map[*model.Kind]bool{}
	for _, t := range s.things(args) {
		if t.Kind.Design && t.Copy > 0 {
			if !done[t.Kind] {
				done[t.Kind] = true
				out = append(out, s.design(t)...)
			}
			continue
		}
		out = append(out, s.thing(t)...)
	}
	g, name := s.S.P.Game, english.Slug(args)
	for _, t := range g.Tables {
		if t.Name == name {
			out = append(out, s.table(t)...)
		}
	}
	for _, a := range g.Actions {
		if a.Name == name {
			out = append(out, s.action(a)...)
		}
	}
	for _, m := range g.Markers {
		if m.Name == name {
			out = append(out, s.marker(m)...)
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
func (s *Table) showOption(i int) Answer {
	o := s.S.Options()[i]
	out := []Line{headed(o.Title, ", option "+o.Key)}
	if a, opt := s.S.M.Option(i); a.Acts != nil {
		if x := actionOf(a, opt); x != nil {
			out = append(out, s.action(x.Action)...)
		}
	}
	for _, t := range s.optionThings(i) {
		if t.Kind.Design && t.Copy > 0 {
			out = append(out, s.design(t)...)
			continue
		}
		out = append(out, s.thing(t)...)
	}
	return said(out...)
}

func (s *Table) showExample() string {
	g, sc := s.S.P.Game, s.Scene()
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

func (s *Table) noSuchThing(args string) string {
	var known []string
	for _, t := range s.S.P.Game.Things {
		if t != nil && t.Name != "" {
			known = append(known, t.Name)
		}
	}
	known = slices.Concat(known, s.tableNames(), s.actionNames(), names(s.S.P.Game.Rules, func(r *model.Rule) string { return r.Name }))
	if s.value(args) != nil {
		return fmt.Sprintf("%s is a value: why %s tells how it comes about.", args, args)
	}
	if near := beginning(known, english.Slug(args)); near != "" {
		return fmt.Sprintf("There is no %q; did you mean %q?", args, near)
	}
	if near := diag.Suggest(english.Slug(args), known); near != "" {
		return fmt.Sprintf("There is no %q; did you mean %q?", args, near)
	}
	return fmt.Sprintf("There is no %q.", args)
}

// thing shows one thing that is no copy of a design.
func (s *Table) thing(t *model.Thing) []Line {
	out := []Line{title(t)}
	sc := s.Scene()
	switch {
	case t.Kind.Is(model.KindPlace):
		out = append(out, s.placeLines(t, sc)...)
		out = append(out, s.borderLines(t, sc)...)
	case t.Kind.Is(model.KindPiece):
		out = append(out, s.pieceLines(t, sc)...)
	case t.Kind.Is(model.KindTrack):
		out = append(out, s.trackLines(t)...)
	default:
		if r := sc.Find(t.ID); r != scene.None {
			out = append(out, under("  ", figures(&sc.Things[r])))
		}
	}
	if t.Shape != nil {
		out = append(out, under("  ", s.outline(t.Shape)))
	}
	out = append(out, s.printed(t)...)
	return append(out, s.textOf(t.Origin, t.Kind)...)
}

// title names a thing and its kind.
func title(t *model.Thing) Line {
	return headed(english.Title(t.Title), ", "+t.Kind.Base().Title+model.Cite(t.Ref))
}

// placeLines says what lies in a place, bottom to top.
func (s *Table) placeLines(t *model.Thing, sc *scene.Scene) []Line {
	r := sc.Find(t.ID)
	if r == scene.None {
		return []Line{under("  ", "nothing lies there")}
	}
	var out []Line
	if d := figures(&sc.Things[r]); d != "" {
		out = append(out, under("  ", d))
	}
	p := sc.PileIn(r)
	switch {
	case len(p.Pieces) == 0 && len(out) == 0:
		return []Line{under("  ", "nothing lies there")}
	case p.Closed:
		return append(out, under("  ", english.Count(len(p.Pieces), "piece")+" that you do not see"))
	case sc.Measured() != nil && sc.Measured().Place == r:
		return append(out, s.Standings(sc, true)...)
	case p.Role == scene.Supply || p.Role == scene.Out:
		return append(out, under("  ", inStack(sc, p.Pieces, figures)))
	case len(p.Pieces) > 1:
		out = append(out, under("  ", "from the bottom to the top:"))
	}
	for _, x := range p.Pieces {
		out = append(out, under("  ", withDetails(&sc.Things[x], figures)))
	}
	return out
}

// pieceLines says where a piece lies and how.
func (s *Table) pieceLines(t *model.Thing, sc *scene.Scene) []Line {
	r := sc.Find(t.ID)
	if r == scene.None {
		return []Line{under("  ", "you do not see where it is")}
	}
	x := &sc.Things[r]
	out := s.standing(t, sc)
	if len(out) == 0 {
		out = []Line{under("  ", "lies in "+english.Title(sc.Things[x.On].Title))}
	}
	if d := figures(x); d != "" {
		out = append(out, under("  ", d))
	}
	return out
}

func (s *Table) trackLines(t *model.Thing) []Line {
	at := s.S.M.I[s.S.P.Ids.Track[t]]
	var list []string
	for _, b := range t.Boxes {
		title := view.BoxTitle(s.S.P.Game, t, b.ID)
		if b.ID == at && s.Heard {
			title += ", where it stands"
		} else if b.ID == at {
			title = "[" + title + "]"
		}
		list = append(list, title)
	}
	if s.Heard {
		return []Line{{Text: "its boxes are " + strings.Join(list, "; ")}}
	}
	return []Line{under("  ", strings.Join(list, " "))}
}

// wordsOf is what the content says of something in words.
func (s *Table) wordsOf(o model.Origin, k *model.Kind) string {
	text, card := o.Text, k
	for ; text == "" && k != nil; k = k.Parent {
		text = k.Text
	}
	if text == "" && card.Is(model.KindCard) {
		text = scene.Additions(s.S.P.Game, card)
	}
	return text
}

// textOf is what the content says of something in words, or else the section that it stands in.
func (s *Table) textOf(o model.Origin, k *model.Kind) (out []Line) {
	if text := s.wordsOf(o, k); text != "" {
		out = append(out, Line{Text: text})
	}
	if o.Source != "" && o.Source != "text" {
		out = append(out, Line{Text: "source: " + o.Source, Role: Faint})
	}
	return out
}

// beginning is the first name that begins so.
func beginning(known []string, text string) string {
	for _, n := range known {
		if len(text) > 2 && strings.HasPrefix(n, text) {
			return n
		}
	}
	return ""
}
