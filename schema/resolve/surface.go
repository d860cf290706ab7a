package resolve

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

// declareSurface makes the map that is measured in inches, if there is one: a place whose pieces
// stand at points, and the kind `area` for the terrain on it. Both kinds are there only then, so
// that other games may use the words for something of their own.
func (r *Resolver) declareSurface() {
	r.each(func(d Decl) {
		a := d.Attrs["surface"]
		if a == nil {
			return
		}
		s := r.Game.Surface
		if s != nil {
			r.report(diag.Errorf("resolve/surface", a.NameRange, "duplicate surface: a game may have only one").WithRelated(s.Thing.Range, "other declaration"))
			return
		}
		for _, no := range []string{"grid", "of", "drawn", "legend", "name"} {
			if b := d.Attrs[no]; b != nil {
				r.errorf("resolve/surface", b.NameRange, "%s is not allowed on a surface", no)
			}
		}
		if r.Game.Unit != 10 {
			r.errorf("resolve/surface", a.NameRange, "a surface needs parts = 10: it is measured in tenths of an inch").hint("write parts = 10 in the game block")
		}
		s = &model.Surface{Width: model.MaxSide, Depth: model.MaxSide}
		items, ok := Items(a.Expr)
		if !ok || len(items) != 2 {
			r.errorf("resolve/surface", a.Expr.Range(), "surface must be [width, depth] in inches").hint("write surface = [72, 48]")
			r.doubt(r.Game) // nobody knows what lies on the table
		} else {
			s.Width, s.Depth = r.side(items[0]), r.side(items[1])
		}
		if old := r.kinds["point"]; old != nil {
			r.errorf("resolve/duplicate", old.Range, "%q is a built-in type in a game with a surface", old.Name)
		}
		k := r.measuredKind("surface", "surfaces", r.kinds["space"])
		s.Thing = r.newThing(english.Slug(d.Block.Labels[0]), d.Block.Labels[0], k, r.originOf(d))
		s.Point = model.Type{Base: model.PointOf, Kind: k}
		k.Surface, r.Game.Surface = s, s
		r.surfaceFields(s)
	}, "map")
}

// side reads how long a side of the surface is.
func (r *Resolver) side(e hclsyntax.Expression) int32 {
	n, ok := r.number(e)
	if !ok || n < 1 || n > model.MaxSide {
		r.errorf("resolve/surface", e.Range(), "a side must be a number from %s to %s inches", r.show(1), r.show(model.MaxSide))
		r.doubt(r.Game)
		return model.MaxSide
	}
	return n
}

// measuredKinds adds the kinds that come with a surface, before the game's own.
func (r *Resolver) measuredKinds() {
	r.each(func(d Decl) {
		if d.Attrs["surface"] != nil && r.kinds["area"] == nil {
			r.measuredKind("area", "areas", r.kinds["concept"])
		}
	}, "map")
}

// measuredKind adds a kind of the language.
func (r *Resolver) measuredKind(name, plural string, parent *model.Kind) *model.Kind {
	if old := r.kinds[name]; old != nil {
		r.errorf("resolve/duplicate", old.Range, "%q is a built-in kind in a game with a surface", name)
		return &model.Kind{Name: name, Title: name, Plural: plural, Parent: parent}
	}
	k := &model.Kind{Name: name, Title: name, Plural: plural, Parent: parent}
	if parent != nil {
		parent.Children = append(parent.Children, k)
	}
	r.kinds[name] = k
	r.Game.Kinds = append(r.Game.Kinds, k)
	return k
}

// surfaceFields adds where a piece stands, and what terrain covers.
func (r *Resolver) surfaceFields(s *model.Surface) {
	piece, area := r.kinds["piece"], r.kinds["area"]
	piece.Fields = append(piece.Fields, &model.Field{Name: "point", Title: "point", Type: s.Point, Of: piece, Storage: model.Spot})
	area.Fields = append(area.Fields, &model.Field{Name: "shape", Title: "shape", Type: s.Area(), Of: area, Storage: model.Covers})
}

