// Package sight reads who sees what: what lies in a place, which piece lies face down, and the
// state fields that only the owner of a thing knows.
package sight

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/syntax"
)

// Sight reads it in passes.
type Sight struct {
	*decl.Reader
	Of map[*model.Thing]*hclsyntax.Attribute // seen_by of single places
}

// New returns a sight of nothing yet.
func New(r *decl.Reader) *Sight {
	return &Sight{Reader: r, Of: map[*model.Thing]*hclsyntax.Attribute{}}
}

// ownsItself reports whether things of a kind are players, or sides, which belong to their players.
func (s *Sight) ownsItself(k *model.Kind) bool {
	return k.IsA(s.Kinds["player"]) || k.IsA(s.Kinds["side"])
}

// Declare notes who sees what lies in a place, and who sees a piece that lies face down. A
// kind is as its parent unless it says otherwise; a place is as its kind.
func (s *Sight) Declare() {
	decls := map[*model.Kind]decl.Decl{}
	s.EachKind(func(k *model.Kind, d decl.Decl) { decls[k] = d })
	done := map[*model.Kind]bool{}
	var sight func(k *model.Kind)
	sight = func(k *model.Kind) {
		if done[k] || k.Builtin() {
			return
		}
		done[k] = true
		sight(k.Parent)
		k.SeenBy, k.Owner = k.Parent.SeenBy, k.Parent.Owner
		if d, ok := decls[k]; ok && s.isKnown(d) {
			s.owner(k, d.Attrs["owner"])
			if a := d.Attrs["seen_by"]; a != nil {
				k.SeenBy = s.visibility(a, k, k.SeenBy)
			}
			if a := d.Attrs["owner"]; a != nil && d.Attrs["seen_by"] == nil && k.SeenBy.Rule == model.SeenByOwner && s.mayChange(k, a) {
				k.SeenBy.Rule = model.SeenByNobody
			}
			if a := d.Attrs["own_back"]; a != nil {
				s.ownBack(k, a)
			}
		}
	}
	for _, k := range s.Game.Kinds {
		sight(k)
	}
	for t := range s.Game.All() {
		if t.Kind.IsA(s.Kinds["place"]) {
			t.SeenBy = t.Kind.SeenBy
			if a := s.Of[t]; a != nil {
				t.SeenBy = s.visibility(a, t.Kind, t.SeenBy)
			}
		}
	}
}

// mayChange reports a kind of places whose owner, who is to see into them, is no printed fact.
func (s *Sight) mayChange(k *model.Kind, a *hclsyntax.Attribute) bool {
	if !k.IsA(s.Kinds["place"]) || k.Owner.Storage == model.Printed {
		return false
	}
	s.Report(diag.Errorf("resolve/seen-by", a.Expr.Range(), "the owner of %s may change: who sees into a place never does", english.A(k.Name)).
		WithHint("declare %s in fields, or name the player in place of owner", k.Owner.Name).WithRelated(k.Owner.Range, "declared here"))
	return true
}

// Settle says of places that their owners see who that is.
func (s *Sight) Settle() {
	for t := range s.Game.All() {
		if t.SeenBy.Rule == model.SeenByOwner {
			t.SeenBy = model.Visibility{Rule: model.SeenByNobody}
			if vals := t.Kind.Owner.Values[t.ID]; len(vals) > 0 && s.decides(vals[0]) != nil {
				t.SeenBy = model.Visibility{Rule: model.SeenByPlayer, Player: s.decides(vals[0])}
			}
		}
	}
}

// decides is the player who decides for an owner; nil if nobody does.
func (s *Sight) decides(owner int32) *model.Thing {
	switch {
	case owner == model.None:
		return nil
	case s.Game.Things[owner].Kind.IsA(s.Kinds["side"]):
		return s.Game.Things[owner].Player
	}
	return s.Game.Things[owner]
}

// ownBack reads whether the backs of pieces tell that they are of a kind.
func (s *Sight) ownBack(k *model.Kind, a *hclsyntax.Attribute) {
	if !k.IsA(s.Kinds["piece"]) {
		s.Errorf("resolve/own-back", a.NameRange, "own_back has no effect on %s: only a piece, card or chit has a back", k.Name).
			Hint("remove own_back")
		return
	}
	k.OwnBack = s.Boolean(a)
}

