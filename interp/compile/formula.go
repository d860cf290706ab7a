package compile

import (
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// formula is a value as one expression: its base, with what its modifiers say of it; nil if that is more than an expression can say: of a set, of
// cards that are in force or not, of a number to which something is added.
func (c *C) formula(v *model.Value) model.Expr {
	e, known := c.formulas[v]
	if !known {
		e = c.formulaOf(v)
		c.formulas[v] = e
	}
	return e
}

func (c *C) formulaOf(v *model.Value) model.Expr {
	lines := c.modifiers(v)
	if len(lines) == 0 {
		return v.Base
	}
	if v.Type.Form != model.One || v.Type.Is(model.Text) {
		return nil
	}
	for _, mod := range lines {
		if c.chosenDynamic(mod.Extent) || mod.By != nil || mod.AtLeast != nil || mod.AtMost != nil {
			return nil
		}
		for _, x := range mod.Excepts {
			if c.chosen(x.Extent) {
				return nil
			}
		}
	}
	e := v.Base
	for _, mod := range lines {
		if mod.Base != nil {
			e = c.branch(mod, mod.Base, e)
		}
	}
	for _, mod := range lines { // the last that holds has the say
		if mod.To != nil {
			e = c.branch(mod, mod.To, e)
		}
	}
	return e
}

// branch is one expression where a modifier's condition holds, and else another one.
func (c *C) branch(mod *model.Modifier, then, otherwise model.Expr) model.Expr {
	when, boolean := mod.When, model.Node{T: model.TBool, R: mod.Range}
	if c.Choice.Counts {
		if when == nil {
			when = &model.Const{Node: boolean, N: 1}
		}
		when = &model.Counted{Node: boolean, X: when, Of: mod}
	}
	if when == nil {
		return then
	}
	if k, ok := then.(*model.Const); ok && k.T.Is(model.Bool) {
		if k.N != 0 {
			return &model.Binary{Node: boolean, Op: "||", X: when, Y: otherwise}
		}
		return &model.Binary{Node: boolean, Op: "&&", X: &model.Unary{Node: boolean, Op: "!", X: when}, Y: otherwise}
	}
	return &model.Cond{Node: model.Node{T: otherwise.Type(), R: mod.Range}, If: when, Then: then, Else: otherwise}
}

// counted tells whoever counts that a modifier's condition holds.
func counted(when machine.Num, of *model.Modifier) machine.Num {
	return func(m *machine.M) int32 {
		v := when(m)
		if v != 0 && m.Cover != nil {
			m.Cover(of, 0)
		}
		return v
	}
}
