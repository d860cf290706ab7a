package talk

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"sandtable/interp/machine"
	"sandtable/interp/naming"
	"sandtable/interp/view"
	"sandtable/play/talk/match"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// whyNot tells which requirement refuses an action: `why-not walk`, `why-not walk rolf hill`.
func (tb *Table) whyNot(args string) Answer {
	if tb.S.M.Pending() == nil {
		return reply(afterEnd)
	}
	if !tb.Strict && !tb.Mine() {
		return replyf("It is %s's decision.", tb.S.Player().Title)
	}
	if args == "" {
		example := "an action"
		if acts, options := tb.S.M.Pending().Acts, tb.S.Options(); len(acts) > 0 {
			example = acts[0].Action.Name
		} else if len(options) > 0 { // the work may be used up before there is one
			example = options[0].Key
		}
		return reply("Why not what? For instance: why-not " + example)
	}
	if naming.Points(tb.S.M, args) {
		if _, err := tb.S.Admit(args); err != nil {
			return reply(english.Capital(tb.noPoint(err, args)) + ".")
		}
		return replyf("It is legal: %s.", args)
	}
	if lines := tb.whyNotAll(args); lines != nil {
		return said(lines...)
	}
	switch found := tb.meant(args); {
	case len(found) == 1:
		return replyf("It is legal: %d) %s", found[0]+1, tb.S.Options()[found[0]].Title)
	case len(found) > 1 && !tb.namesAction(args):
		return reply(tb.legalFor(found))
	}
	why := tb.refusal(args)
	if why == "" {
		why = tb.noSuchAction(args)
	}
	return reply(english.Sentence(why))
}

// namesAction reports whether a text begins with an action that is offered.
func (tb *Table) namesAction(text string) bool {
	return slices.ContainsFunc(tb.offered(), func(x *machine.Act) bool {
		_, ok := match.Behind(text, x.Action.Name)
		return ok
	})
}

// legalFor lists the options that a text without an action means.
func (tb *Table) legalFor(found []int) string {
	list := english.Each(found, func(i int) string { return fmt.Sprintf("%d) %s", i+1, tb.S.Options()[i].Title) })
	return fmt.Sprintf("It is legal in %s: %s. Of any other, write who and where.", english.Count(len(found), "option"), english.Some(list, 6))
}

// noPoint says why a key that names a point is not legal: by what refuses the point, or else the
// action as far as it is named beside it.
func (tb *Table) noPoint(err error, text string) string {
	if none := naming.NoOption(""); errors.As(err, &none) {
		if why := tb.refusal(naming.WithoutPoints(text)); why != "" {
			return why
		}
	}
	var no *naming.Refused
	if !errors.As(err, &no) {
		return err.Error()
	}
	r, cannot := tb.watched().Refusal(tb.S.M, no.Option, no.Beside, tb.veil())
	if cannot != nil || r == nil {
		return "refused: " + untold(cannot)
	}
	return (&naming.Refused{Refusal: r}).Error()
}

// veil returns what the player who decides cannot see.
func (tb *Table) veil() *machine.Veil { return view.Veil(tb.S.M, tb.S.Player().ID) }

// untold says why a reason is not told.
func untold(cannot *machine.Error) string {
	if cannot == nil || cannot.Hidden() {
		return "why depends on what you cannot see"
	}
	return "why cannot be told now: " + cannot.Message
}

// refusal returns why an action, as typed, is not legal now; "" if the text names none that is
// asked about now.
func (tb *Table) refusal(text string) string {
	a := tb.S.M.Pending()
	if a == nil {
		return ""
	}
	if why := tb.unchosen(a, text); why != "" {
		return why
	}
	acts := tb.offered()
	for _, x := range acts {
		rest, named := match.Behind(text, x.Action.Name)
		if want, ok := tb.wanted(x, rest); named && ok {
			return tb.refused(x, want, tb.deed(x, want), text)
		} else if named {
			return fmt.Sprintf("%s: %q names nothing that it could be done by or to", x.Action.Title, rest)
		}
	}
	return tb.unnamed(acts, text)
}