// ownersSee says whether things of a kind, or of a kind of it, are seen by their owners.
func (s *Sight) ownersSee(k *model.Kind) bool {
	for t, a := range s.Of {
		if t.Kind.IsA(k) && syntax.Word(a.Expr) == "owner" {
			return true
		}
	}
	for _, o := range s.Game.Kinds {
		if o.IsA(k) && o.SeenBy.Rule == model.SeenByOwner {
			return true
		}
	}
	return false
}

// isKnown says whether the content says truly what a kind is.
func (s *Sight) isKnown(d decl.Decl) bool {
	a := d.Attrs["is"]
	return a != nil && s.Kinds[syntax.Word(a.Expr)] != nil
}

// owner reads which field says whose things of a kind are.
func (s *Sight) owner(k *model.Kind, a *hclsyntax.Attribute) {
	if a == nil {
		return
	}
	if s.ownsItself(k) {
		s.Errorf("resolve/seen-by", a.NameRange, "%s has no other owner: players own themselves, and sides belong to their players",
			english.A(k.Name))
		return
	}
	w := syntax.Word(a.Expr)
	f, names := k.Pick(w, func(f *model.Field) bool {
		return (f.Storage == model.Printed || f.Storage == model.State) && s.means(f.Type)
	})
	if f != nil {
		k.Owner = f
		return
	}
	s.Report(diag.Errorf("resolve/seen-by", a.Expr.Range(), "%s has no field %q that holds a player or a side", k.Name, w).
		WithHint("declare it in fields or state, such as fields = { %s = player }", suggestedField(w)).WithSuggestion(w, names))
}

// means says whether a value of a type is one player or side.
func (s *Sight) means(t model.Type) bool {
	return t.Is(model.ThingOf) && (t.Kind.IsA(s.Kinds["player"]) || t.Kind.IsA(s.Kinds["side"]))
}

func suggestedField(w string) string {
	if w == "" {
		return "owner"
	}
	return w
}

// visibility reads seen_by of a kind or of one of its things.
func (s *Sight) visibility(a *hclsyntax.Attribute, k *model.Kind, inherited model.Visibility) model.Visibility {
	piece := k.IsA(s.Kinds["piece"])
	if !piece && !k.IsA(s.Kinds["place"]) {
		s.Errorf("resolve/seen-by", a.NameRange, "seen_by is for places and pieces; %q is neither", k.Name)
		return inherited
	}
	w, known := syntax.Word(a.Expr), []string{"all", "nobody"}
	if piece {
		known = []string{"owner", "nobody"}
	}
	player := s.Names.Thing(s.Kinds["player"], w)
	owner := w == "owner" && (piece || player == nil)
	switch {
	case w == "nobody":
		return model.Visibility{Rule: model.SeenByNobody}
	case w == "all" && !piece:
		return model.Visibility{Rule: model.SeenByAll}
	case w == "all":
		s.Report(diag.Errorf("resolve/seen-by", a.Expr.Range(), "a face-down piece cannot be seen by all").
			WithHint("keep it face up, or write seen_by = owner"))
	case owner && k.Owner == nil:
		hint := "name the field that holds its player or side, such as owner = army"
		if k.Builtin() {
			hint = "name the player in place of owner, or declare a kind whose places have owners"
		}
		s.Report(diag.Errorf("resolve/seen-by", a.Expr.Range(), "%s has no owner", english.A(k.Name)).WithHint("%s", hint))
	case owner && s.mayChange(k, a):
	case owner:
		return model.Visibility{Rule: model.SeenByOwner}
	case player != nil:
		return model.Visibility{Rule: model.SeenByPlayer, Player: player}
	default:
		s.Report(diag.Errorf("resolve/unknown-name", a.Expr.Range(), "seen_by must be %s, %s or a player, found %q", known[0], known[1], w).
			WithSuggestion(w, append(known, s.ThingNames(s.Kinds["player"])...)))
	}
	return inherited
}
