package screen

import (
	"fmt"
	"strconv"
	"strings"

	"sandtable/interp/view"
	"sandtable/schema/diag"
	"sandtable/schema/layout"
	"sandtable/schema/model"
)

// showThing shows whatever a name means: a place with what lies there, a piece, a card, a table, a track, an action.
func (s *Screen) showThing(args string) error {
	if args == "" {
		return s.reply("Show what? The name of a place, piece, card, table, track, action or rule: show " + s.showExample())
	}
	if n, err := strconv.Atoi(args); err == nil && s.listed[n-1] && len(s.lookup().things(args)) == 0 {
		return s.showOption(n - 1)
	}
	var out []string
	l := s.lookup()
	done := map[*model.Kind]bool{}
	for _, t := range l.things(args) {
		if t.Kind.Design && t.Copy > 0 {
			if !done[t.Kind] {
				done[t.Kind] = true
				out = append(out, s.design(t)...)
			}
			continue
		}
		out = append(out, s.thing(t)...)
	}
	name := model.Slug(args)
	for _, t := range s.S.P.Game.Tables {
		if t.Name == name {
			out = append(out, s.table(t)...)
		}
	}
	for _, a := range s.S.P.Game.Actions {
		if a.Name == name {
			out = append(out, s.action(a)...)
		}
	}
	for _, m := range s.S.P.Game.Markers {
		if m.Name == name {
			out = append(out, s.marker(m)...)
		}
	}
	for _, r := range s.S.P.Game.Rules {
		if r.Name == name {
			out = append(out, s.ruleLines(r)...)
		}
	}
	if len(out) == 0 {
		return s.reply(s.noSuchThing(args))
	}
	return s.answer(out...)
}

// showOption shows what an option is about: the action, who acts, and what is chosen.
func (s *Screen) showOption(i int) error {
	o := s.S.Options()[i]
	out := []string{s.paint(bright, o.Title) + ", option " + o.Key}
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
	return s.answer(out...)
}

func (s *Screen) showExample() string {
	g := s.S.P.Game
	for _, t := range g.Things {
		if t != nil && s.board.cells[t.Name] {
			return t.Name
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

func (s *Screen) noSuchThing(args string) string {
	var known []string
	g := s.S.P.Game
	for _, t := range g.Things {
		if t != nil && t.Name != "" {
			known = append(known, t.Name)
		}
	}
	for _, t := range g.Tables {
		known = append(known, t.Name)
	}
	for _, a := range g.Actions {
		known = append(known, a.Name)
	}
	for _, r := range g.Rules {
		known = append(known, r.Name)
	}
	if s.value(args) != nil {
		return fmt.Sprintf("%s is a value: why %s tells how it comes about.", args, args)
	}
	if near := beginning(known, model.Slug(args)); near != "" {
		return fmt.Sprintf("There is no %q; did you mean %q?", args, near)
	}
	if near := diag.Suggest(model.Slug(args), known); near != "" {
		return fmt.Sprintf("There is no %q; did you mean %q?", args, near)
	}
	return fmt.Sprintf("There is no %q.", args)
}

// thing shows one thing that is no copy of a design.
func (s *Screen) thing(t *model.Thing) []string {
	out := []string{s.title(t)}
	v := s.view()
	switch {
	case isA(t.Kind, "place"):
		out = append(out, s.placeLines(t, &v)...)
		out = append(out, s.borderLines(t)...)
	case isA(t.Kind, "piece"):
		out = append(out, s.pieceLines(t, &v)...)
	case isA(t.Kind, "track"):
		out = append(out, s.trackLines(t)...)
	default:
		for i := range v.Others {
			if v.Others[i].Name == t.Name {
				out = append(out, "  "+details(&v.Others[i]))
			}
		}
	}
	if t.Shape != nil {
		out = append(out, "  "+s.outline(t.Shape))
	}
	out = append(out, s.printed(t)...)
	return append(out, s.textOf(t.Origin, t.Kind)...)
}

// title names a thing and its kind.
func (s *Screen) title(t *model.Thing) string {
	return s.paint(bright, shown(t.Title)) + ", " + t.Kind.Base().Title + model.Cite(t.Ref)
}

// placeLines says what lies in a place, bottom to top.
func (s *Screen) placeLines(t *model.Thing, v *view.View) []string {
	for i := range v.Places {
		p := &v.Places[i]
		if p.ID != t.ID {
			continue
		}
		var out []string
		if d := details(&p.Thing); d != "" {
			out = append(out, "  "+d)
		}
		if p.Hidden {
			return append(out, fmt.Sprintf("  %s that you do not see", plural(len(p.Pieces), "piece")))
		}
		if g := s.S.P.Game; g.Surface != nil && p.ID == g.Surface.Thing.ID {
			return append(out, s.standings(v, true)...)
		}
		if len(p.Pieces) > 1 && p.ID != s.S.P.Game.Supply.ID && p.ID != s.S.P.Game.Out.ID {
			out = append(out, "  from the bottom to the top:")
		}
		var list []string
		for j := range p.Pieces {
			text := "  " + named(&p.Pieces[j])
			if d := details(&p.Pieces[j]); d != "" && !p.Pieces[j].Unknown {
				text += " (" + d + ")"
			}
			list = append(list, text)
		}
		if p.ID == s.S.P.Game.Supply.ID || p.ID == s.S.P.Game.Out.ID {
			for k, e := range list {
				list[k] = strings.TrimSpace(e)
			}
			return append(out, hang("  ", strings.Join(counted(list), "; "), s.Width)...)
		}
		return append(out, list...)
	}
	return []string{"  nothing lies there"}
}

// pieceLines says where a piece lies and how.
func (s *Screen) pieceLines(t *model.Thing, v *view.View) []string {
	m := s.S.M
	if !view.Sees(m, s.viewer(), t.ID) {
		return []string{"  you do not see where it is"}
	}
	out := s.standing(t, v)
	if len(out) == 0 {
		out = []string{"  lies in " + shown(s.S.P.Game.Things[m.PlaceOf(t.ID)].Title)}
	}
	for i := range v.Places {
		for j := range v.Places[i].Pieces {
			if p := &v.Places[i].Pieces[j]; p.ID == t.ID && !p.Unknown {
				if d := details(p); d != "" {
					out = append(out, "  "+d)
				}
			}
		}
	}
	return out
}

func (s *Screen) trackLines(t *model.Thing) []string {
	at := s.S.M.I[s.S.P.Ids.Track[t]]
	var list []string
	for _, b := range t.Boxes {
		title := view.BoxTitle(s.S.P.Game, t, b.ID)
		if b.ID == at {
			title = "[" + title + "]"
		}
		list = append(list, title)
	}
	return hang("  ", strings.Join(list, " "), s.Width)
}

// wordsOf is what the content says of something in words.
func wordsOf(o model.Origin, k *model.Kind) string {
	text := o.Text
	for ; text == "" && k != nil; k = k.Parent {
		text = k.Text
	}
	return text
}

// textOf is what the content says of something in words, or else the section that it stands in.
func (s *Screen) textOf(o model.Origin, k *model.Kind) []string {
	var out []string
	if text := wordsOf(o, k); text != "" {
		out = layout.Wrap(text, s.Width)
	}
	if o.Source != "" && o.Source != "text" {
		for _, l := range layout.Wrap("source: "+o.Source, s.Width) {
			out = append(out, s.paint(faint, l))
		}
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
