package check

import (
	"sandtable/schema/diag"
	"sandtable/schema/model"
)

// maxValueDepth bounds how deep values read one another: the machine computes them on its stack.
const maxValueDepth = 500

// Value checks a value's base, once; values that read each other without end are reported.
func (c *Checker) Value(v *model.Value) {
	switch c.state[v] {
	case 1:
		if v.Type.Base == model.Invalid {
			c.report(diag.Errorf("check/value-cycle", v.Range, "value %q depends on itself", v.Title).
				WithHint("if the recursion ends, declare its type with returns"))
			v.Type = model.TInvalid
		}
		return
	case 2:
		return
	}
	c.state[v] = 1
	if c.depth++; c.depth > maxValueDepth {
		c.report(diag.Errorf("check/value-cycle", v.Range, "values depend on one another more than %d deep", maxValueDepth))
		c.state[v] = 2
		c.depth--
		return
	}
	defer func() { c.depth-- }()
	d := c.r.Bodies.Values[v]
	env := NewEnv(&v.Scope)
	env.Advice = c.Advised[d.Policy]
	want := v.Type
	if a := d.Attrs["base"]; a != nil {
		if want.Base != model.Invalid {
			v.Base = c.Want(env, a.Expr, want)
		} else {
			v.Base = c.Expr(env, a.Expr, want)
			v.Type = v.Base.Type()
			c.evidence.Derives(v.Range, v.Base)
			// Base = a track: its number.
			if k, ok := v.Base.(*model.Const); ok && v.Type.Is(model.ThingOf) {
				if th := c.Game.Things[k.N]; th != nil && th.Track != nil && th.Kind != th.Track.Boxes {
					v.Base = c.Coerce(env, v.Base, model.TNumber)
					v.Type = model.TNumber
				}
			}
			if v.Type.Base == model.Nothing {
				c.report(diag.Errorf("check/value-type", a.Expr.Range(), "the type of the value is unknown").
					WithHint("declare it with returns = maybe(...)"))
				v.Type = model.TInvalid
			}
		}
	} else {
		v.Base = Bad(v.Range)
	}
	c.state[v] = 2
}