// unchosen returns why what a text names cannot be chosen now; "" if the decision does not choose
// one thing, or if the text names none that could be chosen at such a decision.
func (tb *Table) unchosen(a *machine.Ask, text string) string {
	if !a.Chooses() || a.Open || len(a.Types) != 1 {
		return ""
	}
	for _, c := range tb.candidates(a.Types[0]) {
		if c.name != match.Plain(text) {
			continue
		}
		r, cannot := tb.watched().WhyNotChosen(tb.S.M, c.id, tb.veil())
		switch {
		case cannot != nil:
			return "it is refused: " + untold(cannot)
		case r != nil:
			return "it is refused: " + requirement(r)
		}
	}
	return ""
}

// unnamed returns why the actions that are not named, only what they would be done by or to, are
// not legal, those first that somebody can take; "" if none can be meant.
func (tb *Table) unnamed(acts []*machine.Act, text string) string {
	why, more := []string(nil), 0
	open := func(x *machine.Act) bool { return tb.isOption(x, nil) }
	shut := func(x *machine.Act) bool { return !open(x) }
	for _, x := range slices.Concat(slices.DeleteFunc(slices.Clone(acts), shut), slices.DeleteFunc(slices.Clone(acts), open)) {
		if want, ok := tb.wanted(x, match.Plain(text)); ok && len(why) < mostActs {
			why = append(why, tb.refused(x, want, x.Action.Title, text))
		} else if ok {
			more++
		}
	}
	if more > 0 {
		why = append(why, "and "+english.Count(more, "more action")+" likewise")
	}
	return strings.Join(why, "; ")
}

// refused asks an action why it cannot be taken so.
func (tb *Table) refused(x *machine.Act, want []int32, title, text string) string {
	r, cannot := tb.watched().WhyNot(tb.S.M, x.Action, want, tb.veil())
	switch {
	case cannot != nil && !tb.isOption(x, want):
		return fmt.Sprintf("%s is refused: %s", title, untold(cannot))
	case r == nil:
		return fmt.Sprintf("%s is legal, for instance %s", x.Action.Title, tb.legalKey(x.Action, text))
	}
	return fmt.Sprintf("%s is refused: %s", title, requirement(r))
}

// deed names an action with what is named of its actor and its choices, as options are called.
func (tb *Table) deed(x *machine.Act, want []int32) string {
	var who []string
	for i, w := range want {
		if w != model.None && x.Types[i].Base == model.ThingOf {
			who = append(who, tb.standingAt(tb.S.P.Game.Things[w]))
		} else if w != model.None {
			who = append(who, english.Spaced(tb.S.P.Game.Show(x.Types[i], w)))
		}
	}
	return english.Join(": ", x.Action.Title, strings.Join(who, ", "))
}

// isOption reports whether an action is among the options, with the actor and the choices that are
// wanted.
func (tb *Table) isOption(x *machine.Act, want []int32) bool {
	for i := range tb.S.M.Options().Len() {
		_, opt := tb.S.M.Option(i)
		if opt[0] != x.Action.Index {
			continue
		}
		fits := true
		for j, w := range want {
			fits = fits && (w == model.None || j+1 < len(opt) && (w == opt[j+1] || tb.S.M.Alike(w, opt[j+1])))
		}
		if fits {
			return true
		}
	}
	return false
}

// requirement words a refusal: the label of a requirement says what must hold, that of anything
// else what stands against it.
func requirement(r *machine.Refusal) string {
	switch {
	case r.Label == "":
		return r.Because("a requirement does not hold")
	case r.Against:
		return r.Reason()
	}
	return r.Because(fmt.Sprintf("%q does not hold", r.Label))
}

