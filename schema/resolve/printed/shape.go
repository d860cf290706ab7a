package printed

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
	"sandtable/schema/syntax"
)

// shape reads what a thing covers: circle(point(x, y), r), rectangle(p, q) or polygon([p, q, r,
// ..]), in plain numbers.
func shape(r *decl.Reader, e hclsyntax.Expression) *model.Outline {
	e, _ = syntax.Unmark(e)
	name, args, ok := syntax.CallName(e)
	switch {
	case ok && name == "circle" && len(args) == 2:
		at, fine := corner(r, args[0])
		radius, num := r.Number(args[1])
		if !num || radius < 1 || radius > model.MaxSide {
			r.Errorf("resolve/shape", args[1].Range(), "the radius of a circle must be a number from %s to %s", r.Show(1), r.Show(model.MaxSide))
			return nil
		}
		if !fine {
			return nil
		}
		return &model.Outline{Is: model.Circle, Corners: [][2]int32{at}, Radius: radius}
	case ok && name == "rectangle" && len(args) == 2:
		p, fine := corner(r, args[0])
		q, also := corner(r, args[1])
		if !fine || !also {
			return nil
		}
		if p[0] == q[0] || p[1] == q[1] {
			r.Errorf("resolve/shape", e.Range(), "the rectangle is empty").Hint("name two opposite corners")
			return nil
		}
		return &model.Outline{Is: model.Rectangle, Corners: [][2]int32{{min(p[0], q[0]), min(p[1], q[1])}, {max(p[0], q[0]), max(p[1], q[1])}}}
	case ok && name == "polygon" && len(args) == 1:
		return polygon(r, args[0])
	}
	r.Errorf("resolve/shape", e.Range(), "expected a shape").Hint("write circle(point(x, y), radius), rectangle(point(x, y), point(x, y)) or polygon([point(x, y), ..])")
	return nil
}

// corner reads point(x, y) in plain numbers.
func corner(r *decl.Reader, e hclsyntax.Expression) (p [2]int32, ok bool) {
	name, args, call := syntax.CallName(e)
	if !call || name != "point" || len(args) != 2 {
		r.Errorf("resolve/shape", e.Range(), "expected a point").Hint("write point(x, y): inches from the west edge and from the south edge")
		return p, false
	}
	for i, a := range args {
		n, num := r.Number(a)
		if !num {
			r.Errorf("resolve/shape", a.Range(), "expected a literal number of inches")
			return p, false
		}
		p[i] = n
	}
	if s := r.Game.Surface; s != nil && !s.On(p[0], p[1]) && !r.Doubtful(r.Game) {
		r.Errorf("resolve/off-surface", e.Range(), "the point is off the table").
			Hint("the table extends from point(0, 0) to point(" + r.Show(s.Width) + ", " + r.Show(s.Depth) + ")")
		return p, false
	}
	return p, true
}

// polygon reads the corners of a polygon and looks whether its sides cross.
func polygon(r *decl.Reader, e hclsyntax.Expression) *model.Outline {
	items, ok := syntax.Items(e)
	if !ok || len(items) < 3 || len(items) > model.MaxCorners {
		r.Errorf("resolve/shape", e.Range(), "a polygon needs a list of 3 to %d corners", model.MaxCorners)
		return nil
	}
	s := &model.Outline{Is: model.Polygon}
	for _, it := range items {
		p, ok := corner(r, it)
		if !ok {
			return nil
		}
		s.Corners = append(s.Corners, p)
	}
	if s.Flat() {
		r.Errorf("resolve/shape", e.Range(), "the polygon is empty: its corners lie in one line")
		return nil
	}
	if i, j := s.Crossing(); i >= 0 {
		r.Report(diag.Errorf("resolve/shape", items[j].Range(), "the polygon intersects itself: the side that starts here crosses an earlier one").
			WithRelated(items[i].Range(), "the earlier side starts here").WithHint("list the corners in order around it"))
		return nil
	}
	return s
}

// checkShapes reports terrain that does not say what it covers.
func checkShapes(r *decl.Reader) {
	area := r.Kinds["area"]
	if area == nil || r.Game.Surface == nil {
		return
	}
	for _, t := range r.Game.Things[area.Lo:area.Hi] {
		if t != nil && t.Shape == nil && t.Copy <= 1 {
			r.Report(diag.Errorf("resolve/missing-figure", t.Range, "%s needs a shape", t.Title).
				WithHint("add a shape, such as shape = circle(point(10, 10), 3)"))
		}
	}
}
