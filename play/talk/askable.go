package talk

import (
	"cmp"
	"slices"
	"strings"

	"sandtable/interp/why"
	"sandtable/play/say"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// values returns those of the rules, first the numbers that something may modify, which players
// reckon with. Those of policies are told when they are asked for by name.
func (tb *Table) values() []*model.Value {
	list := slices.DeleteFunc(slices.Clone(tb.S.P.Game.Values), func(v *model.Value) bool { return v.Advice })
	slices.SortStableFunc(list, func(a, b *model.Value) int { return cmp.Compare(reckoned(a), reckoned(b)) })
	return list
}

// reckoned is 0 for a number that something may modify, 1 for another value.
func reckoned(v *model.Value) int {
	if v.Type.Is(model.Number) && len(v.Modifiers) > 0 {
		return 0
	}
	return 1
}

// valuesWith lists the values whose name or title has a word in it; all without one.
func (tb *Table) valuesWith(word string) (out []*model.Value) {
	want := english.Slug(word)
	for _, v := range tb.values() {
		if strings.Contains(v.Name, want) || strings.Contains(english.Slug(v.Title), want) {
			out = append(out, v)
		}
	}
	return out
}

// askable lists the values that may be asked, with what they are asked about.
func (tb *Table) askable(word string) []say.Line {
	list := tb.valuesWith(word)
	if len(list) == 0 {
		return []say.Line{{Text: "This game declares no values."}}
	}
	names := english.Each(list, signed)
	if tb.Heard {
		return []say.Line{{Text: "These may be asked: " + strings.Join(names, "; ")}, {Text: "For instance: " + tb.whyExample()}}
	}
	columns := say.Line{Kind: say.Columns, Label: "  ", List: names}
	if word == "" {
		columns.Rest = "why WORD lists those with a word in them"
	}
	return append([]say.Line{{Text: "These may be asked; for instance: " + tb.whyExample()}, columns},
		say.Faintly("THING.VALUE asks a value of a thing's kind; names in brackets are what a value is asked about.")...)
}

// signed returns a value with what it is asked about.
func signed(v *model.Value) string {
	name, params := v.Name, v.Params
	if v.Of != nil {
		name, params = strings.ToUpper(v.Of.Name)+"."+name, params[min(1, len(params)):]
	}
	if names := english.Each(params, func(p *model.Var) string { return p.Name }); len(names) > 0 {
		name += "(" + strings.Join(names, ", ") + ")"
	}
	return name
}

// Question is a value that can be asked about a thing, as why takes it, and what it is, in words.
type Question struct {
	Ask, Text string
	Inner     bool // rules ask it of one another: it is no number, stands in no kind and has no text
}

// Questions lists the values that can be asked about a thing alone, with what they are, as far as
// the viewer may know it.
func (tb *Table) Questions(id int32) (out []Question) {
	t := tb.S.P.Game.Things[id]
	if t == nil || tb.isPiece(t) && !tb.seesPiece(id) {
		return nil
	}
	about := func(a why.Arg) bool { return a.Given && a.One == id } // not the place where a piece is
	for _, v := range tb.values() {
		args, ok := tb.arranged(v, &end{thing: t, point: model.None})
		if !ok || !slices.ContainsFunc(args, about) {
			continue
		}
		if q, known := tb.asking(v, args); known {
			q.Inner = v.Of == nil && v.Text == "" && !v.Type.Is(model.Number)
			out = append(out, q)
		}
	}
	return out
}

// asking asks a value about things; false if the viewer may not know what it is.
func (tb *Table) asking(v *model.Value, args []why.Arg) (Question, bool) {
	tr, err := tb.trace(v, args)
	if err != nil {
		return Question{}, false
	}
	var names []string
	for _, a := range args {
		if a.Given {
			names = append(names, tb.mention(tb.S.P.Game.Things[a.One]))
		}
	}
	return Question{Ask: v.Name + "(" + strings.Join(names, ", ") + ")", Text: say.Answered(tr)}, true
}

// mention returns a thing as why takes it: of like pieces the one in its place.
func (tb *Table) mention(t *model.Thing) string {
	if tb.isPiece(t) && t.Copy > 0 {
		return t.Name + "@" + tb.S.P.Game.Things[tb.S.M.PlaceOf(t.ID)].Name
	}
	return t.Name
}

// theMove is what stands after why for the move of a bot, unless the game has a value of that
// name.
const theMove = "move"
