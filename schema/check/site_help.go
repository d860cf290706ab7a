package check

import (
	"fmt"
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/syntax"
)

// Given checks what a rule or menu, declared at a place, is given: stated by name, or taken from
// the name of that kind in scope.
func (s *Site) Given(title string, decl hcl.Range, params []*model.Var, own ...string) []model.Expr {
	s.Fills(s.Block.DefRange(), decl)
	var out []model.Expr
	var missing []hcl.Range // parameters that nothing is given for
	attrs := syntax.SortedAttrs(s.Block.Body)
	spelt := map[string]*hclsyntax.Attribute{}
	for _, a := range attrs {
		if slug := english.Slug(a.Name); spelt[slug] == nil {
			spelt[slug] = a
		}
	}
	for _, p := range params {
		a := s.Attrs[p.Name]
		if a == nil {
			a = spelt[p.Name]
		}
		switch {
		case a != nil:
			s.Fills(a.Expr.Range(), p.Range)
			out = append(out, s.Want(s.Env, a.Expr, p.Type))
		case s.inScope(p) != nil:
			v := s.inScope(p)
			v.Used = true
			s.Fills(s.Block.DefRange(), p.Range)
			x := s.Coerce(s.Env, s.sure(s.Env, &model.Local{Node: Node(v.Type, s.Block.DefRange()), Var: v}), p.Type)
			out = append(out, x)
		case p.Default != nil:
			out = append(out, p.Default)
		case s.Env.Open, p.Type.Base == model.Invalid: // it may be one of the names that are not known here, or optional
			missing = append(missing, p.Range)
			out = append(out, Bad(s.Block.DefRange()))
		default:
			missing = append(missing, p.Range)
			f := diag.Errorf("check/not-given", s.Block.DefRange(), "%q is missing its argument %s", title, p.Name).
				WithHint("add %s = ..., or bind a name %q in scope", p.Name, p.Name).WithRelated(p.Range, "declared here").WithAbout(p.Range)
			f.Missing = p.Name
			s.reportMiss(s.Env, p.Name, f)
			out = append(out, Bad(s.Block.DefRange()))
		}
	}
	names := append(varNames(params), own...)
	for _, a := range attrs {
		if !slices.Contains(names, english.Slug(a.Name)) {
			if !slices.Contains(own, diag.Suggest(english.Slug(a.Name), names)) { // what an own attribute takes may be no expression
				s.Expr(s.Env, a.Expr, model.TInvalid)
			}
			s.report(diag.Errorf("check/not-a-parameter", a.NameRange, "%q has no parameter %q", title, a.Name).
				WithSuggestion(english.Slug(a.Name), s.Names.Few(names)).
				WithAbout(missing...).WithAbout(decl))
		}
	}
	for i, x := range out {
		s.Set(fmt.Sprintf("given %d", i), x) // for walkers; several names in scope have one place
	}
	return out
}

// inScope finds the bound name of a parameter's name, if its type fits; a type that could not be
// read fits all.
func (s *Site) inScope(p *model.Var) *model.Var {
	v := s.Env.Find(p.Name)
	if v == nil || v.Type.Base == p.Type.Base || v.Type.Base == model.Invalid || p.Type.Base == model.Invalid {
		return v
	}
	return nil
}

// Rebind brings a name into scope without declaring it anew: a candidate under test inside a
// choose.
func (e *Env) Rebind(v *model.Var) {
	e.See(v)
	e.Choosing = true
}

// AttrIn is Attr in another scope.
func (s *Site) AttrIn(env *Env, name string, want model.Type) model.Expr {
	old := s.Env
	s.Env = env
	x := s.Attr(name, want)
	s.Env = old
	return x
}

// Face reads face = up or down.
func (s *Site) Face() {
	a := s.Attrs["face"]
	switch s.Facing(a) {
	case model.FacesUp:
		s.Set("face", Const(model.TNumber, 1, a.Expr.Range()))
	case model.FacesDown:
		s.Set("face", Const(model.TNumber, 0, a.Expr.Range()))
	}
}

