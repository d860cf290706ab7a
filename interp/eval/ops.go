package eval

import (
	"slices"

	"sandtable/interp/ir"
)

// What each operator means.

func init() {
	operators = [ir.Ops]operator{
		ir.Const:  func(_ *Run, n *ir.Node) ir.Val { return ir.Val{N: n.K, T: n.Str} },
		ir.Ref:    (*Run).ref,
		ir.Let:    (*Run).let,
		ir.Load:   num((*Run).load),
		ir.Lookup: (*Run).lookup,
		ir.Call:   (*Run).call,
		ir.Known:  func(r *Run, n *ir.Node) ir.Val { return r.Val(n.X[0]) },
		ir.Memo:   func(r *Run, n *ir.Node) ir.Val { return r.Val(n.X[0]) },
		ir.Narrow: num((*Run).narrow),
		ir.Absent: (*Run).fail,
		ir.Kern:   (*Run).kern,
		ir.Sel:    (*Run).choose,
		ir.Stack:  (*Run).stack,
		ir.Words:  func(r *Run, n *ir.Node) ir.Val { return ir.Val{T: r.words(n)} },

		ir.Add:   num((*Run).arithmetic),
		ir.Sub:   num((*Run).arithmetic),
		ir.Mul:   num((*Run).arithmetic),
		ir.Mod:   num((*Run).arithmetic),
		ir.Neg:   num((*Run).arithmetic),
		ir.Sum:   num((*Run).arithmetic),
		ir.Scale: num(func(r *Run, n *ir.Node) int32 { return r.Num(n.X[0]) * n.K }),
		ir.Least: num((*Run).extreme),
		ir.Most:  num((*Run).extreme),

		ir.Eq:     tested(is((*Run).compares)),
		ir.Ne:     tested(is((*Run).compares)),
		ir.Lt:     is((*Run).compares),
		ir.Le:     is((*Run).compares),
		ir.Gt:     is((*Run).compares),
		ir.Ge:     is((*Run).compares),
		ir.And:    tested(is(func(r *Run, n *ir.Node) bool { return r.holds(n.X[0]) && r.holds(n.X[1]) })),
		ir.Or:     tested(is(func(r *Run, n *ir.Node) bool { return r.holds(n.X[0]) || r.holds(n.X[1]) })),
		ir.Not:    tested(is(func(r *Run, n *ir.Node) bool { return !r.holds(n.X[0]) })),
		ir.Is:     tested(is(func(r *Run, n *ir.Node) bool { return n.Dom.Has(r.Num(n.X[0])) })),
		ir.Has:    tested(is((*Run).has)),
		ir.Any:    is(func(r *Run, n *ir.Node) bool { return r.count(n.X[0]) > 0 }),
		ir.Same:   is(func(r *Run, n *ir.Node) bool { return slices.Equal(r.Set(n.X[0]), r.Set(n.X[1])) }),
		ir.Exists: is((*Run).exists),

		ir.Count:    num(func(r *Run, n *ir.Node) int32 { return r.count(n.X[0]) }),
		ir.Len:      num(func(r *Run, n *ir.Node) int32 { return int32(len(r.List(n.X[0]))) }),
		ir.First:    num((*Run).first),
		ir.Head:     num((*Run).head),
		ir.Only:     num((*Run).only),
		ir.Top:      num((*Run).top),
		ir.Cheapest: num((*Run).cheapest),

		ir.Mask:   set(func(_ *Run, n *ir.Node) []uint64 { return n.Words }),
		ir.Row:    (*Run).lookup,
		ir.One1:   set((*Run).alone),
		ir.Gather: set((*Run).gather),
		ir.Fit:    set(func(r *Run, n *ir.Node) []uint64 { return fitted(r.Set(n.X[0]), n.X[0].T.Win, n.T.Win) }),
		ir.Union:  set((*Run).both),
		ir.Minus:  set((*Run).both),
		ir.Meet:   set((*Run).both),
		ir.Keep:   set((*Run).keep),
		ir.Join:   set((*Run).join),
		ir.Pile:   set((*Run).pile),
		ir.Flood:  set((*Run).flood),
		ir.Reach:  set((*Run).reach),

		ir.Items:   list((*Run).items),
		ir.Members: list(func(r *Run, n *ir.Node) []int32 { return r.members(n.X[0]) }),
		ir.Seq:     list((*Run).seq),
		ir.Best:    list((*Run).best),
	}
}

// Operators that give a number, a truth, a set or a list.

func num(f func(r *Run, n *ir.Node) int32) operator {
	return func(r *Run, n *ir.Node) ir.Val { return ir.Val{N: f(r, n)} }
}

func is(f func(r *Run, n *ir.Node) bool) operator {
	return func(r *Run, n *ir.Node) ir.Val { return ir.Val{N: ir.Truth(f(r, n))} }
}

func set(f func(r *Run, n *ir.Node) []uint64) operator {
	return func(r *Run, n *ir.Node) ir.Val {
		r.m.SpendWords(int(n.T.Win.N))
		return ir.Val{S: f(r, n)}
	}
}

func list(f func(r *Run, n *ir.Node) []int32) operator {
	return func(r *Run, n *ir.Node) ir.Val { return ir.Val{L: f(r, n)} }
}
