package resolve

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/syntax"
)

// ownsItself reports whether things of a kind are players, or sides, which belong to their players.
func (r *Resolver) ownsItself(k *model.Kind) bool {
	return k.IsA(r.Kinds["player"]) || k.IsA(r.Kinds["side"])
}

// declareSight notes who sees what lies in a place, and who sees a piece that lies face down. A
// kind is as its parent unless it says otherwise; a place is as its kind.
func (r *Resolver) declareSight() {
	decls := map[*model.Kind]decl.Decl{}
	r.EachKind(func(k *model.Kind, d decl.Decl) { decls[k] = d })
	done := map[*model.Kind]bool{}
	var sight func(k *model.Kind)
	sight = func(k *model.Kind) {
		if done[k] || k.Builtin() {
			return
		}
		done[k] = true
		sight(k.Parent)
		k.SeenBy, k.Owner = k.Parent.SeenBy, k.Parent.Owner
		if d, ok := decls[k]; ok && r.isKnown(d) {
			r.owner(k, d.Attrs["owner"])
			if a := d.Attrs["seen_by"]; a != nil {
				k.SeenBy = r.visibility(a, k, k.SeenBy)
			}
		}
	}
	for _, k := range r.Game.Kinds {
		sight(k)
	}
	for _, t := range r.Game.Things {
		if t != nil && t.Kind.IsA(r.Kinds["place"]) {
			t.SeenBy = t.Kind.SeenBy
			if a := r.seen[t]; a != nil {
				t.SeenBy = r.visibility(a, t.Kind, t.SeenBy)
			}
		}
	}
}

// ownersSee says whether pieces of a kind, or of a kind of it, are seen by their owners.
func (r *Resolver) ownersSee(k *model.Kind) bool {
	for _, o := range r.Game.Kinds {
		if o.IsA(k) && o.SeenBy.Rule == model.SeenByOwner {
			return true
		}
	}
	return false
}

// isKnown says whether the content says truly what a kind is.
func (r *Resolver) isKnown(d decl.Decl) bool {
	a := d.Attrs["is"]
	return a != nil && r.Kinds[syntax.Word(a.Expr)] != nil
}

// owner reads which field says whose things of a kind are.
func (r *Resolver) owner(k *model.Kind, a *hclsyntax.Attribute) {
	if a == nil {
		return
	}
	if r.ownsItself(k) {
		r.Errorf("resolve/seen-by", a.NameRange, "%s has no other owner: players own themselves, and sides belong to their players", english.A(k.Name))
		return
	}
	w := syntax.Word(a.Expr)
	f, names := k.Pick(w, func(f *model.Field) bool {
		return (f.Storage == model.Printed || f.Storage == model.State) && r.means(f.Type)
	})
	if f != nil {
		k.Owner = f
		return
	}
	r.Report(diag.Errorf("resolve/seen-by", a.Expr.Range(), "%s has no field %q that holds a player or a side", k.Name, w).
		WithHint("declare it in fields or state, such as fields = { %s = player }", suggestedField(w)).WithSuggestion(w, names))
}

// means says whether a value of a type is one player or side.
func (r *Resolver) means(t model.Type) bool {
	return t.Is(model.ThingOf) && (t.Kind.IsA(r.Kinds["player"]) || t.Kind.IsA(r.Kinds["side"]))
}

func suggestedField(w string) string {
	if w == "" {
		return "owner"
	}
	return w
}

// visibility reads seen_by of a kind or of one of its things.
func (r *Resolver) visibility(a *hclsyntax.Attribute, k *model.Kind, inherited model.Visibility) model.Visibility {
	piece := k.IsA(r.Kinds["piece"])
	if !piece && !k.IsA(r.Kinds["place"]) {
		r.Errorf("resolve/seen-by", a.NameRange, "seen_by is for places and pieces; %q is neither", k.Name)
		return inherited
	}
	w, known := syntax.Word(a.Expr), []string{"all", "nobody"}
	if piece {
		known = []string{"owner", "nobody"}
	}
	switch {
	case w == "nobody":
		return model.Visibility{Rule: model.SeenByNobody}
	case w == "all" && !piece:
		return model.Visibility{Rule: model.SeenByAll}
	case w == "all":
		r.Report(diag.Errorf("resolve/seen-by", a.Expr.Range(), "a face-down piece cannot be seen by all").WithHint("keep it face up, or write seen_by = owner"))
		return inherited
	case w == "owner" && piece:
		if k.Owner == nil {
			r.Report(diag.Errorf("resolve/seen-by", a.Expr.Range(), "%s has no owner", english.A(k.Name)).WithHint("name the field that holds its player or side, such as owner = army"))
			return inherited
		}
		return model.Visibility{Rule: model.SeenByOwner}
	case w == "owner" && k.Owner != nil && r.Names.Thing(r.Kinds["player"], w) == nil:
		r.Report(diag.Errorf("resolve/seen-by", a.Expr.Range(), "seen_by of a place names a player, not its owner").WithHint("name the player, such as seen_by = %s", r.somePlayer()))
		return inherited
	case w == "owner" && r.Names.Thing(r.Kinds["player"], w) == nil:
		r.Report(diag.Errorf("resolve/seen-by", a.Expr.Range(), "a place has no owner").WithHint("name the player, such as seen_by = %s", r.somePlayer()))
		return inherited
	}
	if t := r.Names.Thing(r.Kinds["player"], w); t != nil {
		return model.Visibility{Rule: model.SeenByPlayer, Player: t}
	}
	r.Report(diag.Errorf("resolve/unknown-name", a.Expr.Range(), "seen_by must be %s, %s or a player, found %q", known[0], known[1], w).
		WithSuggestion(w, append(known, r.ThingNames(r.Kinds["player"])...)))
	return inherited
}

// somePlayer is a player of the game, for a hint.
func (r *Resolver) somePlayer() string {
	for _, t := range r.Things(r.Kinds["player"]) {
		return t.Name
	}
	return "red"
}