// HeldBy is the kind of what lies in a place.
func (s *Site) HeldBy(place model.Expr) *model.Kind {
	if k, ok := place.(*model.Const); ok {
		if t := s.Game.Things[k.N]; t != nil && t.Holds != nil {
			return t.Holds
		}
	}
	k := place.Type().Kind
	for ; k != nil; k = k.Parent {
		if k.Of != nil {
			return k.Of
		}
	}
	if place.Type().Kind.Is(model.KindDeck) {
		return s.Kind(model.KindCard)
	}
	return s.Kind(model.KindPiece)
}

// TrackOf is the track that a constant names, or nil.
func (s *Site) TrackOf(x model.Expr) *model.Track {
	if k, ok := x.(*model.Const); ok && k.T.Is(model.ThingOf) && k.T.Base != model.Invalid {
		if t := s.Game.Things[k.N]; t != nil && t.Track != nil && t.Track.Thing == t {
			return t.Track
		}
	}
	return nil
}

// StateField finds a state field of a kind, or of some of its sub-kinds; else the names of those
// there are.
func (s *Site) StateField(k *model.Kind, name string) (*model.Field, []string) {
	for _, f := range s.fieldsOf(k, name) {
		if f.Storage == model.State {
			return f, nil
		}
	}
	_, known := k.Pick("", func(f *model.Field) bool { return f.Storage == model.State && !f.TellsSide() })
	return nil, known
}

// PrintedField finds a printed field of a kind.
func (s *Site) PrintedField(k *model.Kind, name string) *model.Field {
	return model.Find(s.fieldsOf(k, name), func(f *model.Field) bool { return f.Storage == model.Printed })
}

// Table finds a table by name.
func (s *Site) Table(name string) *model.Table {
	return model.Find(s.Game.Tables, func(t *model.Table) bool { return t.Name == name })
}

// Tables lists the names of all tables.
func (s *Site) Tables() []string {
	return english.Each(s.Game.Tables, func(t *model.Table) string { return t.Name })
}

// OpenAxis is the i-th axis of a table that is not thrown.
func (s *Site) OpenAxis(t *model.Table, i int) int {
	for j, d := range t.Dice {
		if d.Count > 0 {
			continue
		}
		if i == 0 {
			return j
		}
		i--
	}
	return 0
}

// CaseLabel reads the label of a case.
func (s *Site) CaseLabel(t model.Type, label string, at hcl.Range) (int32, bool) {
	name := english.Slug(label)
	switch t.Base {
	case model.EnumOf:
		if i := t.Enum.Index(name); i >= 0 {
			return int32(i), true
		}
		s.report(diag.Errorf("check/unknown-name", at, "%s has no name %q", t.Enum.Name, label).WithSuggestion(name, t.Enum.Slugs))
	case model.ThingOf:
		if th := s.Names.Thing(t.Kind, name); th != nil {
			return th.ID, true
		}
		s.report(diag.Errorf("check/unknown-name", at, "unknown %s %q", t.Kind.Name, label))
	case model.Bool:
		if name == "true" || name == "false" {
			if name == "true" {
				return 1, true
			}
			return 0, true
		}
		s.report(diag.Errorf("check/unknown-name", at, "expected true or false"))
	case model.ActionOf:
		for _, a := range t.Menu.Actions {
			if a.Name == name {
				return a.Index, true
			}
		}
		s.report(diag.Errorf("check/unknown-name", at, "menu %q has no action %q", t.Menu.Title, label))
	}
	return 0, false
}

// NeedsWinners checks that each player has a result in which that player wins.
func (s *Site) NeedsWinners(at hcl.Range) {
	var declared []string
	for t := range s.Game.Of(model.KindResult) {
		declared = append(declared, t.Name)
	}
	for p := range s.Game.Of(model.KindPlayer) {
		if s.Names.Thing(s.Kind(model.KindResult), p.Name+"_wins") == nil {
			s.report(diag.Errorf("check/end", at, "end game needs a result: the game declares results, and ends with none of them").
				WithHint("write end game { result = .. }, one of %s", english.Some(declared, 4)))
			return
		}
	}
}
