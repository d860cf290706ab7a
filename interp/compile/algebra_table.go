package compile

import (
	"slices"

	"sandtable/interp/machine"
	"sandtable/schema/model"
)

// Tables of static sets, indexed by one or two things.

// rowKey is a thing that indexes the rows of a table.
type rowKey struct {
	of    model.Expr
	v     *model.Var // stands for it while the table is computed
	lo, n int32
}

func cases(keys []rowKey) int64 {
	n := int64(1)
	for _, k := range keys {
		n *= int64(k.n)
	}
	return n
}

// tabulate computes the table of an expression for all cases of its keys; nil if that fails. Each
// row may run over further variables. row compiles what fills one.
func (c *C) tabulate(e model.Expr, w Window, keys []rowKey, further []*model.Var, row func() func(m *machine.M, row []uint64) bool) *node {
	vars := slices.Clone(further)
	for _, k := range keys {
		vars = append(vars, k.v)
	}
	rows, ok := fold(c, e, vars, w, cases(keys), func() ([]uint64, func(m *machine.M, i int64) bool) {
		rows, fill, bind := make([]uint64, cases(keys)*int64(w.N)), row(), c.bindKeys(keys)
		return rows, func(m *machine.M, i int64) bool {
			return !bind(m, i) || fill(m, rows[i*int64(w.N):(i+1)*int64(w.N)])
		}
	})
	if !ok {
		return nil
	}
	return c.rowNode(w, keys, rows)
}

// bindKeys compiles the binding of the keys of a table's i-th row; false: there is no such thing.
func (c *C) bindKeys(keys []rowKey) func(m *machine.M, i int64) bool {
	var binds []func(m *machine.M, id int32)
	for _, k := range keys {
		binds = append(binds, c.binder(k.v))
	}
	return func(m *machine.M, i int64) bool {
		for j := len(keys) - 1; j >= 0; j-- {
			id := keys[j].lo + int32(i%int64(keys[j].n))
			if c.missing(keys[j].v, id) {
				return false
			}
			binds[j](m, id)
			i /= int64(keys[j].n)
		}
		return true
	}
}

// rowNode returns the row of a table for its keys.
func (c *C) rowNode(w Window, keys []rowKey, rows []uint64) *node {
	n := &node{op: opRow, w: w, by: keys, lo: keys[0].lo, n: keys[0].n, rows: rows, total: true}
	for _, k := range keys {
		n.total = n.total && c.total(k.of)
	}
	n.key = c.Num(keys[0].of)
	if len(keys) == 1 {
		n.slot = c.slotOf(keys[0].of)
	}
	if len(keys) == 2 {
		x, y, lo, lo2, n2 := n.key, c.Num(keys[1].of), keys[0].lo, keys[1].lo, uint32(keys[1].n)
		n.lo, n.n = 0, keys[0].n*keys[1].n
		if slot := c.slotOf(keys[1].of) - 1; slot >= 0 {
			n.key = func(m *machine.M) int32 {
				a, b := x(m)-lo, uint32(m.L[m.Base()+slot]-lo2)
				if b >= n2 || a < 0 {
					return model.None
				}
				return a*int32(n2) + int32(b)
			}
			return n
		}
		n.key = func(m *machine.M) int32 {
			a, b := x(m)-lo, uint32(y(m)-lo2)
			if b >= n2 || a < 0 {
				return model.None
			}
			return a*int32(n2) + int32(b)
		}
	}
	return n
}

// joined returns the intersection of two tables as one table; nil if it would have too many keys or
// rows.
func (c *C) joined(a, b *node) *node {
	if c.without(Joined) || a.op != opRow || b.op != opRow || a.by == nil || b.by == nil {
		return nil
	}
	keys := a.by
	at := make([]int, len(b.by)) // positions of b's keys among all keys
	for i, k := range b.by {
		at[i] = -1
		for j, x := range keys {
			if same(x.of, k.of) && x.lo == k.lo && x.n == k.n {
				at[i] = j
			}
		}
		if at[i] < 0 {
			if !c.total(k.of) {
				return nil // it would be evaluated where a is empty
			}
			at[i] = len(keys)
			keys = append(keys[:len(keys):len(keys)], k)
		}
	}
	if len(keys) > 2 || cases(keys)*int64(a.w.N) > maxTable {
		return nil
	}
	n := int(a.w.N)
	rows := make([]uint64, int(cases(keys))*n)
	index := make([]int32, len(keys))
	for r := 0; r*n < len(rows); r++ {
		rest := int32(r)
		for j := len(keys) - 1; j >= 0; j-- {
			index[j], rest = rest%keys[j].n, rest/keys[j].n
		}
		ra, rb := 0, 0
		for j := range a.by {
			ra = ra*int(a.by[j].n) + int(index[j])
		}
		for j := range b.by {
			rb = rb*int(b.by[j].n) + int(index[at[j]])
		}
		for x := range n {
			rows[r*n+x] = a.rows[ra*n+x] & b.rows[rb*n+x]
		}
	}
	return c.rowNode(a.w, keys, rows)
}
