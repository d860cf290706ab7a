package sight

import (
	"slices"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/syntax"
)

// always stands for the bool of a secret that is never told.
const always = "always"

// Secrets notes which state fields only the owner of a thing sees, and while which bools.
func (s *Sight) Secrets() {
	entries := map[*model.Kind][]syntax.Entry{}
	s.EachKind(func(k *model.Kind, d decl.Decl) { entries[k] = s.secretsOf(k, d) })
	s.EachKind(func(k *model.Kind, _ decl.Decl) { // when all secrets are known: a bool must be none
		for _, e := range entries[k] {
			if f := decl.OwnState(k, e.Key); f != nil && f.Secret != nil && syntax.Word(e.Value) != always {
				f.Secret.While = s.seal(k, e)
			}
		}
	})
}

// secretsOf reads which fields of a kind are secret.
func (s *Sight) secretsOf(k *model.Kind, d decl.Decl) []syntax.Entry {
	a := d.Attrs["secret"]
	if a == nil || !s.isKnown(d) {
		return nil
	}
	entries, ok := syntax.Entries(a.Expr, s.Report)
	if !ok {
		s.Report(secretForm(a))
		return nil
	}
	if len(entries) > 0 && !s.owned(k, d.Attrs["owner"] != nil, a) {
		return nil
	}
	for _, e := range entries {
		if f := s.secretField(k, e); f != nil {
			f.Secret = &model.Secrecy{}
			s.Game.Secrets = append(s.Game.Secrets, f)
		}
	}
	return entries
}

// secretForm reports a secret that is no list of fields with their bools.
func secretForm(a *hclsyntax.Attribute) diag.Finding {
	f := diag.Errorf("resolve/secret", a.Expr.Range(), "secret must have the form { field = bool field }, or { field = always }")
	if t, ok := a.Expr.(*hclsyntax.TupleConsExpr); ok && len(t.Exprs) > 0 && syntax.Word(t.Exprs[0]) != "" {
		return f.WithHint("write secret = { %s = always }, or name the bool while which it is secret", syntax.Word(t.Exprs[0]))
	}
	if w := syntax.Word(a.Expr); w != "" {
		return f.WithHint("write secret = { %s = always }, or name the bool while which it is secret", w)
	}
	return f
}

// owned reports whether things of a kind have an owner, from whose opponents something can be kept.
func (s *Sight) owned(k *model.Kind, tried bool, a *hclsyntax.Attribute) bool {
	switch {
	case s.ownsItself(k) || k.Owner != nil:
		return true
	case !tried: // else the owner is reported
		s.Report(diag.Errorf("resolve/secret", a.NameRange, "%s has no owner, who alone would know its secrets", english.A(k.Name)).
			WithHint("name the field that holds its player or side, such as owner = army"))
	}
	return false
}

// secretField finds the field that an entry of `secret` names; nil if it cannot be one.
func (s *Sight) secretField(k *model.Kind, e syntax.Entry) *model.Field {
	f := decl.OwnState(k, e.Key)
	if f == nil {
		s.Report(s.noSecret(k, e))
		return nil
	}
	switch {
	case f.Type.Base == model.Invalid:
		return nil
	case s.tellsOwner(k, f):
		s.Errorf("resolve/secret", e.At, "%q says whose %s is, and cannot be secret: only the owner would know the owner", e.Key,
			english.A(k.Name))
	case f == k.PresentBy():
		s.Errorf("resolve/secret", e.At, "%q says which %s lies on the table, and all see the table", e.Key, k.Name)
	case s.Game.Surface != nil && f.Name == model.FacingField && k.IsA(s.Kinds["piece"]):
		s.Errorf("resolve/secret", e.At, "%q says how %s lies on the table, and all see the table", e.Key, english.A(k.Name))
	case !s.imaginable(f.Type):
		s.Report(diag.Errorf("resolve/secret", e.At, "%q is %s: a bot that does not know it could not list what it may be", e.Key, f.Type).
			WithHint("a secret is a bool, a name of an enum, or a thing; write an enum of what it may be, or a concept for each figure").
			WithRelated(f.Range, "declared here"))
	default:
		return f
	}
	return nil
}

// tellsOwner reports whether a field says whose things of a kind are, or of a kind of it.
func (s *Sight) tellsOwner(k *model.Kind, f *model.Field) bool {
	return slices.ContainsFunc(s.Game.Kinds, func(o *model.Kind) bool { return o.IsA(k) && o.Owner == f })
}

// imaginable reports whether the values of a type can be listed: see model.Game.Domain.
func (s *Sight) imaginable(t model.Type) bool {
	return t.Is(model.Bool) || t.Is(model.EnumOf) || t.Is(model.ThingOf) || t.Is(model.DesignOf)
}

