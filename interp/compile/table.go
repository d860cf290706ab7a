package compile

import (
	"slices"
	"strings"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// table is a compiled decision table: a dense index of rows if there are few cases, else the rows
// in order.
type table struct {
	model *model.Table
	lo    []int32
	n     []int32
	dense []int32 // row by case, or nil
}

const maxDense = 1 << 16

func (c *C) table(t *model.Table) *table {
	if ct := c.tables[t]; ct != nil {
		return ct
	}
	ct := &table{model: t}
	c.tables[t] = ct
	total := int32(1)
	for i, p := range t.Params {
		lo, hi := c.axis(t, i, p)
		ct.lo, ct.n = append(ct.lo, lo), append(ct.n, hi-lo+1)
		if hi-lo+1 > maxDense || total*(hi-lo+1) > maxDense || hi < lo {
			return ct
		}
		total *= hi - lo + 1
	}
	ct.dense = make([]int32, total)
	at := make([]int32, len(t.Params))
	for i := range ct.dense {
		rest := int32(i)
		for j := len(at) - 1; j >= 0; j-- {
			at[j] = ct.lo[j] + rest%ct.n[j]
			rest /= ct.n[j]
		}
		ct.dense[i] = ct.find(at)
	}
	return ct
}

// axis returns the interval of values that an axis distinguishes. Values outside it match the same
// rows as its ends.
func (c *C) axis(t *model.Table, i int, p *model.Var) (lo, hi int32) {
	switch {
	case p.Type.Maybe:
		return 0, -1 // an axis that may be none has no interval
	case p.Type.Is(model.Bool):
		return 0, 1
	case p.Type.Is(model.EnumOf):
		return 0, int32(len(p.Type.Enum.Names)) - 1
	case p.Type.Is(model.ThingOf):
		return p.Type.Kind.Lo, p.Type.Kind.Hi - 1
	case p.Type.Is(model.Number):
		lo, hi = 1<<30, -1<<30
		for _, r := range t.Rows {
			for _, rg := range r.Cells[i].Ranges {
				for _, v := range rg {
					if v > -1<<30 && v < 1<<30 {
						lo, hi = min(lo, v), max(hi, v)
					}
				}
			}
		}
		return lo - 1, hi + 1
	}
	return 0, -1
}

func (t *table) find(at []int32) int32 {
	for j, r := range t.model.Rows {
		ok := true
		for k, v := range at {
			if !r.Cells[k].Matches(v) {
				ok = false
				break
			}
		}
		if ok {
			return int32(j)
		}
	}
	return -1
}

// looked returns the steps that it takes to find a row.
func (t *table) looked(row int32) int {
	if row < 0 {
		row = int32(len(t.model.Rows))
	}
	return int(row) * len(t.model.Params) / rowsAStep
}

// look compiles a lookup, of a column or of the row's index.
func (c *C) look(e *model.Look) machine.Num {
	t := e.Table
	row := c.row(e)
	if e.Column < 0 {
		return row
	}
	out := make([]int32, len(t.Rows))
	for i, r := range t.Rows {
		out[i] = r.Out[e.Column]
	}
	return func(m *machine.M) int32 {
		r := row(m)
		if r < 0 {
			return 0
		}
		return out[r]
	}
}

func (c *C) row(e *model.Look) machine.Num {
	if e.Row != nil {
		return c.Num(e.Row)
	}
	t := e.Table
	ct := c.table(t)
	var axes []machine.Num
	for _, a := range e.Args {
		axes = append(axes, c.Num(a))
	}
	at := e.R
	return func(m *machine.M) int32 {
		var buf [8]int32
		vals := buf[:len(axes)]
		idx, dense := int32(0), ct.dense != nil
		for i, f := range axes {
			v := f(m)
			vals[i] = v
			if dense {
				k := v - ct.lo[i]
				if t.Params[i].Type.Base == model.Number {
					k = min(max(k, 0), ct.n[i]-1)
				}
				if k < 0 || k >= ct.n[i] {
					dense = false
					continue
				}
				idx = idx*ct.n[i] + k
			}
		}
		r := int32(-1)
		if dense {
			r = ct.dense[idx]
		} else {
			r = ct.find(vals)
			m.Spend(ct.looked(r))
		}
		if r < 0 {
			m.FailAt(at, "run/table", "no row of the table %q covers %s", t.Title, c.uncovered(t, vals))
			return r
		}
		if m.Cover != nil {
			m.Cover(t, int(r))
		}
		return r
	}
}

// RowOf compiles a lookup whose inputs are already in locals, for `roll on`.
func (c *C) RowOf(t *model.Table) func(m *machine.M, vals []int32) int32 {
	ct := c.table(t)
	return func(m *machine.M, vals []int32) int32 {
		r := ct.find(vals)
		m.Spend(ct.looked(r))
		if r >= 0 && m.Cover != nil {
			m.Cover(t, int(r))
		}
		if r < 0 {
			m.Fail("run/table", "no row of the table %q covers %s", t.Title, c.uncovered(t, vals))
		}
		return r
	}
}

// uncovered writes the inputs that have no row: those that no row covers whatever the others are,
// else all.
func (c *C) uncovered(t *model.Table, vals []int32) string {
	var alone, all []string
	for i, v := range vals {
		input := t.Params[i].Name + " = " + c.Game.Show(t.Params[i].Type, v)
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
