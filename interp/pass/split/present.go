package split

import "sandtable/interp/ir"

// Whether some of few pieces is in a space is asked of the set of spaces where one is: that set is
// found once, and tells searches apart (see inputs.go).

// maxPieces is how many pieces are few.
const maxPieces = 64

// present turns the conditions in an expression that some piece is in a space, and those in which
// it is a part, into such sets.
func (s *splitter) present(n *ir.Node) *ir.Node {
	if out := s.pieces(n); out != nil {
		return out
	}
	switch n.Op {
	case ir.And, ir.Or, ir.Not:
		out := *n
		out.X = make([]*ir.Node, len(n.X))
		for i, x := range n.X {
			out.X[i] = s.present(x)
		}
		return s.k.Node(out)
	}
	return n
}

// pieces reads a condition that one of few pieces is in a space; nil for others.
func (s *splitter) pieces(n *ir.Node) *ir.Node {
	if n.Op != ir.Any && n.Op != ir.Exists {
		return nil
	}
	pile, v, cond := n.X[0], n.V, (*ir.Node)(nil)
	switch {
	case n.Op == ir.Exists:
		cond = n.X[1]
	case pile.Op == ir.Keep:
		pile, v, cond = pile.X[0], pile.V, pile.X[1]
	}
	if pile.Op != ir.Pile || pile.Dom.N > maxPieces || cond == nil || !s.Tally.Total(cond) {
		return nil
	}
	space := pile.X[0].Plain()
	if by, _, _ := s.by(cond); by != ir.ByNothing || space.Op != ir.Ref || !s.key(space.V) {
		return nil
	}
	return s.k.Node(ir.Node{Op: ir.Has, T: ir.TBool, X: []*ir.Node{s.spaces(pile, v, cond, space.V.T), space}})
}

// spaces is the set of spaces of a type where pieces lie for which a condition holds.
func (s *splitter) spaces(pile *ir.Node, v *ir.Var, cond *ir.Node, space ir.Type) *ir.Node {
	all := pile.T
	words := make([]uint64, all.Win.N)
	for id := pile.Dom.Lo; id < pile.Dom.Lo+pile.Dom.N; id++ {
		if s.Exists(id) {
			ir.Add1(words, all.Win, id)
		}
	}
	at := s.k.Node(ir.Node{Op: ir.Load, T: ir.Type{Base: ir.ID}, Res: &ir.Res{Kind: ir.Place, Name: "at", Of: pile.Dom}, X: []*ir.Node{s.k.Ref(v)}})
	list := ir.Type{Base: ir.ID, Form: ir.List}
	mask := s.k.Node(ir.Node{Op: ir.Mask, T: all, Words: words, Str: "pieces"})
	some := s.k.Node(ir.Node{Op: ir.Keep, T: all, V: v, X: []*ir.Node{mask, cond}})
	members := s.k.Node(ir.Node{Op: ir.Members, T: list, X: []*ir.Node{some}})
	lie := s.k.Node(ir.Node{Op: ir.Seq, T: list, V: v, X: []*ir.Node{members, s.k.Const(ir.TBool, 1), at}})
	lo := space.Dom.Lo >> 6
	set := ir.Type{Base: ir.ID, Form: ir.Set, Dom: space.Dom, Win: ir.Window{Lo: lo, N: (space.Dom.Lo+space.Dom.N-1)>>6 - lo + 1}}
	return s.k.Node(ir.Node{Op: ir.Gather, T: set, X: []*ir.Node{lie}})
}
