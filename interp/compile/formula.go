package compile

import (
	"slices"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// formula is a value as one expression: its base, with what its modifiers say of it; nil if that is
// more than an expression can say: of cards that are in force or not, of a number to which
// something is added, of an area.
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
	switch {
	case len(lines) == 0:
		return v.Base
	case v.Type.Form == model.List || v.Type.IsArea() || v.Type.Is(model.Text) || slices.ContainsFunc(lines, c.beyondFormulas):
		return nil
	}
	e := v.Base
	for _, mod := range lines {
		if mod.Base != nil {
			e = c.branch(mod, mod.Base, e)
		}
	}
	for _, mod := range lines {
		if mod.Also != nil {
			e = &model.Func{Node: model.Node{T: v.Type, R: mod.Range}, Name: c.wordOf(Union), Args: []model.Expr{e, c.share(mod, mod.Also)}}
		}
	}
	for _, mod := range lines {
		if mod.ButNot != nil {
			e = &model.Func{Node: model.Node{T: v.Type, R: mod.Range}, Name: c.wordOf(Minus), Args: []model.Expr{e, c.share(mod, mod.ButNot)}}
		}
	}
	for _, mod := range lines { // the last that holds has the say
		if mod.To != nil {
			e = c.branch(mod, mod.To, e)
		}
	}
	return e
}

// beyondFormulas reports whether a modifier is more than an expression can say.
func (c *C) beyondFormulas(mod *model.Modifier) bool {
	return c.chosenDynamic(mod.Extent) || mod.By != nil || mod.AtLeast != nil || mod.AtMost != nil ||
		slices.ContainsFunc(mod.Excepts, func(x *model.Except) bool { return c.chosen(x.Extent) })
}

// wordOf is the name of the function with a law.
func (c *C) wordOf(law Law) string {
	for _, name := range model.SortedKeys(c.words.Functions) {
		if c.words.Functions[name].Law == law {
			return name
		}
	}
	panic("compile: no function has the law that is wanted")
}

// condition is where a modifier counts; nil: always.
func (c *C) condition(mod *model.Modifier) model.Expr {
	if !c.Choice.Counts {
		return mod.When
	}
	boolean := model.Node{T: model.TBool, R: mod.Range}
	when := mod.When
	if when == nil {
		when = &model.Const{Node: boolean, N: 1}
	}
	return &model.Counted{Node: boolean, X: when, Of: mod}
}

// share is what a modifier adds to a set, or takes from it: nothing where its condition does not
// hold.
func (c *C) share(mod *model.Modifier, set model.Expr) model.Expr {
	when := c.condition(mod)
	if when == nil {
		return set
	}
	node := model.Node{T: set.Type(), R: mod.Range}
	return &model.Cond{Node: node, If: when, Then: set, Else: &model.Tuple{Node: node}}
}

// branch is one expression where a modifier's condition holds, and else another one.
func (c *C) branch(mod *model.Modifier, then, otherwise model.Expr) model.Expr {
	when, boolean := c.condition(mod), model.Node{T: model.TBool, R: mod.Range}
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
