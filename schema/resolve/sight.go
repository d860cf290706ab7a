package resolve

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

// declareSecrets notes which state fields only the owner of a thing sees, and while which bools.
func (r *Resolver) declareSecrets() {
	entries := map[*model.Kind][]syntax.Entry{}
	r.EachKind(func(k *model.Kind, d decl.Decl) { entries[k] = r.secretsOf(k, d) })
	r.EachKind(func(k *model.Kind, _ decl.Decl) { // when all secrets are known: a bool must be none
		for _, e := range entries[k] {
			if f := ownState(k, e.Key); f != nil && f.Secret != nil && syntax.Word(e.Value) != always {
				f.Secret.While = r.seal(k, e)
			}
		}
	})
}

// secretsOf reads which fields of a kind are secret.
func (r *Resolver) secretsOf(k *model.Kind, d decl.Decl) []syntax.Entry {
	a := d.Attrs["secret"]
	if a == nil || !r.isKnown(d) {
		return nil
	}
	entries, ok := syntax.Entries(a.Expr, r.Report)
	if !ok {
		r.Report(secretForm(a))
		return nil
	}
	if len(entries) > 0 && !r.owned(k, d.Attrs["owner"] != nil, a) {
		return nil
	}
	for _, e := range entries {
		if f := r.secretField(k, e); f != nil {
			f.Secret = &model.Secrecy{}
			r.Game.Secrets = append(r.Game.Secrets, f)
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
func (r *Resolver) owned(k *model.Kind, tried bool, a *hclsyntax.Attribute) bool {
	switch {
	case r.ownsItself(k) || k.Owner != nil:
		return true
	case !tried: // else the owner is reported
		r.Report(diag.Errorf("resolve/secret", a.NameRange, "%s has no owner, who alone would know its secrets", english.A(k.Name)).
			WithHint("name the field that holds its player or side, such as owner = army"))
	}
	return false
}

// secretField finds the field that an entry of `secret` names; nil if it cannot be one.
func (r *Resolver) secretField(k *model.Kind, e syntax.Entry) *model.Field {
	f := ownState(k, e.Key)
	if f == nil {
		r.Report(r.noSecret(k, e))
		return nil
	}
	switch {
	case f.Type.Base == model.Invalid:
		return nil
	case r.tellsOwner(k, f):
		r.Errorf("resolve/secret", e.At, "%q says whose %s is, and cannot be secret: only the owner would know the owner", e.Key,
			english.A(k.Name))
	case f == k.PresentBy():
		r.Errorf("resolve/secret", e.At, "%q says which %s lies on the table, and all see the table", e.Key, k.Name)
	case r.Game.Surface != nil && f.Name == model.FacingField && k.IsA(r.Kinds["piece"]):
		r.Errorf("resolve/secret", e.At, "%q says how %s lies on the table, and all see the table", e.Key, english.A(k.Name))
	case !r.imaginable(f.Type):
		r.Report(diag.Errorf("resolve/secret", e.At, "%q is %s: a bot that does not know it could not list what it may be", e.Key, f.Type).
			WithHint("a secret is a bool, a name of an enum, or a thing; write an enum of what it may be, or a concept for each figure").
			WithRelated(f.Range, "declared here"))
	default:
		return f
	}
	return nil
}

// tellsOwner reports whether a field says whose things of a kind are, or of a kind of it.
func (r *Resolver) tellsOwner(k *model.Kind, f *model.Field) bool {
	return slices.ContainsFunc(r.Game.Kinds, func(o *model.Kind) bool { return o.IsA(k) && o.Owner == f })
}

// imaginable reports whether the values of a type can be listed: see model.Game.Domain.
func (r *Resolver) imaginable(t model.Type) bool {
	return t.Is(model.Bool) || t.Is(model.EnumOf) || t.Is(model.ThingOf) || t.Is(model.DesignOf)
}

// noSecret reports an entry that names no state field of the kind itself.
func (r *Resolver) noSecret(k *model.Kind, e syntax.Entry) diag.Finding {
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
	return f.WithSuggestion(e.Key, ownStates(k))
}

// seal finds the bool while which a field is secret; nil if there is none.
func (r *Resolver) seal(k *model.Kind, e syntax.Entry) *model.Field {
	w, known := syntax.Word(e.Value), []string{}
	for up := k; up != nil; up = up.Parent {
		f := ownState(up, w)
		known = append(known, ownBools(up)...)
		switch {
		case f == nil:
			continue
		case !f.Type.Is(model.Bool):
			r.Report(diag.Errorf("resolve/secret", e.Value.Range(), "%q is %s, and no bool that says when %q is secret", w, f.Type, e.Key).
				WithRelated(f.Range, "declared here"))
		case f.Secret != nil:
			r.Report(diag.Errorf("resolve/secret", e.Value.Range(), "%q is secret itself: nobody else would know whether %q is", w, e.Key).
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
	r.Report(f)
	return nil
}

// checkOwners reports owners for whom nothing is kept, and secrets that there is nobody to keep
// from.
func (r *Resolver) checkOwners() {
	keep := map[*model.Kind]bool{}
	r.EachKind(func(k *model.Kind, d decl.Decl) {
		a := d.Attrs["seen_by"] // be it right or not
		keep[k] = d.Attrs["secret"] != nil || a != nil && syntax.Word(a.Expr) == "owner"
	})
	r.EachKind(func(k *model.Kind, d decl.Decl) {
		if a := d.Attrs["owner"]; a != nil && k.Owner != nil && !r.ownersSee(k) && !keepsSecrets(k, keep) {
			lacks, add := "has a secret", "secret = { field = always }"
			if k.IsA(r.Kinds["piece"]) {
				lacks, add = "is seen by its owner", "seen_by = owner"
			} else if k.IsA(r.Kinds["place"]) && k.Owner.Storage == model.Printed {
				add += " or seen_by = owner"
			}
			r.Report(diag.Errorf("resolve/seen-by", a.NameRange, "owner has no effect: no %s %s", k.Name, lacks).
				WithHint("add %s, or remove owner", add))
		}
		if a := d.Attrs["secret"]; a != nil && !r.keptFrom(k) {
			r.Report(diag.Errorf("resolve/secret", a.NameRange, "there is nobody from whom %s could keep a secret", english.A(k.Name)).
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
func (r *Resolver) keptFrom(k *model.Kind) bool {
	players := r.Things(r.Kinds["player"])
	if len(players) != 1 {
		return true
	}
	mine := func(id int32) bool { return r.decides(id) == players[0] }
	for t := range r.Game.All() {
		if !t.Kind.IsA(k) {
			continue
		}
		f := t.Kind.Owner
		switch {
		case r.ownsItself(t.Kind):
			if !mine(t.ID) {
				return true
			}
		case f == nil: // reported
			return true
		case f.Storage == model.State:
			if f.Type.Maybe || len(r.Things(r.Kinds["side"])) > 0 {
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
	return len(r.Things(k)) == 0
}

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
			if a := d.Attrs["own_back"]; a != nil {
				r.ownBack(k, a)
			}
		}
	}
	for _, k := range r.Game.Kinds {
		sight(k)
	}
	for t := range r.Game.All() {
		if t.Kind.IsA(r.Kinds["place"]) {
			t.SeenBy = t.Kind.SeenBy
			if a := r.seen[t]; a != nil {
				t.SeenBy = r.visibility(a, t.Kind, t.SeenBy)
			}
		}
	}
}

// settleSight says of places that their owners see who that is.
func (r *Resolver) settleSight() {
	for t := range r.Game.All() {
		if t.SeenBy.Rule == model.SeenByOwner {
			t.SeenBy = model.Visibility{Rule: model.SeenByNobody}
			if vals := t.Kind.Owner.Values[t.ID]; len(vals) > 0 && r.decides(vals[0]) != nil {
				t.SeenBy = model.Visibility{Rule: model.SeenByPlayer, Player: r.decides(vals[0])}
			}
		}
	}
}

// decides is the player who decides for an owner; nil if nobody does.
func (r *Resolver) decides(owner int32) *model.Thing {
	switch {
	case owner == model.None:
		return nil
	case r.Game.Things[owner].Kind.IsA(r.Kinds["side"]):
		return r.Game.Things[owner].Player
	}
	return r.Game.Things[owner]
}

// ownBack reads whether the backs of pieces tell that they are of a kind.
func (r *Resolver) ownBack(k *model.Kind, a *hclsyntax.Attribute) {
	if !k.IsA(r.Kinds["piece"]) {
		r.Errorf("resolve/own-back", a.NameRange, "own_back has no effect on %s: only a piece, card or chit has a back", k.Name).
			Hint("remove own_back")
		return
	}
	k.OwnBack = r.Boolean(a)
}

// ownersSee says whether things of a kind, or of a kind of it, are seen by their owners.
func (r *Resolver) ownersSee(k *model.Kind) bool {
	for t, a := range r.seen {
		if t.Kind.IsA(k) && syntax.Word(a.Expr) == "owner" {
			return true
		}
	}
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
		r.Errorf("resolve/seen-by", a.NameRange, "%s has no other owner: players own themselves, and sides belong to their players",
			english.A(k.Name))
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
	player := r.Names.Thing(r.Kinds["player"], w)
	owner := w == "owner" && (piece || player == nil)
	switch {
	case w == "nobody":
		return model.Visibility{Rule: model.SeenByNobody}
	case w == "all" && !piece:
		return model.Visibility{Rule: model.SeenByAll}
	case w == "all":
		r.Report(diag.Errorf("resolve/seen-by", a.Expr.Range(), "a face-down piece cannot be seen by all").
			WithHint("keep it face up, or write seen_by = owner"))
	case owner && k.Owner == nil:
		r.Report(diag.Errorf("resolve/seen-by", a.Expr.Range(), "%s has no owner", english.A(k.Name)).
			WithHint("name the field that holds its player or side, such as owner = army"))
	case owner && !piece && k.Owner.Storage != model.Printed:
		r.Report(diag.Errorf("resolve/seen-by", a.Expr.Range(), "the owner of %s may change: who sees into a place never does", english.A(k.Name)).
			WithHint("declare %s in fields, or name the player, such as seen_by = %s", k.Owner.Name, r.somePlayer()).WithRelated(k.Owner.Range, "declared here"))
	case owner:
		return model.Visibility{Rule: model.SeenByOwner}
	case player != nil:
		return model.Visibility{Rule: model.SeenByPlayer, Player: player}
	default:
		r.Report(diag.Errorf("resolve/unknown-name", a.Expr.Range(), "seen_by must be %s, %s or a player, found %q", known[0], known[1], w).
			WithSuggestion(w, append(known, r.ThingNames(r.Kinds["player"])...)))
	}
	return inherited
}

// somePlayer is a player of the game, for a hint.
func (r *Resolver) somePlayer() string {
	for _, t := range r.Things(r.Kinds["player"]) {
		return t.Name
	}
	return "red"
}
