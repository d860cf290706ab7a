package check

import (
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/model"
	"sandtable/schema/resolve"
)

// A fact is the text of an expression that is known not to be none here. Facts come from conditions: `x != none` and an adjective of x
// (`x.fresh`, which is false of nothing) make x known in the rest of the conjunction, in the branch that the condition guards, and after a
// `require`. All is static: no fact survives outside its scope.

// assume adds what holds when the condition holds.
func (c *Checker) assume(e *Env, cond hclsyntax.Expression) {
	switch x := cond.(type) {
	case *hclsyntax.ParenthesesExpr:
		c.assume(e, x.Expression)
	case *hclsyntax.BinaryOpExpr:
		switch x.Op {
		case hclsyntax.OpLogicalAnd:
			c.assume(e, x.LHS)
			c.assume(e, x.RHS)
		case hclsyntax.OpNotEqual:
			if resolve.Word(x.RHS) == "none" {
				e.facts[c.key(x.LHS)] = true
			}
			if resolve.Word(x.LHS) == "none" {
				e.facts[c.key(x.RHS)] = true
			}
		case hclsyntax.OpEqual: // x == something that is never none
			for _, p := range [][2]hclsyntax.Expression{{x.LHS, x.RHS}, {x.RHS, x.LHS}} {
				if w := resolve.Word(p[1]); w != "" && w != "none" && e.Find(w) == nil {
					e.facts[c.key(p[0])] = true
				}
			}
		}
	case *hclsyntax.ScopeTraversalExpr: // x.adjective: true only of something
		for i := 1; i < len(x.Traversal); i++ {
			e.facts[c.keyOf(x, i)] = true
		}
	case *hclsyntax.UnaryOpExpr:
		if x.Op == hclsyntax.OpLogicalNot {
			c.deny(e, x.Val)
		}
	}
}

// deny adds what holds when the condition does not hold.
func (c *Checker) deny(e *Env, cond hclsyntax.Expression) {
	switch x := cond.(type) {
	case *hclsyntax.ParenthesesExpr:
		c.deny(e, x.Expression)
	case *hclsyntax.BinaryOpExpr:
		switch x.Op {
		case hclsyntax.OpLogicalOr:
			c.deny(e, x.LHS)
			c.deny(e, x.RHS)
		case hclsyntax.OpEqual:
			if resolve.Word(x.RHS) == "none" {
				e.facts[c.key(x.LHS)] = true
			}
		}
	case *hclsyntax.UnaryOpExpr:
		if x.Op == hclsyntax.OpLogicalNot {
			c.assume(e, x.Val)
		}
	}
}

// key is the text of an expression, the same however it is spaced.
func (c *Checker) key(x hclsyntax.Expression) string { return c.textAt(x.Range()) }

// textAt is the source at a place, lower case and without white space.
func (c *Checker) textAt(r hcl.Range) string {
	text := c.Game.Files[r.Filename]
	if r.End.Byte > len(text) {
		return ""
	}
	return strings.ToLower(strings.Join(strings.Fields(string(text[r.Start.Byte:r.End.Byte])), ""))
}

// keyOf is the text of the first n steps of a traversal.
func (c *Checker) keyOf(x *hclsyntax.ScopeTraversalExpr, n int) string {
	return c.textAt(x.Traversal[:n].SourceRange())
}

// narrow makes a `maybe` sure where a fact says so.
func (e *Env) narrow(key string, t model.Type) model.Type {
	if t.Maybe && e.facts[key] {
		return t.Sure()
	}
	return t
}
