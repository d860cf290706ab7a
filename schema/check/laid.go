package check

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
	"sandtable/schema/resolve/symbol"
	"sandtable/schema/syntax"
)

// Laid checks a piece of a set-up or a layout: a piece, a set of pieces, or a design, which means
// any of the like pieces in the supply. After a piece or design its side may stand, and which way
// it faces: footman.tired, rubble.face_down.
func (c *Checker) Laid(env *Env, x hclsyntax.Expression) model.Laid {
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

// pieceOrDesign checks a piece, or a design: any one of the like pieces in the supply.
func (c *Checker) pieceOrDesign(env *Env, x hclsyntax.Expression) model.Expr {
	p := c.Expr(env, x, model.OneOf(c.Game.Kind(model.KindPiece)))
	if p.Type().Is(model.DesignOf) {
		return p
	}
	if p.Type().Form == model.Set {
		return c.Coerce(env, p, model.SetOf(c.Game.Kind(model.KindPiece)))
	}
	return c.Coerce(env, p, model.OneOf(c.Game.Kind(model.KindPiece)))
}

// Pieces reads what lies in a place, bottom to top: pieces and designs; a number before a design
// is how many of it.
func (c *Checker) Pieces(env *Env, items []hclsyntax.Expression) []model.Laid {
	var out []model.Laid
	for i := 0; i < len(items); i++ {
		n := 1
		if l, ok := items[i].(*hclsyntax.LiteralValueExpr); ok && l.Val.Type() == cty.Number {
			v := l.Val.AsBigFloat()
			many, _ := v.Int64()
			if !v.IsInt() || many < 1 || many > maxAlike || i+1 == len(items) {
				c.report(diag.Errorf("check/deploy", l.Range(), "a number must come before a design and be from 1 to %d", maxAlike).
					WithHint("write a count and a design, such as [3, rifleman]"))
				continue
			}
			n = int(many)
			i++
		}
		p := c.Laid(env, items[i])
		if t := p.X.Type(); n > 1 && !t.Is(model.DesignOf) && t.Base != model.Invalid {
			c.report(diag.Errorf("check/deploy", items[i].Range(), "only one such piece exists, not %d", n))
			n = 1
		}
		for ; n > 0; n-- {
			out = append(out, p)
		}
	}
	return out
}

const maxAlike = 1000

// facings are the words for how a piece lies. A side of that name goes first.
var facings = map[string]model.Facing{"face_up": model.FacesUp, "face_down": model.FacesDown}

// Facing reads an attribute face = up or down.
func (c *Checker) Facing(a *hclsyntax.Attribute) model.Facing {
	if a == nil {
		return model.Unstated
	}
	f := facings["face_"+syntax.Word(a.Expr)]
	if f == model.Unstated {
		c.report(diag.Errorf("check/face", a.Expr.Range(), "a face must be up or down"))
	}
	return f
}

// withFacing cuts off how a piece lies from an expression that names it, or it and one of its
// sides; nil if it is no such expression.
func (c *Checker) withFacing(env *Env, x hclsyntax.Expression) (piece hclsyntax.Expression, facing model.Facing) {
	t, ok := x.(*hclsyntax.ScopeTraversalExpr)
	if !ok || len(t.Traversal) < 2 {
		return nil, 0
	}
	word, _ := Step(t.Traversal[len(t.Traversal)-1])
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
	_, at := Step(t.Traversal[n])
	short := hcl.Range{Filename: t.SrcRange.Filename, Start: t.SrcRange.Start, End: at.Start}
	short.End.Byte, short.End.Column = short.End.Byte-1, short.End.Column-1 // without the dot
	return &hclsyntax.ScopeTraversalExpr{Traversal: t.Traversal[:n], SrcRange: short}
}

// withSide cuts the side off an expression that names a piece and one of its sides; nil if it is no
// such expression.
func (c *Checker) withSide(env *Env, x hclsyntax.Expression) (piece hclsyntax.Expression, side int32) {
	t, ok := x.(*hclsyntax.ScopeTraversalExpr)
	if !ok || len(t.Traversal) < 2 {
		return nil, 0
	}
	n := len(t.Traversal) - 1
	word, _ := Step(t.Traversal[n])
	k := c.namedPiece(env, t.Traversal[:n])
	if i := slices.Index(k.Sided().Sides, word); i >= 0 {
		return withoutLast(t), int32(i)
	}
	return nil, 0
}

// namedPiece is the kind of the one piece, or the design, that a name stands for, bare or after its
// kind's name; nil if it stands for none.
func (c *Checker) namedPiece(env *Env, path hcl.Traversal) *model.Kind {
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
		name, _ = Step(path[1])
	default:
		return nil
	}
	if t := c.Names.Thing(of, name); t != nil {
		return t.Kind
	}
	return c.Names.Design(of, name)
}
