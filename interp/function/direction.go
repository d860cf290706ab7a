package function

import (
	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/english"
	"sandtable/schema/model"
)

var toward = &Function{
	Function: check.Function{
		Name: "toward", Usage: "toward(space, direction) maybe(space)", Since: 1, Reads: check.ReadsPieces,
		Doc: "The neighbor in a direction, on a map with a grid; none beyond the edge. If the space is none, the result is none.", Example: "",
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			if !c.Count(2, 2) {
				return nil, model.TInvalid
			}
			x, k := gridSpace(c, 0)
			if k == nil {
				return nil, model.TInvalid
			}
			return []model.Expr{x, gridDirection(c, 1, k)}, maybeOne(k)
		},
	},
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		lat := model.LatticeOf(f.Args[0].Type().Kind)
		if d, ok := f.Args[1].(*model.Const); ok {
			next, lo := lat.Next[d.N], lat.Lo
			k := lower.Once(l, nextKey{lat, d.N}, func() *ir.Kernel {
				return &ir.Kernel{Name: f.Name + " " + model.DirectionNames[d.N], Fold: true, Sure: true, Goes: ir.Toward, Grid: lat, Way: d.N, On: func(_ *machine.M, x int32) int32 {
					if i := x - lo; uint32(i) < uint32(len(next)) {
						return next[i]
					}
					return model.None
				}}
			})
			return l.Kern(k, l.Type(f.T), &f.R, l.Expr(f.Args[0]))
		}
		k := ir.Kernel{Fold: true, Sure: true, Goes: ir.Toward, Grid: lat, Two: func(_ *machine.M, x, d int32) int32 { return lat.Neighbor(x, d) }}
		return kernel(l, f, f.R, k, exprs(l, f)...)
	},
}

// nextKey is the map and the direction of a step.
type nextKey struct {
	l         *model.Lattice
	direction int32
}

var opposite = &Function{
	Function: check.Function{
		Name: "opposite", Usage: "opposite(direction) direction", Since: 1, Reads: check.ReadsArgs,
		Doc: "The opposite direction.", Example: "opposite(north_east) == south_west",
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			if !c.Count(1, 1) || !hasDirections(c) {
				return nil, model.TInvalid
			}
			t := directionType(c)
			return []model.Expr{c.Arg(0, t)}, t
		},
	},
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		return number1(l, f, func(in []int32) int32 { return int32(model.Direction(in[0]).Opposite()) })
	},
}

func directionType(c *check.Call) model.Type {
	return model.Type{Base: model.EnumOf, Enum: c.Game.Direction}
}

func maybeOne(k *model.Kind) model.Type {
	t := model.OneOf(k)
	t.Maybe = true
	return t
}

// hasDirections reports whether the language's directions are available. It reports a finding if
// the game has an enum or kind of that name.
func hasDirections(c *check.Call) bool {
	if c.Game.Direction == nil {
		c.Report(diag.Errorf("check/direction", c.Range, "%s needs the built-in directions, and this game declares its own \"direction\"", c.Name).
			WithHint("rename the game's enum or kind"))
		return false
	}
	return true
}

// gridSpace checks the i-th argument, a space of a grid or none, and returns the kind of space.
func gridSpace(c *check.Call, i int) (model.Expr, *model.Kind) {
	if !hasDirections(c) {
		return nil, nil
	}
	x := c.Arg(i, maybeOne(c.Kind(model.KindSpace)))
	if x.Type().Base == model.Invalid {
		return nil, nil
	}
	k := gridKind(x.Type().Kind)
	if x.Type().Base == model.Nothing || k == nil {
		if k = onlyGrid(c, x.Type().Kind); k == nil {
			return nil, nil
		}
		x = c.Coerce(c.Env, x, maybeOne(k))
	}
	return x, k
}

// gridDirection checks the i-th argument, a direction that the grid has.
func gridDirection(c *check.Call, i int, k *model.Kind) model.Expr {
	d := c.Arg(i, directionType(c))
	if n, ok := d.(*model.Const); ok && d.Type().Base == model.EnumOf && !gridKind(k).Lattice.Shape.Has(model.Direction(n.N)) {
		c.Report(diag.Errorf("check/direction", d.Range(), "%s has no neighbor to the %s", english.A(k.Name), model.DirectionNames[n.N]).
			WithHint("hexes with flat tops have neighbors to the north and south, hexes with pointed tops to the east and west"))
	}
	return d
}
