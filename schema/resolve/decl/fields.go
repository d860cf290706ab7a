package decl

import (
	"sandtable/schema/blame"
	"sandtable/schema/diag"
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
		WithSuggestion(e.Key, r.Names.Few(r.DataFields(k))).WithCause(blame.NoField(k, e.Key)))
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
