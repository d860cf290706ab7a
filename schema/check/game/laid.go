package game

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"sandtable/schema/check"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/resolve/symbol"
)

// laid checks a piece of a set-up or layout: a piece, a set of pieces, or a design, which means any
// of the like pieces in the supply. After a piece or design its side may stand, and which way it
// faces: footman.tired, rubble.face_down.
func (c *checker) laid(env *check.Env, x hclsyntax.Expression) model.Laid {
	l := model.Laid{Side: model.None}
	if piece, facing := c.withFacing(env, x); piece != nil {
		x, l.Face = piece, facing
	}
	if piece, side := c.withSide(env, x); piece != nil {
		x, l.Side = piece, side
	}
	l.X = c.pieceOrDesign(env, x)
	return l
}

// facings are the words for how a piece lies. A side of that name goes first.
var facings = map[string]model.Facing{"face_up": model.FacesUp, "face_down": model.FacesDown}

// withFacing cuts off how a piece lies from an expression that names it, or it and one of its
// sides; nil if it is no such expression.
func (c *checker) withFacing(env *check.Env, x hclsyntax.Expression) (piece hclsyntax.Expression, facing model.Facing) {
	t, ok := x.(*hclsyntax.ScopeTraversalExpr)
	if !ok || len(t.Traversal) < 2 {
		return nil, 0
	}
	word, _ := check.Step(t.Traversal[len(t.Traversal)-1])
	if facings[word] == model.Unstated {
		return nil, 0
	}
	if side, _ := c.withSide(env, x); side != nil {
		return nil, 0
	}
	short := withoutLast(t)
	if side, _ := c.withSide(env, short); side == nil && c.namedPiece(env, short.Traversal) == nil {
		return nil, 0
	}
	return short, facings[word]
}

// withoutLast is a name without its last step.
func withoutLast(t *hclsyntax.ScopeTraversalExpr) *hclsyntax.ScopeTraversalExpr {
	n := len(t.Traversal) - 1
	_, at := check.Step(t.Traversal[n])
	short := hcl.Range{Filename: t.SrcRange.Filename, Start: t.SrcRange.Start, End: at.Start}
	short.End.Byte, short.End.Column = short.End.Byte-1, short.End.Column-1 // without the dot
	return &hclsyntax.ScopeTraversalExpr{Traversal: t.Traversal[:n], SrcRange: short}
}

// withSide cuts the side off an expression that names a piece and one of its sides; nil if it is no
// such expression.
func (c *checker) withSide(env *check.Env, x hclsyntax.Expression) (piece hclsyntax.Expression, side int32) {
	t, ok := x.(*hclsyntax.ScopeTraversalExpr)
	if !ok || len(t.Traversal) < 2 {
		return nil, 0
	}
	n := len(t.Traversal) - 1
	word, _ := check.Step(t.Traversal[n])
	k := c.namedPiece(env, t.Traversal[:n])
	if i := slices.Index(k.Sided().Sides, word); i >= 0 {
		return withoutLast(t), int32(i)
	}
	return nil, 0
}

// namedPiece is the kind of the one piece, or the design, that a name stands for, bare or after its
// kind's name; nil if it stands for none.
func (c *checker) namedPiece(env *check.Env, path hcl.Traversal) *model.Kind {
	name := english.Slug(path.RootName())
	of := c.Game.Kind(model.KindPiece)
	switch len(path) {
	case 1:
		if v := env.Find(name); v != nil {
			if v.Type.Is(model.ThingOf) && v.Type.Kind.IsA(of) {
				return v.Type.Kind
			}
			return nil
		}
	case 2:
		kind := slices.IndexFunc(c.Names.Read[name], func(s symbol.Symbol) bool { return s.Kind != nil })
		if kind < 0 {
			return nil
		}
		of = c.Names.Read[name][kind].Kind
		name, _ = check.Step(path[1])
	default:
		return nil
	}
	if t := c.Names.Thing(of, name); t != nil {
		return t.Kind
	}
	return c.Names.Design(of, name)
}
