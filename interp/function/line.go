package function

import (
	"sync"

	"sandtable/interp/ir"
	"sandtable/interp/lower"
	"sandtable/interp/machine"
	"sandtable/schema/check"
	"sandtable/schema/diag"
	"sandtable/schema/model"
)

var line = lineFunction("line",
	"The spaces of a grid that the straight line between two centres crosses, without both ends. If it runs along a side, the spaces on both sides.", false)

var touched = lineFunction("touched",
	"The spaces of a grid that the straight line between two centres touches, without both ends: those of `line`, and those that it touches only at a corner.", true)

// lineFunction makes a function of the spaces under a line. With corners it includes spaces that
// the line only touches in a corner.
func lineFunction(name, doc string, corners bool) *Function {
	return &Function{
		Function: check.Function{
			Name: name, Usage: name + "(space, space) set of spaces", Since: 1, Reads: check.ReadsPieces, Doc: doc, Example: "",
			Check: func(c *check.Call) ([]model.Expr, model.Type) {
				xs, k := checkGrid(c)
				return xs, model.SetOf(k)
			},
		},
		Lower: func(l *lower.L, f *model.Func) *ir.Node {
			lat, w := model.LatticeOf(f.Args[0].Type().Kind), lower.WindowOf(f.T)
			line := func(m *machine.M, a, b int32, dst []uint64) {
				m.Spend(between(lat, a, b, corners, func(id int32) { ir.Add1(dst, w, id) }))
			}
			if lat.Hi-lat.Lo <= maxKept {
				line = lower.Once(l, lineKey{lat, corners}, func() lineOf { return keptLines(lat, w, corners) })
			}
			return filled(l, f, func(m *machine.M, in []int32, dst []uint64) { line(m, in[0], in[1], dst) })
		},
	}
}

// maxKept bounds the spaces of maps for which all lines are kept. On larger maps each line is
// computed when it is used.
const maxKept = 256

type lineKey struct {
	l       *model.Lattice
	corners bool
}

// lineOf fills the words of a set with the spaces under a line.
type lineOf = func(m *machine.M, a, b int32, dst []uint64)

// keptLines computes all lines when the first one is asked for.
func keptLines(l *model.Lattice, w ir.Window, corners bool) lineOf {
	n, words := l.Hi-l.Lo, w.N
	all := sync.OnceValue(func() []uint64 {
		all := make([]uint64, n*n*words)
		for i := range n * n {
			between(l, l.Lo+i/n, l.Lo+i%n, corners, func(id int32) { ir.Add1(all[i*words:], w, id) })
		}
		return all
	})
	return func(_ *machine.M, a, b int32, dst []uint64) {
		if i, j := a-l.Lo, b-l.Lo; uint32(i) < uint32(n) && uint32(j) < uint32(n) {
			copy(dst, all()[(i*n+j)*words:])
		}
	}
}

var straight = &Function{
	Function: check.Function{
		Name: "straight", Usage: "straight(space, space) bool", Since: 1, Reads: check.ReadsPieces,
		Doc: "Whether two different spaces of a grid are on one line in one of its directions: squares in one row, column or diagonal, hexes in one row of hexes.", Example: "",
		Check: func(c *check.Call) ([]model.Expr, model.Type) {
			xs, _ := checkGrid(c)
			return xs, model.TBool
		},
	},
	Lower: func(l *lower.L, f *model.Func) *ir.Node {
		lat := model.LatticeOf(f.Args[0].Type().Kind)
		return number2(l, f, func(x, y int32) int32 { return ir.Truth(inLine(lat, x, y)) })
	},
}

// inLine reports whether two different spaces are on one line in a direction of their grid.
func inLine(l *model.Lattice, x, y int32) bool {
	a, b := x-l.Lo, y-l.Lo
	if uint32(a) >= uint32(len(l.X)) || uint32(b) >= uint32(len(l.X)) || a == b || l.Part[a] != l.Part[b] {
		return false
	}
	dx, dy := abs(l.X[a]-l.X[b]), abs(l.Y[a]-l.Y[b])
	return dx == dy || dx == 0 && l.Shape != model.HexRows || dy == 0 && l.Shape != model.HexColumns
}

