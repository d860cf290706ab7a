package function

import (
	"sandtable/interp/machine"
	"sandtable/interp/measure"
	"sandtable/schema/check"
	"sandtable/schema/model"
)

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
