package resolve

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/syntax"
)

// declareSurface makes the map that is measured in inches, if there is one: a place whose pieces
// stand at points, and the kind `area` for the terrain on it. Both kinds are there only then, so
// that other games may use the words for something of their own.
func (r *Resolver) declareSurface() {
	r.Each(func(d decl.Decl) {
		a := d.Attrs["surface"]
		if a == nil {
			return
		}
		s := r.Game.Surface
		if s != nil {
			r.Report(diag.Errorf("resolve/surface", a.NameRange, "duplicate surface: a game may have only one").
				WithRelated(s.Thing.Range, "other declaration"))
			return
		}
		for _, no := range []string{"grid", "of", "drawn", "legend", "name"} {
			if b := d.Attrs[no]; b != nil {
				r.Errorf("resolve/surface", b.NameRange, "%s is not allowed on a surface", no)
			}
		}
		if r.Game.Unit != 10 {
			r.Errorf("resolve/surface", a.NameRange, "a surface needs parts = 10: it is measured in tenths of an inch").
				Hint("write parts = 10 in the game block")
		}
		s = &model.Surface{Width: model.MaxSide, Depth: model.MaxSide}
		items, ok := syntax.Items(a.Expr)
		if !ok || len(items) != 2 {
			r.Errorf("resolve/surface", a.Expr.Range(), "surface must be [width, depth] in inches").Hint("write surface = [72, 48]")
			r.Doubt(r.Game) // nobody knows what lies on the table
		} else {
			s.Width, s.Depth = r.side(items[0]), r.side(items[1])
		}
		if old := r.Kinds["point"]; old != nil {
			r.Errorf("resolve/duplicate", old.Range, "%q is a built-in type in a game with a surface", old.Name)
		}
		k := r.measuredKind("surface", "surfaces", r.Kinds["space"])
		s.Thing = r.NewThing(english.Slug(d.Block.Labels[0]), d.Block.Labels[0], k, r.OriginOf(d))
		s.Point = model.Type{Base: model.PointOf, Kind: k}
		k.Surface, r.Game.Surface = s, s
		r.surfaceFields(s)
	}, "map")
}

// side reads how long a side of the surface is.
func (r *Resolver) side(e hclsyntax.Expression) int32 {
	n, ok := r.Number(e)
	if !ok || n < 1 || n > model.MaxSide {
		r.Errorf("resolve/surface", e.Range(), "a side must be a number from %s to %s inches", r.Show(1), r.Show(model.MaxSide))
		r.Doubt(r.Game)
		return model.MaxSide
	}
	return n
}

// measuredKinds adds the kinds that come with a surface, before the game's own.
func (r *Resolver) measuredKinds() {
	r.Each(func(d decl.Decl) {
		if d.Attrs["surface"] != nil && r.Kinds["area"] == nil {
			r.measuredKind("area", "areas", r.Kinds["concept"])
		}
	}, "map")
}

// measuredKind adds a kind of the language.
func (r *Resolver) measuredKind(name, plural string, parent *model.Kind) *model.Kind {
	if old := r.Kinds[name]; old != nil {
		r.Errorf("resolve/duplicate", old.Range, "%q is a built-in kind in a game with a surface", name)
		return &model.Kind{Name: name, Title: name, Plural: plural, Parent: parent}
	}
	k := &model.Kind{Name: name, Title: name, Plural: plural, Parent: parent}
	if parent != nil {
		parent.Children = append(parent.Children, k)
	}
	r.Kinds[name] = k
	r.Game.Kinds = append(r.Game.Kinds, k)
	return k
}

// surfaceFields adds where a piece stands, and what terrain covers.
func (r *Resolver) surfaceFields(s *model.Surface) {
	piece, area := r.Kinds["piece"], r.Kinds["area"]
	piece.Fields = append(piece.Fields, &model.Field{Name: "point", Title: "point", Type: s.Point, Of: piece, Storage: model.Spot})
	area.Fields = append(area.Fields, &model.Field{Name: "shape", Title: "shape", Type: s.Area(), Of: area, Storage: model.Covers})
}
