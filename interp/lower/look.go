package lower

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"sandtable/interp/ir"
	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Decision tables.

type column struct {
	t *model.Table
	i int
}

// look lowers a lookup, of a column or of the row's index.
func (l *L) look(e *model.Look) *ir.Node {
	row := l.row(e)
	if e.Column < 0 {
		return row
	}
	tab := Once(l, column{e.Table, e.Column}, func() *ir.Table {
		t := &ir.Table{Name: e.Table.Name + "." + e.Table.Results[e.Column].Name, Keys: []ir.Dom{{N: int32(len(e.Table.Rows))}}}
		for _, r := range e.Table.Rows {
			t.Nums = append(t.Nums, r.Out[e.Column])
		}
		return t
	})
	return l.Lookup(l.Type(e.T), tab, row)
}

func (l *L) row(e *model.Look) *ir.Node {
	if e.Row != nil {
		return l.Expr(e.Row)
	}
	var axes []*ir.Node
	for _, a := range e.Args {
		axes = append(axes, l.Expr(a))
	}
	t := ir.Type{Base: ir.ID, Dom: ir.Dom{N: int32(len(e.Table.Rows))}}
	return l.Kern(l.finder(e.Table), t, &e.R, axes...)
}

// finder finds the first row that covers its arguments.
func (l *L) finder(t *model.Table) *ir.Kernel {
	return Once(l, t, func() *ir.Kernel {
		x := newRows(t)
		return &ir.Kernel{Name: "row of " + t.Name, Fold: true, Nums: func(m *machine.M, at *hcl.Range, in []int32) int32 {
			i := x.find(m, in)
			switch {
			case i < 0:
				m.FailAt(*at, "run/table", "no row of the table %q covers %s", t.Title, uncovered(l.Game, t, in))
				return 0
			case m.Cover != nil:
				m.Cover(t, int(i))
			}
			return i
		}}
	})
}

// rows finds the rows of a table: by an index of all cases if there are few, else one by one.
type rows struct {
	t     *model.Table
	axes  []axis
	index []int32 // by case: its first row, or -1; nil: there are too many cases
}

// axis is the values that an input tells apart. A number beyond them is in the rows of the nearest.
type axis struct {
	lo, hi  int32
	numbers bool
}

// maxCases bounds the cases of a table that has an index.
const maxCases = 1 << 16

func newRows(t *model.Table) *rows {
	x, n := &rows{t: t}, int64(1)
	for i := range t.Params {
		a := axisOf(t, i)
		size := int64(a.hi) - int64(a.lo) + 1
		if size < 1 || size > maxCases || n*size > maxCases {
			return &rows{t: t}
		}
		x.axes, n = append(x.axes, a), n*size
	}
	index, in := make([]int32, n), make([]int32, len(x.axes))
	for i := range index {
		rest := int32(i)
		for j, a := range slices.Backward(x.axes) {
			size := a.hi - a.lo + 1
			in[j], rest = a.lo+rest%size, rest/size
		}
		index[i] = x.first(in)
	}
	x.index = index
	return x
}

func axisOf(t *model.Table, i int) axis {
	switch p := t.Params[i].Type; {
	case p.Maybe:
	case p.Is(model.Bool):
		return axis{lo: 0, hi: 1}
	case p.Is(model.EnumOf):
		return axis{lo: 0, hi: int32(len(p.Enum.Names)) - 1}
	case p.Is(model.ThingOf):
		return axis{lo: p.Kind.Lo, hi: p.Kind.Hi - 1}
	case p.Is(model.Number):
		const bound = 1 << 30
		lo, hi := int32(bound), int32(-bound)
		for _, r := range t.Rows {
			for _, ends := range r.Cells[i].Ranges {
				for _, v := range ends {
					if -bound < v && v < bound {
						lo, hi = min(lo, v), max(hi, v)
					}
				}
			}
		}
		return axis{lo - 1, hi + 1, true}
	}
	return axis{lo: 0, hi: -1} // none has no place among the values
}

// find returns the first row that covers what is given, or -1.
func (x *rows) find(m *machine.M, in []int32) int32 {
	if at, ok := x.caseOf(in); ok {
		return x.index[at]
	}
	i := x.first(in)
	looked := i
	if i < 0 {
		looked = int32(len(x.t.Rows))
	}
	m.Spend(int(looked) * len(in) / cellsAStep)
	return i
}

// caseOf is where the index has what is given; false: it has it not.
func (x *rows) caseOf(in []int32) (at int32, ok bool) {
	for i := range x.axes {
		a, v := &x.axes[i], in[i]
		if a.numbers {
			v = min(max(v, a.lo), a.hi)
		}
		if v < a.lo || v > a.hi {
			return 0, false
		}
		at = at*(a.hi-a.lo+1) + v - a.lo
	}
	return at, x.index != nil
}

// cellsAStep is how many cells are compared in a step of work.
const cellsAStep = 8

func (x *rows) first(in []int32) int32 {
	return int32(slices.IndexFunc(x.t.Rows, func(r *model.Row) bool {
		for i, v := range in {
			if !r.Cells[i].Matches(v) {
				return false
			}
		}
		return true
	}))
}

// uncovered writes the inputs that have no row: those that no row covers whatever the others are,
// else all.
func uncovered(g *model.Game, t *model.Table, in []int32) string {
	var alone, all []string
	for i, v := range in {
		input := t.Params[i].Name + " = " + g.Show(t.Params[i].Type, v)
		all = append(all, input)
		if !slices.ContainsFunc(t.Rows, func(r *model.Row) bool { return r.Cells[i].Matches(v) }) {
			alone = append(alone, input)
		}
	}
	if len(alone) > 0 {
		return strings.Join(alone, ", ")
	}
	return strings.Join(all, ", ")
}
