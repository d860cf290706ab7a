package check

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/blame"
	"sandtable/schema/diag"
	"sandtable/schema/model"
	"sandtable/schema/resolve/decl"
)

// borderField reads the word after border(a, b): the call gets the field's number as one more
// argument.
func (c *Checker) borderField(of model.Expr, name string, at, whole hcl.Range) model.Expr {
	f, fields := of.(*model.Func), model.BorderFields(of.Type().Kind)
	if f == nil {
		return Bad(whole)
	}
	var known []string
	for i, b := range fields {
		if b.Name == name {
			y := *f
			y.Node, y.Args = Node(b.Type, whole), append(f.Args[:2:2], Const(model.TNumber, int32(i), at))
			return &y
		}
		known = append(known, b.Name)
	}
	c.report(diag.Errorf("check/unknown-field", at, "the borders of %s have no field %q", of.Type().Kind.Plural, name).
		WithSuggestion(name, known).
		WithCause(blame.NoBorder(of.Type().Kind, name, known)))
	return Bad(whole)
}

// named checks KINDS("x y z"): things of a kind by their names, as if they stood in brackets.
func (c *Checker) named(n decl.NamedThings, x *hclsyntax.FunctionCallExpr, want model.Type) model.Expr {
	ids, ok := c.r.NamedIDs(n, c.report)
	if !ok {
		return Bad(x.Range())
	}
	form := model.Set
	if want.Form == model.List {
		form = model.List
	}
	t := &model.Tuple{Node: Node(model.OneOf(n.Kind).In(form), x.Range())}
	for _, id := range ids {
		t.Elems = append(t.Elems, Const(model.OneOf(c.Game.Things[id].Kind.Base()), id, n.At))
	}
	return t
}

// source checks what stands before a dot.
func (c *Checker) source(e *Env, x hclsyntax.Expression) model.Expr {
	if f, ok := x.(*hclsyntax.FunctionCallExpr); ok {
		return c.call(e, f, model.TInvalid)
	}
	return c.Expr(e, x, model.TInvalid)
}

// whole reports a border that is read without a dot: it is no value of its own.
func (c *Checker) whole(x model.Expr) model.Expr {
	if x.Type().Base != model.BorderOf {
		return x
	}
	hint := "write border(a, b).FIELD"
	if fs := model.BorderFields(x.Type().Kind); len(fs) > 0 {
		hint = "write border(a, b)." + fs[0].Name
	}
	c.report(diag.Errorf("check/type", x.Range(), "a border needs a field after a dot").WithHint("%s", hint))
	return Bad(x.Range())
}
