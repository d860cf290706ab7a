package check

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/syntax"
)

// Figured checks the argument of a function that goes by a figure of each member:
// { for x in S : x => FIGURE if COND }, where FIGURE is a number, a name of an enum, or several in
// brackets, of which a later one decides between equals. It returns the members as a comprehension,
// and for each figure a list of it, one entry for each member in the same order.
func (c *Call) Figured(i int) (members model.Expr, figures []model.Expr, ok bool) {
	x, isFor := c.Args[i].(*hclsyntax.ForExpr)
	if !isFor || x.KeyExpr == nil || x.KeyVar != "" || x.Group || syntax.Word(x.KeyExpr) != english.Slug(x.ValVar) {
		c.report(diag.Errorf("check/for", c.Args[i].Range(), "%s needs each member with a value to compare", c.Name).
			WithHint("write %s({ for x in set : x => x.figure }); of numbers alone, max(..) or min(..)", c.Name))
		return nil, nil, false
	}
	over := c.Expr(c.Env, x.CollExpr, model.TInvalid)
	if over.Type().Base == model.Invalid {
		return nil, nil, false
	}
	if over.Type().Form == model.One {
		c.report(diag.Errorf("check/type", x.CollExpr.Range(), "expected a set or a list, found %s", over.Type()))
		return nil, nil, false
	}
	if c.NotListed(over) {
		return nil, nil, false
	}
	inner := c.Env.Child()
	v := &model.Var{Name: english.Slug(x.ValVar), Type: over.Type().Elem(), Range: x.Range(), Used: true, Brief: true}
	inner.Proc.Vars = append(inner.Proc.Vars, v)
	inner.See(v)
	var cond model.Expr
	if x.CondExpr != nil {
		cond = c.Want(inner, x.CondExpr, model.TBool)
		c.Assume(inner, cond, true)
	}
	all := &model.For{Node: Node(over.Type(), x.Range()), Var: v, Over: over, If: cond}
	if over.Type().Form != model.Set {
		all.Elem = &model.Local{Node: Node(v.Type, x.KeyExpr.Range()), Var: v}
	}
	parts := []hclsyntax.Expression{x.ValExpr}
	if several, ok := syntax.Items(x.ValExpr); ok {
		parts = several
	}
	for _, p := range parts {
		f, ok := c.figure(inner, p)
		if !ok {
			return nil, nil, false
		}
		figures = append(figures, &model.For{Node: Node(f.Type().In(model.List), p.Range()), Var: v, Over: over, If: cond, Elem: f})
	}
	if len(figures) == 0 {
		c.report(diag.Errorf("check/order", x.ValExpr.Range(), "%s needs a value to compare by", c.Name))
		return nil, nil, false
	}
	return all, figures, true
}

// figure checks what members are compared by: a number, or a name of an enum by its order.
func (c *Call) figure(e *Env, x hclsyntax.Expression) (model.Expr, bool) {
	f := c.Expr(e, x, model.TInvalid)
	switch t := f.Type(); {
	case t.Base == model.Invalid:
		return nil, false
	case t.Form == model.One && t.Base == model.EnumOf && !t.Maybe:
		return f, true
	}
	f = c.Coerce(e, f, model.TNumber)
	return f, f.Type().Base != model.Invalid
}
