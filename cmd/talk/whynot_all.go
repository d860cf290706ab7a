package talk

import (
	"fmt"
	"slices"
	"strings"

	"sandtable/interp/machine"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

const (
	mostActs    = 4   // actions of which a text may mean all
	mostActors  = 400 // who are asked for one action
	mostRefused = 12  // names behind one reason
)

// reasons gathers who may do something, and who may not for which reason, in the order in which the
// reasons come up.
type reasons struct {
	texts []string
	who   map[string][]string
}

func (r *reasons) add(text, who string) {
	if r.who == nil {
		r.who = map[string][]string{}
	}
	if r.who[text] == nil {
		r.texts = append(r.texts, text)
	}
	r.who[text] = append(r.who[text], who)
}

// legal is the reason of those who may.
const legal = "legal"

// lines writes each reason with whom it holds for; what is legal comes first.
func (r *reasons) lines() (out []Line) {
	if i := slices.Index(r.texts, legal); i > 0 {
		r.texts = slices.Insert(slices.Delete(r.texts, i, i+1), 0, legal)
	}
	for _, text := range r.texts {
		who := r.who[text]
		more := ""
		if n := len(who) - mostRefused; n > 1 {
			who, more = who[:mostRefused], fmt.Sprintf(" and %d more", n)
		}
		out = append(out, Line{Label: "  ", Hang: 2, Text: text + ": " + strings.Join(counted(who), ", ") + more})
	}
	return out
}

// whyNotAll tells of an action which of all who could take it may and which may not, each with the
// reason; of somebody the same of all actions. Nil if the text names neither.
func (s *Table) whyNotAll(text string) (out []Line) {
	acts := s.offered()
	if named := actsNamed(acts, text); len(named) > 0 {
		for _, x := range named {
			out = append(out, s.whyNotActors(x)...)
		}
		return out
	}
	for _, t := range s.things(text) {
		if s.isPiece(t) && s.seesPiece(t.ID) {
			return s.whyNotActions(acts, t)
		}
	}
	return nil
}

// offered is the actions that are asked about now.
func (s *Table) offered() []*machine.Act {
	a := s.S.M.Pending()
	acts := a.Acts
	if any := s.S.M.P.Anytime; any != nil && !a.Alone {
		acts = slices.Concat(acts, any.Acts)
	}
	return acts
}

// actsNamed is the action of a name or a title, or those in which words begin so.
func actsNamed(acts []*machine.Act, text string) (found []*machine.Act) {
	want := plainKey(text)
	for _, x := range acts {
		name, title := plainKey(x.Action.Name), plainKey(x.Action.Title)
		if want == name || want == title {
			return []*machine.Act{x}
		}
		if want != "" && (wordsBegin(name, want) || wordsBegin(title, want)) {
			found = append(found, x)
		}
	}
	if len(found) > mostActs {
		return nil
	}
	return found
}

// whyNotActors asks of everybody who could take an action; nil if nobody takes it.
func (s *Table) whyNotActors(x *machine.Act) []Line {
	if len(x.Types) == 0 || x.Types[0].Base != model.ThingOf {
		return nil
	}
	var r reasons
	asked := 0
	for _, t := range s.inPlay(x.Types[0].Kind) {
		if asked++; asked > mostActors {
			break
		}
		r.add(s.reason(x, t), s.standingAt(t))
	}
	if len(r.texts) == 0 {
		return nil
	}
	return append([]Line{headed(x.Action.Title, model.Cite(x.Action.Ref))}, r.lines()...)
}

// whyNotActions asks of a piece which actions it may take; nil if it could take none.
func (s *Table) whyNotActions(acts []*machine.Act, t *model.Thing) []Line {
	var r reasons
	for _, x := range acts {
		if len(x.Types) > 0 && x.Types[0].Base == model.ThingOf && t.Kind.IsA(x.Types[0].Kind) {
			r.add(s.reason(x, t), x.Action.Title)
		}
	}
	if len(r.texts) == 0 {
		return nil
	}
	return append([]Line{headed(s.standingAt(t), "")}, r.lines()...)
}

// reason returns why somebody may not take an action now, without figures.
func (s *Table) reason(x *machine.Act, t *model.Thing) string {
	want := slices.Repeat([]int32{model.None}, len(x.Types))
	want[0] = t.ID
	if s.isOption(x, want) {
		return legal
	}
	r, cannot := s.watched().WhyNot(s.S.M, x.Action, want, s.veil())
	switch {
	case cannot != nil:
		return untold(cannot)
	case r == nil:
		return "nothing to choose"
	}
	r.Figures = "" // they differ from one to the other, who are told together
	return requirement(r)
}

// inPlay lists the things of a kind that the one at the screen sees, without pieces that are not in
// use.
func (s *Table) inPlay(k *model.Kind) (out []*model.Thing) {
	g := s.S.P.Game
	for id := k.Lo; id < k.Hi; id++ {
		t := g.Things[id]
		if t == nil || t.Title == "" {
			continue
		}
		if s.isPiece(t) {
			if at := s.S.M.PlaceOf(id); at == g.Supply.ID || at == g.Out.ID || !s.seesPiece(id) {
				continue
			}
		}
		out = append(out, t)
	}
	return out
}

// standingAt is a thing by its title; one of several alike with its place.
func (s *Table) standingAt(t *model.Thing) string {
	if s.isPiece(t) && t.Kind.Design && t.Copy > 0 {
		return t.Title + " at " + s.S.P.Game.Things[s.S.M.PlaceOf(t.ID)].Title
	}
	return english.Title(t.Title)
}
