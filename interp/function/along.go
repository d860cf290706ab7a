package function

import (
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/schema/check"
	"sandtable/schema/model"
)

var along = &Function{
	Function: check.Function{
		Name: "along", Usage: "along(path, space, number) maybe(space)", Since: 1, Reads: check.ReadsPieces,
		Doc: "The space so many steps further on the path, or back if the number is negative. None past either end, and none from a space that is not on the path.", Example: "along(A, A-1, 2) == A-3",
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			args, k := onPath(c)
			if k == nil {
				return nil, model.TInvalid
			}
			return append(args, c.Arg(2, model.TNumber)), maybeOne(k)
		},
	},
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		order, unit := orderOf(l, l.Game), int64(l.Game.Unit)
		return number1(l, f, func(in []int32) int32 { return order.along(in[0], in[1], int64(in[2])/unit) })
	},
}

var stepsAlong = &Function{
	Function: check.Function{
		Name: "steps_along", Usage: "steps_along(path, space, space) maybe(number)", Since: 1, Reads: check.ReadsPieces,
		Doc: "The number of steps on the path from the first space to the second: negative if the second comes earlier, none if one of them is not on the path.", Example: "steps_along(A, A-3, A-1) == -2",
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			args, k := onPath(c)
			if k == nil {
				return nil, model.TInvalid
			}
			t := model.TNumber
			t.Maybe = true
			return append(args, c.Arg(2, model.OneOf(c.Kind(model.KindPlace)))), t
		},
	},
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		order, unit := orderOf(l, l.Game), int32(l.Game.Unit)
		return number1(l, f, func(in []int32) int32 {
			if n, ok := order.between(in[0], in[1], in[2]); ok {
				return n * unit
			}
			return model.None
		})
	},
}

// onPath checks the first two of three arguments, a path and a place. It returns the kind of the
// path's spaces, or nil.
func onPath(c *check.Call) ([]model.Expr, *model.Kind) {
	if !c.Count(3, 3) {
		return nil, nil
	}
	p := c.Arg(0, model.OneOf(c.Kind(model.KindPath)))
	if p.Type().Base == model.Invalid {
		return nil, nil
	}
	of := c.Kind(model.KindSpace)
	for k := p.Type().Kind; k != nil; k = k.Parent {
		if k.Of != nil {
			of = k.Of
			break
		}
	}
	return []model.Expr{p, c.Arg(1, model.OneOf(c.Kind(model.KindPlace)))}, of
}

// spot is a space on a path.
type spot struct{ path, space int32 }

// order holds the spaces of all paths in order, and the index of each in its path. It is as large
// as the lists in the content.
type order struct {
	steps map[int32][]int32
	at    map[spot]int32
}

type orderKey struct{}

func orderOf(c lower.Sharing, g *model.Game) *order {
	return lower.Once(c, orderKey{}, func() *order {
		x := &order{map[int32][]int32{}, map[spot]int32{}}
		for _, p := range g.Things {
			if p == nil {
				continue
			}
			for i, s := range p.Steps {
				x.steps[p.ID] = append(x.steps[p.ID], s.ID)
				x.at[spot{p.ID, s.ID}] = int32(i)
			}
		}
		return x
	})
}

// along is the space so many steps further on a path, or None.
func (x *order) along(path, space int32, n int64) int32 {
	at, ok := x.at[spot{path, space}]
	steps := x.steps[path]
	to := int64(at) + n
	if !ok || to < 0 || to >= int64(len(steps)) {
		return model.None
	}
	return steps[to]
}

// between is the number of steps on a path from one space to another; ok is false if one of them is
// not on it.
func (x *order) between(path, from, to int32) (n int32, ok bool) {
	a, ok := x.at[spot{path, from}]
	b, also := x.at[spot{path, to}]
	return b - a, ok && also
}
