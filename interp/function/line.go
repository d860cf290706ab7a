package function

import (
	"sandtable/interp/compile"
	"sandtable/interp/machine"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/model"
)

var line = &Function{
	Function: check.Function{
		Name: "line", Usage: "line(space, space) set of spaces", Since: 1,
		Doc: "The spaces of a grid that the straight line from one centre to the other crosses, both ends left out; where it runs along a side, the spaces on both sides.", Example: "",
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			xs, k := checkGrid(c)
			return xs, model.SetOf(k)
		},
	},
	Compile: compile.Function{Static: true, Set: func(c *compile.C, f *model.Func, w compile.Window) machine.Set {
		x, y := c.Num(f.Args[0]), c.Num(f.Args[1])
		g := gridOf(c.Game, f.Args[0].Type().Kind)
		n := g.hi - g.lo
		lines := make([][]uint64, n*n)
		for a := g.lo; a < g.hi; a++ {
			for b := g.lo; b < g.hi; b++ {
				s := make([]uint64, w.N)
				for _, id := range g.between(a, b) {
					compile.AddTo(s, w, id)
				}
				lines[(a-g.lo)*n+b-g.lo] = s
			}
		}
		return func(m *machine.M, dst []uint64) { copy(dst, lines[(x(m)-g.lo)*n+y(m)-g.lo]) }
	}},
}

var straight = &Function{
	Function: check.Function{
		Name: "straight", Usage: "straight(space, space) bool", Since: 1,
		Doc: "Whether two different squares lie in one row, column or diagonal.", Example: "",
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			xs, _ := checkGrid(c)
			return xs, model.TBool
		},
	},
	Compile: compile.Function{Static: true, Num: func(c *compile.C, f *model.Func) machine.Num {
		x, y := c.Num(f.Args[0]), c.Num(f.Args[1])
		g := gridOf(c.Game, f.Args[0].Type().Kind)
		return func(m *machine.M) int32 {
			a, b := x(m)-g.lo, y(m)-g.lo
			dx, dy := abs(g.col[a]-g.col[b]), abs(g.row[a]-g.row[b])
			if a != b && (dx == 0 || dy == 0 || dx == dy) {
				return 1
			}
			return 0
		}
	}},
}

// checkGrid takes two spaces of one grid.
func checkGrid(c *check.Call) ([]model.Expr, *model.Kind) {
	if !c.Count(2, 2) {
		return nil, nil
	}
	a, b := c.Arg(0, model.OneOf(c.Kind("space"))), c.Arg(1, model.OneOf(c.Kind("space")))
	if a.Type().Base == model.Invalid || b.Type().Base == model.Invalid {
		return nil, nil
	}
	k := gridKind(a.Type().Kind)
	if k == nil {
		k = gridKind(b.Type().Kind)
	}
	if k == nil {
		if k = onlyGrid(c, nil); k == nil {
			return nil, nil
		}
	}
	if tooMany(c, k, maxLine) {
		return nil, nil
	}
	return []model.Expr{c.Coerce(c.Env, a, model.OneOf(k)), c.Coerce(c.Env, b, model.OneOf(k))}, k
}

// gridKind is the kind whose spaces a grid makes: k or one above it.
func gridKind(k *model.Kind) *model.Kind {
	if l := model.LatticeOf(k); l != nil {
		return l.Kind
	}
	return nil
}

// onlyGrid is the kind of the game's grid, where the type does not tell: it is not there, or a space of any kind. Several grids, or none, are
// reported.
func onlyGrid(c *check.Call, k *model.Kind) *model.Kind {
	var found []*model.Kind
	for _, x := range c.Game.Kinds {
		if x.Lattice != nil && (k == nil || x.IsA(k)) {
			found = append(found, x)
		}
	}
	switch len(found) {
	case 1:
		return found[0]
	case 0:
		f := diag.Errorf("check/no-grid", c.Range, "no map of this game is a grid").WithHint("map \"Board\" { grid = squares ... }")
		if k != nil && !k.Builtin() {
			f = diag.Errorf("check/no-grid", c.Range, "no map with a grid makes spaces of the kind %q", k.Name).WithHint("map \"Board\" { grid = squares, of = %s ... }", k.Name)
		}
		c.Report(f)
	default:
		c.Report(diag.Errorf("check/no-grid", c.Range, "the game has several grids, and nothing tells which one is meant").
			WithHint("give the value or rule that asks a space of one kind: %s or %s", found[0].Name, found[1].Name))
	}
	return nil
}

type grid struct {
	lo, hi   int32
	col, row []int32 // by space, less lo
	there    []bool
}

func gridOf(g *model.Game, k *model.Kind) grid {
	l := model.LatticeOf(k)
	return grid{lo: l.Lo, hi: l.Hi, col: l.X, row: l.Y, there: l.There}
}

// between lists the squares that the line between two centres crosses, or along whose side it runs.
func (g grid) between(a, b int32) []int32 {
	ax, ay := int64(2*g.col[a-g.lo]), int64(2*g.row[a-g.lo]) // doubled, so that corners are whole
	bx, by := int64(2*g.col[b-g.lo]), int64(2*g.row[b-g.lo])
	var out []int32
	for s := g.lo; s < g.hi; s++ {
		x, y := int64(2*g.col[s-g.lo]), int64(2*g.row[s-g.lo])
		if s == a || s == b || !g.there[s-g.lo] || x < min(ax, bx) || x > max(ax, bx) || y < min(ay, by) || y > max(ay, by) {
			continue
		}
		left, right, on := 0, 0, 0
		for _, d := range [4][2]int64{{-1, -1}, {-1, 1}, {1, -1}, {1, 1}} {
			switch side := (bx-ax)*(y+d[1]-ay) - (by-ay)*(x+d[0]-ax); {
			case side > 0:
				left++
			case side < 0:
				right++
			default:
				on++
			}
		}
		if left > 0 && right > 0 || on == 2 && (left == 2 || right == 2) {
			out = append(out, s)
		}
	}
	return out
}

func abs(v int32) int32 { return max(v, -v) }