// shape reads what a thing covers: circle(point(x, y), r), rectangle(p, q) or polygon([p, q, r,
// ..]), in plain numbers.
func (r Filler) shape(e hclsyntax.Expression) *model.Outline {
	e, _ = unmark(e)
	name, args, ok := CallName(e)
	switch {
	case ok && name == "circle" && len(args) == 2:
		at, fine := r.corner(args[0])
		radius, num := r.number(args[1])
		if !num || radius < 1 || radius > model.MaxSide {
			r.errorf("resolve/shape", args[1].Range(), "the radius of a circle must be a number from %s to %s", r.show(1), r.show(model.MaxSide))
			return nil
		}
		if !fine {
			return nil
		}
		return &model.Outline{Is: model.Circle, Corners: [][2]int32{at}, Radius: radius}
	case ok && name == "rectangle" && len(args) == 2:
		p, fine := r.corner(args[0])
		q, also := r.corner(args[1])
		if !fine || !also {
			return nil
		}
		if p[0] == q[0] || p[1] == q[1] {
			r.errorf("resolve/shape", e.Range(), "the rectangle is empty").hint("name two opposite corners")
			return nil
		}
		return &model.Outline{Is: model.Rectangle, Corners: [][2]int32{{min(p[0], q[0]), min(p[1], q[1])}, {max(p[0], q[0]), max(p[1], q[1])}}}
	case ok && name == "polygon" && len(args) == 1:
		return r.polygon(args[0])
	}
	r.errorf("resolve/shape", e.Range(), "expected a shape").hint("write circle(point(x, y), radius), rectangle(point(x, y), point(x, y)) or polygon([point(x, y), ..])")
	return nil
}

// corner reads point(x, y) in plain numbers.
func (r Filler) corner(e hclsyntax.Expression) (p [2]int32, ok bool) {
	name, args, call := CallName(e)
	if !call || name != "point" || len(args) != 2 {
		r.errorf("resolve/shape", e.Range(), "expected a point").hint("write point(x, y): inches from the west edge and from the south edge")
		return p, false
	}
	for i, a := range args {
		n, num := r.number(a)
		if !num {
			r.errorf("resolve/shape", a.Range(), "expected a literal number of inches")
			return p, false
		}
		p[i] = n
	}
	if s := r.Game.Surface; s != nil && !s.On(p[0], p[1]) && !r.Doubtful(r.Game) {
		r.errorf("resolve/off-surface", e.Range(), "the point is off the table").
			hint("the table extends from point(0, 0) to point(" + r.show(s.Width) + ", " + r.show(s.Depth) + ")")
		return p, false
	}
	return p, true
}

// polygon reads the corners of a polygon and looks whether its sides cross.
func (r Filler) polygon(e hclsyntax.Expression) *model.Outline {
	items, ok := Items(e)
	if !ok || len(items) < 3 || len(items) > model.MaxCorners {
		r.errorf("resolve/shape", e.Range(), "a polygon needs a list of 3 to %d corners", model.MaxCorners)
		return nil
	}
	s := &model.Outline{Is: model.Polygon}
	for _, it := range items {
		p, ok := r.corner(it)
		if !ok {
			return nil
		}
		s.Corners = append(s.Corners, p)
	}
	if s.Flat() {
		r.errorf("resolve/shape", e.Range(), "the polygon is empty: its corners lie in one line")
		return nil
	}
	if i, j := s.Crossing(); i >= 0 {
		r.report(diag.Errorf("resolve/shape", items[j].Range(), "the polygon intersects itself: the side that starts here crosses an earlier one").
			WithRelated(items[i].Range(), "the earlier side starts here").WithHint("list the corners in order around it"))
		return nil
	}
	return s
}

// checkShapes reports terrain that does not say what it covers.
func (r Filler) checkShapes() {
	area := r.kinds["area"]
	if area == nil || r.Game.Surface == nil {
		return
	}
	for _, t := range r.Game.Things[area.Lo:area.Hi] {
		if t != nil && t.Shape == nil && t.Copy <= 1 {
			r.report(diag.Errorf("resolve/missing-figure", t.Range, "%s needs a shape", t.Title).
				WithHint("add a shape, such as shape = circle(point(10, 10), 3)"))
		}
	}
}
