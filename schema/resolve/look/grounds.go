package look

import (
	"slices"
	"strings"

	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/syntax"
)

// ground reads how a ground is drawn: [sign, pattern], and what legends call it.
func (l *lookReader) ground(e syntax.Entry) {
	g, known := l.findGround(e)
	if g == nil {
		l.nothing(e, "ground", known)
		return
	}
	items, ok := syntax.Items(e.Value)
	if !ok || len(items) < 2 || len(items) > 3 {
		l.Errorf("resolve/look", e.Value.Range(), "a ground must have the form [sign, pattern]").Hint(e.Title + " = [\"w\", trees]")
		return
	}
	sign, ok := l.sign(e, items[0], "grounds", 2)
	pattern := syntax.Word(items[1])
	if f := oneOf("pattern", model.Patterns)(pattern, items[1].Range()); f != nil {
		l.Report(*f)
		return
	}
	if g.Title = english.Spaced(e.Key); len(items) == 3 {
		if g.Title, ok = syntax.Literal(items[2]); !ok {
			l.Errorf("resolve/look", items[2].Range(), "what the legend calls %s must be a literal text", e.Title)
			return
		}
	}
	if ok {
		g.Name, g.Sign, g.Pattern, g.At = e.Key, sign, pattern, e.At
		l.look.Grounds = append(l.look.Grounds, *g)
	}
}

// findGround finds what a row of grounds means: a value or a trait printed on spaces or terrain, a
// word of a drawing, a kind of them, or one of them; and lists what it may mean.
func (l *lookReader) findGround(e syntax.Entry) (*model.GroundLook, []string) {
	var known []string
	for _, k := range l.Game.Kinds {
		if !l.isGround(k) {
			continue
		}
		for _, f := range k.Fields {
			switch {
			case f.Storage != model.Printed:
			case f.Type.Base == model.EnumOf && f.Type.Form != model.List:
				if i := f.Type.Enum.Index(e.Key); i >= 0 {
					return &model.GroundLook{Field: f, Value: int32(i)}, nil
				}
				known = append(known, f.Type.Enum.Slugs...)
			case f.Type.Is(model.Bool) && f.Name == e.Key:
				return &model.GroundLook{Field: f, Value: 1}, nil
			case f.Type.Is(model.Bool):
				known = append(known, f.Name)
			}
		}
	}
	for _, m := range l.Game.Maps {
		if slices.ContainsFunc(m.Signs, func(s model.Sign) bool { return s.Word == e.Title }) {
			return &model.GroundLook{Word: e.Title}, nil
		}
	}
	for _, k := range l.Game.Kinds {
		if l.isGround(k) && !k.Builtin() && k.Name == e.Key {
			return &model.GroundLook{Kind: k}, nil
		}
	}
	for _, name := range []string{"space", "area"} {
		if k := l.Kinds[name]; k != nil {
			if t := l.Names.Thing(k, e.Key); t != nil {
				return &model.GroundLook{Thing: t}, nil
			}
			known = append(known, l.ThingNames(k)...)
		}
	}
	return nil, slices.DeleteFunc(known, func(s string) bool { return strings.TrimSpace(s) == "" })
}
