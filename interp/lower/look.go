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
		return &ir.Kernel{Name: "row of " + t.Name, Fold: true, Do: func(m *machine.M, at *hcl.Range, in []ir.Val) ir.Val {
			i := slices.IndexFunc(t.Rows, func(r *model.Row) bool { return covers(r, in) })
			if i < 0 {
				m.FailAt(*at, "run/table", "no row of the table %q covers %s", t.Title, uncovered(l.Game, t, in))
				return ir.Val{}
			}
			m.Spend(i * len(in) / 4)
			if m.Cover != nil {
				m.Cover(t, i)
			}
			return ir.Val{N: int32(i)}
		}}
	})
}

func covers(r *model.Row, in []ir.Val) bool {
	for i, v := range in {
		if !r.Cells[i].Matches(v.N) {
			return false
		}
	}
	return true
}

// uncovered writes the inputs that have no row: those that no row covers whatever the others are,
// else all.
func uncovered(g *model.Game, t *model.Table, in []ir.Val) string {
	var alone, all []string
	for i, v := range in {
		input := t.Params[i].Name + " = " + g.Show(t.Params[i].Type, v.N)
		all = append(all, input)
		if !slices.ContainsFunc(t.Rows, func(r *model.Row) bool { return r.Cells[i].Matches(v.N) }) {
			alone = append(alone, input)
		}
	}
	if len(alone) > 0 {
		return strings.Join(alone, ", ")
	}
	return strings.Join(all, ", ")
}
