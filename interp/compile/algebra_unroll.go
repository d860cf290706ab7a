package compile

import (
	"math/bits"

	"sandtable/interp/ir"
	"sandtable/schema/model"
)

// Comprehensions over a few constant names, such as directions, are unrolled.

// readParts reads the union of the parts of an unrolled comprehension.
func (c *C) readParts(e *model.For, w Window) *node {
	parts := c.unrolled(e)
	if parts == nil {
		return nil
	}
	if n := c.casts(parts, w); n != nil && !c.without(Casts) {
		return n
	}
	out := constant(w, make([]uint64, w.N))
	begin := c.inParts(parts, func() {
		for _, p := range parts {
			var n *node
			if p.elem.Type().Form == model.One {
				n = c.readOne(p.elem, w)
			} else {
				n = c.read(p.elem, w)
			}
			if p.cond != nil {
				n = &node{op: opIf, w: w, cond: c.Num(p.cond), xs: []*node{n}, total: n.total && c.total(p.cond)}
			}
			out = or(out, n)
		}
	})
	return scoped(out, begin)
}

// part is the result for one member of an unrolled comprehension.
type part struct{ cond, elem model.Expr }

// maxUnrolled is the maximum number of members of a comprehension that is unrolled.
const maxUnrolled = 12

// maxParts is the maximum number of parts of nested unrolled comprehensions.
const maxParts = 200

// partsAround returns the number of parts of the unrolled comprehensions around the current
// expression.
func (c *C) partsAround() int {
	n := 1
	for _, l := range c.scopes {
		if l.named {
			n *= l.parts
		}
	}
	return n
}

// unrolled unrolls a comprehension over few constant names of an enum, such as directions; nil for
// any other expression.
func (c *C) unrolled(e model.Expr) []part {
	if call, ok := e.(*model.Call); ok {
		if b := c.body(call); b != nil {
			return c.unrolled(b)
		}
		return nil
	}
	f, ok := e.(*model.For)
	if !ok || c.without(Unrolling) || f.Over.Type().Base != model.EnumOf {
		return nil
	}
	members := c.constantNames(f.Over)
	if len(members) == 0 || len(members) > maxUnrolled || len(members)*c.partsAround() > maxParts {
		return nil
	}
	f = c.sharing(f)
	var out []part
	for _, n := range members {
		k := &model.Const{Node: model.Node{T: f.Var.Type, R: f.R}, N: n}
		to := map[*model.Var]model.Expr{f.Var: k}
		var p part
		if f.If != nil {
			p.cond = c.subst(f.If, to)
		}
		if f.Elem != nil {
			p.elem = c.subst(f.Elem, to)
		}
		out = append(out, p)
	}
	return out
}

// constantNames lists the names of an enum in a constant set or list; nil if it may change.
func (c *C) constantNames(e model.Expr) (out []int32) {
	n := c.foldable(e)
	if n == nil || !c.finding().Fixed(n) {
		return nil
	}
	if n.T.Form == ir.Set {
		for _, w := range c.rows(e, n) {
			for ; w != 0; w &= w - 1 {
				out = append(out, int32(bits.TrailingZeros64(w)))
			}
		}
		return out
	}
	for n.Op == ir.Call {
		n = n.Fn.Body
	}
	for _, x := range n.X {
		if x = x.Plain(); n.Op != ir.Items || x.Op != ir.Const {
			return nil
		}
		out = append(out, x.K)
	}
	return out
}
