package effect

import (
	"slices"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/model"
)

// checkOrder checks highest_first or lowest_first: a figure, or several in brackets.
func checkOrder(s *check.Site, env *check.Env) {
	high, low := s.Attrs["highest_first"], s.Attrs["lowest_first"]
	if high != nil && low != nil {
		s.Report(diag.Errorf("check/order", low.NameRange, "highest_first and lowest_first cannot be combined").WithRelated(high.NameRange, "the other one").
			WithHint("write lowest_first = [a, -b] to sort by a, then by b with the highest first"))
	}
	for _, name := range []string{"highest_first", "lowest_first"} {
		a := s.Attrs[name]
		if a == nil {
			continue
		}
		want := model.TNumber
		if t, several := a.Expr.(*hclsyntax.TupleConsExpr); several {
			want = want.In(model.List)
			if len(t.Exprs) == 0 {
				s.Report(diag.Errorf("check/order", a.Expr.Range(), "%s must have at least one number to sort by", name))
				continue
			}
		}
		s.Stmt.Sorted = byValue(s.AttrIn(env, name, want), s.Stmt.Bind)
	}
}

// byValue reports whether members are sorted by their own values, so that equal ones are identical.
func byValue(by model.Expr, member *model.Var) bool {
	parts := []model.Expr{by}
	if t, several := by.(*model.Tuple); several {
		parts = t.Elems
	}
	return slices.ContainsFunc(parts, func(x model.Expr) bool {
		l, ok := x.(*model.Local)
		return ok && l.Var == member
	})
}

// figures are what an `each` sorts its members by, if it does; down: the greatest first.
func figures(s *model.Stmt) (by []model.Expr, down bool) {
	x := s.Args["lowest_first"]
	if down = x == nil; down {
		x = s.Args["highest_first"]
	}
	switch t, several := x.(*model.Tuple); {
	case several:
		return model.Parts(t), down
	case x == nil:
		return nil, false
	}
	return []model.Expr{x}, down
}

// lowerOrder lowers the order of an `each`.
func lowerOrder(l *lower.L, s *model.Stmt) (keys []*ir.Node, down bool) {
	by, down := figures(s)
	for _, x := range by {
		keys = append(keys, l.Expr(x))
	}
	return keys, down
}
