package talk

import (
	"strings"

	"sandtable/schema/english"
	"sandtable/schema/model"
)

// valuesWith lists the values whose name or title has a word in it; all without one.
func (tb *Table) valuesWith(word string) (out []*model.Value) {
	want := english.Slug(word)
	for _, v := range tb.S.P.Game.Values {
		if strings.Contains(v.Name, want) || strings.Contains(english.Slug(v.Title), want) {
			out = append(out, v)
		}
	}
	return out
}

// askable lists the values that may be asked, with what they are asked about.
func (tb *Table) askable(word string) []Line {
	list := tb.valuesWith(word)
	if len(list) == 0 {
		return []Line{{Text: "This game declares no values."}}
	}
	names := english.Each(list, signed)
	if tb.Heard {
		return []Line{{Text: "These may be asked: " + strings.Join(names, "; ")}, {Text: "For instance: " + tb.whyExample()}}
	}
	columns := Line{Kind: Columns, Label: "  ", List: names}
	if word == "" {
		columns.Rest = "why WORD lists those with a word in them"
	}
	return append([]Line{{Text: "These may be asked; for instance: " + tb.whyExample()}, columns},
		faintly("THING.VALUE asks a value of a thing's kind; names in brackets are what a value is asked about.")...)
}

// signed is a value with what it is asked about.
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