// legalKey returns an option of an action: one that begins as the text does, or else any.
func (tb *Table) legalKey(a *model.Action, text string) string {
	key := a.Name
	for i, o := range tb.S.Options() {
		if strings.HasPrefix(match.Plain(o.Key), match.Plain(text)) {
			return fmt.Sprintf("%q", o.Key)
		}
		if _, opt := tb.S.M.Option(i); key == a.Name && opt[0] == a.Index {
			key = o.Key
		}
	}
	return fmt.Sprintf("%q", key)
}

// wanted reads the actor and the choices of an action, in order, from what was typed after its
// name. What is not named stays open, also in front of what is.
func (tb *Table) wanted(x *machine.Act, rest string) ([]int32, bool) {
	want := slices.Repeat([]int32{model.None}, len(x.Types))
	return want, tb.fillWanted(x.Types, rest, want, 0)
}

// fillWanted tries every thing whose name stands next in the text.
func (tb *Table) fillWanted(types []model.Type, rest string, want []int32, i int) bool {
	rest = strings.TrimSpace(rest)
	if rest == "" {
		return true
	}
	if i >= len(types) {
		return false
	}
	if types[i].Base == model.Invalid {
		return tb.fillWanted(types, rest, want, i+1)
	}
	for _, c := range tb.candidates(types[i]) {
		if after, ok := match.Behind(rest, c.name); ok {
			want[i] = c.id
			if tb.fillWanted(types, after, want, i+1) {
				return true
			}
		}
	}
	want[i] = model.None
	return tb.fillWanted(types, rest, want, i+1)
}

// candidate is something that may be named.
type candidate struct {
	name string
	id   int32
}

// candidates lists what may be named for a type: things by their names, counters also by their
// places.
func (tb *Table) candidates(t model.Type) []candidate {
	g := tb.S.P.Game
	var out []candidate
	switch t.Base {
	case model.ThingOf:
		for th := range g.OfKind(t.Kind) {
			if !tb.isPiece(th) {
				out = append(out, candidate{match.Plain(th.Name), th.ID})
				continue
			}
			if !tb.seesPiece(th.ID) {
				continue
			}
			at := g.Things[tb.S.M.PlaceOf(th.ID)]
			out = append(out, candidate{match.Plain(th.Name + " " + at.Name), th.ID}, candidate{match.Plain(th.Name + "@" + at.Name), th.ID},
				candidate{match.Plain(th.Name), th.ID}, candidate{match.Plain(at.Name), th.ID})
		}
	case model.DesignOf:
		for i, k := range g.Kinds {
			if k.Design && k.IsA(t.Kind) {
				out = append(out, candidate{match.Plain(k.Name), int32(i)})
			}
		}
	case model.EnumOf:
		for i, n := range t.Enum.Slugs {
			out = append(out, candidate{match.Plain(n), int32(i)})
		}
	case model.Number:
		for n := int32(-20); n <= 100; n++ {
			out = append(out, candidate{fmt.Sprint(n), n * g.Unit})
		}
	}
	return out
}

// noSuchAction says why an action is not asked about at all.
func (tb *Table) noSuchAction(text string) string {
	for _, act := range tb.S.P.Game.Actions {
		if _, ok := match.Behind(text, act.Name); !ok {
			continue
		}
		a := tb.S.M.Pending()
		if a == nil {
			return "the game is over"
		}
		where := ""
		if act.Menu != nil {
			where = fmt.Sprintf("; it stands on the menu %s%s", act.Menu.Title, model.Cite(act.Menu.Ref))
		}
		if act.Anytime {
			where = "; it may be taken beside other decisions, not while several choose at once"
		}
		return fmt.Sprintf("%s is not on offer: the decision now is %s%s", act.Title, a.Title, where)
	}
	if near := diag.Suggest(english.Slug(text), tb.actionNames()); near != "" {
		return fmt.Sprintf("there is no action %q; did you mean %q?", text, near)
	}
	return fmt.Sprintf("%q names no action, nor anything that the decision now could be about", text)
}
