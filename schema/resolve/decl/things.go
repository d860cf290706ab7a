package decl

import (
	"fmt"
	"slices"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/lang"
	"sandtable/schema/model"
	"sandtable/schema/resolve/symbol"
	"sandtable/schema/syntax"
)

// Things lists the things of a kind declared so far.
func (r *Reader) Things(k *model.Kind) []*model.Thing {
	var out []*model.Thing
	for t := range r.Game.All() {
		if t.Kind.IsA(k) {
			out = append(out, t)
		}
	}
	return out
}

// NewThing declares a thing under its name. Ids are given later, by number.
func (r *Reader) NewThing(name, title string, k *model.Kind, o model.Origin) *model.Thing {
	t := &model.Thing{Name: name, Title: title, Kind: k, Origin: o}
	r.Game.Things = append(r.Game.Things, t)
	if name != "" {
		r.Enter(r.Names.Read, name, symbol.Symbol{Thing: t, Range: o.Range})
	}
	return t
}

// PlayersOf reads which players an attribute lists, or means by their plural; nil if there is none.
func (r *Reader) PlayersOf(a *hclsyntax.Attribute) (out []*model.Thing) {
	all := r.Kinds["player"]
	if a == nil {
		return nil
	}
	for _, s := range r.Names.Read[syntax.Word(a.Expr)] {
		if s.Set != nil && s.Set.IsA(all) {
			if out = r.Things(s.Set); len(out) == 0 {
				r.Errorf("resolve/unknown-name", a.Expr.Range(), "there are no %s", s.Set.Plural).
					Hint(fmt.Sprintf("declare one, such as %s \"Ann\" {}", s.Set.Name))
			}
			return out
		}
	}
	for _, e := range r.NamesOf(a) {
		if p := r.Names.Thing(all, e.Key); p == nil {
			r.Unknown(e, "player", r.ThingNames(all))
		} else if !slices.Contains(out, p) {
			out = append(out, p)
		}
	}
	return out
}

// ExtraFields rejects attributes that a built-in kind's block does not have; such kinds have no
// fields of the game's own.
func (r *Reader) ExtraFields(d Decl) {
	desc := lang.Find(d.Block.Type)
	for _, a := range syntax.SortedAttrs(d.Block.Body) {
		if desc.Attr(a.Name) == nil {
			r.Report(diag.Errorf("resolve/unknown-attribute", a.NameRange, "%s has no attribute %q", d.Block.Type, a.Name).
				WithSuggestion(a.Name, desc.AttrNames()))
		}
	}
}

// EachKind calls f for every kind that the content declares, once.
func (r *Reader) EachKind(f func(k *model.Kind, d Decl)) {
	r.Each(func(d Decl) {
		if k := r.Kinds[english.Slug(d.Block.Labels[0])]; k != nil && k.Range == d.Block.DefRange() {
			f(k, d)
		}
	}, "kind")
}

func (r *Reader) Later(f func()) { r.AfterIDs = append(r.AfterIDs, f) }
