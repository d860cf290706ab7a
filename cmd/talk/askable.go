package talk

import (
	"strings"

	"sandtable/schema/english"
	"sandtable/schema/model"
)

// valuesWith lists the values whose name or title has a word in it; all without one.
func (s *Table) valuesWith(word string) (out []*model.Value) {
	want := english.Slug(word)
	for _, v := range s.S.P.Game.Values {
		if strings.Contains(v.Name, want) || strings.Contains(english.Slug(v.Title), want) {
			out = append(out, v)
		}
	}
	return out
}

// askable lists the values that may be asked, with what they are asked about.
func (s *Table) askable(word string) []Line {
	list := s.valuesWith(word)
	if len(list) == 0 {
		return []Line{{Text: "This game declares no values."}}
	}
	var names []string
	for _, v := range list {
		names = append(names, signed(v))
	}
	if s.Heard {
		return []Line{{Text: "These may be asked: " + strings.Join(names, "; ")}, {Text: "For instance: " + s.whyExample()}}
	}
	columns := Line{Kind: Columns, Label: "  ", List: names}
	if word == "" {
		columns.Rest = "why WORD lists those with a word in them"
	}
	return append([]Line{{Text: "These may be asked; for instance: " + s.whyExample()}, columns},
		faintly("THING.VALUE asks a value of a thing's kind; names in brackets are what a value is asked about.")...)
}

// signed is a value with what it is asked about.
func signed(v *model.Value) string {
	var names []string
	params := v.Params
	if v.Of != nil && len(params) > 0 {
		params = params[1:]
	}
	for _, p := range params {
		names = append(names, p.Name)
	}
	name := v.Name
	if v.Of != nil {
		name = strings.ToUpper(v.Of.Name) + "." + name
	}
	if len(names) > 0 {
		name += "(" + strings.Join(names, ", ") + ")"
	}
	return name
}
