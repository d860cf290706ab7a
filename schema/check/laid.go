package check

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/model"
	"sandtable/schema/resolve"
)

// laid checks a piece of a set-up or layout: a piece, a set of pieces, or a design, which means any of the like pieces in the supply. After a
// piece or design its side may stand: footman.tired.
func (c *Checker) laid(env *Env, x hclExpression) model.Laid {
	if piece, side := c.withSide(env, x); piece != nil {
		return model.Laid{X: c.pieceOrDesign(env, piece), Side: side}
	}
	return model.Laid{X: c.pieceOrDesign(env, x), Side: model.None}
}

// withSide cuts the side off an expression that names a piece and one of its sides; nil if it is no such expression.
func (c *Checker) withSide(env *Env, x hclExpression) (piece hclExpression, side int32) {
	t, ok := x.(*hclsyntax.ScopeTraversalExpr)
	if !ok || len(t.Traversal) < 2 {
		return nil, 0
	}
	n := len(t.Traversal) - 1
	word, at := step(t.Traversal[n])
	k := c.namedPiece(env, t.Traversal[:n])
	for ; k != nil; k = k.Parent {
		if i := slices.Index(k.Sides, word); i >= 0 {
			whole := hcl.Range{Filename: t.SrcRange.Filename, Start: t.SrcRange.Start, End: at.Start}
			whole.End.Byte, whole.End.Column = whole.End.Byte-1, whole.End.Column-1 // without the dot
			return &hclsyntax.ScopeTraversalExpr{Traversal: t.Traversal[:n], SrcRange: whole}, int32(i)
		}
	}
	return nil, 0
}

// namedPiece is the kind of the one piece, or the design, that a name stands for, bare or after its kind's name; nil if it stands for none.
func (c *Checker) namedPiece(env *Env, path hcl.Traversal) *model.Kind {
	name := model.Slug(path.RootName())
	of := c.kind("piece")
	switch len(path) {
	case 1:
		if v := env.Find(name); v != nil {
			if v.Type.Is(model.ThingOf) && v.Type.Kind.IsA(of) {
				return v.Type.Kind
			}
			return nil
		}
	case 2:
		kind := slices.IndexFunc(c.Names.Read[name], func(s resolve.Symbol) bool { return s.Kind != nil })
		if kind < 0 {
			return nil
		}
		of = c.Names.Read[name][kind].Kind
		name, _ = step(path[1])
	default:
		return nil
	}
	if t := c.Names.Thing(of, name); t != nil {
		return t.Kind
	}
	return c.Names.Design(of, name)
}
