package effect

import (
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/schema/blame"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/lang"
	"sandtable/schema/model"
	"sandtable/schema/syntax"
)

var set = &Effect{
	Effect: check.Effect{
		Block: lang.Block{
			Name: "set", Labels: noun, Fields: true, Since: 1,
			Doc:     "Changes state fields of a thing, or of each member of a set. All expressions are evaluated before any field changes.",
			Attrs:   []lang.Attr{the},
			Example: "set man { arrows = man.arrows - 1 }",
		},
		Traits: model.Traits{Plain: true},
		Check:  checkSet,
		Changes: func(st *model.Stmt, d *check.Deeds) {
			fields, _ := st.Detail.(setFields)
			for _, f := range fields {
				d.Sets(f.Field, st.Noun, f.To)
			}
		},
	},
	Lower: func(l *lower.L, s *model.Stmt) []*ir.Stmt {
		x := &ir.Stmt{Do: ir.Stores, X: l.Expr(s.Noun)}
		for _, f := range s.Detail.(setFields) {
			x.Sets = append(x.Sets, ir.Setting{Res: l.State(f.Field), To: l.Expr(f.To), Seals: f.Field.Seals})
		}
		return []*ir.Stmt{x}
	},
}

type setField struct {
	Field *model.Field
	To    model.Expr
}

type setFields []setField

// Sets returns the fields that are set, and their values, for lint.
func (fs setFields) Sets() (fields []*model.Field, to []model.Expr) {
	for _, f := range fs {
		fields, to = append(fields, f.Field), append(to, f.To)
	}
	return fields, to
}

func checkSet(s *check.Site) {
	x := s.Noun(model.TInvalid)
	s.Stmt.Noun = x
	t := x.Type()
	if t.Base == model.Invalid {
		s.Heed()
		return
	}
	if t.Base != model.ThingOf || t.Form == model.List {
		f := diag.Errorf("check/type", x.Range(), "expected a thing or a set of things, found %s", t)
		if name := s.Digits(x); name != "" {
			f = f.WithHint("a name that begins with a digit is written with its kind: %s", name)
		}
		s.Report(f)
		s.Heed()
		return
	}
	if t.Maybe {
		s.Report(s.Doubt(x, "test it before setting its fields"))
	}
	var fields setFields
	for _, a := range syntax.SortedAttrs(s.Block.Body) {
		if a.Name == "the" {
			continue
		}
		f, known := s.StateField(t.Kind, english.Slug(a.Name))
		if f == nil {
			fd := diag.Errorf("check/unknown-field", a.NameRange, "%s has no state field %q", t.Kind.Name, a.Name).WithSuggestion(english.Slug(a.Name), known).
				WithCause(blame.NoField(t.Kind, english.Slug(a.Name)))
			if p := s.PrintedField(t.Kind, english.Slug(a.Name)); p != nil {
				fd = diag.Errorf("check/printed", a.NameRange, "field %q of %s is printed and never changes", a.Name, t.Kind.Name).WithRelated(p.Range, "declared here").
					WithHint("if it changes, declare it in state")
			}
			if words := s.Takers(a.Name); words != "" && len(fd.Fixes) == 0 && len(known) > 0 {
				fd = fd.WithHint("%s is an attribute of %s; set states new values of state fields: %s = ..", a.Name, words, known[0])
			}
			s.Report(fd)
			s.Expr(s.Env, a.Expr, model.TInvalid)
			continue
		}
		s.Fills(a.Expr.Range(), f.Range)
		fields = append(fields, setField{f, s.Want(s.Env, a.Expr, f.Type)})
		s.Set(a.Name, fields[len(fields)-1].To)
	}
	if len(fields) == 0 && len(s.Block.Body.Attributes) == 0 {
		s.Errorf("check/set", s.Block.DefRange(), "set has no attributes: state which field changes")
	}
	s.Stmt.Detail = fields
	s.Happen()
	for _, f := range fields { // a field that has been set to something is not none
		if !f.To.Type().Maybe && t.Form == model.One {
			s.Written(x, f.Field)
		}
	}
}
