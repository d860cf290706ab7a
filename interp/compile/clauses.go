package compile

import (
	"slices"

	"sandtable/schema/model"
)

// maxClauses bounds the clauses that a condition is split into.
const maxClauses = 8

// clauses splits a condition into clauses: it holds if all parts of one of them hold. It returns
// nil if there are too many.
func clauses(e model.Expr, negated bool) [][]model.Expr {
	switch x := e.(type) {
	case nil:
		return nil
	case *model.Unary:
		if x.Op == "!" {
			return clauses(x.X, !negated)
		}
	case *model.Binary:
		if x.Op == "&&" || x.Op == "||" {
			return together(clauses(x.X, negated), clauses(x.Y, negated), (x.Op == "&&") != negated)
		}
	case *model.Cond:
		then := together(clauses(x.If, false), clauses(x.Then, negated), true)
		other := together(clauses(x.If, true), clauses(x.Else, negated), true)
		return together(then, other, false)
	}
	if negated {
		e = &model.Unary{Node: model.Node{T: model.TBool, R: e.Range()}, Op: "!", X: e}
	}
	return [][]model.Expr{{e}}
}

// together returns the clauses of the conjunction, or the disjunction, of two conditions.
func together(a, b [][]model.Expr, both bool) [][]model.Expr {
	if a == nil || b == nil {
		return nil
	}
	var out [][]model.Expr
	if !both {
		out = append(append(out, a...), b...)
	} else {
		for _, x := range a {
			for _, y := range b {
				out = append(out, append(slices.Clone(x), y...))
			}
		}
	}
	if len(out) > maxClauses {
		return nil
	}
	return out
}
