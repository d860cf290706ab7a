package talk

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"sandtable/interp/naming"
	"sandtable/interp/why"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// ask reads which value is asked, about what.
func (tb *Table) ask(text string) (*model.Value, []why.Arg, error) {
	name, rest, call := strings.Cut(text, "(")
	if !call {
		if v, of, ok := tb.fieldValue(text); ok {
			return v, []why.Arg{{Given: true, One: of}}, nil
		}
		if n, r, ok := strings.Cut(text, " "); ok {
			name, rest = n, r
		}
	}
	rest = strings.TrimSuffix(strings.TrimSpace(rest), ")")
	v := tb.value(name)
	if v == nil {
		if is := tb.noValue(strings.TrimSpace(text)); is != "" {
			return nil, nil, errors.New(is)
		}
		if near := diag.Suggest(english.Slug(name), tb.valueNames()); near != "" {
			return nil, nil, fmt.Errorf("there is no value %q; did you mean %q?", name, near)
		}
		return nil, nil, fmt.Errorf("there is no value %q", name)
	}
	args, err := tb.arguments(v, splitArgs(rest))
	return v, args, err
}

// noValue says what a name is that is asked like a value and is none: a field, a printed figure, a
// track or another thing.
func (tb *Table) noValue(text string) string {
	if of, name, ok := cutLast(text, "."); ok {
		for _, t := range tb.things(of) {
			for f := range t.Kind.AllFields() {
				if f.Name == english.Slug(name) {
					return fmt.Sprintf("%s of %s is %s: show %s", f.Name, of, storageWord(f), of)
				}
			}
			if english.Slug(name) == "at" {
				return fmt.Sprintf("at is where %s lies: show %s", of, of)
			}
		}
		return ""
	}
	for _, t := range tb.things(text) {
		return fmt.Sprintf("%s is %s: show %s", text, english.A(strings.ToLower(t.Kind.Base().Title)), text)
	}
	return ""
}

// storageWord says where a field has its value from.
func storageWord(f *model.Field) string {
	switch f.Storage {
	case model.Printed:
		return "printed"
	case model.Computed:
		return "computed"
	}
	return "kept by the game"
}

// callExample asks a value about the first things that it can be asked about.
func (tb *Table) callExample(v *model.Value) string {
	args := english.Each(v.Params, func(p *model.Var) string {
		if p.Default != nil {
			return ""
		}
		return tb.argExample(p.Type)
	})
	return v.Name + "(" + strings.Join(args, ", ") + ")"
}

// argExample returns something of a type: for a piece one that lies on the board and may be seen.
func (tb *Table) argExample(t model.Type) string {
	g := tb.S.P.Game
	switch t.Base {
	case model.Number:
		return "1"
	case model.Bool:
		return "true"
	case model.PointOf:
		return "0,0"
	case model.EnumOf:
		return t.Enum.Names[0]
	case model.ThingOf:
		if t.Kind.Is(model.KindPiece) {
			if name := tb.pieceExample(t.Kind); name != "" {
				return name
			}
		}
		for x := range g.OfKind(t.Kind) {
			if x.Name != "" && x.Copy == 0 {
				return x.Name
			}
		}
	}
	return strings.ToUpper(english.Slug(t.String()))
}

// pieceExample returns a piece of a kind on the board: by its own name, or by where it lies.
func (tb *Table) pieceExample(k *model.Kind) string {
	g, m := tb.S.P.Game, tb.S.M
	for t := range g.OfKind(k) {
		if t.Name == "" || !t.Kind.IsA(k) || !tb.inUse(t) {
			continue
		}
		for _, name := range []string{t.Name, t.Name + "@" + g.Things[m.PlaceOf(t.ID)].Name} {
			if got, err := tb.one(name, k); err == nil && got == t.ID {
				return name
			}
		}
	}
	return ""
}

func (tb *Table) value(name string) *model.Value {
	return model.Find(tb.S.P.Game.Values, func(v *model.Value) bool { return v.Name == english.Slug(name) })
}

// fieldValue reads thing.value, of a value that stands in the thing's kind.
func (tb *Table) fieldValue(text string) (*model.Value, int32, bool) {
	of, name, ok := cutLast(text, ".")
	if !ok {
		return nil, 0, false
	}
	for _, v := range tb.S.P.Game.Values {
		if v.Of == nil || v.Name != english.Slug(name) {
			continue
		}
		if id, err := tb.one(of, v.Of); err == nil {
			return v, id, true
		}
	}
	return nil, 0, false
}

func cutLast(s, sep string) (before, after string, ok bool) {
	i := strings.LastIndex(s, sep)
	if i < 0 {
		return s, "", false
	}
	return s[:i], s[i+len(sep):], true
}

