package decl

import (
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/syntax"
)

// BorderField finds a field of the borders of a kind.
func BorderField(k *model.Kind, name string) *model.Field {
	for ; k != nil; k = k.Parent {
		for _, f := range k.Borders {
			if f.Name == name {
				return f
			}
		}
	}
	return nil
}

// UnknownField reports a field that a kind does not have.
func (r *Reader) UnknownField(k *model.Kind, e syntax.Entry) {
	if r.Doubtful(k) {
		return
	}
	r.Report(diag.Errorf("resolve/unknown-name", e.At, "unknown field of %s %q", k.Name, e.Key).
		WithSuggestion(e.Key, r.Names.Few(r.DataFields(k))).WithCause(NoField(k, e.Key)))
}

// AddField adds a word after the dot, unless the kind or one above it has it.
func (r *Reader) AddField(k *model.Kind, f *model.Field) {
	for up := k; up != nil; up = up.Parent {
		for _, o := range up.Fields {
			if o.Name == f.Name {
				r.Report(diag.Errorf("resolve/duplicate", f.Range, "duplicate word %q of %s", f.Name, up.Name).WithRelated(o.Range, "declared here"))
				return
			}
		}
	}
	if o := fieldBelow(k, f.Name); o != nil {
		r.Report(diag.Errorf("resolve/duplicate", o.Range, "duplicate word %q of %s", f.Name, k.Name).WithRelated(f.Range, "declared here"))
		return
	}
	k.Fields = append(k.Fields, f)
}

// fieldBelow finds a field of the name on a sub-kind.
func fieldBelow(k *model.Kind, name string) *model.Field {
	for _, c := range k.Children {
		for _, o := range c.Fields {
			if o.Name == name {
				return o
			}
		}
		if o := fieldBelow(c, name); o != nil {
			return o
		}
	}
	return nil
}

// NoSurface is the cause of findings on what only a map with a surface has.
const NoSurface = "surface"

// PrintsFigure says whether a field is one of those that the attribute fields declares: neither a
// trait nor, of a grid, the column or the row.
func PrintsFigure(f *model.Field) bool {
	return f.Storage == model.Printed && f.Type != model.TBool && (f.Of == nil || f.Range != f.Of.Range)
}

// NoBorder is the cause of findings on a field that the borders of a kind do not have. Where they
// have none at all, what is missing is the attribute borders.
func NoBorder(k *model.Kind, name string, known []string) string {
	if len(known) == 0 {
		return "borders\x00" + k.Base().Name
	}
	return "border\x00" + k.Base().Name + "\x00" + name
}

// NoField is the cause of findings on a field that a kind does not have, nor any that it is a kind
// of. Where none of them has a printed field but traits, nor any that the name is like, all such
// names have one cause: what is missing is the attribute fields.
func NoField(k *model.Kind, name string) string {
	var known []string
	printed := false
	for up := k; up != nil && !up.Builtin(); up = up.Parent {
		k = up
		for _, f := range up.Fields {
			known = append(known, f.Name)
			printed = printed || PrintsFigure(f)
		}
	}
	if !printed && diag.Suggest(english.Slug(name), known) == "" {
		return "fields\x00" + k.Name
	}
	return "field\x00" + k.Name + "\x00" + english.Slug(name)
}

// PrintedField finds what is printed on things of a kind or, if it may change, a field of the
// state; and lists what there is.
func PrintedField(k *model.Kind, name string, changes bool) (*model.Field, []string) {
	return k.Pick(name, func(f *model.Field) bool {
		return f.Storage == model.Printed || changes && f.Storage == model.State && !f.TellsSide()
	})
}

// DataField finds a printed or state field of the kind.
func (r *Reader) DataField(k *model.Kind, name string) *model.Field {
	f, _ := k.Pick(name, isData)
	return f
}

// DataFields lists the names of the printed and state fields of the kind.
func (r *Reader) DataFields(k *model.Kind) []string {
	_, known := k.Pick("", isData)
	return known
}

func isData(f *model.Field) bool {
	return f.Storage == model.Printed || f.Storage == model.State || f.Storage == model.Covers
}