// noSecret reports an entry that names no state field of the kind itself.
func (s *Sight) noSecret(k *model.Kind, e syntax.Entry) diag.Finding {
	f := diag.Errorf("resolve/secret", e.At, "%q is not a state field declared by %s", e.Key, k.Name)
	for up := k; up != nil; up = up.Parent {
		for _, o := range up.Fields {
			switch {
			case o.Name != e.Key:
			case o.Storage == model.State:
				return f.WithHint("write secret in the kind %s, which declares it", up.Name).WithRelated(o.Range, "declared here")
			case o.Storage == model.Printed:
				return f.WithHint("what is printed is known to all; if it changes, declare it in state").WithRelated(o.Range, "declared here")
			}
		}
	}
	return f.WithSuggestion(e.Key, decl.OwnStates(k))
}

// seal finds the bool while which a field is secret; nil if there is none.
func (s *Sight) seal(k *model.Kind, e syntax.Entry) *model.Field {
	w, known := syntax.Word(e.Value), []string{}
	for up := k; up != nil; up = up.Parent {
		f := decl.OwnState(up, w)
		known = append(known, decl.OwnBools(up)...)
		switch {
		case f == nil:
			continue
		case !f.Type.Is(model.Bool):
			s.Report(diag.Errorf("resolve/secret", e.Value.Range(), "%q is %s, and no bool that says when %q is secret", w, f.Type, e.Key).
				WithRelated(f.Range, "declared here"))
		case f.Secret != nil:
			s.Report(diag.Errorf("resolve/secret", e.Value.Range(), "%q is secret itself: nobody else would know whether %q is", w, e.Key).
				WithHint("write %s = always", e.Key))
		default:
			f.Seals = true
			return f
		}
		return nil
	}
	f := diag.Errorf("resolve/secret", e.Value.Range(), "%q is not a bool in the state of %s", w, k.Name).
		WithSuggestion(w, append(known, always))
	if w == "" {
		f = diag.Errorf("resolve/secret", e.Value.Range(), "expected the name of a bool field, or always")
	}
	if f.Hint == "" {
		f = f.WithHint("declare the bool in state, or write %s = always", e.Key)
	}
	s.Report(f)
	return nil
}

// Kept reports owners for whom nothing is kept, and secrets that there is nobody to keep from.
func (s *Sight) Kept() {
	keep := map[*model.Kind]bool{}
	s.EachKind(func(k *model.Kind, d decl.Decl) {
		a := d.Attrs["seen_by"] // be it right or not
		keep[k] = d.Attrs["secret"] != nil || a != nil && syntax.Word(a.Expr) == "owner"
	})
	s.EachKind(func(k *model.Kind, d decl.Decl) {
		if a := d.Attrs["owner"]; a != nil && k.Owner != nil && !s.ownersSee(k) && !keepsSecrets(k, keep) {
			lacks, add := "has a secret", "secret = { field = always }"
			if k.IsA(s.Kinds["piece"]) {
				lacks, add = "is seen by its owner", "seen_by = owner"
			} else if k.IsA(s.Kinds["place"]) && k.Owner.Storage == model.Printed {
				add += " or seen_by = owner"
			}
			s.Report(diag.Errorf("resolve/seen-by", a.NameRange, "owner has no effect: no %s %s", k.Name, lacks).
				WithHint("add %s, or remove owner: a field of %s can say whose it is", add, english.A(k.Name)))
		}
		if a := d.Attrs["secret"]; a != nil && !s.keptFrom(k) {
			s.Report(diag.Errorf("resolve/secret", a.NameRange, "there is nobody from whom %s could keep a secret", english.A(k.Name)).
				WithHint("the game has one player, to whom all of them belong; remove secret, or give some to a side that no player leads"))
		}
	})
}

// keepsSecrets reports whether a kind, a kind of it or a kind above it is among those that keep
// something for their owners.
func keepsSecrets(k *model.Kind, keep map[*model.Kind]bool) bool {
	for o := range keep {
		if keep[o] && (o.IsA(k) || k.IsA(o)) {
			return true
		}
	}
	return false
}

// keptFrom reports whether there may be a player who does not own some thing of a kind.
func (s *Sight) keptFrom(k *model.Kind) bool {
	players := s.Things(s.Kinds["player"])
	if len(players) != 1 {
		return true
	}
	mine := func(id int32) bool { return s.decides(id) == players[0] }
	for t := range s.Game.All() {
		if !t.Kind.IsA(k) {
			continue
		}
		f := t.Kind.Owner
		switch {
		case s.ownsItself(t.Kind):
			if !mine(t.ID) {
				return true
			}
		case f == nil: // reported
			return true
		case f.Storage == model.State:
			if f.Type.Maybe || len(s.Things(s.Kinds["side"])) > 0 {
				return true
			}
		default:
			for _, vals := range [][]int32{f.Values[t.ID], f.BySide[t.ID]} {
				for _, v := range vals {
					if !mine(v) {
						return true
					}
				}
			}
		}
	}
	return len(s.Things(k)) == 0
}