// splitArgs splits at commas outside brackets.
func splitArgs(s string) []string {
	var out []string
	depth, from := 0, 0
	for i, r := range s {
		switch r {
		case '[':
			depth++
		case ']':
			depth--
		case ',':
			if depth == 0 {
				out = append(out, strings.TrimSpace(s[from:i]))
				from = i + 1
			}
		}
	}
	if last := strings.TrimSpace(s[from:]); last != "" {
		out = append(out, last)
	}
	return out
}

// arguments reads what a value is asked about: in order, or by name (`shot = 2`).
func (tb *Table) arguments(v *model.Value, texts []string) ([]why.Arg, error) {
	out := make([]why.Arg, len(v.Params))
	next := 0
	for len(texts) > 0 {
		text, i := texts[0], next
		texts = texts[1:]
		if name, val, ok := strings.Cut(text, "="); ok {
			text = strings.TrimSpace(val)
			if i = slices.IndexFunc(v.Params, func(p *model.Var) bool { return p.Name == english.Slug(name) }); i < 0 {
				return nil, fmt.Errorf("%s has no %q; it takes %s", v.Name, strings.TrimSpace(name), signature(v))
			}
		}
		if i >= len(out) {
			return nil, fmt.Errorf("%s takes %s", v.Name, signature(v))
		}
		if onePoint(v.Params[i].Type) && len(texts) > 0 && isNumber(text) && isNumber(texts[0]) {
			text += "," + texts[0] // a point has a comma of its own
			texts = texts[1:]
		}
		a, err := tb.argument(text, v.Params[i].Type)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", v.Params[i].Name, err)
		}
		out[i] = a
		next = i + 1
	}
	for i, p := range v.Params {
		if !out[i].Given && p.Default == nil {
			return nil, fmt.Errorf("%s takes %s; what is %s? For instance: why %s", v.Name, signature(v), p.Name, tb.callExample(v))
		}
	}
	return out, nil
}

func onePoint(t model.Type) bool { return t.Base == model.PointOf && t.Form == model.One }

func isNumber(text string) bool {
	_, err := strconv.ParseFloat(text, 64)
	return err == nil
}

// signature lists what a value is asked about.
func signature(v *model.Value) string {
	if len(v.Params) == 0 {
		return "nothing"
	}
	return strings.Join(english.Each(v.Params, func(p *model.Var) string {
		t := p.Name + " (" + p.Type.String() + ")"
		if p.Default != nil {
			t = "perhaps " + t
		}
		return t
	}), ", ")
}

// argument reads one thing, number or name; or several in brackets.
func (tb *Table) argument(text string, t model.Type) (why.Arg, error) {
	a := why.Arg{Given: true}
	if t.Form == model.One {
		n, err := tb.single(text, t)
		a.One = n
		return a, err
	}
	for _, part := range splitArgs(strings.Trim(text, "[] ")) {
		n, err := tb.single(part, t.Elem())
		if err != nil {
			return a, err
		}
		a.Members = append(a.Members, n)
	}
	return a, nil
}

func (tb *Table) single(text string, t model.Type) (int32, error) {
	g, n := tb.S.P.Game, -1
	if text == "none" {
		if !t.Maybe {
			return 0, fmt.Errorf("it may not be none")
		}
		return model.None, nil
	}
	switch t.Base {
	case model.ThingOf:
		return tb.one(text, t.Kind)
	case model.Number:
		f, err := strconv.ParseFloat(text, 64)
		if n := f * float64(g.Unit); err == nil && n == float64(int32(n)) {
			return int32(n), nil
		}
		return 0, fmt.Errorf("%q is no number", text)
	case model.PointOf:
		return naming.PointNamed(g, text)
	case model.Bool:
		switch strings.ToLower(text) {
		case "true", "yes":
			return 1, nil
		case "false", "no":
			return 0, nil
		}
		return 0, fmt.Errorf("%q is neither true nor false", text)
	case model.EnumOf:
		if n = t.Enum.Index(english.Slug(text)); n < 0 {
			return 0, fmt.Errorf("%q is none of %s", text, strings.Join(t.Enum.Names, ", "))
		}
	case model.DesignOf:
		n = slices.IndexFunc(g.Kinds, func(k *model.Kind) bool { return k.Design && k.IsA(t.Kind) && k.Name == english.Slug(text) })
	case model.ActionOf:
		n = slices.IndexFunc(g.Actions, func(x *model.Action) bool { return x.Name == english.Slug(text) })
	}
	if n >= 0 {
		return int32(n), nil
	}
	return 0, fmt.Errorf("%q is no %s", text, t)
}
