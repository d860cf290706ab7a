package check

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/blame"
	"sandtable/schema/diag"
	"sandtable/schema/model"
)

// On a surface pieces stand at points and terrain covers areas: a piece stands for its point, and
// terrain for its area, where these are wanted.

// onSurface fits an expression to a point or an area, where it stands for one.
func (c *Checker) onSurface(e *Env, got model.Expr, want model.Type) (model.Expr, bool) {
	t := got.Type()
	switch {
	case want.IsPoint() && t.Form == model.One && !t.Maybe && t.Of(model.KindPiece):
		return c.field(e, got, "point", got.Range()), true
	case want.IsArea() && !t.Maybe && t.Of(model.KindArea):
		return c.field(e, got, "shape", got.Range()), true
	}
	return got, false
}

// AsArea takes terrain as the area that it covers, and leaves anything else as it is.
func (c *Call) AsArea(x model.Expr) model.Expr {
	if s := c.Game.Surface; s != nil && x.Type().Of(model.KindArea) {
		return c.Coerce(c.Env, x, s.Area())
	}
	return x
}

// NeedsSurface reports a function that is for surfaces in a game that has none.
func (c *Call) NeedsSurface() *model.Surface {
	if c.Game.Surface == nil {
		f := diag.Errorf("check/no-surface", c.Range, "no map of this game is measured in inches").
			WithHint("add map \"Table\" { surface = [72, 48] }").WithCause(blame.NoSurface)
		f.Missing = c.Name // a value of the game may be meant, which is missed elsewhere too
		c.report(f)
	}
	return c.Game.Surface
}

// AreaOf takes one piece of terrain as the area that it covers; a set of terrain stays what it is:
// one of them may be meant.
func (s *Site) AreaOf(x model.Expr) model.Expr {
	if t := x.Type(); s.Game.Surface != nil && t.Form == model.One && t.Of(model.KindArea) {
		return s.Coerce(s.Env, x, s.Game.Surface.Area())
	}
	return x
}

// NotListed reports an area where each of its members would be wanted: it may be asked, added to
// and taken from, never gone through.
func (c *Checker) NotListed(x model.Expr) bool {
	if !x.Type().IsArea() {
		return false
	}
	c.report(diag.Errorf("check/area-listed", x.Range(), "an area cannot be enumerated: it has too many points").
		WithHint("test it with contains(area, piece), any(area) or overlap(area, area); or let a player choose spot { from = area }"))
	return true
}

// SpotIn reads where pieces go: a place, or a point of the surface; with several, one of many
// places or any point of an area.
func (c *Checker) SpotIn(e *Env, x hclsyntax.Expression, several bool) model.Expr {
	place := model.OneOf(c.Game.Kind(model.KindPlace))
	got := c.Expr(e, x, place)
	t := got.Type()
	switch {
	case t.IsPoint() && !t.Maybe, several && t.IsArea():
		return got
	case t.IsPoint():
		return c.Coerce(e, got, t.Sure())
	case t.Of(model.KindPiece) && t.Form == model.One && c.Game.Surface != nil, t.Of(model.KindArea):
		c.report(diag.Errorf("check/type", x.Range(), "expected a place or a point, found %s", t).
			WithHint("write PIECE.point for the point of a piece, TERRAIN.shape for the area of terrain"))
		return Bad(x.Range())
	case t.Form != model.One && several:
		return c.Coerce(e, got, place.In(model.Set))
	}
	if k, ok := got.(*model.Const); ok && c.Game.Surface != nil && t.Is(model.ThingOf) && k.N == c.Game.Surface.Thing.ID {
		c.report(diag.Errorf("check/no-point", x.Range(), "%s needs a point: pieces stand at points there", c.Game.Surface.Thing.Title).
			WithHint("write point(x, y), or a point that a player has chosen"))
		return Bad(x.Range())
	}
	return c.Coerce(e, got, place)
}

// Spot reads an attribute that says where a piece goes: a place, or a point of the surface.
func (s *Site) Spot(name string) model.Expr {
	a := s.Attrs[name]
	if a == nil {
		return nil
	}
	x := s.SpotIn(s.Env, a.Expr, false)
	s.Set(name, x)
	return x
}

// coordinate reads x or y of a point.
func (c *Checker) coordinate(of model.Expr, name string) (model.Expr, bool) {
	f := &model.Field{Name: name, Type: model.TNumber}
	switch name {
	case "x":
		f.Storage = model.Across
	case "y":
		f.Storage = model.Along
	default:
		return nil, false
	}
	return &model.Get{Node: Node(model.TNumber, of.Range()), Of: of, Field: f}, true
}
