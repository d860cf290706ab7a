package compile

import "sandtable/schema/model"

// total reports whether an expression never fails, so that it may be evaluated where the text would
// not evaluate it.
func (c *C) total(e model.Expr) bool {
	switch e := e.(type) {
	case *model.Const, *model.TrackNumber:
		return true
	case *model.Local:
		return c.setNames[e.Var] == nil || c.total(c.setNames[e.Var])
	case *model.Get:
		if e.Of == nil {
			return true
		}
		t := e.Of.Type()
		if !c.total(e.Of) || len(e.Others) > 0 || t.Form != model.One || t.Base != model.ThingOf || t.Maybe && !e.Field.Type.Is(model.Bool) {
			return false
		}
		if e.Field.Of != nil && !t.Kind.IsA(e.Field.Of) {
			return false
		}
		if e.Field.Storage == model.Computed {
			b := c.baseOf(e.Field.Value, []model.Expr{e.Of})
			return b != nil && c.total(b)
		}
		return e.Field.Storage != model.Spot
	case *model.Unary:
		return e.Op == "!" && c.total(e.X)
	case *model.Binary:
		switch e.Op {
		case "+", "-", "*", "%":
			return c.neverFails(e)
		}
		return c.total(e.X) && c.total(e.Y)
	case *model.Cond:
		return c.total(e.If) && c.total(e.Then) && c.total(e.Else)
	case *model.Func:
		f := c.words.Functions[e.Name]
		if f.Law == NoLaw && !f.Static {
			return false
		}
		for _, a := range e.Args {
			// A piece may be off the surface, where nothing can be measured from it.
			if !c.total(a) || c.Game.Surface != nil && c.isPiece(a.Type()) {
				return false
			}
		}
		return true
	case *model.Members:
		return true
	case *model.For:
		return c.total(e.Over) && (e.If == nil || c.total(e.If)) && (e.Elem == nil || c.total(e.Elem))
	case *model.AsSet:
		return c.total(e.X)
	case *model.Counted:
		return c.total(e.X)
	case *model.Where:
		return c.total(e.Set) && e.Field.Storage != model.Computed
	case *model.Call:
		if b := c.body(e); b != nil {
			return c.total(b)
		}
	}
	return false
}
