package talk

import (
	"slices"

	"sandtable/interp/machine"
	"sandtable/play/say"
	"sandtable/play/talk/match"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

const (
	mostActs   = 4   // actions of which a text may mean all
	mostActors = 400 // who are asked for one action
)

// whyNotAll tells of an action which of all who could take it may and which may not, each with the
// reason; of somebody the same of all actions. Nil if the text names neither.
func (tb *Table) whyNotAll(text string) (out []say.Line) {
	acts := tb.offered()
	if named := actsNamed(acts, text); len(named) > 0 {
		for _, x := range named {
			out = append(out, tb.whyNotActors(x)...)
		}
		return out
	}
	for _, t := range tb.things(text) {
		if tb.isPiece(t) && tb.seesPiece(t.ID) {
			return tb.whyNotActions(acts, t)
		}
	}
	return nil
}

// offered returns the actions that are asked about now.
func (tb *Table) offered() []*machine.Act {
	a := tb.S.M.Pending()
	acts := a.Acts
	if any := tb.S.M.P.Anytime; any != nil && !a.Alone {
		acts = slices.Concat(acts, any.Acts)
	}
	return acts
}

// actsNamed returns the action of a name or a title, or those in which words begin so.
func actsNamed(acts []*machine.Act, text string) (found []*machine.Act) {
	want := match.Plain(text)
	for _, x := range acts {
		name, title := match.Plain(x.Action.Name), match.Plain(x.Action.Title)
		if want == name || want == title {
			return []*machine.Act{x}
		}
		if want != "" && (match.WordsBegin(name, want) || match.WordsBegin(title, want)) {
			found = append(found, x)
		}
	}
	if len(found) > mostActs {
		return nil
	}
	return found
}

// whyNotActors asks of everybody who could take an action; nil if nobody takes it.
func (tb *Table) whyNotActors(x *machine.Act) []say.Line {
	if len(x.Types) == 0 || x.Types[0].Base != model.ThingOf {
		return nil
	}
	var r say.Reasons
	asked := 0
	for _, t := range tb.inPlay(x.Types[0].Kind) {
		if asked++; asked > mostActors {
			break
		}
		r.Add(tb.reason(x, t), tb.standingAt(t))
	}
	if r.None() {
		return nil
	}
	return append([]say.Line{say.Headed(x.Action.Title, model.Cite(x.Action.Ref))}, r.Lines()...)
}

// whyNotActions asks of a piece which actions it may take; nil if it could take none.
func (tb *Table) whyNotActions(acts []*machine.Act, t *model.Thing) []say.Line {
	var r say.Reasons
	for _, x := range acts {
		if len(x.Types) > 0 && x.Types[0].Base == model.ThingOf && t.Kind.IsA(x.Types[0].Kind) {
			r.Add(tb.reason(x, t), x.Action.Title)
		}
	}
	if r.None() {
		return nil
	}
	return append([]say.Line{say.Headed(tb.standingAt(t), "")}, r.Lines()...)
}

// reason returns why somebody may not take an action now, without figures.
func (tb *Table) reason(x *machine.Act, t *model.Thing) string {
	want := slices.Repeat([]int32{model.None}, len(x.Types))
	want[0] = t.ID
	if tb.isOption(x, want) {
		return say.Legal
	}
	r, cannot := tb.watched().WhyNot(tb.S.M, x.Action, want, tb.veil())
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
func (tb *Table) inPlay(k *model.Kind) (out []*model.Thing) {
	g := tb.S.P.Game
	for id := k.Lo; id < k.Hi; id++ {
		t := g.Things[id]
		if t != nil && t.Title != "" && (!tb.isPiece(t) || tb.inUse(t)) {
			out = append(out, t)
		}
	}
	return out
}

// standingAt returns a thing by its title; one of several alike with its place.
func (tb *Table) standingAt(t *model.Thing) string {
	if tb.isPiece(t) && copied(t) {
		return t.Title + " at " + tb.S.P.Game.Things[tb.S.M.PlaceOf(t.ID)].Title
	}
	return english.Title(t.Title)
}
