package compile

import (
	"sandtable/interp/closure"
	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/interp/measure"
	"sandtable/schema/model"
)

// A point is asked of a value that is an area modifier by modifier. The area is computed once it is
// asked of another point while the same options are listed.

// hasPoint reports whether a point is in an area.
type hasPoint func(m *machine.M, p int32) bool

// askedArea is how a point is asked of a value: of its base, and of what each line says, by step.
type askedArea struct {
	base  hasPoint
	lines [][ir.To + 1]hasPoint
}

// callHas compiles whether a point is in the area that a call gives; nil if the area must be
// computed.
func (c *C) callHas(e *model.Call) hasPoint {
	if c.plain || c.Choice.Counts || c.without(Areas) || !e.Value.Type.IsArea() || c.recursive(e.Value) {
		return nil
	}
	cv, fill := c.Value(e.Value), c.args(e.Value.Params, e.Args)
	if cv.asked == nil {
		cv.asked = &askedArea{}
		c.todo = append(c.todo, func() { c.compileAsked(cv) })
	}
	compute := c.areaSet(e, cv.window)
	return func(m *machine.M, p int32) bool {
		saved := m.Open(&cv.Room)
		l, b := saved.Outer()
		h := len(m.H)
		fill(m, l, b)
		key := cv.key(m, l)
		memo, known := m.Remember(cv.memo.id, key, cv.memo.size, cv.window.N)
		again := memo != nil && memo.Again(m, key)
		if !known && !again {
			m.Enter(saved)
			in := cv.has(m, p)
			m.Close(saved)
			m.H = m.H[:h]
			return in
		}
		m.Close(saved)
		if known {
			return measure.Has(memo.Words(key), p)
		}
		mark := m.Mark()
		t := m.Words(cv.window.N)
		compute(m, t)
		m.Release(mark)
		return measure.Has(t, p)
	}
}

// compileAsked compiles what is asked of a value instead of its area.
func (c *C) compileAsked(cv *Value) {
	c.compileNow(cv)
	cv.asked.base = c.HasPoint(cv.Model.Base)
	has := func(e model.Expr) hasPoint {
		if e == nil {
			return nil
		}
		return c.HasPoint(e)
	}
	for _, l := range cv.node.Lines {
		mod, _ := l.Of.(*model.Modifier)
		cv.asked.lines = append(cv.asked.lines, [...]hasPoint{ir.FromBase: has(mod.Base), ir.Also: has(mod.Also), ir.ButNot: has(mod.ButNot), ir.To: has(mod.To)})
	}
}

// has reports whether a point is in the area, step by step.
func (cv *Value) has(m *machine.M, p int32) bool {
	in := cv.asked.base(m, p)
	for _, step := range closure.SetSteps {
		for i, l := range cv.lines {
			has := cv.asked.lines[i][step]
			if has == nil {
				continue
			}
			l.Applies(m, func() {
				switch step {
				case ir.Also:
					in = in || has(m, p)
				case ir.ButNot:
					in = in && !has(m, p)
				default:
					in = has(m, p)
				}
			})
		}
	}
	return in
}
