package closure

import (
	"sandtable/interp/ir"
	"sandtable/interp/machine"
)

// What makes the closures of each operator.

func init() {
	nums = [ir.Ops]func(b *Maker, n *ir.Node) machine.Num{
		ir.Const: func(_ *Maker, n *ir.Node) machine.Num { return constant(n.K) },
		ir.Ref:   (*Maker).ref,
		ir.Let:   (*Maker).let,
		ir.Known: func(b *Maker, n *ir.Node) machine.Num { return b.Num(n.X[0]) },
		ir.Sel:   (*Maker).sel,
		ir.Stack: func(b *Maker, n *ir.Node) machine.Num { return b.figure(n, b.lines(n)) },
		ir.Call:  func(b *Maker, n *ir.Node) machine.Num { return b.called(n).Num },
		ir.Kern:  (*Maker).kernNum,
		ir.Memo:  (*Maker).memo,
		ir.Words: func(*Maker, *ir.Node) machine.Num { return constant(0) },

		ir.Load: (*Maker).load, ir.Lookup: (*Maker).lookup, ir.Narrow: (*Maker).narrow, ir.Absent: (*Maker).absent,

		ir.Add: (*Maker).sum, ir.Sub: (*Maker).sum, ir.Mul: (*Maker).product, ir.Mod: (*Maker).remainder, ir.Neg: (*Maker).negative,
		ir.Scale: (*Maker).scale, ir.Least: (*Maker).extreme, ir.Most: (*Maker).extreme, ir.Sum: (*Maker).total,

		ir.Eq: (*Maker).compare, ir.Ne: (*Maker).compare, ir.Lt: (*Maker).compare, ir.Le: (*Maker).compare, ir.Gt: (*Maker).compare, ir.Ge: (*Maker).compare,
		ir.And: (*Maker).all, ir.Or: (*Maker).some, ir.Not: (*Maker).not, ir.Is: (*Maker).is,

		ir.Any: (*Maker).any, ir.Count: (*Maker).count, ir.Has: (*Maker).has, ir.First: (*Maker).first, ir.Top: (*Maker).top,
		ir.Same: (*Maker).same, ir.Exists: (*Maker).exists, ir.Cheapest: (*Maker).cheapest,
		ir.Len: (*Maker).length, ir.Head: (*Maker).head, ir.Only: (*Maker).only,
	}
	sets = [ir.Ops]func(b *Maker, n *ir.Node) machine.Set{
		ir.Ref: (*Maker).viewed, ir.Let: (*Maker).letSet, ir.Sel: (*Maker).selSet, ir.Call: func(b *Maker, n *ir.Node) machine.Set { return b.called(n).Set }, ir.Kern: (*Maker).kernSet,
		ir.Stack:  func(b *Maker, n *ir.Node) machine.Set { return b.stackedSet(n, b.lines(n)) },
		ir.Known:  func(b *Maker, n *ir.Node) machine.Set { return b.Set(n.X[0]) },
		ir.Mask:   (*Maker).viewed,
		ir.Row:    (*Maker).viewed,
		ir.Memo:   (*Maker).viewed,
		ir.One1:   (*Maker).alone,
		ir.Gather: (*Maker).gather,
		ir.Union:  (*Maker).combined, ir.Minus: (*Maker).combined, ir.Meet: (*Maker).combined,
		ir.Fit:  (*Maker).fit,
		ir.Pile: (*Maker).pile,
		ir.Keep: (*Maker).keep, ir.Join: (*Maker).join,
		ir.Flood: (*Maker).flood, ir.Reach: (*Maker).reach,
	}
	lists = [ir.Ops]func(b *Maker, n *ir.Node) machine.List{
		ir.Ref: (*Maker).refList, ir.Let: (*Maker).letList, ir.Sel: (*Maker).selList, ir.Call: func(b *Maker, n *ir.Node) machine.List { return b.called(n).List }, ir.Kern: (*Maker).kernList,
		ir.Stack:  func(b *Maker, n *ir.Node) machine.List { return b.stackedList(n, b.lines(n)) },
		ir.Known:  func(b *Maker, n *ir.Node) machine.List { return b.List(n.X[0]) },
		ir.Lookup: (*Maker).printedList,
		ir.Absent: (*Maker).absentList,
		ir.Items:  (*Maker).items, ir.Members: (*Maker).members, ir.Seq: (*Maker).seq, ir.Best: (*Maker).best,
	}
}
