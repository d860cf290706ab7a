package compile

import (
	"slices"

	"sandtable/schema/model"
)

// maxClauses is how many clauses may come of a condition that is taken apart.
const maxClauses = 8

// clauses takes a condition apart: it holds if all of some of these hold; nil if there are too
// many.
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

// together is what comes of the clauses of two conditions of which both must hold, or one.
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