// checkGrid checks two spaces of one grid.
func checkGrid(c *check.Call) ([]model.Expr, *model.Kind) {
	if !c.Count(2, 2) {
		return nil, nil
	}
	a, b := c.Arg(0, model.OneOf(c.Kind(model.KindSpace))), c.Arg(1, model.OneOf(c.Kind(model.KindSpace)))
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
	return []model.Expr{c.Coerce(c.Env, a, model.OneOf(k)), c.Coerce(c.Env, b, model.OneOf(k))}, k
}

// gridKind returns the kind whose spaces a grid makes: k or one of its ancestors.
func gridKind(k *model.Kind) *model.Kind {
	if l := model.LatticeOf(k); l != nil {
		return l.Kind
	}
	return nil
}

// onlyGrid returns the kind of the game's only grid, for an argument that is none or any space. It
// reports a finding if there are several grids, or none.
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
		if c.KindsLost() { // an unreadable map may be the one
			return nil
		}
		f := diag.Errorf("check/no-grid", c.Range, "no map of this game is a grid").WithHint("declare one: map \"Board\" { grid = squares .. }")
		if k != nil && !k.Builtin() {
			f = diag.Errorf("check/no-grid", c.Range, "no map with a grid has spaces of the kind %q", k.Name).WithHint("declare one: map \"Board\" { grid = squares, of = %s .. }", k.Name)
		}
		c.Report(f)
	default:
		c.Report(diag.Errorf("check/no-grid", c.Range, "ambiguous: the game has several grids").
			WithHint("give the enclosing value or rule a space of one kind: %s or %s", found[0].Name, found[1].Name))
	}
	return nil
}

// geometry holds a grid's cells in integers: the length of a step on the lattice (with one axis
// scaled, which moves no point to the other side of a line), the corners of a cell, and the weights
// of the two axes in true distances.
type geometry struct {
	sx, sy  int64
	corners [][2]int64
	wx, wy  int64
}

var geometries = map[model.Shape]geometry{
	model.Squares:    {2, 2, [][2]int64{{-1, -1}, {-1, 1}, {1, -1}, {1, 1}}, 1, 1},
	model.HexColumns: {3, 1, [][2]int64{{-2, 0}, {2, 0}, {-1, -1}, {-1, 1}, {1, -1}, {1, 1}}, 3, 1},
	model.HexRows:    {1, 3, [][2]int64{{0, -2}, {0, 2}, {-1, -1}, {-1, 1}, {1, -1}, {1, 1}}, 1, 3},
}

// between calls add with each space that the line between two centres crosses or runs along; with
// corners, also those that it touches in a corner. It returns the number of spaces examined.
func between(l *model.Lattice, a, b int32, corners bool, add func(id int32)) int {
	if a < l.Lo || b < l.Lo || a >= l.Hi || b >= l.Hi || a == b || !l.There[a-l.Lo] || !l.There[b-l.Lo] || l.Part[a-l.Lo] != l.Part[b-l.Lo] {
		return 0
	}
	g, part := geometries[l.Shape], l.Part[a-l.Lo]
	ax, ay, bx, by := l.X[a-l.Lo], l.Y[a-l.Lo], l.X[b-l.Lo], l.Y[b-l.Lo]
	looked := 0
	for y := min(ay, by) - 1; y <= max(ay, by)+1; y++ {
		for x := min(ax, bx) - 1; x <= max(ax, bx)+1; x++ {
			looked++
			id := l.At(part, x, y)
			if id == model.None || id == a || id == b {
				continue
			}
			if g.crosses(int64(bx-ax), int64(by-ay), int64(x-ax), int64(y-ay), corners) {
				add(id)
			}
		}
	}
	return looked
}

// crosses reports whether the line from the origin to (dx, dy) crosses the cell at (x, y) or runs
// along its side, or, with corners, touches one of its corners. The line is taken as unbounded:
// cells that it crosses beyond its ends are excluded by their centres.
func (g *geometry) crosses(dx, dy, x, y int64, corners bool) bool {
	if along := g.wx*dx*x + g.wy*dy*y; along <= 0 || along >= g.wx*dx*dx+g.wy*dy*dy {
		return false
	}
	left, right, on := 0, 0, 0
	for _, c := range g.corners {
		switch side := dx*g.sx*(y*g.sy+c[1]) - dy*g.sy*(x*g.sx+c[0]); {
		case side > 0:
			left++
		case side < 0:
			right++
		default:
			on++
		}
	}
	return left > 0 && right > 0 || on == 2 || corners && on == 1
}

func abs(v int32) int32 { return max(v, -v) }
