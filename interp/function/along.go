package function

import (
	"sandtable/interp/compile"
	"sandtable/interp/machine"
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
	Compile: compile.Function{Static: true, Num: func(c *compile.C, f *model.Func) machine.Num {
		path, space, number := c.Num(f.Args[0]), c.Num(f.Args[1]), c.Num(f.Args[2])
		order, unit := orderOf(c), int64(c.Game.Unit)
		return func(m *machine.M) int32 {
			p := path(m)
			at, ok := order.at[spot{p, space(m)}]
			steps := order.steps[p]
			to := int64(at) + int64(number(m))/unit
			if !ok || to < 0 || to >= int64(len(steps)) {
				return model.None
			}
			return steps[to]
		}
	}},
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
	Compile: compile.Function{Static: true, Num: func(c *compile.C, f *model.Func) machine.Num {
		path, from, to := c.Num(f.Args[0]), c.Num(f.Args[1]), c.Num(f.Args[2])
		order, unit := orderOf(c), c.Game.Unit
		return func(m *machine.M) int32 {
			p := path(m)
			a, ok := order.at[spot{p, from(m)}]
			b, also := order.at[spot{p, to(m)}]
			if !ok || !also {
				return model.None
			}
			return (b - a) * unit
		}
	}},
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

func orderOf(c *compile.C) *order {
	return compile.Once(c, orderKey{}, func() *order {
		x := &order{map[int32][]int32{}, map[spot]int32{}}
		for _, p := range c.Game.Things {
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
