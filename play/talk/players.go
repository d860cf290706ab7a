package talk

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/interp/bot"
	"sandtable/interp/scene"
	"sandtable/interp/why"
	"sandtable/play/say"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// players tells who sits where: of each player, in the order of the seats, who decides for it, what
// it is asked now, and how it stands.
func (tb *Table) players(string) Answer {
	sc, judged := tb.Scene(), why.Deciding(tb.S.P)
	var out []say.Line
	for _, p := range tb.S.P.Players {
		head, text := p.Title, ": "+tb.decider(p)
		own := tb.own(p)
		if len(own) > 1 {
			head += " (" + strings.Join(english.Each(own[1:], func(t *model.Thing) string { return t.Title }), ", ") + ")"
		}
		if tb.S.Player() == p {
			text += "; asked now: " + sc.Header.What + model.Cite(sc.Header.Ref)
		}
		out = append(out, say.Headed(head, text))
		if list := tb.fares(sc, p, own, judged); len(list) > 0 {
			out = append(out, say.Under("  ", strings.Join(list, "; ")))
		}
	}
	return said(out...)
}

// own returns a player and the sides for which it decides.
func (tb *Table) own(p *model.Thing) []*model.Thing {
	out := []*model.Thing{p}
	for t := range tb.S.P.Game.Of(model.KindSide) {
		if t.Player == p {
			out = append(out, t)
		}
	}
	return out
}

// decider says who decides for a player.
func (tb *Table) decider(p *model.Thing) string {
	kind, is := tb.S.Bot(p)
	switch {
	case is:
		who, goesBy := "a bot", kind.For(tb.S.P.Game, p)
		if kind.Level != bot.NoLevel {
			who = "a " + kind.Level.String()
			kind, goesBy.Level = goesBy, bot.NoLevel
		}
		if x := tb.S.P.Game.PolicyFor(p, english.Slug(kind.Name)); x != nil && goesBy.Policy {
			return fmt.Sprintf("%s (policy %q)", who, x.Title)
		}
		return fmt.Sprintf("%s (%s)", who, goesBy)
	case tb.through != nil: // who only looks does not know from where it is played
		return "a person"
	case tb.Seat != nil && tb.Seat != p:
		return "a person elsewhere"
	case tb.Strict:
		return "a script"
	}
	return "a person at this screen"
}

// fares returns how a player fares: what the end is worth to it, its figures and those of what
// it owns, and what the rules that end the game ask about it. Whoever plays alone is meant by
// whatever they ask about nobody.
func (tb *Table) fares(sc *scene.Scene, p *model.Thing, own []*model.Thing, judged []why.Question) (out []string) {
	add := func(text string) {
		if text != "" && !slices.Contains(out, text) {
			out = append(out, text)
		}
	}
	if worth := tb.worth(p); worth != "" {
		add("the end is worth " + worth)
	}
	names := english.Each(own, func(t *model.Thing) string { return t.Name })
	for _, x := range sc.Header.Score {
		switch t := &sc.Things[x.Ref]; {
		case t.Name == p.Name:
			add(say.Scored(t, say.Stated))
			add(say.Unscored(t))
		case slices.Contains(names, t.Name), slices.Contains(names, t.Owner):
			if d := say.Scored(t, say.Details); d != "" {
				add(t.Title + ": " + d)
			}
		}
	}
	for _, q := range judged {
		if !q.About(own) && (len(q.Has) > 0 || len(tb.S.P.Players) > 1) {
			continue
		}
		if tr, err := tb.trace(q.Of, q.Has); err == nil {
			add(scene.Figure{Name: english.Title(tr.Value.Title), Value: english.Spaced(tr.Result)}.String())
		}
	}
	return out
}
