package compile

import (
	"slices"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// formula returns a value as one expression, which combines its base and its modifiers. It returns
// nil if no expression can: a modifier depends on what is in force, or adds to or bounds a number,
// or the value is a list, an area or text.
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
	case c.without(Formulas) || v.Type.Form == model.List || v.Type.IsArea() || v.Type.Is(model.Text) || slices.ContainsFunc(lines, c.beyondFormulas):
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
	for _, mod := range lines { // the last one that holds wins
		if mod.To != nil {
			e = c.branch(mod, mod.To, e)
		}
	}
	return e
}

// beyondFormulas reports whether no expression can state a modifier.
func (c *C) beyondFormulas(mod *model.Modifier) bool {
	return c.chosenDynamic(mod.Extent) || mod.By != nil || mod.AtLeast != nil || mod.AtMost != nil ||
		slices.ContainsFunc(mod.Excepts, func(x *model.Except) bool { return c.chosen(x.Extent) })
}

// wordOf returns the name of the function with a law.
func (c *C) wordOf(law Law) string {
	for _, name := range model.SortedKeys(c.words.Functions) {
		if c.words.Functions[name].Law == law {
			return name
		}
	}
	panic("compile: no function has the law that is wanted")
}

// condition returns the condition of a modifier; nil if it always applies.
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

// share returns what a modifier adds to a set or removes from it: nothing where its condition is
// false.
func (c *C) share(mod *model.Modifier, set model.Expr) model.Expr {
	when := c.condition(mod)
	if when == nil {
		return set
	}
	node := model.Node{T: set.Type(), R: mod.Range}
	return &model.Cond{Node: node, If: when, Then: set, Else: &model.Tuple{Node: node}}
}

// branch returns an expression for one value where a modifier's condition holds, and another one
// elsewhere.
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

// counted reports to a coverage run that a modifier's condition has held.
func counted(when machine.Num, of *model.Modifier) machine.Num {
	return func(m *machine.M) int32 {
		v := when(m)
		if v != 0 && m.Cover != nil {
			m.Cover(of, 0)
		}
		return v
	}
}
