package function

import (
	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/schema/check"
	"sandtable/schema/model"
)

var reach = &Function{
	Function: check.Function{
		Name: "reach", Usage: "reach(space or set, [number,] set of spaces or cost) set of spaces", Since: 1, Reads: check.ReadsPieces,
		Doc: "The spaces that can be reached from a space, or from a set of spaces. `reach(x, S)`: through members of S, that is, what is connected with x. `reach(x, n, S)`: in at most n steps. " +
			"`reach(x, n, step_cost(unit))`: at a cost of at most n. `step_cost` is a value of the game; its last two parameters, the space left and the space entered, are left open. The start is always part of the result, in S or not. " +
			"On a surface, `reach(piece or point, n, area)`: the points to which the base of the piece can be moved along a path of length n or less, always entirely inside the area.",
		Example: "reach(mill, 1, posts) == posts",
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			if !c.Count(2, 3) {
				return nil, model.TInvalid
			}
			if args, t, here := checkReachSurface(c); here {
				return args, t
			}
			last := len(c.Args) - 1
			x, through := start(c, 0), model.Expr(nil)
			k := c.CostKind(last)
			if last == 1 || k == nil {
				k, through = nil, start(c, last)
			}
			if k = mapOf(c, k, x, through); k == nil {
				return nil, model.TInvalid
			}
			args := []model.Expr{fitStart(c, x, k)}
			if last == 2 {
				args = append(args, c.Arg(1, model.TNumber))
			}
			if through != nil {
				return append(args, fitStart(c, through, k)), model.SetOf(k)
			}
			cost, ok := c.Cost(2, k)
			if !ok {
				return nil, model.TInvalid
			}
			return append(args, cost), model.SetOf(k)
		},
	},
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		if f.T.IsArea() {
			return lowerReachSurface(l, f)
		}
		n := ir.Node{T: l.Type(f.T), Tab: linkTable(l, f.T.Kind), X: []*ir.Node{l.Set(f.Args[0], f.T)}}
		switch last := f.Args[len(f.Args)-1]; {
		case isCost(last):
			n.Op, n.X = ir.Reach, append(n.X, l.Expr(f.Args[1]), costOf(l, last, n.Tab))
		case len(f.Args) == 2:
			n.Op, n.X = ir.Flood, append(n.X, l.Set(last, f.T), l.Const(ir.TNum, 1<<31-1))
		default:
			steps := l.Expr(f.Args[1])
			if l.Game.Unit != 1 {
				steps = quotientOf(l, steps)
			}
			n.Op, n.X = ir.Flood, append(n.X, l.Set(last, f.T), steps)
		}
		return l.Node(n)
	},
	Gap: reachGap,
}

var cheapest = &Function{
	Function: check.Function{
		Name: "cheapest", Usage: "cheapest(space or set, space or set, cost) maybe(number)", Since: 1, Reads: check.ReadsPieces,
		Doc: "The cost of the cheapest path from one space to another, where a value states the cost of each step, as in `reach`; none if there is no path. Of sets: from and to their best members.", Example: "",
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			if !c.Count(3, 3) {
				return nil, model.TInvalid
			}
			x, y := start(c, 0), start(c, 1)
			if x == nil || y == nil {
				return nil, model.TInvalid
			}
			k := c.CostKind(2)
			if k == nil {
				c.Refuse(c.Arg(2, model.TInvalid), "a value for the cost of a step, such as step_cost(unit)")
				return nil, model.TInvalid
			}
			if k = mapOf(c, k, x, y); k == nil {
				return nil, model.TInvalid
			}
			cost, ok := c.Cost(2, k)
			if !ok {
				return nil, model.TInvalid
			}
			t := model.TNumber
			t.Maybe = true
			return []model.Expr{fitStart(c, x, k), fitStart(c, y, k), cost}, t
		},
	},
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		t := model.SetOf(f.Args[0].Type().Kind)
		links := linkTable(l, t.Kind)
		return l.Node(ir.Node{Op: ir.Cheapest, T: l.Type(f.T), Tab: links, X: []*ir.Node{l.Set(f.Args[0], t), l.Set(f.Args[1], t), costOf(l, f.Args[2], links)}})
	},
}

// start checks a space, none or a set of spaces. It returns nil after a finding.
func start(c *check.Call, i int) model.Expr {
	x := c.Expr(c.Env, c.Args[i], model.SetOf(c.Kind(model.KindSpace)))
	switch t := x.Type(); {
	case t.Base == model.Invalid:
		return nil
	case t.Base == model.Nothing:
	case t.Base != model.ThingOf || !t.Kind.Is(model.KindPlace):
		c.Refuse(x, "a space or a set of spaces")
		return nil
	}
	return x
}

// mapOf returns the kind of spaces of a search, by its cost or arguments, or the only kind with
// links. It returns nil after a finding.
func mapOf(c *check.Call, k *model.Kind, x, y model.Expr) *model.Kind {
	if x == nil || y == nil && k == nil {
		return nil
	}
	for _, e := range []model.Expr{x, y} {
		if e == nil || e.Type().Base != model.ThingOf {
			continue
		}
		if f := links(e.Type().Kind); f != nil {
			return f.Of
		}
	}
	if k != nil {
		if f := links(k); f != nil {
			return f.Of
		}
	}
	if f := onlyLinks(c.Game); f != nil {
		return f.Of
	}
	if x.Type().Base == model.ThingOf {
		noLinks(c, x)
	} else {
		c.Refuse(x, "a space or a set of spaces")
	}
	return nil
}

// fitStart converts an argument to a set of spaces of a kind. None is the empty set.
func fitStart(c *check.Call, x model.Expr, k *model.Kind) model.Expr {
	set := model.Node{T: model.SetOf(k), R: x.Range()}
	switch t := x.Type(); {
	case t.Base == model.Nothing:
		return &model.Tuple{Node: set}
	case t.Form == model.One:
		if x = c.Coerce(c.Env, x, maybeOne(k)); x.Type().Base == model.Invalid {
			return x
		}
		return &model.AsSet{Node: set, X: x}
	}
	if e, ok := x.(*model.Tuple); ok && len(e.Elems) == 0 {
		return &model.Tuple{Node: set}
	}
	if model.SetOf(c.Kind(model.KindPlace)).Accepts(x.Type()) && k.IsA(x.Type().Kind) {
		return x // of a set of places, the spaces of this map count
	}
	return c.Coerce(c.Env, x, set.T)
}

func isCost(e model.Expr) bool {
	f, ok := e.(*model.For)
	return ok && f.T == model.TNumbers
}

// costOf lowers the cost of a step: a function of the space left, and of the space entered. The
// checker has made a comprehension of it.
func costOf(l *lower.L, e model.Expr, links *ir.Table) *ir.Node {
	outer, _ := e.(*model.For)
	if n := l.Step(outer, links); n != nil {
		return n
	}
	return l.Cost(outer)
}

// quotientOf lowers a number as so many whole steps.
func quotientOf(l *lower.L, x *ir.Node) *ir.Node {
	k := lower.Once(l, kernelKey{name: "steps"}, func() *ir.Kernel {
		unit := int32(l.Game.Unit)
		return &ir.Kernel{Name: "steps", Fold: true, Do: func(_ *machine.M, _ *hcl.Range, in []ir.Val) ir.Val { return ir.Val{N: in[0].N / unit} }}
	})
	return l.Kern(k, ir.TNum, nil, x)
}
