package function

import (
	"sandtable/interp/compile"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/interp/measure"
	"sandtable/schema/check"
	"sandtable/schema/model"
)

// footOf compiles the footprint of a piece, with the side that is up and as it faces.
func footOf(c *compile.C, t model.Type) func(m *machine.M, id int32) measure.Foot {
	b := lower.Once(c, basesKey{t.Kind}, func() *measure.Bases { return measure.BasesOf(c.Game, t.Kind) })
	switch {
	case b.Long():
		return seen(c, longFoot(c, t, b))
	case b.BySide():
		return seen(c, func(m *machine.M, id int32) measure.Foot { return b.Of(id, m.SideUp(id), 0) })
	}
	return func(_ *machine.M, id int32) measure.Foot { return measure.Foot{R: b.Radius(id)} }
}

type basesKey struct{ of *model.Kind }

// longFoot compiles the footprint of a piece that may be longer than wide. The facing of one that
// is round is not read: its kind may have none.
func longFoot(c *compile.C, t model.Type, b *measure.Bases) func(m *machine.M, id int32) measure.Foot {
	fields := c.Game.FacingsOf(t.Kind)
	if len(fields) == 0 { // a finding has been reported
		return func(_ *machine.M, id int32) measure.Foot { return measure.Foot{R: b.Radius(id)} }
	}
	facing := c.Field(fields[0], fields[1:])
	return func(m *machine.M, id int32) measure.Foot {
		side, way := m.SideUp(id), int32(0)
		if b.IsLong(id, side) {
			way = facing(m, id)
		}
		return b.Of(id, side, model.Direction(way))
	}
}

// seen compiles a footprint that goes by the state as a watched program reads it.
func seen(c *compile.C, of func(m *machine.M, id int32) measure.Foot) func(m *machine.M, id int32) measure.Foot {
	if !c.Watched() {
		return of
	}
	return func(m *machine.M, id int32) measure.Foot {
		if m.Hides(id) {
			m.Conceal()
			return measure.Foot{}
		}
		return of(m, id)
	}
}

// bodyFinder makes what finds where a piece of a type stands on its footprint, or a point.
type bodyFinder = func(t model.Type) func(m *machine.M, id int32) (b measure.Body, ok bool)

func bodies(c *compile.C) bodyFinder {
	return func(t model.Type) func(m *machine.M, id int32) (b measure.Body, ok bool) { return bodyOf(c, t) }
}

// bodyOf compiles where a piece stands on its footprint, or a point; ok is false for a piece that
// is not on the surface.
func bodyOf(c *compile.C, t model.Type) func(m *machine.M, id int32) (b measure.Body, ok bool) {
	if t.Base == model.PointOf {
		return pointBody(c.Game.Surface)
	}
	return pieceBody(c.Game.Surface, footOf(c, t), c.Spot())
}

// pointBody finds a point, as a body without a base.
func pointBody(s *model.Surface) func(m *machine.M, id int32) (b measure.Body, ok bool) {
	return func(_ *machine.M, id int32) (b measure.Body, ok bool) {
		b.X, b.Y = s.XY(id)
		return b, id != model.None
	}
}

// pieceBody finds a piece by its footprint and by where it stands.
func pieceBody(s *model.Surface, foot func(m *machine.M, id int32) measure.Foot, spot func(m *machine.M, id int32) int32) func(m *machine.M, id int32) (b measure.Body, ok bool) {
	return func(m *machine.M, id int32) (b measure.Body, ok bool) {
		p := spot(m, id)
		if p == model.None {
			return b, false
		}
		b.X, b.Y = s.XY(p)
		b.Foot = foot(m, id)
		return b, true
	}
}

// pieceOr checks an argument that is a number, or one piece for its whole base. ok is false if it
// is neither: that is reported.
func pieceOr(c *check.Call, i int) (x model.Expr, piece, ok bool) {
	x = c.Arg(i, model.TInvalid)
	switch t := x.Type(); {
	case t.Form == model.One && t.Of(model.KindPiece):
		x = c.Coerce(c.Env, x, t.Sure())
		return x, true, true
	case t.Base != model.Invalid && t.Base != model.Number:
		c.Refuse(x, "a number, or one piece for its whole base")
		return nil, false, false
	}
	return c.Arg(i, model.TNumber), false, true
}
