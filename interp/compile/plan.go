package compile

import (
	"sandtable/interp/algebra"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// planned records the form of a query for `bench --explain-plan`. Expressions that are folded at
// compile time are no queries of the game.
func (c *C) planned(e model.Expr, n *algebra.Node) {
	if n.Op == algebra.OpConst || e.Range().Filename == "" {
		return
	}
	form, why := n.Form()
	c.P.Plan = append(c.P.Plan, machine.PlanLine{At: e.Range(), What: what(e), Form: form, Why: why})
	n.Walk(func(x *algebra.Node) { // what makes it slow may be asked in it
		if form, why := x.Form(); x.Text != nil && x.Text != e && form != machine.FormSet {
			c.P.Plan = append(c.P.Plan, machine.PlanLine{At: x.Text.Range(), What: what(x.Text), Form: form, Why: why})
		}
	})
}

// what describes a query in short.
func what(e model.Expr) string {
	switch e := e.(type) {
	case *model.For:
		// `S.field`, a comprehension without a name.
		if get, ok := e.Elem.(*model.Get); ok && e.Var.Name == "" {
			return what(e.Over) + "." + get.Field.Name
		} else if e.Var.Name == "" {
			return what(e.Over)
		}
		return "list of " + e.Var.Name
	case *model.Members:
		return e.Kind.Plural
	case *model.Where:
		return what(e.Set) + "." + e.Field.Name
	case *model.Get:
		return "." + e.Field.Name
	case *model.Local:
		return e.Var.Name
	case *model.AsSet:
		return what(e.X)
	case *model.Call:
		return e.Value.Title
	case *model.Func:
		return e.Name + "(..)"
	}
	return "set"
}
